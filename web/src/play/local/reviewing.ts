import type { LoadWeights } from '@crossbones/bots';
import {
  type DecisionReview,
  luckOf,
  type Recollection,
  Reviewer,
  type ReviewRequest,
  recollect,
  valuesOf,
} from '@crossbones/bots/review';
import { FastRng, keyFrom, Match, must } from '@crossbones/core';
import { standingOf } from '../match-standing.js';
import { engineOf } from './engine.js';
import type { GradedDecision, ReviewNews, ReviewOrder } from './review-message.js';

// This file runs in a thread of its own, and only where somebody reviews a match.

/** What is new is told so often, in ms: a page that is told everything at once has no time to show it. */
const PACE_MS = 120;

/** Does what a thread was asked to do; whatever goes wrong is told, too. */
export async function review(
  order: ReviewOrder,
  tell: (news: ReviewNews) => void,
  loadWeights: LoadWeights,
  clock: () => number,
): Promise<void> {
  try {
    await done(order, tell, loadWeights, clock);
  } catch (error) {
    tell({ is: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
}

async function done(
  { match, task, depth }: ReviewOrder,
  tell: (news: ReviewNews) => void,
  loadWeights: LoadWeights,
  clock: () => number,
): Promise<void> {
  const { game, seats, options, crew } = await tableOf(match);
  const table = { game, crew, seats, options };
  if (task.is === 'luck') {
    if ('recollection' in match) return tell({ is: 'luck', luck: null });
    const values = await valuesOf(game, crew, table);
    return tell({
      is: 'luck',
      luck: luckOf(game, { ...match, options }, values, new FastRng('review/luck')),
    });
  }
  const recollection =
    'recollection' in match ? match.recollection : recollect(game, { ...match, rules: game.rules, options });
  const request: ReviewRequest = task.is === 'grade' ? { depth, part: task } : { depth, step: task.step };
  const reviewer = await Reviewer.of(table, recollection, loadWeights, request);
  if (task.is === 'position') {
    while (reviewer.step() !== null);
    return tell({ is: 'position', decision: reviewer.report().decisions[0] ?? null });
  }
  gradeAll(reviewer, recollection, tell, clock);
}

/** The rulebook that the match was begun under, and those who play by it. */
async function tableOf(match: ReviewOrder['match']) {
  const { game: newest, crew } = await engineOf(match.game);
  const { seats: many, options: agreed, rules = newest.rules } = match;
  // No card is looked at, so any deal will do.
  const log = { seats: many, options: agreed, rules, key: keyFrom(''), entries: [] };
  const opened = must(Match.replay(newest, log));
  const { game, seats, options } = opened;
  return { game, seats, options, crew };
}

function gradeAll(
  reviewer: Reviewer,
  { decisions }: Recollection,
  tell: (news: ReviewNews) => void,
  clock: () => number,
): void {
  const rounds = new Map(decisions.map(({ step, view }) => [step, standingOf(view)?.round ?? null]));
  const graded = ({ candidates: _, worlds: __, ...decision }: DecisionReview): GradedDecision => ({
    ...decision,
    round: rounds.get(decision.step) ?? null,
  });
  const fresh = new Map<number, GradedDecision>();
  const { unit } = reviewer.report();
  let told = Number.NEGATIVE_INFINITY;
  for (let one = reviewer.step(); one !== null; one = reviewer.step()) {
    fresh.set(one.step, graded(one));
    if (clock() - told < PACE_MS) continue;
    tell({ is: 'graded', unit, decisions: [...fresh.values()], progress: reviewer.progress });
    fresh.clear();
    told = clock();
  }
  const whole = reviewer.report();
  tell({ is: 'review', review: { ...whole, decisions: whole.decisions.map(graded) } });
}
