import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import { Scratch } from '../instant.js';
import { Actor, WORTH } from '../net/actor.js';
import type { Network } from '../net/network.js';
import type { Candidate, Hint, Thinker } from '../thought.js';
import { Encoding, OUTPUTS } from './encode.js';

type State = SkullQueen.State;

/** What the network foretells of an action: its worth is how far ahead the round leaves the seat, in tens of points. */
const POINTS = 1;
const ABOARD = 2;
const FORETELLS = 3;
const UNIT = 10;

export const actorOf = (network: Network): Actor<State> =>
  new Actor(network, new Encoding(), OUTPUTS, FORETELLS);

/** Plays by a network that says what there is to add to the bosun's rules of thumb: does what it is most inclined to. */
export function piloting(network: Network): Thinker<State> {
  const actor = actorOf(network);
  const scratch = new Scratch<State>();
  return ({ game, seats, options, seat, view }, rng) => {
    const world = scratch.of(game, seats, options);
    game.sampler(view).into(world, rng);
    const count = actor.weigh(world, seat);
    if (count === 1) return { action: actor.legal[0], candidates: [] };
    const best = actor.best(count);
    const worth = (place: number): number => actor.foretold(WORTH, place) * UNIT;
    const places = Array.from({ length: count }, (_, place) => place).sort(
      (a, b) => Number(b === best) - Number(a === best) || worth(b) - worth(a) || a - b,
    );
    const candidates = places.map((place): Candidate => {
      const points = Math.round(actor.foretold(POINTS, place) * UNIT * 10) / 10 || 0;
      const share = Math.round(100 * Math.min(Math.max(actor.foretold(ABOARD, place), 0), 1)) || 0;
      const hints: Hint[] = [
        { key: 'points', args: { points } },
        { key: 'aboard', args: { share } },
      ];
      // It knows better what to do than what it is worth: nothing is said to be worth more than the best.
      return { action: actor.legal[place], worth: Math.min(worth(place), worth(best)), hints };
    });
    return { action: actor.legal[best], candidates };
  };
}
