import type { Game } from './game.js';
import type { Rng } from './random.js';
import { lowest } from './seats.js';

/** Plays a state to its end by chance alone and returns the number of actions taken. */
export function playout<S>(game: Game<S>, state: S, rng: Rng, legal: Uint16Array): number {
  let moves = 0;
  for (;;) {
    const actors = game.actors(state);
    if (actors !== 0) {
      const seat = lowest(actors);
      const count = game.legal(state, seat, legal);
      game.apply(state, seat, legal[rng.below(count)]);
      moves++;
    } else if (game.event(state) !== null) {
      game.chance(state, rng);
    } else {
      return moves;
    }
  }
}
