import * as SkullQueen from '@crossbones/games/skull-queen/index';
import { expectedPushOf } from './expected-push.js';
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

  /** When a card in hand is gone. */
  upWithout(colour: number, number: number): number {
    return this.up[colour] - this.ups[colour * NUMBERS + number];
  }

  downWithout(colour: number, number: number): number {
    return this.down[colour] - this.downs[colour * NUMBERS + number];
  }
}
