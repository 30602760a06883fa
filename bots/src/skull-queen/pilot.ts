import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import { Actor, WORTH } from '../net/actor.js';
import type { Network } from '../net/network.js';
import { piloted } from '../net/pilot.js';
import type { Hint, Thinker } from '../thought.js';
import { bosun } from './bosun.js';
import { Encoding, OUTPUTS } from './encode.js';
import { ShortPlayout } from './short-playout.js';
import { stake } from './stake.js';
import { LikelyWorlds } from './worlds.js';

type State = SkullQueen.State;

/** What the network foretells of an action besides how far ahead the round leaves the seat. */
const POINTS = 1;
const ABOARD = 2;
const FORETELLS = 3;
const TRIED = 6;

export const actorOf = (network: Network): Actor<State> =>
  new Actor(network, new Encoding(), OUTPUTS, FORETELLS);

/**
 * Plays by a network that says what there is to add to the bosun's rules of thumb, and tries what it is most inclined to
 * in worlds that explain the placements, all seats playing on as bosuns for a few tricks.
 */
export function piloting(network: Network): Thinker<State> {
  const actor = actorOf(network);
  const policy = bosun();
  return piloted(actor, {
    tried: TRIED,
    figures: [WORTH, POINTS],
    slack: 0,
    worlds: ({ game, view }) => new LikelyWorlds(game, view, policy),
    begin({ game, seats, seat }, first) {
      const round = stake.mark(first);
      const playout = new ShortPlayout(game, policy, seats);
      return {
        play(trial, world, action, luck) {
          game.apply(trial, seat, action);
          playout.play(trial, world.tricks, round, luck);
          const own = playout.own(seat);
          return [own - playout.others(seat), own];
        },
        hints: (_, place, [, points]) => hintsOf(points, actor.foretold(ABOARD, place)),
      };
    },
  });
}

const hintsOf = (points: number, aboard: number): readonly Hint[] => [
  { key: 'points', args: { points: Math.round(points * 10) / 10 || 0 } },
  { key: 'aboard', args: { share: Math.round(100 * Math.min(Math.max(aboard, 0), 1)) || 0 } },
];
