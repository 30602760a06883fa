import { type FastRng, must, seatsIn, type Viewer } from '@crossbones/core';
import { legal } from '../fixture.js';
import { queensCollection as game, type State } from '../index.js';
import type { GameOptions } from '../options.js';
import type { GameView } from '../view.js';

export interface Table {
  readonly seats: number;
  readonly mode: GameOptions['mode'];
}

interface Position {
  readonly state: State;
  readonly seat: number;
  readonly legal: readonly string[];
  /** What is about to be done. */
  readonly word: string;
}

/** Plays a match at random, with long turns and more pairs than swaps, and shows every position in which somebody acts. */
export function* played({ seats, mode }: Table, rng: FastRng): Generator<Position> {
  const state = game.create(seats, must(game.options.check({ mode }, seats)));
  while (game.outcome(state) === null) {
    if (game.event(state) !== null) {
      game.chance(state, rng);
      continue;
    }
    const [seat] = seatsIn(game.actors(state));
    const words = legal(state, seat);
    const pairs = words.filter((word) => word.startsWith('pair:'));
    const from = pairs.length > 0 && rng.below(3) > 0 ? pairs : words;
    const word = words.includes('reveal') && rng.below(4) > 0 ? 'reveal' : from[rng.below(from.length)];
    yield { state, seat, legal: words, word };
    game.apply(state, seat, game.parse(word)!);
  }
}

export function copyOf(state: State): State {
  const copy = game.create(state.seats, state.options);
  game.copy(state, copy);
  return copy;
}

export const look = (state: State, viewer: Viewer): GameView => game.view(state, viewer);
