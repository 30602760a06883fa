import * as Skull from '@crossbones/games/skull/index';
import type { LoadWeights } from '../crew.js';
import { Scratch } from '../instant.js';
import type { Thinker } from '../thought.js';
import { plainly, wins } from './answer.js';
import { turning } from './captain.js';
import { gangAsked } from './choice.js';
import { Instinct } from './instinct.js';
import { Mind } from './mind.js';
import { firstWeights, readWeights } from './weights.js';

/** The admiral has gone on learning where the captain stopped. */
const WEIGHTS = { captain: 'skull-captain-1.bin', admiral: 'skull-admiral-1.bin' } as const;
/**
 * It was trained with a bonus for variety, so better actions are done more often: one that is better by this much, e
 * times as often.
 */
const WORTH_OF_HABIT = 0.01;
/** No action counts as done less often than this. */
const SELDOM = 1e-4;

/**
 * At a table of this size it plays by what it knew before the last training, because little was learned at such tables.
 */
export const CROWD = 9;

/** What was learned from billions of decisions in play against itself. */
export async function learnedMind(loadWeights: LoadWeights, who: keyof typeof WEIGHTS): Promise<Mind> {
  return new Mind(readWeights(await loadWeights(WEIGHTS[who])));
}

/** What was known before that. */
export async function firstMind(): Promise<Mind> {
  return new Mind(await firstWeights());
}

/** Who acts at a table of so many people, without any thought. */
export function instinctOf(mind: Mind, first: Mind): (seats: number) => Instinct {
  const few = new Instinct(mind);
  const crowd = new Instinct(first);
  return (seats) => (seats < CROWD ? few : crowd);
}

/** How likely the game is won with each action, by how often it is done; what is not even considered, seldom. */
export function worthOfHabit(
  instinct: Instinct,
  state: Skull.State,
  gang: number,
): (action: number) => number {
  const { mind, choice } = instinct;
  instinct.weigh(state, gang);
  const { winning } = mind;
  const chances = new Map(
    Array.from(choice.actions.subarray(0, choice.count), (action, i) => [
      action,
      Math.max(choice.chances[i], SELDOM),
    ]),
  );
  const usual = [...chances.values()].reduce((sum, chance) => sum + chance * Math.log(chance), 0);
  return (action) =>
    Math.min(Math.max(winning + WORTH_OF_HABIT * (Math.log(chances.get(action) ?? SELDOM) - usual), 0), 1);
}

/**
 * Does each action as often as was learned, and thinks no further: a search on top would do the best one too often, and
 * a player who is watched must not be predictable.
 */
export function veteran(mind: Mind): Thinker<Skull.State> {
  const instinct = new Instinct(mind);
  const { choice } = instinct;
  const scratch = new Scratch<Skull.State>();
  return ({ game, seats, options, seat, view }, rng) => {
    const world = scratch.of(game, seats, options);
    game.sampler(view).into(world, rng);
    if (world.phase === Skull.Phase.attempt) return turning(instinct, world, seat, rng);
    const given = world.phase === Skull.Phase.loss && world.turn !== world.challenger;
    if (given || world.phase === Skull.Phase.name) return plainly(instinct.act(world, seat, rng));
    const worthOf = worthOfHabit(instinct, world, gangAsked(world, seat));
    if (choice.count === 1) return plainly(choice.actions[0]);
    const candidates = Array.from(choice.actions.subarray(0, choice.count), (action) => {
      const worth = worthOf(action);
      return { action, worth, hints: [wins(worth)] };
    });
    candidates.sort((a, b) => b.worth - a.worth || a.action - b.action);
    return { action: instinct.draw(rng), candidates };
  };
}
