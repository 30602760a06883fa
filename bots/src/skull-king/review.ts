import { lowest, type Rng } from '@crossbones/core';
import type { PuzzleKind } from '@crossbones/games/crew';
import * as SkullKing from '@crossbones/games/skull-king/index';
import type { PlanReview } from '../crew.js';
import { Network } from '../net/network.js';
import { points } from '../review/plain.js';
import type { BidPlan, Experiment, TrickEnd } from '../review/plan.js';
import type { PlayoutTally } from '../search.js';
import type { Hint, Question } from '../thought.js';
import { books, variantOf } from './admiral.js';
import { bosun } from './bosun.js';
import { knows, Pilot } from './pilot.js';
import { LikelyWorlds } from './worlds.js';

const { Phase, skullKing: game } = SkullKing;
type State = SkullKing.State;
type GameView = SkullKing.GameView;
const SEATS = 8;
/** The network's word counts as much as so many worlds. */
const TRUST = 30;
/** What a tally marks: the trick on the table taken. */
const TOOK = 0;
/** By the phase in which something is asked. */
const puzzles: { readonly [phase: string]: PuzzleKind } = {
  bid: 'bid',
  play: 'card',
  rosie: 'card',
  will: 'card',
  rascal: 'bid',
  harry: 'bid',
};

/**
 * In points of one's own. The admiral's network says at once what each action is worth; where that leaves a doubt, the
 * action is done in worlds that explain what the others did, bosuns play on to the seat's next question, and there the
 * network is asked again. Where it does not know the game, or is not at hand, bosuns play to the end of the round.
 */
export const review: PlanReview<State> = async (loadWeights, table) => {
  const variant = variantOf(table);
  const network = variant === 'uncharted' ? null : await loadWeights(books[variant]).catch(() => null);
  const pilot = network === null ? null : new Pilot(Network.read(network));
  const judge = new Judge(pilot);
  return {
    unit: 'points',
    by: pilot === null ? 'playouts' : 'network',
    thresholds: { inaccurate: 3, mistake: 8, blunder: 20 },
    // As many grades turn into mistakes at greater depth as turn out of them, if hardly anything is taken off.
    caution: pilot === null ? 2 : 0.25,
    spread: 20,
    width: 6,
    worlds: pilot === null ? { first: 16, most: 128 } : { first: 2, most: 160 },
    bids: judge.bids,
    puzzle: ({ phase }) => puzzles[String(phase)] ?? null,
    experiment: (question, world) => judge.experiment(question, world),
  };
};

class Judge {
  private readonly policy = bosun();
  private readonly likely = new LikelyWorlds();

  constructor(private readonly pilot: Pilot | null) {}

  experiment({ seats, options, seat, view }: Question<State>, world: State): Experiment<State> {
    const worlds = this.likely.of(view, seats, options, seat);
    const pilot = this.pilot !== null && knows(world) ? this.pilot : null;
    const trick = (world.played - world.inTrick) / world.hands;
    const playing = world.phase === Phase.play;
    const guesses = new Map<number, number>();
    if (pilot !== null) {
      const count = pilot.weigh(world, seat);
      const best = pilot.worth[pilot.best(count)];
      // It knows better what to do than what it is worth: nothing is said to be worth more than what it does.
      for (let i = 0; i < count; i++) guesses.set(pilot.legal[i], Math.min(pilot.worth[i], best));
    }
    return {
      settled: world.scores[seat],
      trust: pilot === null ? 0 : TRUST,
      ...(pilot === null ? {} : { guess: (action) => guesses.get(action)! }),
      draw: worlds.draw,
      attempt: (trial, action, luck, tally, weight) => {
        const round = trial.round;
        game.apply(trial, seat, action);
        const worth = this.playOn(trial, seat, round, pilot, luck);
        if (playing && trial.takers[trick] === seat) tally.marks[TOOK] += weight;
        return worth;
      },
      hints: (tally, worth) => [...(playing ? takes(tally) : []), points(worth)],
    };
  }

  /** To the seat's next question, if a network can be asked there, else to the end of the round: what that is worth. */
  private playOn(s: State, seat: number, round: number, pilot: Pilot | null, luck: Rng): number {
    while (s.phase !== Phase.deal && s.phase !== Phase.over) {
      const actor = lowest(game.actors(s));
      if (actor === seat && pilot !== null) return pilot.worth[pilot.best(pilot.weigh(s, seat))];
      game.apply(s, actor, this.policy(s, actor, luck));
    }
    return s.points[round * SEATS + seat];
  }

  readonly bids: BidPlan<State> = {
    read: (word) => (word.startsWith('bid:') ? Number(word.slice('bid:'.length)) : null),
    tricks: ({ game, seats, options, seat, view }, action, worlds, rng) => {
      const likely = this.likely.of(view, seats, options, seat);
      const world = game.create(seats, options);
      let all = 0;
      let shares: number[] = [];
      for (let i = 0; i < worlds; i++) {
        const weight = likely.draw(world, rng);
        const { round, dealt } = world;
        if (shares.length === 0) shares = Array(dealt + 1).fill(0);
        game.apply(world, seat, action);
        this.playOn(world, seat, round, null, rng);
        shares[world.sheetWon[round * SEATS + seat]] += weight;
        all += weight;
      }
      return shares.map((share) => share / all);
    },
    course: (view) => {
      const { round, tricks, lastTrick } = view as GameView;
      return { round, tricks: tricks.map(endOf), last: lastTrick && endOf(lastTrick) };
    },
    row: (view, round, seat) => {
      const [bid, won] = (view as GameView).sheet[round - 1][seat];
      return { bid, won };
    },
  };
}

const endOf = ({ order, cards, taker }: GameView['tricks'][number]): TrickEnd => ({
  taker: typeof taker === 'number' ? taker : null,
  card: taker === null ? null : cards[order.indexOf(taker)],
});

const takes = ({ weight, marks }: PlayoutTally): Hint[] =>
  weight === 0 ? [] : [{ key: 'takes-trick', args: { share: Math.round((100 * marks[TOOK]) / weight) } }];
