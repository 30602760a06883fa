import { signal } from '@preact/signals';
import type { Meddling, TrialEvent, TrialOrder, TrialPicture } from './worker.js';

/** The names of the players, which are common in all our languages. */
export const names = ['Anne', 'Ben', 'Clara', 'Dan'] as const;
/** How many lines are kept. */
const MOST_LINES = 60;

/** Runs one trial after another in a thread, for the screen. */
export class TrialRunner {
  readonly picture = signal<TrialPicture | null>(null);
  /** Newest first, each under a number of its own. */
  readonly lines = signal<readonly (readonly [number: number, event: TrialEvent])[]>([]);
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private told = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<TrialPicture | null>) => {
      // Null: the thread is ready.
      if (data === null) this.begin();
      else this.show(data);
    });
  }

  /** A seed fixes the evening: the same cards, the same bots. */
  begin(): void {
    this.lines.value = [];
    const seed = crypto.getRandomValues(new Uint32Array(1))[0].toString(36);
    this.order({ is: 'begin', seed, names });
  }

  pace(speed: number): void {
    this.order({ is: 'speed', speed });
  }

  meddle(what: Meddling, at: number, broken: boolean): void {
    this.order({ is: 'meddle', what, at, broken });
  }

  mendAll(): void {
    for (const at of names.keys()) this.meddle('network', at, false);
    for (const at of this.picture.peek()?.nodes.keys() ?? [])
      for (const what of ['wire', 'stop', 'pause'] as const) this.meddle(what, at, false);
  }

  end(): void {
    this.worker.terminate();
  }

  private order(order: TrialOrder): void {
    this.worker.postMessage(order);
  }

  private show(picture: TrialPicture): void {
    const fresh = picture.events.map((event) => [++this.told, event] as const).reverse();
    if (fresh.length > 0) this.lines.value = [...fresh, ...this.lines.value].slice(0, MOST_LINES);
    this.picture.value = picture;
  }
}
