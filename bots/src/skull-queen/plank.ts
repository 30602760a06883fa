import { SkullQueen } from '@crossbones/games';
import type { Drift } from './drift.js';

const { SPACES, worthAt } = SkullQueen;

/** Sea on either side, as far as the longest way goes. */
const SEA = 2;
/** How much of a bad drift to come is counted: a player seeks the good ones and dodges some of the bad. */
const DODGED = 0.7;

/** What a pirate of one colour may hope for on each space, with cards of that colour still to be played. */
export class Plank {
  private hope = new Float64Array(SPACES + 2 * SEA);
  private next = new Float64Array(SPACES + 2 * SEA);
  private spaces = 0;

  /** As it is when no card is to come. */
  begin(state: SkullQueen.State, side: number): void {
    const { ladders, spaces } = state;
    this.spaces = spaces;
    this.hope.fill(0);
    this.next.fill(0);
    for (let space = 0; space < spaces; space++) this.hope[SEA + space] = worthAt(ladders, side, space);
  }

  /** As it was before a card with this drift. */
  before(drift: Drift): void {
    const { hope, next, spaces } = this;
    for (let space = 0; space < spaces; space++) {
      const gain = this.gain(drift, space);
      next[SEA + space] = hope[SEA + space] + (gain > 0 ? gain : gain * DODGED);
    }
    this.hope = next;
    this.next = hope;
  }

  /** Nothing for a pirate that is not on the plank. */
  at(space: number): number {
    return space < 0 ? 0 : this.hope[SEA + space];
  }

  /** What a card with this drift changes for a pirate on this space. */
  gain({ up, upTwo, down, downTwo }: Drift, space: number): number {
    if (space < 0) return 0;
    const { hope } = this;
    const at = SEA + space;
    return (
      up * hope[at - 1] +
      upTwo * hope[at - 2] +
      down * hope[at + 1] +
      downTwo * hope[at + 2] -
      (up + upTwo + down + downTwo) * hope[at]
    );
  }
}
