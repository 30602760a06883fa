import { SkullQueen } from '@crossbones/games';
import { Drift } from './drift.js';
import type { Plank } from './plank.js';
import { Table } from './table.js';

const { CARDS, cardOf } = SkullQueen;

/** How much of the others' following to count on later: now and then a card is thrown away in another colour. */
const FOLLOWED = 0.9;

const lowestIn = (set: number): number => 31 - Math.clz32(set & -set);

/** How the cards that a seat holds will push its pirates. */
export class Outlook {
  readonly table = new Table();
  private readonly later = Array.from({ length: CARDS }, () => new Drift());

  /** The drift of each card of a colour in hand, for whenever it is played. */
  foresee(state: SkullQueen.State, colour: number): void {
    const { table, later } = this;
    const follows = table.holds[colour] * FOLLOWED;
    const unseen = table.unseen[colour];
    for (let rest = table.own[colour]; rest !== 0; rest &= rest - 1) {
      const number = lowestIn(rest);
      later[cardOf(colour, number)].of(number, 1 << number, true, unseen, state.perTrick - 1, follows);
    }
  }

  /** What to hope for in a colour that was foreseen, with these numbers of it to be played. */
  hope(into: Plank, state: SkullQueen.State, side: number, colour: number, numbers: number): void {
    into.begin(state, side);
    for (let rest = numbers; rest !== 0; rest &= rest - 1) {
      into.before(this.later[cardOf(colour, lowestIn(rest))]);
    }
  }
}
