import { only, type Rng } from '@crossbones/core';
import type { PuzzleKind } from '@crossbones/games/crew';
import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import type { PlanReview } from '../crew.js';
import { points } from '../review/plain.js';
import type { BidPlan, Experiment, TrickEnd } from '../review/plan.js';
import type { PlayoutTally } from '../search.js';
import type { Hint, Question } from '../thought.js';
import { bosun } from './bosun.js';
import { familiar } from './familiar.js';
import { Reckoning } from './reckoning.js';
import { stake } from './stake.js';
import { Suspicion } from './suspicion.js';

const { NOT_BID, Phase, skullKingDice: game } = SkullKingDice;
type State = SkullKingDice.State;
type GameView = SkullKingDice.GameView;

/** The reckoning counts as much as so many worlds: the more dice are still to be rolled, the less one world tells. */
const TRUST = 60;
/** What a tally marks: the trick on the table taken. */
const TOOK = 0;

/** By the phase in which something is asked. */
const puzzles: { readonly [phase: string]: PuzzleKind } = { bid: 'bid', play: 'card' };

/**
 * In points of one's own. Each die is rolled in worlds that the bids make likely, the trick is played to its end, and
 * the reckoning says what the dice left are worth then; it says at once, too, what it thinks of each bid and die. With
 * dice that nothing was learned about, bosuns play to the end of the round.
 */
export const review: PlanReview<State> = async (_, { options }) => {
  const judge = new Judge(familiar(options));
  return {
    unit: 'points',
    by: familiar(options) ? 'network' : 'playouts',
    thresholds: { inaccurate: 3, mistake: 8, blunder: 20 },
    caution: 2,
    spread: 15,
    width: 9,
    worlds: { first: 32, most: 1024 },
    bids: judge.bids,
    puzzle: ({ phase }) => puzzles[String(phase)] ?? null,
    experiment: (question, world) => judge.experiment(question, world),
  };
};

class Judge {
  private readonly policy = bosun();
  private readonly reckoning = new Reckoning();
  private readonly suspicion = new Suspicion();

  constructor(private readonly learned: boolean) {}

  experiment({ game, seat, view }: Question<State>, world: State): Experiment<State> {
    const { learned, reckoning } = this;
    const worlds = game.sampler(view);
    const { round, trick } = world;
    const bidding = world.phase === Phase.bid;
    const guesses = new Map<number, number>();
    if (learned) {
      const legal = new Uint16Array(game.actions);
      reckoning.look(world, seat);
      for (const action of legal.subarray(0, game.legal(world, seat, legal)))
        guesses.set(action, reckoning.of(world, seat, action));
    }
    return {
      settled: world.scores[seat],
      ...(learned ? { guess: (action) => guesses.get(action)! } : {}),
      trust: learned ? TRUST : 0,
      draw: (into, rng) => {
        worlds.into(into, rng);
        return this.weigh(into, seat);
      },
      attempt: (trial, action, luck, tally, weight) => {
        game.apply(trial, seat, action);
        const over = (): boolean => learned && trial.landed === 0 && trial.phase === Phase.play;
        while (!stake.settled(trial, round) && !(over() && (bidding || trial.trick !== trick)))
          this.move(trial, luck);
        if (!bidding && trial.leader === seat) tally.marks[TOOK] += weight;
        if (stake.settled(trial, round)) return stake.worth(trial, seat, round);
        reckoning.look(trial, seat);
        return reckoning.rest(trial, seat);
      },
      hints: (tally, worth) => [...(bidding || !learned ? [] : takes(tally)), points(worth)],
    };
  }

  /** How likely a world is by the bids that are known; sealed ones are made again, with the dice of that world. */
  private weigh(world: State, seat: number): number {
    if (world.phase !== Phase.bid) return this.suspicion.likely(world, seat);
    for (let other = 0; other < world.seats; other++) {
      if (other === seat) continue;
      world.bids[other] = NOT_BID;
      world.owing |= only(other);
    }
    return 1;
  }

  private move(s: State, luck: Rng): void {
    if (game.event(s) !== null) game.chance(s, luck);
    else {
      const actor = s.phase === Phase.bid ? 31 - Math.clz32(s.owing & -s.owing) : s.turn;
      game.apply(s, actor, this.policy(s, actor, luck));
    }
  }

  readonly bids: BidPlan<State> = {
    read: (word) => (word.startsWith('bid:') ? Number(word.slice('bid:'.length)) : null),
    tricks: ({ game, seats, options, seat, view }, action, worlds, rng) => {
      const world = game.create(seats, options);
      const sampled = game.sampler(view);
      let shares: number[] = [];
      for (let i = 0; i < worlds; i++) {
        sampled.into(world, rng);
        this.weigh(world, seat);
        const { round } = world;
        if (shares.length === 0) shares = Array(round + 1).fill(0);
        game.apply(world, seat, action);
        while (!stake.settled(world, round)) this.move(world, rng);
        shares[world.sheetWon[(round - 1) * seats + seat]] += 1 / worlds;
      }
      return shares;
    },
    course: (view) => {
      const { round, tricks, lastTrick } = view as GameView;
      return { round, tricks: tricks.map(endOf), last: lastTrick && endOf(lastTrick) };
    },
    row: (view, round, seat) => {
      const { bids, won } = (view as GameView).sheet[round - 1];
      return { bid: bids[seat], won: won[seat] };
    },
  };
}

const endOf = ({ leader, rolls, winner }: GameView['tricks'][number]): TrickEnd => ({
  taker: winner,
  card: rolls[(winner - leader + rolls.length) % rolls.length],
});

const takes = ({ weight, marks }: PlayoutTally): Hint[] =>
  weight === 0 ? [] : [{ key: 'takes-trick', args: { share: Math.round((100 * marks[TOOK]) / weight) } }];
