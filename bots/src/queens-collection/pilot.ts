import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import { Actor, WORTH } from '../net/actor.js';
import type { Network } from '../net/network.js';
import { piloted } from '../net/pilot.js';
import type { Thinker } from '../thought.js';
import { ANSWERS } from './answers.js';
import { hintsOf } from './captain.js';
import { Encoding } from './encode.js';
import { Horizon } from './horizon.js';
import { safety } from './luck.js';
import { mate } from './mate.js';
import { Outlook } from './outlook.js';

type State = QueensCollection.State;

/** What the network foretells of an action: how far ahead the round leaves the seat. */
const FORETELLS = 1;
const TRIED = 5;
/** Own turns that are played through, the current one included, before experience judges the rest. */
const TURNS = 3;

export const actorOf = (network: Network): Actor<State> =>
  new Actor(network, new Encoding(), ANSWERS, FORETELLS);

/**
 * Plays by a network that says what there is to add to the mate's judgement, and tries what it is most inclined to, all
 * seats playing on as mates for a few turns. With some slack it does anything that is worse by no more than so many points.
 */
export function piloting(network: Network, slack = 0): Thinker<State> {
  const horizon = new Horizon(mate(new Outlook()), TURNS);
  return piloted(actorOf(network), {
    tried: TRIED,
    figures: [WORTH],
    slack,
    worlds: ({ game, view }) => game.sampler(view),
    begin({ seat }, first) {
      const safe = safety(first, seat);
      return {
        play: (trial, _, action, luck) => [horizon.leadAfter(trial, seat, action, luck)],
        hints: (action, _, [worth]) => hintsOf(action, worth, safe),
      };
    },
  });
}
