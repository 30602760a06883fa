import type { Game } from '../game.js';
import { type Check, looksOf, type Plan, trialsOf } from './plan.js';
import { looks, type Position } from './play.js';
import { parting } from './portrait.js';

/** No card or piece is lost, and none appears. */
export const conservation = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'components are conserved',
  run() {
    for (const trial of trialsOf(game, plan, 'conservation')) {
      const conserved = counts(plan, game);
      for (const position of looks(trial, 8 * looksOf(plan))) conserved(position);
    }
  },
});

/** Compares each position of one play with those before it. */
export function counts<S>(plan: Plan, game: Game<S>): (position: Position<S>) => void {
  let known: string | null = null;
  return (position) => {
    const counted = plan.count?.(game.open(position.state)) ?? null;
    if (counted === null) return;
    const now = JSON.stringify(counted);
    const before = known ?? now;
    position.hold(now === before, () => `components are not conserved: ${parting(before, now)}`);
    known = now;
  };
}
