import type { Rng } from '@crossbones/core';

/** Far enough apart for the tricks and seats of a round. */
const SEATS = 8;

/**
 * The luck of one world: each seat's die of each trick falls on the same side, whichever die it is. So two trials in
 * one world differ by what was done and not by luck.
 */
export class Luck implements Rng {
  private seed = 0;
  private at = 0;
  private own = 0;
  private side = 0;

  /** Another world; the die in question falls on this side. */
  renew(rng: Rng, trick: number, seat: number, side: number): void {
    this.seed = rng.below(0x1_0000_0000);
    this.own = trick * SEATS + seat;
    this.side = side;
  }

  /** The die of a seat in a trick is next to fall. */
  turn(trick: number, seat: number): void {
    this.at = trick * SEATS + seat;
  }

  below(n: number): number {
    if (this.at === this.own) return this.side % n;
    let z = (this.seed + Math.imul(this.at, 0x9e3779b9)) | 0;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return Math.floor(((z ^ (z >>> 15)) >>> 0) * 2 ** -32 * n);
  }
}
