import { lowest, type Rng } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import type { Policy } from '../policy.js';
import { gangAsked } from './choice.js';
import { Instinct } from './instinct.js';
import { anyAct, Lessons } from './lessons.js';
import type { Mind } from './mind.js';
import { prospect } from './prospect.js';
import { actionOf, coarseKey, counted, exactKey } from './situation.js';

/** Acts in a hundred of its practice that are tried for their own sake. */
const CURIOUS = 15;
/** For so many games of school there is one against the captains themselves. */
const SCHOOL = 4;
/** One of those in so many is for seeing which of two ways to answer is the better. */
const TRIAL = 10;

/** A way to answer: an act, or -1 for what one's own instinct says. */
type Answer = (lessons: Lessons, state: Skull.State, gang: number) => number;

/** Does whatever has brought most; and plays as the captains do, but for what has surely brought more. */
const answers: readonly Answer[] = [
  (lessons, state, gang) => lessons.best(state, gang),
  (lessons, state, gang) => lessons.better(state, gang),
];

/**
 * Has played many games against such captains, and counted what each act brought in each public situation, that is
 * against what they do there as often as they do it. Of all it may do it does what brought most, and mixes nothing.
 */
export class Responder {
  private readonly instinct: Instinct;
  private readonly state: Skull.State;
  private readonly fresh: Skull.State;
  private readonly end: Skull.State;
  private policy: Policy<Skull.State> = (state, seat, rng) => this.instinct.act(state, seat, rng);

  constructor(
    seats: number,
    options: Skull.GameOptions,
    mind: Mind,
    /** Those it learns from, and then plays against. */
    private readonly captains: Policy<Skull.State>,
    /** The same without a thought. */
    private readonly quick: Policy<Skull.State>,
  ) {
    this.instinct = new Instinct(mind);
    this.state = Skull.skull.create(seats, options);
    this.fresh = Skull.skull.create(seats, options);
    this.end = Skull.skull.create(seats, options);
  }

  choose(state: Skull.State, seat: number, rng: Rng): number {
    return this.policy(state, seat, rng);
  }

  /**
   * Learns both ways to answer in so many games each, and keeps the one that then wins more of them. Most games are
   * school, against quick players who do what captains have learned and do not think; then it meets captains.
   */
  practise(games: number, rng: Rng): void {
    const real = Math.ceil(games / SCHOOL);
    let most = -1;
    for (const answer of answers) {
      const lessons = new Lessons();
      const policy: Policy<Skull.State> = (state, seat, luck) =>
        this.answered(answer, lessons, state, seat, luck);
      for (let i = 0; i < games; i++) this.play(i, this.quick, policy, lessons, answer, rng);
      for (let i = 0; i < real; i++) this.play(i, this.captains, policy, lessons, answer, rng);
      let wins = 0;
      for (let i = 0; i < real / TRIAL; i++) wins += this.play(i, this.captains, policy, null, answer, rng);
      if (wins <= most) continue;
      most = wins;
      this.policy = policy;
    }
  }

  private answered(answer: Answer, lessons: Lessons, state: Skull.State, seat: number, rng: Rng): number {
    if (!counted(state)) return this.instinct.act(state, seat, rng);
    const gang = gangAsked(state, seat);
    const act = answer(lessons, state, gang);
    return act < 0 ? this.instinct.act(state, seat, rng) : actionOf(state, gang, act, rng);
  }

  /** One game against such players; learns from every round where there is something to learn. Tells 1 if it won. */
  private play(
    i: number,
    others: Policy<Skull.State>,
    policy: Policy<Skull.State>,
    lessons: Lessons | null,
    answer: Answer,
    rng: Rng,
  ): number {
    const game = Skull.skull;
    const { state, end } = this;
    const own = i % state.seats;
    const trail: [exact: number, coarse: number, act: number][] = [];
    let round = 1;
    game.copy(this.fresh, state);
    for (;;) {
      if (lessons !== null && (state.round !== round || state.phase === Skull.Phase.over)) {
        round = state.round;
        game.copy(state, end);
        const worth = prospect(this.instinct.mind, end, own);
        for (const [exact, coarse, act] of trail) lessons.learn(exact, coarse, act, worth);
        trail.length = 0;
      }
      const actors = game.actors(state);
      if (actors === 0) {
        if (game.event(state) === null) return state.winner === own ? 1 : 0;
        game.chance(state, rng);
        continue;
      }
      const seat = lowest(actors);
      let action: number;
      if (seat !== own) action = others(state, seat, rng);
      else if (lessons === null || !counted(state)) action = policy(state, seat, rng);
      else {
        const gang = gangAsked(state, seat);
        const act = rng.below(100) < CURIOUS ? anyAct(state, gang, rng) : answer(lessons, state, gang);
        trail.push([exactKey(state, gang), coarseKey(state, gang), act]);
        action = act < 0 ? this.instinct.act(state, seat, rng) : actionOf(state, gang, act, rng);
      }
      game.apply(state, seat, action);
    }
  }
}
