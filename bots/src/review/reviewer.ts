import { FastRng, type Game, type Options } from '@crossbones/core';
import type { ReviewUnit } from '@crossbones/games/crew';
import type { Crew, LoadWeights } from '../crew.js';
import type { Question } from '../thought.js';
import { type BidReview, bidReview, coursesOf } from './bids.js';
import { gradeOf } from './grade.js';
import type { DecisionReview, MatchReview, ReviewedWord } from './match-review.js';
import { plainPlan } from './plain.js';
import type { ReviewPlan, RoundCourse } from './plan.js';
import type { DecisionPoint, Recollection } from './recollection.js';
import { curvesOf, mattered, rounded, summedUp } from './summary.js';
import { type WeighedAction, Weighing } from './weighing.js';

export interface ReviewTable<S = unknown> {
  readonly game: Game<S>;
  readonly crew: Crew<S>;
  readonly seats: number;
  readonly options: Options;
}

export interface ReviewRequest {
  /** Only decisions of this seat; all, if left out. */
  readonly seat?: number;
  /** Only the decision at this step. */
  readonly step?: number;
  /** Only every so many-th decision, beginning with one of the first: threads share a match among them. */
  readonly part?: { readonly at: number; readonly of: number };
  /** How many times as many worlds as usual. */
  readonly depth?: number;
  readonly seed?: string;
}

/** Worlds for the chances of a bid. */
const BID_WORLDS = 64;

/** A decision on its way. */
interface OpenDecision<S> {
  readonly moment: DecisionPoint;
  readonly question: Question<S>;
  readonly weighing: Weighing<S>;
  readonly settled: number;
  readonly bid: BidReview | null;
  /** Worlds it has been promised, so far. */
  goal: number;
  /** Whether more worlds could change what is said of it. */
  inDoubt: boolean;
  review: DecisionReview;
}

/**
 * Reviews a match, step by step: each step is short, so that whoever drives it can show how far it is, or stop it and
 * go on later. First every decision is looked at; then those for which a mistake is in doubt, again and again, with
 * twice as many worlds each time. It depends on the views, the depth and the seed alone.
 */
export class Reviewer<S = unknown> {
  private readonly depth: number;
  private readonly seed: string;
  private readonly decisions: readonly DecisionPoint[];
  private readonly open: OpenDecision<S>[] = [];
  private readonly courses: readonly RoundCourse[];
  /** Decisions looked at in this pass. */
  private at = 0;
  private looked = 0;

  private constructor(
    private readonly table: ReviewTable<S>,
    private readonly plan: ReviewPlan<S>,
    private readonly match: Recollection,
    { seat, step, part = { at: 0, of: 1 }, depth = 1, seed = 'review' }: ReviewRequest,
  ) {
    this.depth = depth;
    this.seed = seed;
    this.decisions = match.decisions
      .filter((one) => (seat ?? one.seat) === one.seat && (step ?? one.step) === one.step)
      .filter((_, i) => i % part.of === part.at);
    this.courses = plan.bids === undefined ? [] : coursesOf(plan.bids, match.seen, match.outcome !== null);
  }

  /** Fetches what the game is reviewed with. */
  static async of<S>(
    table: ReviewTable<S>,
    match: Recollection,
    loadWeights: LoadWeights,
    request: ReviewRequest = {},
  ): Promise<Reviewer<S>> {
    const plan = (await table.crew.review?.(loadWeights, table)) ?? plainPlan(table.crew);
    return new Reviewer(table, plan, match, request);
  }

  /** The share that is done, from 0 to 1; the first look at all decisions counts as half. */
  get progress(): number {
    const { length } = this.decisions;
    if (length === 0) return 1;
    if (this.looked < length) return this.looked / length / 2;
    const left = this.open.filter(({ inDoubt }) => inDoubt).length;
    return 1 - left / length / 2;
  }

  /** One short step; answers the decision that was looked at, or null when there is nothing left to do. */
  step(): DecisionReview | null {
    if (this.looked < this.decisions.length) {
      const moment = this.decisions[this.looked++];
      const decision = this.begin(moment);
      if (decision === null) return this.step();
      this.open.push(decision);
      return decision.review;
    }
    const { open } = this;
    for (let tried = 0; tried < open.length; tried++) {
      const one = open[this.at];
      this.at = (this.at + 1) % open.length;
      if (!one.inDoubt) continue;
      const { weighing } = one;
      one.goal = Math.min(2 * one.goal, this.most);
      weighing.more(one.goal - weighing.worlds);
      one.inDoubt = this.wantsMore(weighing);
      one.review = this.told(one);
      return one.review;
    }
    return null;
  }

  /** Everything as it is known so far. */
  report(): MatchReview {
    const { table, plan, depth, seed } = this;
    const decisions = this.open.map(({ review }) => review);
    return {
      game: table.game.id,
      seats: table.seats,
      unit: plan.unit,
      by: plan.by,
      thresholds: plan.thresholds,
      depth,
      seed,
      decisions,
      bids: this.open.flatMap(({ bid }) => (bid === null ? [] : [bid])),
      curves: curvesOf(decisions, table.seats, resultsIn(plan.unit, this.match), this.match.seen.length - 1),
      bySeat: Array.from({ length: table.seats }, (_, seat) => summedUp(decisions, seat)),
      mattered: mattered(decisions),
    };
  }

  private get first(): number {
    return Math.ceil(this.plan.worlds.first * this.depth);
  }

  private get most(): number {
    return Math.ceil(this.plan.worlds.most * this.depth);
  }

  private wantsMore(weighing: Weighing<S>): boolean {
    return weighing.worlds < this.most && weighing.inDoubt(this.plan.thresholds);
  }

  /** The first look at a decision; null where all that could be done comes to the same. */
  private begin(moment: DecisionPoint): OpenDecision<S> | null {
    const { table, plan, seed } = this;
    const { game, seats, options } = table;
    const { seat, step, view, legal, word } = moment;
    const question: Question<S> = { game, seats, options, seat, view };
    const world = game.create(seats, options);
    game.sampler(view).into(world, new FastRng(`${seed}/${step}`));
    const experiment = plan.experiment(question, world);
    if (experiment === null) return null;
    const actions = legal.map((one) => game.parse(one)!);
    const about = `${seed}/${step}/${seat}`;
    const weighing = new Weighing(question, experiment, plan, actions, game.parse(word)!, about);
    weighing.more(this.first);
    const { settled } = experiment;
    const bid =
      plan.bids === undefined || this.match.seen.length === 0
        ? null
        : bidReview(
            plan.bids,
            moment,
            question,
            this.courses,
            this.match.seen[this.match.seen.length - 1],
            Math.ceil(BID_WORLDS * this.depth),
            `${about}/bid`,
          );
    const decision = { moment, question, weighing, settled, bid };
    return {
      ...decision,
      goal: Math.max(1, this.first),
      inDoubt: this.wantsMore(weighing),
      review: this.told(decision),
    };
  }

  private told({
    moment,
    question,
    weighing,
    settled,
  }: Pick<OpenDecision<S>, 'moment' | 'question' | 'weighing' | 'settled'>): DecisionReview {
    const { plan } = this;
    const { game, seats, options, view } = question;
    const { candidates, played, worlds } = weighing.findings();
    const world = game.create(seats, options);
    game.sampler(view).into(world, new FastRng('reasons'));
    const explain = this.table.crew.reasons?.(question, world, candidates) ?? (() => []);
    const reviewed = (one: WeighedAction): ReviewedWord => ({
      word: game.print(one.action),
      worth: rounded(one.worth),
      error: rounded(one.error),
      hints: [...explain(one), ...one.hints],
    });
    const words = candidates.map(reviewed);
    const at = candidates.findIndex(({ action }) => action === played);
    const { worth, error } = candidates[at];
    const loss = candidates[0].worth - worth;
    return {
      step: moment.step,
      seat: moment.seat,
      played: words[at],
      best: words[0],
      candidates: words,
      loss: loss > plan.caution * error ? rounded(loss) : 0,
      error: rounded(error),
      grade: gradeOf(loss, error, plan.thresholds, plan.caution),
      stake: rounded(candidates[0].worth - Math.min(...candidates.map((one) => one.worth))),
      expected: rounded(settled + worth),
      worlds,
    };
  }
}

/** How the match ended for each seat, in the unit of the review; null if it did not end. */
function resultsIn(unit: ReviewUnit, { outcome, sides }: Recollection): readonly number[] | null {
  if (outcome === null) return null;
  const { places, points } = outcome;
  if (unit === 'wins' || points === null) {
    const winners = places.filter((place) => place === 1).length;
    return places.map((place) => (place === 1 ? 1 / winners : 0));
  }
  if (unit === 'points') return points;
  const rivals = new Set(sides).size - 1;
  return points.map((_, seat) => {
    const of = (own: boolean): number =>
      points.reduce((sum, one, other) => sum + ((sides[other] === sides[seat]) === own ? one : 0), 0);
    return of(true) - of(false) / rivals;
  });
}
