import type { Game } from '../game.js';
import { type Check, type Plan, trialsOf } from './plan.js';
import { type Position, walk } from './play.js';

/** Every play ends within the game's bound, with places that can be given out. */
export const endings = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'the game ends within its bound, with valid places',
  run() {
    for (const trial of trialsOf(game, plan, 'endings')) {
      for (const position of walk({ ...trial, aside: 0 })) {
        if (position.event !== null || position.turn !== null) continue;
        ended(position);
      }
    }
  },
});

export function ended<S>(position: Position<S>): void {
  const { game, tryout } = position.trial;
  const outcome = game.outcome(position.state);
  position.hold(outcome !== null, () => 'nobody is waited for and there is no outcome');
  const { places, points, grade } = outcome!;
  // Seats that share a result count once: in a game of two teams the second team is second, not third.
  const sides = places.map((_, seat) => game.side(position.state, seat));
  const better = (place: number): number => new Set(sides.filter((_, seat) => places[seat] < place)).size;
  position.hold(
    places.length === tryout.seats &&
      places.every(
        (place, seat) => place === 1 + better(place) && place === places[sides.indexOf(sides[seat])],
      ),
    () => `places ${places.join()}`,
  );
  position.hold(
    points === null || (points.length === tryout.seats && points.every(Number.isInteger)),
    () => `points ${points?.join()}`,
  );
  position.hold(
    grade === null || (Number.isInteger(grade) && grade >= 1 && grade <= 5),
    () => `grade ${grade}`,
  );
}
