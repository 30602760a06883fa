import * as SkullKing from '@crossbones/games/skull-king/index';
import { Scratch } from '../instant.js';
import type { Network } from '../net/network.js';
import type { Policy } from '../policy.js';
import type { Candidate, Thinker } from '../thought.js';
import { Encoding } from './encode.js';
import { MOST_DEALT, OUTPUTS } from './outputs.js';
import { INPUTS } from './places.js';

/** Networks count in fifties of points. */
const POINTS = 50;

/** Whether a round is one that networks have been taught: no house cards, and ten cards at most. */
export const knows = (s: SkullKing.State): boolean => s.options.blanks.length === 0 && s.dealt <= MOST_DEALT;

/** Whether a round is of the plain game: the base deck, Skull King scoring, and no Greybeard. */
export const isPlain = (s: SkullKing.State): boolean => {
  const { scoring, kraken, whale, loot, powers } = s.options;
  return knows(s) && s.seats > 2 && scoring === 'skull-king' && !(kraken || whale || loot || powers);
};

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

  /** The place of the action worth most among those weighed. */
  best(count: number): number {
    const { worth } = this;
    const { outputs } = this.encoding;
    let best = 0;
    for (let i = 1; i < count; i++) {
      // Among equals the first as the network counts, whatever the suits are called.
      if (worth[i] > worth[best] || (worth[i] === worth[best] && outputs[i] < outputs[best])) best = i;
    }
    return best;
  }

  choose(s: SkullKing.State, seat: number): number {
    if (SkullKing.skullKing.legal(s, seat, this.legal) === 1) return this.legal[0];
    return this.legal[this.best(this.weigh(s, seat))];
  }
}

/** Plays by a network where it knows the round, and elsewhere as another does. */
export function pilot(
  network: Network,
  elsewhere: Policy<SkullKing.State>,
  known = knows,
): Policy<SkullKing.State> {
  const pilot = new Pilot(network);
  return (s, seat, rng) => (known(s) ? pilot.choose(s, seat) : elsewhere(s, seat, rng));
}

/** The same as a player that says what it thinks of every action. */
export function piloting(
  network: Network,
  elsewhere: Thinker<SkullKing.State>,
  known = knows,
): Thinker<SkullKing.State> {
  const pilot = new Pilot(network);
  const scratch = new Scratch<SkullKing.State>();
  return (question, rng, budget) => {
    const { game, seats, options, seat, view } = question;
    const world = scratch.of(game, seats, options);
    game.sampler(view).into(world, rng);
    if (!known(world)) return elsewhere(question, rng, budget);
    const count = pilot.weigh(world, seat);
    const action = pilot.legal[pilot.best(count)];
    const candidates = Array.from(pilot.legal.subarray(0, count), (action, i): Candidate => {
      // Never a zero below zero.
      const points = Math.round(pilot.worth[i] * 10) / 10 || 0;
      return { action, worth: pilot.worth[i], hints: [{ key: 'points', args: { points } }] };
    });
    const first = (candidate: Candidate): number => (candidate.action === action ? 1 : 0);
    candidates.sort((a, b) => first(b) - first(a) || b.worth - a.worth || a.action - b.action);
    return { action, candidates: count === 1 ? [] : candidates };
  };
}
