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
import { FastRng, Match, must } from '@crossbones/core';
import { standingOf } from '../match-standing.js';
import { engineOf } from './engine.js';
import type { GradedDecision, ReviewedLog, ReviewNews, ReviewOrder } from './review-message.js';

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
  { log, task, depth }: ReviewOrder,
  tell: (news: ReviewNews) => void,
  loadWeights: LoadWeights,
  clock: () => number,
): Promise<void> {
  const { game, seats, options, crew } = await tableOf(log);
  const table = { game, crew, seats, options };
  if (task.is === 'luck') {
    const values = await valuesOf(game, crew, table);
    return tell({ is: 'luck', luck: luckOf(game, { ...log, options }, values, new FastRng('review/luck')) });
  }
  const match = recollect(game, { ...log, rules: game.rules, options });
  const request: ReviewRequest = task.is === 'grade' ? { depth, part: task } : { depth, step: task.step };
  const reviewer = await Reviewer.of(table, match, loadWeights, request);
  if (task.is === 'position') {
    while (reviewer.step() !== null);
    return tell({ is: 'position', decision: reviewer.report().decisions[0] ?? null });
  }
  gradeAll(reviewer, match, tell, clock);
}

/** The rulebook that the match was begun under, and those who play by it. */
async function tableOf(log: ReviewedLog) {
  const { game: newest, crew } = await engineOf(log.game);
  const opened = must(Match.replay(newest, { ...log, rules: log.rules ?? newest.rules, entries: [] }));
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
