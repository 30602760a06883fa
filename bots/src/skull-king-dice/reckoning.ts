import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { Inputs } from '../net/inputs.js';
import type { Network } from '../net/network.js';
import { Chart } from './chart.js';
import { nets } from './learned.js';

const { Phase, ROLL } = SkullKingDice;
type State = SkullKingDice.State;

/**
 * What very many rounds have taught about making bids: for every bid and every die to roll, and for the dice held
 * between two tricks, how likely the bid is made, by how much it is missed, and what bonus it brings.
 */
export class Reckoning {
  /** How likely the bid is made. */
  made = 0;
  /** How many tricks too many or too few are to be expected. */
  private missed = 0;
  /** The bonus to be expected; none where the bid is missed. */
  private bonus = 0;
  readonly chart = new Chart();
  private readonly inputs = new Inputs(this.chart.inputs.length);
  private readonly nets = nets();

  look(state: State, seat: number): void {
    this.chart.look(state, seat);
  }

  /** The points to be expected of an action, once looked. */
  of(state: State, seat: number, action: number): number {
    if (state.phase === Phase.bid) {
      this.chart.bid(state, seat, action);
      this.ask(this.nets.bid);
      return this.points(state, action, 0);
    }
    this.chart.roll(state, seat, action - ROLL);
    this.ask(this.nets.roll);
    return this.points(state, state.bids[seat], state.bonus[seat]);
  }

  /** The points to be expected when a trick is about to be led, once looked. */
  rest(state: State, seat: number): number {
    this.chart.rest(state, seat);
    this.ask(this.nets.rest);
    return this.points(state, state.bids[seat], state.bonus[seat]);
  }

  private ask(net: Network): void {
    const { inputs } = this;
    const { inputs: values } = this.chart;
    inputs.clear();
    for (let i = 0; i < net.inputs; i++) inputs.add(i, values[i]);
    const [made, missed, bonus] = net.run(inputs);
    this.made = 1 / (1 + Math.exp(-made));
    this.missed = Math.max(0, missed);
    this.bonus = Math.max(0, 50 * bonus);
  }

  private points(state: State, bid: number, waiting: number): number {
    const { made, missed, bonus } = this;
    if (bid === 0) return 10 * state.round * (2 * made - 1);
    if (!state.bonuses) return 20 * bid * made;
    return (20 * bid + waiting) * made + bonus - 10 * missed;
  }
}
