import type { Game } from '../game.js';
import { FastRng } from '../random.js';
import { seatsIn } from '../seats.js';
import { type Check, looksOf, type Plan, trialsOf } from './plan.js';
import { looks } from './play.js';
import { legalOf, parting, portrait } from './portrait.js';

/**
 * Sealed choices may arrive in any order. Exchanging two neighbours is enough: every order is made of such exchanges.
 */
export const commuting = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'simultaneous choices commute',
  run() {
    for (const trial of trialsOf(game, plan, 'commuting')) {
      const { seats, options } = trial.tryout;
      const one = game.create(seats, options);
      const other = game.create(seats, options);
      const rng = new FastRng(trial.seed);
      for (const position of looks(trial, 4 * looksOf(plan))) {
        const actors = seatsIn(game.actors(position.state));
        if (actors.length < 2) continue;
        const [a, b] = twoOf(actors, rng);
        const ofA = legalOf(game, position.state, a);
        const ofB = legalOf(game, position.state, b);
        const first = ofA[rng.below(ofA.length)];
        const second = ofB[rng.below(ofB.length)];
        game.copy(position.state, one);
        game.copy(position.state, other);
        game.apply(one, a, first);
        game.apply(other, b, second);
        const said = `seat ${a} ${game.print(first)} and seat ${b} ${game.print(second)}`;
        position.hold(
          game.refusal(one, b, second) === null,
          () => `${said}: the first makes the second illegal`,
        );
        position.hold(
          game.refusal(other, a, first) === null,
          () => `${said}: the second makes the first illegal`,
        );
        game.apply(one, b, second);
        game.apply(other, a, first);
        const before = portrait(game, one, seats);
        const after = portrait(game, other, seats);
        position.hold(before === after, () => `${said} do not commute: ${parting(before, after)}`);
      }
    }
  },
});

function twoOf(actors: readonly number[], rng: FastRng): readonly [number, number] {
  const i = rng.below(actors.length);
  const j = (i + 1 + rng.below(actors.length - 1)) % actors.length;
  return [actors[i], actors[j]];
}
