import type { Game } from '../game.js';
import { type Check, looksOf, type Plan, trialsOf } from './plan.js';
import { looks } from './play.js';
import { parting } from './portrait.js';

/** Nothing is lost and nothing appears. */
export const conservation = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'components are conserved',
  run() {
    for (const trial of trialsOf(game, plan, 'conservation')) {
      let known: string | null = null;
      for (const position of looks(trial, 8 * looksOf(plan))) {
        const counted = plan.count?.(game.open(position.state)) ?? null;
        if (counted === null) continue;
        const now = JSON.stringify(counted);
        const before: string = known ?? now;
        position.hold(now === before, () => `components are not conserved: ${parting(before, now)}`);
        known = now;
      }
    }
  },
});
