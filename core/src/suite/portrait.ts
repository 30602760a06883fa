import type { Game, Viewer } from '../game.js';
import { includes, seatsIn } from '../seats.js';

/** Everybody who can look at a table. */
export const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
];

const buffers = new WeakMap<object, Uint16Array>();

export function legalOf<S>(game: Game<S>, state: S, seat: number): number[] {
  const out = buffers.get(game) ?? new Uint16Array(game.actions);
  buffers.set(game, out);
  return [...out.subarray(0, game.legal(state, seat, out))];
}

/** What a viewer sees and is asked, as text. */
export function sight<S>(game: Game<S>, state: S, viewer: Viewer): string {
  const actors = game.actors(state);
  const may = game.mayAct(state);
  const acts = viewer !== 'spectator' && includes(actors | may, viewer);
  const legal = acts ? legalOf(game, state, viewer) : [];
  return JSON.stringify({
    view: game.view(state, viewer),
    actors: seatsIn(actors),
    may: seatsIn(may),
    legal,
  });
}

/** All that can be seen of a state by anybody, as text. */
export function portrait<S>(game: Game<S>, state: S, seats: number): string {
  const open = JSON.stringify({
    event: game.event(state),
    open: game.open(state),
    outcome: game.outcome(state),
  });
  return [open, ...viewersOf(seats).map((viewer) => sight(game, state, viewer))].join('\n');
}

/** The memory of a state as text; `refuse` is called for everything that must not be in a state. */
export function memory(value: unknown, refuse: (path: string, what: string) => void = () => {}): string {
  const seen = new Map<object, string>();
  const read = (part: unknown, path: string): unknown => {
    if (typeof part === 'function') refuse(path, 'a function');
    if (typeof part !== 'object' || part === null) return typeof part === 'bigint' ? `${part}n` : part;
    if (seen.has(part)) return `as ${seen.get(part)}`;
    seen.set(part, path);
    if (ArrayBuffer.isView(part)) return [...new Uint8Array(part.buffer, part.byteOffset, part.byteLength)];
    if (part instanceof ArrayBuffer) return [...new Uint8Array(part)];
    if ('below' in part) refuse(path, 'a generator');
    if (part instanceof Map || part instanceof Set)
      return [...part].map((item, i) => read(item, `${path}{${i}}`));
    return Object.entries(part).map(([name, item]) => [name, read(item, `${path}.${name}`)]);
  };
  return JSON.stringify(read(value, 'state'));
}

/** The place where two texts begin to differ, with a little of both. */
export function parting(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${one.slice(from, at + 60)}… against …${other.slice(from, at + 60)}…`;
}
