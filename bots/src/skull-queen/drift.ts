import * as SkullQueen from '@crossbones/games/skull-queen/index';
import { countOf, inARow, noneAbove, noneBelow } from './table.js';

const { cardOf, Judgement, judge } = SkullQueen;

/** The numbers that make a way two spaces long, a bit each, asked of the game's own judge. */
export const [upTwos, downTwos] = (() => {
  const judgement = new Judgement();
  let up = 0;
  let down = 0;
  for (let number = 2; number < 12; number++) {
    judge(Uint8Array.of(cardOf(0, 1), cardOf(0, number), cardOf(0, 12)), 0, 3, 0, 0, judgement);
    if (judgement.upBy[0] === 2) up |= 1 << number;
    if (judgement.downBy[0] === 2) down |= 1 << number;
  }
  return [up, down];
})();

/** How likely a card sends its player's pirate which way. */
export class Drift {
  up = 0;
  upTwo = 0;
  down = 0;
  downTwo = 0;

  /** The chance that a pirate on this space is pushed off the plank. */
  overboard(space: number, spaces: number): number {
    const up = space === 0 ? this.up + this.upTwo : space === 1 ? this.upTwo : 0;
    const left = spaces - 1 - space;
    return up + (left === 0 ? this.down + this.downTwo : left === 1 ? this.downTwo : 0);
  }

  /** One space up or down for certain. */
  surely(up: boolean): void {
    this.up = up ? 1 : 0;
    this.down = up ? 0 : 1;
    this.upTwo = 0;
    this.downTwo = 0;
  }

  /**
   * For a card of this number among `numbers`, those of its colour in the trick, when `toPlay` others follow, each
   * of whom plays the colour with chance `follows` and then any of the `unseen`. A card that is `alone` moves
   * nobody unless one of them does.
   */
  of(number: number, numbers: number, alone: boolean, unseen: number, toPlay: number, follows: number): void {
    const count = countOf(unseen);
    const each = count === 0 ? 0 : follows / count;
    const higher = each * countOf(unseen >> (number + 1));
    const lower = each * countOf(unseen & ((1 << number) - 1));
    const still = alone ? inARow(1 - higher - lower, toPlay) : 0;
    const up = noneAbove(numbers, number) ? inARow(1 - higher, toPlay) - still : 0;
    const down = noneBelow(numbers, number) ? inARow(1 - lower, toPlay) - still : 0;
    this.upTwo = up <= 0 ? 0 : up * long(upTwos, numbers, unseen & ((1 << number) - 1), each, higher, toPlay);
    this.up = up - this.upTwo;
    this.downTwo =
      down <= 0 ? 0 : down * long(downTwos, numbers, (unseen >> number) << number, each, lower, toPlay);
    this.down = down - this.downTwo;
  }
}

/** How likely the way is two spaces, when nobody plays beyond the card, which each would with chance `beyond`. */
function long(
  twos: number,
  numbers: number,
  unseen: number,
  each: number,
  beyond: number,
  toPlay: number,
): number {
  if ((numbers & twos) !== 0) return 1;
  if ((unseen & twos) === 0 || beyond >= 1) return 0;
  return Math.min(1, (toPlay * each) / (1 - beyond));
}
