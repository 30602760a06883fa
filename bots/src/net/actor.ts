import type { Rng } from '@crossbones/core';
import type { Inputs } from './inputs.js';
import type { Network } from './network.js';

/** How the decisions of a game are asked of a network. */
export interface Encoder<S> {
  readonly inputs: Inputs;
  /** The legal actions last looked at, and the network's output for each. */
  readonly legal: Uint16Array;
  readonly outputs: Uint8Array;
  /** How much rules of thumb are inclined to each, if the network was taught what there is to add to them. */
  readonly leanings?: Float32Array;
  /** Looks at a state in which the seat is to act, and tells how many actions are legal. */
  look(state: S, seat: number): number;
}

/** What is foretold first: what the action is worth. */
export const WORTH = 0;

/**
 * A network that was taught by `training/learner`: for every action it says how much it is inclined to it, and then
 * foretells some things of it.
 */
export class Actor<S> {
  readonly legal: Uint16Array;
  /** How much it is inclined to each legal action. */
  private readonly urges: Float32Array;
  private values: Float32Array = new Float32Array();

  constructor(
    private readonly network: Network,
    private readonly encoder: Encoder<S>,
    /** Actions as the network counts them, and how much it foretells of each. */
    private readonly actions: number,
    foretells: number,
  ) {
    const outputs = actions * (1 + foretells);
    if (network.inputs !== encoder.inputs.size || network.outputs !== outputs)
      throw new Error(`a network of ${network.inputs} inputs and ${network.outputs} outputs is not for this`);
    this.legal = encoder.legal;
    this.urges = new Float32Array(encoder.legal.length);
  }

  /** Weighs what the seat may do; tells how many actions there are. */
  weigh(state: S, seat: number): number {
    const { encoder, urges } = this;
    const count = encoder.look(state, seat);
    this.values = this.network.run(encoder.inputs);
    const { outputs, leanings } = encoder;
    for (let i = 0; i < count; i++)
      urges[i] = this.values[outputs[i]] + (leanings === undefined ? 0 : leanings[i]);
    return count;
  }

  urge(place: number): number {
    return this.urges[place];
  }

  /** What it foretells of the action at a place: first what it is worth, then what else the game was taught. */
  foretold(what: number, place: number): number {
    return this.values[this.actions * (1 + what) + this.encoder.outputs[place]];
  }

  /** The place of the action it is most inclined to; of equals the first. */
  best(count: number): number {
    let best = 0;
    for (let i = 1; i < count; i++) if (this.urges[i] > this.urges[best]) best = i;
    return best;
  }

  /** The place of what it does: the best, or with some slack any that it holds to be worse by no more than that. */
  choice(count: number, slack: number, rng: Rng): number {
    const best = this.best(count);
    if (slack === 0) return best;
    const least = this.foretold(WORTH, best) - slack;
    let good = 0;
    for (let i = 0; i < count; i++) if (i === best || this.foretold(WORTH, i) >= least) good++;
    let left = rng.below(good);
    for (let i = 0; i < count; i++) {
      if (i !== best && this.foretold(WORTH, i) < least) continue;
      if (left === 0) return i;
      left--;
    }
    return best;
  }
}
