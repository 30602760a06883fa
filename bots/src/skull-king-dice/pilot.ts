import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { Scratch } from '../instant.js';
import { Actor, WORTH } from '../net/actor.js';
import type { Network } from '../net/network.js';
import type { Policy } from '../policy.js';
import type { Candidate, Hint, Thinker } from '../thought.js';
import { Encoding } from './encode.js';

const { Phase, skullKingDice } = SkullKingDice;
type State = SkullKingDice.State;

/** What the network foretells of an action: its worth is points of the round, in fifties; then two chances. */
const MADE = 1;
const TOOK = 2;
const FORETELLS = 3;
const UNIT = 50;

export const actorOf = (network: Network): Actor<State> =>
  new Actor(network, new Encoding(), skullKingDice.actions, FORETELLS);

/**
 * Plays by a network alone, at tables with the box's own dice: does what it is most inclined to, or with some slack
 * anything that it holds to be worse by no more than so many points.
 */
export function piloting(network: Network, slack = 0): Thinker<State> {
  const actor = actorOf(network);
  const scratch = new Scratch<State>();
  return ({ game, seats, options, seat, view }, rng) => {
    const world = scratch.of(game, seats, options);
    game.sampler(view).into(world, rng);
    const count = actor.weigh(world, seat);
    if (count === 1) return { action: actor.legal[0], candidates: [] };
    const best = actor.best(count);
    const points = (place: number): number => actor.foretold(WORTH, place) * UNIT;
    const places = Array.from({ length: count }, (_, place) => place).sort(
      (a, b) => Number(b === best) - Number(a === best) || points(b) - points(a) || a - b,
    );
    const candidates = places.map((place): Candidate => {
      // It knows better what to do than what it is worth: nothing is said to be worth more than the best.
      const worth = Math.min(points(place), points(best));
      const hints: Hint[] = [
        { key: 'makes-bid', args: { share: perCent(actor.foretold(MADE, place)) } },
        // Never a zero below zero.
        { key: 'points', args: { points: Math.round(worth * 10) / 10 || 0 } },
      ];
      if (world.phase !== Phase.bid)
        hints.splice(1, 0, { key: 'takes-trick', args: { share: perCent(actor.foretold(TOOK, place)) } });
      return { action: actor.legal[place], worth, hints };
    });
    return { action: actor.legal[actor.choice(count, slack / UNIT, rng)], candidates };
  };
}

/** The same without a word about it. */
export function pilot(network: Network, slack = 0): Policy<State> {
  const actor = actorOf(network);
  return (state, seat, rng) => actor.legal[actor.choice(actor.weigh(state, seat), slack / UNIT, rng)];
}

const perCent = (share: number): number => Math.round(100 * Math.min(Math.max(share, 0), 1)) || 0;
