import type { Game } from './game.js';
import { FastRng } from './random.js';

/** One action of one seat. */
export interface GameMove {
  readonly seat: number;
  readonly action: number;
}

/** If an action shows something with an even chance, all of these worlds miss it once in 2⁶⁴ times. */
const WORLDS_TO_COMPARE = 64;

/** Whether a seat's actions have shown it something that it did not know before; `world` is a state to work in. */
export function discloses<S>(
  game: Game<S>,
  before: S,
  after: S,
  moves: readonly GameMove[],
  world: S,
): boolean {
  const [{ seat }] = moves;
  const seen = JSON.stringify(game.view(after, seat));
  const worlds = game.sampler(game.view(before, seat));
  const rng = new FastRng(seen);
  for (let i = 0; i < WORLDS_TO_COMPARE; i++) {
    worlds.into(world, rng);
    for (const { action } of moves) {
      if (game.event(world) !== null || game.refusal(world, seat, action) !== null) return true;
      game.apply(world, seat, action);
    }
    if (JSON.stringify(game.view(world, seat)) !== seen) return true;
  }
  return false;
}
