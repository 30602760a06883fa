import type { Game } from '../game.js';
import { FastRng } from '../random.js';
import { type Check, looksOf, type Plan, trialsOf } from './plan.js';
import { looks, walk } from './play.js';
import { memory, parting, portrait } from './portrait.js';

/** A state is made of numbers, and chance comes only from the generator that is given. */
export const purity = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'a state keeps no generator',
  run() {
    for (const trial of trialsOf(game, plan, 'purity')) {
      const { seats, options } = trial.tryout;
      const one = game.create(seats, options);
      const other = game.create(seats, options);
      for (const position of looks(trial, looksOf(plan))) {
        memory(position.state, (path, what) => position.hold(false, () => `${path} is ${what}`));
      }
      let left = looksOf(plan);
      for (const position of walk(trial)) {
        if (position.event === null || left-- <= 0) continue;
        const drawn = [one, other].map((state, i) => {
          game.copy(position.state, state);
          // First another draw of the same event, which must leave no trace.
          if (i === 1) game.chance(state, new FastRng('before'));
          game.copy(position.state, state);
          game.chance(state, new FastRng(position.where));
          return portrait(game, state, seats);
        });
        position.hold(
          drawn[0] === drawn[1],
          () => `${position.event} came out differently: ${parting(drawn[0], drawn[1])}`,
        );
      }
    }
  },
});
