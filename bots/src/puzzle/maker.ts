import { FastRng, type Key, lowest, Match, must, type Rng } from '@crossbones/core';
import type { PuzzleKind } from '@crossbones/games/crew';
import type { LoadWeights } from '../crew.js';
import type { Policy } from '../policy.js';
import { gradeOf } from '../review/grade.js';
import type { DecisionReview } from '../review/match-review.js';
import { plainPlan } from '../review/plain.js';
import type { ReviewPlan } from '../review/plan.js';
import { type DecisionPoint, recollect } from '../review/recollection.js';
import { Reviewer, type ReviewTable } from '../review/reviewer.js';
import { never, type Thinker } from '../thought.js';
import {
  type Difficulty,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzlePosition,
  type PuzzleScale,
  puzzleId,
} from './puzzle.js';

/** How many times as many worlds as in a usual review a puzzle is confirmed in. */
export const DEPTH = 10;
/** Where more can be done, nobody finds the one best thing by thinking. */
const MOST_ANSWERS = 14;
/** How often deckhand and bosun are asked, to tell how hard a puzzle is. */
const ASKED = 5;
/** One of so many puzzles that even a deckhand finds is kept. */
const EASY_KEPT = 4;

type Played = Omit<PuzzlePosition, 'seat'>;

/** Finds puzzles at one table: decisions in which one action is clearly the best, at ten times the usual depth. */
export class PuzzleMaker<S = unknown> {
  private constructor(
    private readonly table: ReviewTable<S>,
    private readonly plan: ReviewPlan<S>,
    private readonly seed: string,
  ) {}

  /** Fetches what the game is reviewed with. */
  static async of<S>(table: ReviewTable<S>, loadWeights: LoadWeights, seed: string): Promise<PuzzleMaker<S>> {
    const plan = (await table.crew.review?.(loadWeights, table)) ?? plainPlan(table.crew);
    return new PuzzleMaker(table, plan, seed);
  }

  get scale(): PuzzleScale {
    const { unit, thresholds, caution } = this.plan;
    return { unit, thresholds, caution };
  }

  /** A whole match among players of all kinds; `thinks` says which seats think, so much as is said. */
  async played(key: Key, rng: Rng, thinks: (seat: number) => number = () => 0): Promise<Played> {
    const { game, crew, seats, options } = this.table;
    const match = must(Match.open(game, { seats, options, key }));
    const policies: Policy<S>[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const playouts = thinks(seat);
      if (playouts > 0) policies.push(this.thinking(await crew.captain(), playouts));
      else policies.push(rng.below(2) === 0 ? crew.deckhand() : crew.bosun());
    }
    while (match.outcome() === null) {
      const state = match.at(match.step);
      const seat = lowest(game.actors(state));
      must(match.submit(seat, [game.print(policies[seat](state, seat, rng))], { recorded: true }));
    }
    const { rules, entries } = match.log();
    return { rules, seats, options, key, entries };
  }

  private thinking(thinker: Thinker<S>, playouts: number): Policy<S> {
    const { game, seats, options } = this.table;
    const budget = { playouts, late: never };
    return (state, seat, rng) =>
      thinker({ game, seats, options, seat, view: game.view(state, seat) }, rng, budget).action;
  }

  /** The puzzles of a match, or those of a kind, one after the other in any order. */
  async *of(played: Played, rng: Rng, kind: PuzzleKind | null = null): AsyncGenerator<Puzzle, void, void> {
    const { decisions } = recollect(this.table.game, played);
    for (const moment of shuffled(decisions, rng)) {
      if (kind !== null && this.kindOf(moment) !== kind) continue;
      const puzzle = await this.at(played, moment);
      if (puzzle !== null) yield puzzle;
    }
  }

  private kindOf({ view, seat }: DecisionPoint): PuzzleKind | null {
    return this.plan.puzzle?.(view, seat) ?? null;
  }

  /** The puzzle that a decision makes; null if it makes none. */
  async at(played: Played, moment: DecisionPoint): Promise<Puzzle | null> {
    const kind = this.kindOf(moment);
    if (kind === null || moment.legal.length > MOST_ANSWERS) return null;
    const first = await this.looked(moment);
    if (first === null || !this.isClear(first)) return null;
    const difficulty = this.difficulty(moment, first.best.word);
    const { step, seat } = moment;
    const chance = new FastRng(`${this.seed}/${played.key}/${step}`);
    if (difficulty === 0 && chance.below(EASY_KEPT) > 0) return null;
    const sure = await this.confirmed(moment, first);
    if (sure === null || sure.best.word !== first.best.word || !this.isClear(sure)) return null;
    return {
      id: puzzleId(played.key, step),
      kind,
      difficulty,
      scale: this.scale,
      position: { ...played, entries: played.entries.slice(0, step), seat },
      answers: answersOf(sure),
      worlds: sure.worlds,
    };
  }

  /** What everything that could be done is worth, in as many worlds as a puzzle is confirmed in. */
  async weighed(moment: DecisionPoint): Promise<DecisionReview | null> {
    const first = await this.looked(moment);
    return first === null ? null : this.confirmed(moment, first);
  }

  /** Looks again, until it is sure whether the second best is a mistake, or as long as it may. */
  private async confirmed(moment: DecisionPoint, first: DecisionReview): Promise<DecisionReview | null> {
    const word = first.candidates[Math.min(1, first.candidates.length - 1)].word;
    const reviewer = await this.reviewer({ ...moment, word }, DEPTH, {
      ...this.plan,
      width: Number.POSITIVE_INFINITY,
    });
    while (reviewer.step() !== null);
    return reviewer.report().decisions[0] ?? null;
  }

  private async looked(moment: DecisionPoint): Promise<DecisionReview | null> {
    return (await this.reviewer(moment, 1, this.plan)).step();
  }

  private reviewer(moment: DecisionPoint, depth: number, plan: ReviewPlan<S>): Promise<Reviewer<S>> {
    const { table, seed } = this;
    const crew = { ...table.crew, review: async () => plan };
    const match = { decisions: [moment], seen: [], outcome: null, sides: [] };
    return Reviewer.of({ ...table, crew }, match, () => Promise.reject(), { depth, seed });
  }

  /** Whether everything but the best action would at least be called inaccurate, for sure. */
  private isClear({ candidates }: DecisionReview): boolean {
    const { thresholds, caution } = this.plan;
    const [best, ...others] = candidates;
    return (
      others.length > 0 &&
      others.every(({ worth, error }) => gradeOf(best.worth - worth, error, thresholds, caution) !== 'good')
    );
  }

  private difficulty({ step, seat, view }: DecisionPoint, best: string): Difficulty {
    const { game, crew, seats, options } = this.table;
    const world = game.create(seats, options);
    const rng = new FastRng(`${this.seed}/${step}/${seat}`);
    const misses = [crew.deckhand(), crew.bosun()].filter((policy) => {
      let found = 0;
      for (let i = 0; i < ASKED; i++) {
        game.sampler(view).into(world, rng);
        if (game.print(policy(world, seat, rng)) === best) found++;
      }
      return 2 * found < ASKED;
    });
    return misses.length as Difficulty;
  }
}

/** Figures that follow from what an answer is worth are not told twice. */
export const answersOf = ({ candidates }: DecisionReview): PuzzleAnswer[] =>
  candidates.map(({ word, worth, error, hints }) => ({
    word,
    worth,
    error,
    hints: hints.filter(({ key }) => key !== 'points' && key !== 'wins'),
  }));

function shuffled<T>(all: readonly T[], rng: Rng): T[] {
  const order = [...all];
  for (let i = order.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
