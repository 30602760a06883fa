import type { Game } from '../game.js';
import { type Check, looksOf, type Plan, trialsOf } from './plan.js';
import { looks } from './play.js';
import { viewersOf } from './portrait.js';

export const LARGEST_VIEW = 6144;

const encoder = new TextEncoder();

/** Views and open views are plain JSON, views are small, and of two parts that share no name. */
export const views = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'views survive JSON and stay small',
  run() {
    for (const trial of trialsOf(game, plan, 'views')) {
      const viewers = viewersOf(trial.tryout.seats);
      for (const position of looks(trial, 4 * looksOf(plan))) {
        const { state } = position;
        for (const viewer of viewers) {
          const view = game.view(state, viewer);
          const odd = oddity(view, 'view');
          position.hold(odd === null, () => `the view of ${viewer} does not survive JSON: ${odd}`);
          const bytes = encoder.encode(JSON.stringify(view)).length;
          position.hold(bytes <= LARGEST_VIEW, () => `the view of ${viewer} has ${bytes} bytes`);
          const [common, own] = [game.common(state), game.own(state, viewer)];
          const both = JSON.stringify({ ...common, ...own });
          position.hold(both === JSON.stringify(view), () => `the view of ${viewer} is not its two parts`);
          const twice = Object.keys(own).find((name) => name in common);
          position.hold(twice === undefined, () => `${twice} is in both parts of the view of ${viewer}`);
        }
        const odd = oddity(game.open(state), 'open');
        position.hold(odd === null, () => `the open view does not survive JSON: ${odd}`);
      }
    }
  },
});

/** The size of the largest view that random play comes by. */
export function largestView<S>(game: Game<S>, plan: Plan): number {
  let largest = 0;
  for (const trial of trialsOf(game, plan, 'views')) {
    for (const { state } of looks(trial, 4 * looksOf(plan))) {
      for (const viewer of viewersOf(trial.tryout.seats)) {
        largest = Math.max(largest, encoder.encode(JSON.stringify(game.view(state, viewer))).length);
      }
    }
  }
  return largest;
}

/** The first thing that JSON would lose, or null. */
export function oddity(value: unknown, path: string): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? null
        : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      break;
    default:
      return `${path} is a ${typeof value}`;
  }
  if (value === null) return null;
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return `${path} is no plain object`;
  for (const [name, part] of Object.entries(value)) {
    const odd = oddity(part, `${path}.${name}`);
    if (odd !== null) return odd;
  }
  return null;
}
