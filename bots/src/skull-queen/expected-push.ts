import { downTwos, upTwos } from './drift.js';
import { countOf, inARow } from './table.js';

/** How much of the others' following to count on later: now and then a card is thrown away in another colour. */
const FOLLOWED = 0.9;
/** More than the numbers of a colour, and more than the cards of a hand. */
const NUMBERS = 13;
const CARDS = 15;

/** How many spaces a card still in hand will push its pirate on average, whenever it is played. */
export class ExpectedPush {
  up = 0;
  down = 0;
  /** By cards held, unseen numbers above and unseen numbers below: the chance of a push, and that it is a long one. */
  private readonly rises = new Float64Array(CARDS * NUMBERS * NUMBERS);
  private readonly sinks = new Float64Array(CARDS * NUMBERS * NUMBERS);
  private readonly risesFar = new Float64Array(CARDS * NUMBERS * NUMBERS);
  private readonly sinksFar = new Float64Array(CARDS * NUMBERS * NUMBERS);

  constructor(others: number) {
    for (let held = 1; held < CARDS; held++)
      for (let above = 0; above < NUMBERS; above++)
        for (let below = 0; above + below < NUMBERS; below++) this.reckon(others, held, above, below);
  }

  private reckon(others: number, held: number, above: number, below: number): void {
    const count = above + below;
    if (count === 0) return;
    const at = (held * NUMBERS + above) * NUMBERS + below;
    const follows = (1 - inARow(1 - Math.min(1, count / (held * others)), held)) * FOLLOWED;
    const each = follows / count;
    const still = inARow(1 - follows, others);
    this.rises[at] = inARow(1 - each * above, others) - still;
    this.sinks[at] = inARow(1 - each * below, others) - still;
    this.risesFar[at] = Math.min(1, (others * each) / (1 - each * above));
    this.sinksFar[at] = Math.min(1, (others * each) / (1 - each * below));
  }

  /** For a card of this number, with these of its colour unseen. */
  of(number: number, unseen: number, held: number): void {
    const below = unseen & ((1 << number) - 1);
    const above = unseen ^ below;
    const at = (held * NUMBERS + countOf(above)) * NUMBERS + countOf(below);
    const upFar = (upTwos >> number) & 1 ? 1 : (below & upTwos) !== 0 ? this.risesFar[at] : 0;
    const downFar = (downTwos >> number) & 1 ? 1 : (above & downTwos) !== 0 ? this.sinksFar[at] : 0;
    this.up = this.rises[at] * (1 + upFar);
    this.down = this.sinks[at] * (1 + downFar);
  }
}

const tides: (ExpectedPush | undefined)[] = [];

/** The same for all players of a table with so many cards in a trick. */
export function expectedPushOf(perTrick: number): ExpectedPush {
  tides[perTrick] ??= new ExpectedPush(perTrick - 1);
  return tides[perTrick];
}
