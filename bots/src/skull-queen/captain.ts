import * as SkullQueen from '@crossbones/games/skull-queen/index';
import { type PlayoutTally, searching } from '../search.js';
import type { Hint, Thinker } from '../thought.js';
import { bosun } from './bosun.js';
import { stake } from './stake.js';
import { LikelyWorlds } from './worlds.js';

const { COLOURS } = SkullQueen;

const POINTS = 0;
const ABOARD = 1;

/** Tries each action in worlds that explain the placements, all seats playing on as bosuns to the end of the round. */
export function captain(): Thinker<SkullQueen.State> {
  const search = searching<SkullQueen.State>(() => ({ stake, policy: bosun(), note, hints }));
  const policy = bosun();
  return (question, rng, budget) => {
    const { game } = question;
    const sampler = (view: typeof question.view) => new LikelyWorlds(game, view, policy);
    return search({ ...question, game: { ...game, sampler } }, rng, budget);
  };
}

/** What the seat's pirates were worth in this round, and how many were still aboard. */
export function note(
  state: SkullQueen.State,
  seat: number,
  round: number,
  tally: PlayoutTally,
  weight: number,
): void {
  const row = ((round - 1) * state.seats + seat) * COLOURS;
  for (let i = row; i < row + COLOURS; i++) {
    tally.marks[POINTS] += weight * state.sheet[i];
    if (state.sheet[i] > 0) tally.marks[ABOARD] += weight;
  }
}

/** The points of the round, and the share of the seat's pirates that end it on the plank. */
export const hints = ({ weight, marks }: PlayoutTally): readonly Hint[] =>
  weight === 0
    ? []
    : [
        { key: 'points', args: { points: Math.round((10 * marks[POINTS]) / weight) / 10 } },
        { key: 'aboard', args: { share: Math.round((100 * marks[ABOARD]) / (weight * COLOURS)) } },
      ];
