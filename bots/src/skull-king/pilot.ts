import type { Rng } from '@crossbones/core';
import * as SkullKing from '@crossbones/games/skull-king/index';
import { Scratch } from '../instant.js';
import type { Network } from '../net/network.js';
import type { Policy } from '../policy.js';
import type { Candidate, Thinker } from '../thought.js';
import { Encoding } from './encode.js';
import { MOST_DEALT, OUTPUTS } from './outputs.js';
import { INPUTS } from './places.js';

/** A number between 0 and 1 is drawn in so many steps. */
const STEPS = 1 << 20;
/** Networks count in fifties of points. */
const POINTS = 50;

/** Whether a round is one that networks have been taught: no house cards, and ten cards at most. */
export const knows = (s: SkullKing.State): boolean => s.options.blanks.length === 0 && s.dealt <= MOST_DEALT;

/** Knows the waters by heart: a trained network says what to do and what it is worth, and nothing is searched. */
export class Pilot {
  private readonly encoding = new Encoding();
  /** The legal actions last weighed, and the points of the round to expect from each. */
  readonly legal = this.encoding.legal;
  readonly worth = new Float32Array(SkullKing.skullKing.actions);
  /** How much it is inclined to each; one that has learned no more than their worth, to what is worth most. */
  readonly urge = new Float32Array(SkullKing.skullKing.actions);
  /** Where the inclinations begin among the network's outputs. */
  private readonly urges: number;

  constructor(private readonly network: Network) {
    this.urges = network.outputs - OUTPUTS;
    if (network.inputs !== INPUTS || (this.urges !== 0 && this.urges !== OUTPUTS))
      throw new Error(
        `a network of ${network.inputs} inputs and ${network.outputs} outputs is not for Skull King`,
      );
  }

  /** Weighs what the seat may do, in a round it knows; tells how many actions there are. */
  weigh(s: SkullKing.State, seat: number): number {
    const { encoding, worth, urge, urges } = this;
    const count = encoding.look(s, seat);
    const values = this.network.run(encoding.inputs);
    for (let i = 0; i < count; i++) {
      worth[i] = values[encoding.outputs[i]] * POINTS;
      urge[i] = values[urges + encoding.outputs[i]];
    }
    return count;
  }

  /** The place of the action it is most inclined to among those weighed. */
  best(count: number): number {
    const { urge } = this;
    const { outputs } = this.encoding;
    let best = 0;
    for (let i = 1; i < count; i++) {
      // Among equals the first as the network counts, whatever the suits are called.
      if (urge[i] > urge[best] || (urge[i] === urge[best] && outputs[i] < outputs[best])) best = i;
    }
    return best;
  }

  choose(s: SkullKing.State, seat: number): number {
    if (SkullKing.skullKing.legal(s, seat, this.legal) === 1) return this.legal[0];
    return this.legal[this.best(this.weigh(s, seat))];
  }

  /** Draws as it did while it learned: the more it is inclined to an action, the likelier that is. */
  draw(s: SkullKing.State, seat: number, rng: Rng): number {
    const count = this.weigh(s, seat);
    const most = this.urge[this.best(count)];
    const chances = Array.from(this.urge.subarray(0, count), (urge) => Math.exp(urge - most));
    let left = (rng.below(STEPS) / STEPS) * chances.reduce((sum, chance) => sum + chance);
    const place = chances.findIndex((chance) => {
      left -= chance;
      return left < 0;
    });
    return this.legal[place];
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

/** The same, but it draws what it does. */
export function drawing(network: Network, elsewhere: Policy<SkullKing.State>): Policy<SkullKing.State> {
  const pilot = new Pilot(network);
  return (s, seat, rng) => (knows(s) ? pilot.draw(s, seat, rng) : elsewhere(s, seat, rng));
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
    const best = pilot.best(count);
    const action = pilot.legal[best];
    const candidates = Array.from(pilot.legal.subarray(0, count), (action, i): Candidate => {
      // It knows better what to do than what it is worth: nothing is said to be worth more than what it does.
      const worth = Math.min(pilot.worth[i], pilot.worth[best]);
      // Never a zero below zero.
      const points = Math.round(worth * 10) / 10 || 0;
      return { action, worth, hints: [{ key: 'points', args: { points } }] };
    });
    const first = (candidate: Candidate): number => (candidate.action === action ? 1 : 0);
    candidates.sort((a, b) => first(b) - first(a) || b.worth - a.worth || a.action - b.action);
    return { action, candidates: count === 1 ? [] : candidates };
  };
}
