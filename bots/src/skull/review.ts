import type { PuzzleKind } from '@crossbones/games/crew';
import * as Skull from '@crossbones/games/skull/index';
import type { PlanReview } from '../crew.js';
import { playOn } from '../playout.js';
import type { Policy } from '../policy.js';
import { wins } from './answer.js';
import { gangAsked } from './choice.js';
import { Instinct } from './instinct.js';
import { prospect } from './prospect.js';
import { round } from './round.js';
import { CROWD, firstMind, learnedMind, worthOfHabit } from './veteran.js';
import { Placements } from './worlds.js';

type State = Skull.State;

/** What was learned counts as much as so many worlds. */
const TRUST = 60;

/** By the phase in which something is asked. */
const puzzles: { readonly [phase: string]: PuzzleKind } = {
  place: 'placement',
  add: 'bluff',
  bid: 'bluff',
  attempt: 'bluff',
};

/**
 * In chances to win. What was learned says how often each thing should be done, and so how much it is worth; then each
 * is tried in worlds drawn by what the others' bids tell, all act as was learned to the end of the round, and what was
 * learned says how likely the game is won from there.
 */
export const review: PlanReview<State> = async (loadWeights, { seats }) => {
  const mind = await learnedMind(loadWeights, 'admiral').catch(() => null);
  const instinct = new Instinct(mind === null || seats >= CROWD ? await firstMind() : mind);
  const policy: Policy<State> = (state, seat, rng) => instinct.act(state, seat, rng);
  return {
    unit: 'wins',
    by: mind === null ? 'playouts' : 'network',
    thresholds: { inaccurate: 0.02, mistake: 0.05, blunder: 0.12 },
    caution: 1.3,
    spread: 0.3,
    width: 6,
    worlds: { first: 8, most: 512 },
    puzzle: ({ phase }) => puzzles[String(phase)] ?? null,
    experiment: ({ game, seat, view }, world) => {
      const asked = world.phase;
      // The discs are shuffled, so one position is as good as another.
      if (asked === Skull.Phase.loss && world.turn !== world.challenger) return null;
      const worlds = game.sampler(view);
      const placements = new Placements(instinct);
      const gang = gangAsked(world, seat);
      placements.look(world, gang);
      const habit =
        asked === Skull.Phase.attempt || asked === Skull.Phase.name
          ? null
          : worthOfHabit(instinct, world, gang);
      const mark = round.mark(world);
      return {
        settled: 0,
        ...(habit === null ? {} : { guess: habit }),
        trust: habit === null ? 0 : TRUST,
        draw: (into, rng) => {
          worlds.into(into, rng);
          placements.into(into, seat, rng);
          return 1;
        },
        attempt: (trial, action, luck) => {
          game.apply(trial, seat, action);
          playOn(game, trial, policy, round, mark, luck);
          return prospect(instinct.mind, trial, seat);
        },
        hints: (_, worth) => [wins(Math.min(Math.max(worth, 0), 1))],
      };
    },
  };
};
