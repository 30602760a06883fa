import * as SkullQueen from '@crossbones/games/skull-queen/index';
import { expectedPushOf } from './expected-push.js';
import type { Plank } from './plank.js';
import { lowestIn, Table } from './table.js';

const { COLOURS } = SkullQueen;
const NUMBERS = 14;

/** How the cards that a seat holds will push its pirates. */
export class Outlook {
  readonly table = new Table();
  /** By colour, in spaces. */
  readonly up = new Float64Array(COLOURS);
  readonly down = new Float64Array(COLOURS);
  /** The part of each card. */
  private readonly ups = new Float64Array(COLOURS * NUMBERS);
  private readonly downs = new Float64Array(COLOURS * NUMBERS);

  foresee(state: SkullQueen.State, colour: number): void {
    const { table, ups, downs } = this;
    const tide = expectedPushOf(state.perTrick);
    const unseen = table.unseen[colour];
    let up = 0;
    let down = 0;
    for (let rest = table.own[colour]; rest !== 0; rest &= rest - 1) {
      const number = lowestIn(rest);
      tide.of(number, unseen, table.held);
      ups[colour * NUMBERS + number] = tide.up;
      downs[colour * NUMBERS + number] = tide.down;
      up += tide.up;
      down += tide.down;
    }
    this.up[colour] = up;
    this.down[colour] = down;
  }

  /** What the part of a card in hand is. */
  upOf(colour: number, number: number): number {
    return this.ups[colour * NUMBERS + number];
  }

  downOf(colour: number, number: number): number {
    return this.downs[colour * NUMBERS + number];
  }

  /** Where the hopes for a pirate begin on a side of its plank. */
  row(plank: Plank, side: number, colour: number): number {
    return plank.row(side, this.up[colour], this.down[colour], this.table.held);
  }

  /** What a side promises with each pirate where it is best. */
  promise(plank: Plank, side: number): number {
    let sum = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      const row = this.row(plank, side, colour);
      sum += plank.hopes[row + plank.best(row)];
    }
    return sum;
  }

  /** When a card in hand is gone. */
  upWithout(colour: number, number: number): number {
    return this.up[colour] - this.ups[colour * NUMBERS + number];
  }

  downWithout(colour: number, number: number): number {
    return this.down[colour] - this.downs[colour * NUMBERS + number];
  }
}
