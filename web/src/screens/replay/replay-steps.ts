import type { Entry, Outcome, Sight, View } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Sailor } from '../../play/match.js';

/** One step of a finished match with everything open. */
export interface OpenStep {
  readonly step: number;
  /** The entry that led to it; null for the start. */
  readonly entry: Entry | null;
  readonly actors: readonly number[];
  readonly open: View;
  readonly between: readonly View[];
}

/** A match to watch, and where its steps come from. */
export interface Reel {
  readonly game: GameId;
  readonly sailors: readonly Sailor[];
  /** The seat from which it is watched at first. */
  readonly seat: number;
  /** The number of the last step. */
  readonly steps: number;
  readonly outcome: Outcome | null;
  /** `count` steps from `from` on, in order; fewer at the end. */
  fetch(from: number, count: number): Promise<readonly OpenStep[]>;
  /** A step as a seat saw it. */
  seen(step: number, seat: number): Promise<SeenStep>;
}

/** What somebody saw of a step. */
export type SeenStep = Pick<Sight, 'view' | 'between'>;

const PAGE = 50;

/** Which steps are fetched together with this one. */
export const pageOf = (step: number): { readonly from: number; readonly count: number } => ({
  from: step - (step % PAGE),
  count: PAGE,
});

/** A finished match step by step; steps that are looked at are fetched first, the rest behind them. */
export class Film {
  private readonly pages = new Map<number, Promise<void>>();
  private readonly shown: (OpenStep | undefined)[];
  private readonly arrived = signal(0);
  /** Changes whenever more steps are here. */
  readonly news: ReadonlySignal<number> = this.arrived;

  constructor(readonly reel: Reel) {
    this.shown = Array(reel.steps + 1);
  }

  /** The step, if it has been fetched. */
  at(step: number): OpenStep | undefined {
    return this.shown[step];
  }

  /** The step, once it has been fetched. */
  async want(step: number): Promise<OpenStep> {
    const { from, count } = pageOf(step);
    let page = this.pages.get(from);
    if (page === undefined) {
      page = this.take(from, count);
      this.pages.set(from, page);
      // What failed may be tried again.
      page.catch(() => this.pages.delete(from));
    }
    await page;
    const wanted = this.shown[step];
    if (wanted === undefined) throw new Error(`step ${step} did not come`);
    return wanted;
  }

  /** Fetches everything else, page by page from here to the end and then from the start. */
  async fill(near: number, signal: AbortSignal): Promise<void> {
    const { steps } = this.reel;
    const pages = Array.from({ length: Math.floor(steps / PAGE) + 1 }, (_, i) => i * PAGE);
    const { from } = pageOf(near);
    for (const first of [...pages.filter((page) => page >= from), ...pages.filter((page) => page < from)]) {
      if (signal.aborted) return;
      await this.want(first);
    }
  }

  private async take(from: number, count: number): Promise<void> {
    for (const one of await this.reel.fetch(from, count)) this.shown[one.step] = one;
    this.arrived.value += 1;
  }
}
