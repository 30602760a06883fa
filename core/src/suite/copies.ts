import type { Game } from '../game.js';
import { type Check, looksOf, type Plan, trialsOf } from './plan.js';
import { looks, type Position, walk } from './play.js';
import { memory, parting, portrait } from './portrait.js';

interface Kept<S> {
  readonly position: Position<S>;
  readonly state: S;
  readonly memory: string;
  readonly portrait: string;
}

/** A copy equals its state, keeps nothing of what it was written over, and shares no memory with the original. */
export const copies = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'a copy is deep',
  run() {
    for (const trial of trialsOf(game, plan, 'copies')) {
      const { seats, options } = trial.tryout;
      const dirty = game.create(seats, options);
      for (const position of walk({ ...trial, seed: `${trial.seed} dirt` })) position.advance(dirty);
      const kept: Kept<S>[] = [];
      for (const position of looks(trial, looksOf(plan))) {
        const truth = portrait(game, position.state, seats);
        const same = (state: S, what: string): void => {
          const copied = portrait(game, state, seats);
          position.hold(copied === truth, () => `${what} differs: ${parting(truth, copied)}`);
        };
        const state = position.copy();
        same(state, 'a copy');
        game.copy(position.state, dirty);
        same(dirty, 'a copy over a used state');
        kept.push({ position, state, memory: memory(state), portrait: truth });
        const before = memory(position.state);
        for (const on of walkOn(position, dirty)) on.advance(dirty);
        position.hold(memory(position.state) === before, () => 'playing on in a copy changed the original');
      }
      for (const { position, state, memory: before, portrait: truth } of kept) {
        position.hold(memory(state) === before, () => 'playing on in the original changed a copy');
        position.hold(
          portrait(game, state, seats) === truth,
          () => 'playing on in the original changed what a copy shows',
        );
      }
    }
  },
});

/** Some steps of another play that begins at this position. */
function* walkOn<S>(position: Position<S>, state: S): Generator<Position<S>, void> {
  const { trial } = position;
  const { game } = trial;
  const begun: Game<S> = {
    ...game,
    create: (seats, options) => {
      const fresh = game.create(seats, options);
      game.copy(state, fresh);
      return fresh;
    },
  };
  let steps = 0;
  for (const on of walk({ ...trial, game: begun, seed: `${trial.seed} on ${position.step}` })) {
    if (steps++ === 12) return;
    yield on;
  }
}
