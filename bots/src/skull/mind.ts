import type * as Skull from '@crossbones/games/skull/index';
import { Layer } from '../net/layer.js';
import { Encoding } from './encode.js';
import { GUESSES, OUTPUT, POOL_SHARE } from './places.js';
import type { Weights } from './weights.js';

/**
 * What was learned from playing against itself: how often to do what, how likely the game is won from here, and
 * where the others' skulls lie. The others pass through the same layer, so their number does not matter.
 */
export class Mind {
  readonly encoding: Encoding;
  private readonly each: Layer;
  private readonly first: Layer;
  private readonly second: Layer;
  private readonly last: Layer;
  private readonly situation: Layer;
  private readonly other: Layer;
  private readonly guess: Layer;
  private readonly guessing: Float32Array;
  private readonly active: Uint16Array;
  private readonly pooledAt: number;

  constructor({ sizes, layers }: Weights) {
    this.encoding = new Encoding(sizes);
    this.pooledAt = sizes.own;
    this.guessing = new Float32Array(sizes.guessing);
    this.active = new Uint16Array(sizes.guessing);
    [this.each, this.first, this.second, this.last, this.situation, this.other, this.guess] = layers.map(
      ({ weights, biases }) => new Layer(weights, biases),
    );
  }

  /** Thinks of the gang's situation; the answers stand in a buffer that the next question overwrites. */
  ask(state: Skull.State, gang: number): Float32Array {
    const { encoding, each, first, second, last } = this;
    encoding.look(state, gang);
    const { own, others, count } = encoding;
    for (let i = 0; i < count; i++) {
      const inputs = others[i];
      each.run(inputs.values, inputs.active, inputs.count);
      each.rectify();
      for (let k = 0; k < each.count; k++) {
        const at = each.active[k];
        own.add(this.pooledAt + at, POOL_SHARE * each.sums[at]);
      }
    }
    first.run(own.values, own.active, own.count);
    first.rectify();
    second.run(first.sums, first.active, first.count);
    second.rectify();
    last.run(second.sums, second.active, second.count);
    return last.sums;
  }

  /** How likely the gang's person wins, as last asked. */
  get winning(): number {
    return 1 / (1 + Math.exp(-this.last.sums[OUTPUT.win]));
  }

  /** To be called once before the guesses of one situation. */
  beginGuessing(): void {
    const { second, situation } = this;
    situation.run(second.sums, second.active, second.count);
  }

  /**
   * By place how likely the skull of the i-th other gang lies there: not in its pile, or so deep from the top of it,
   * where discs turned up are no places any more.
   */
  guesses(state: Skull.State, i: number, out: Float64Array): void {
    const { situation, other, guess, guessing, active } = this;
    const inputs = this.encoding.others[i];
    other.run(inputs.values, inputs.active, inputs.count);
    let count = 0;
    for (let k = 0; k < guessing.length; k++) {
      guessing[k] = situation.sums[k] + other.sums[k];
      if (guessing[k] > 0) active[count++] = k;
    }
    guess.run(guessing, active, count);
    const gang = this.encoding.who[i];
    let sum = 0;
    for (let place = 0; place < GUESSES; place++) {
      const open = place === 0 || (place > state.turned[gang] && place <= state.pile[gang]);
      out[place] = open ? Math.exp(guess.sums[place]) : 0;
      sum += out[place];
    }
    for (let place = 0; place < GUESSES; place++) out[place] /= sum;
  }
}
