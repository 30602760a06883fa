import type { World } from '@crossbones/core';
import { RareMap } from '../rare-map.js';

/** What a bot thinks about. */
interface Subject {
  readonly seat: number;
  readonly decision: number;
}

/** What the bots of one table think about at the moment, each for itself. */
export class Thoughts {
  private readonly underWay = new RareMap<
    number,
    { readonly decision: number; readonly end: AbortController }
  >();

  has({ seat, decision }: Subject): boolean {
    return this.underWay.get(seat)?.decision === decision;
  }

  /** One thought for each seat: a new one ends the one before. */
  async begin({ seat, decision }: Subject, think: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.underWay.get(seat)?.end.abort();
    const thought = { decision, end: new AbortController() };
    this.underWay.set(seat, thought);
    try {
      await think(thought.end.signal);
    } finally {
      if (this.underWay.get(seat) === thought) this.underWay.delete(seat);
    }
  }

  /** Ends the thoughts that nobody waits for any more. */
  keep(wanted: (seat: number, decision: number) => boolean): void {
    for (const [seat, { decision, end }] of this.underWay) if (!wanted(seat, decision)) end.abort();
  }
}

/** A late answer is given at the end of such a step, so that small differences in lateness do not show. */
const STEP_MS = 100;

/**
 * Holds a bot's answer back until it is due, or to the end of the next step after that. Answers whether it is still
 * wanted then.
 */
export function holdBack(due: number, world: World, signal: AbortSignal): Promise<boolean> {
  const late = Math.max(0, world.now() - due);
  const wait = due + Math.ceil(late / STEP_MS) * STEP_MS - world.now();
  if (wait <= 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    const cancel = world.after(wait, () => resolve(true));
    signal.addEventListener('abort', () => {
      cancel();
      resolve(false);
    });
  });
}
