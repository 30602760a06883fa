import { FastRng } from '@crossbones/core';
import type { PuzzleKind } from '@crossbones/games/crew';
import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import type { PlanReview } from '../crew.js';
import { playedOut, points } from '../review/plain.js';
import { Horizon, leadSoFar } from './horizon.js';
import { mate } from './mate.js';
import { Outlook } from './outlook.js';
import { lead, stake } from './stake.js';

type State = QueensCollection.State;

/** Own turns that are played through before experience judges the rest. */
const TURNS = 3;
/** The mate's judgement counts as much as so many worlds. */
const TRUST = 10;
/** How much less than all that the mate considers something is thought to be worth that it does not. */
const UNTHOUGHT = 0.5;

/** By the phase in which something is asked. */
const puzzles: { readonly [phase: string]: PuzzleKind } = {
  reveal: 'card',
  choose: 'card',
  take: 'card',
  swap: 'card',
  act: 'card',
};

/**
 * In points ahead of the others, or of all together where they play together. The mate says what it thinks of each
 * action; then each is tried in sampled worlds, a few turns far, and experience judges the rest of the round. Playing
 * together, everybody goes on to the end.
 */
export const review: PlanReview<State> = async (_, { options }) => {
  const policy = mate(new Outlook());
  const horizon = new Horizon(policy, TURNS);
  return {
    unit: options.mode === 'cooperative' ? 'points' : 'lead',
    by: 'playouts',
    thresholds: { inaccurate: 0.7, mistake: 2, blunder: 4 },
    caution: 2,
    spread: 4,
    width: 8,
    worlds: { first: 48, most: 512 },
    puzzle: ({ phase }) => puzzles[String(phase)] ?? null,
    experiment: (question, world) => {
      const { seat } = question;
      const plain = playedOut(question, world, policy, stake);
      const thought = new Map<number, number>();
      const adviser = mate(new Outlook(), (action, value) => {
        if (value > (thought.get(action) ?? Number.NEGATIVE_INFINITY)) thought.set(action, value);
      });
      adviser(world, seat, new FastRng('mate'));
      const least = Math.min(...thought.values()) - UNTHOUGHT;
      const ahead = world.cooperative ? 0 : leadSoFar(world, seat);
      const guess = (action: number): number => ahead + (thought.get(action) ?? least);
      const guessed = thought.size > 0 ? { guess } : {};
      if (world.cooperative) return { ...plain, ...guessed };
      return {
        ...plain,
        ...guessed,
        trust: thought.size > 0 ? TRUST : 0,
        settled: lead(world, seat, (s, other) => s.scores[other]),
        attempt: (trial, action, luck) => horizon.leadAfter(trial, seat, action, luck),
        hints: (_, worth) => [points(worth)],
      };
    },
  };
};
