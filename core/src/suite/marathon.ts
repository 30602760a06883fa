import type { Game } from '../game.js';
import { FastRng } from '../random.js';
import { seatsIn } from '../seats.js';
import { counts } from './conservation.js';
import { ended } from './endings.js';
import { listed, refused, waits } from './legality.js';
import { type Check, type Plan, tablesOf } from './plan.js';
import { walk } from './play.js';
import { legalOf } from './portrait.js';
import { counted, sliced } from './slice.js';

const GAMES = process.env.DEEP ? 5_000 : 40;
/** Whether anything is lost is asked at one position in so many, for counting takes longest. */
const STRIDE = 64;

/** Many games to their end, with something asked at every step: what is rare is found by many, not by looking long. */
export const marathon = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'many games keep the rules from the first deal to the last point',
  run() {
    const tables = tablesOf(game, plan);
    for (let play = 0; play < GAMES; play++) {
      const seed = sliced(`marathon/${play}`);
      const rng = new FastRng(`${seed} asks`);
      const tryout = tables[rng.below(tables.length)];
      const conserved = counts(plan, game);
      for (const position of walk({ game, tryout, seed })) {
        const { state, event, turn } = position;
        waits(position);
        for (const seat of seatsIn(game.actors(state) | game.mayAct(state)))
          listed(position, seat, legalOf(game, state, seat), true);
        if (turn !== null) refused(position, turn.seat, turn.action, true);
        if (rng.below(STRIDE) === 0) conserved(position);
        if (event === null && turn === null) {
          conserved(position);
          ended(position);
        }
      }
    }
    counted({ [`games of ${game.id}`]: GAMES });
  },
});
