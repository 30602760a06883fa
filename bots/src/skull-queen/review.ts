import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import type { PlanReview } from '../crew.js';
import { playedOut } from '../review/plain.js';
import { bosun } from './bosun.js';
import { hints, note } from './captain.js';
import { stake } from './stake.js';
import { LikelyWorlds } from './worlds.js';

/** The pirate that is placed last, counted from 0. */
const LAST_CHOICE = 4;

/**
 * In points ahead of the others' mean: bosuns play on to the end of the round, in worlds that explain where the others
 * placed their pirates.
 */
export const review: PlanReview<SkullQueen.State> = async () => {
  const policy = bosun();
  return {
    unit: 'lead',
    by: 'playouts',
    thresholds: { inaccurate: 0.7, mistake: 2, blunder: 4 },
    caution: 2,
    spread: 4,
    width: Number.POSITIVE_INFINITY,
    worlds: { first: 48, most: 512 },
    // A placement is five choices: only the last one stands by itself.
    puzzle: (view, seat) => {
      const { phase, steps } = view as SkullQueen.GameView;
      if (phase === 'play') return 'card';
      return phase === 'place' && steps[seat] === LAST_CHOICE ? 'placement' : null;
    },
    experiment: (question, world) => {
      const { game, seat, view } = question;
      const round = stake.mark(world);
      const plain = playedOut(question, world, policy, stake);
      const worlds = new LikelyWorlds(game, view, policy);
      return {
        ...plain,
        draw: (into, rng) => {
          worlds.into(into, rng);
          return 1;
        },
        attempt: (trial, action, luck, tally, weight) => {
          const worth = plain.attempt(trial, action, luck, tally, weight);
          note(trial, seat, round, tally, weight);
          return worth;
        },
        hints,
      };
    },
  };
};
