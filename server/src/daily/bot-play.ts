import { crewOf } from '@crossbones/bots';
import { FastRng, type Game, lowest, type Options, rngAt, versionOf } from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import { scoreOf } from './daily-result.js';

/** Some of the bots' plays of one deal, as plain JSON: it goes to a thread. */
export interface BotPlayOrder {
  readonly id: number;
  readonly game: GameId;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly key: string;
  /** The number of the first of them, and how many. */
  readonly from: number;
  readonly count: number;
}

/** The thread's answer: how each play ended for the first seat, or why there is none. */
export interface BotPlayReport {
  readonly id: number;
  readonly scores: readonly number[] | string;
}

/** One decision in so many is a deckhand's: a bosun would play the same deal the same way a thousand times. */
const SLIP = 5;

/**
 * Plays a deal with bosuns at all seats, where the one at the first seat now and then slips. Each play has a chance of
 * its own, by its number; the cards are the deal's.
 */
export function botPlays({ game: id, rules, seats, options, key, from, count }: BotPlayOrder): number[] {
  const game = versionOf(games[id] as Game, rules);
  if (game === null) throw new Error(`rules ${rules} of ${id} are not known here`);
  const crew = crewOf(id);
  const bosun = crew.bosun();
  const deckhand = crew.deckhand();
  const chance = new FastRng(0);
  return Array.from({ length: count }, (_, at) => {
    chance.reseed(`${key}/${from + at}`);
    const state = game.create(seats, options);
    for (;;) {
      const outcome = game.outcome(state);
      if (outcome !== null) return scoreOf(outcome, 0);
      const event = game.event(state);
      if (event !== null) {
        game.chance(state, rngAt(key, event));
        continue;
      }
      const seat = lowest(game.actors(state));
      const slips = seat === 0 && chance.below(SLIP) === 0;
      game.apply(state, seat, (slips ? deckhand : bosun)(state, seat, chance));
    }
  });
}
