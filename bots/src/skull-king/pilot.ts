import { SkullKing } from '@crossbones/games';
import type { Network } from '../net/network.js';
import type { Policy } from '../policy.js';
import { Encoding } from './encode.js';
import { MOST_DEALT, OUTPUTS } from './outputs.js';
import { INPUTS } from './places.js';

/** Networks count in fifties of points. */
const POINTS = 50;

/** Whether a round is one that networks have been taught: no house cards, and ten cards at most. */
export const knows = (s: SkullKing.State): boolean => s.options.blanks.length === 0 && s.dealt <= MOST_DEALT;

/** Knows the waters by heart: sees by a trained network what each action is worth, and searches nothing. */
export class Pilot {
  private readonly encoding = new Encoding();
  /** The legal actions last weighed, and the points of the round to expect from each. */
  readonly legal = this.encoding.legal;
  readonly worth = new Float32Array(SkullKing.skullKing.actions);

  constructor(private readonly network: Network) {
    if (network.inputs !== INPUTS || network.outputs !== OUTPUTS)
      throw new Error(
        `a network of ${network.inputs} inputs and ${network.outputs} outputs is not for Skull King`,
      );
  }

  /** Weighs what the seat may do, in a round it knows; tells how many actions there are. */
  weigh(s: SkullKing.State, seat: number): number {
    const { encoding, worth } = this;
    const count = encoding.look(s, seat);
    const values = this.network.run(encoding.inputs);
    for (let i = 0; i < count; i++) worth[i] = values[encoding.outputs[i]] * POINTS;
    return count;
  }

  /** The action worth most. */
  choose(s: SkullKing.State, seat: number): number {
    const { legal, worth } = this;
    if (SkullKing.skullKing.legal(s, seat, legal) === 1) return legal[0];
    const { outputs } = this.encoding;
    const count = this.weigh(s, seat);
    let best = 0;
    for (let i = 1; i < count; i++) {
      // Among equals the first as the network counts, whatever the suits are called.
      if (worth[i] > worth[best] || (worth[i] === worth[best] && outputs[i] < outputs[best])) best = i;
    }
    return legal[best];
  }
}

/** Plays by a network where it knows the round, and elsewhere as another does. */
export function pilot(network: Network, elsewhere: Policy<SkullKing.State>): Policy<SkullKing.State> {
  const pilot = new Pilot(network);
  return (s, seat, rng) => (knows(s) ? pilot.choose(s, seat) : elsewhere(s, seat, rng));
}
