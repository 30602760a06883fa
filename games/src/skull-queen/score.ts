import { choice, type Fault, type Field, int, list, ok, type Result, record } from '@crossbones/core';
import { places } from '../places.js';
import { type Box, COLOURS, colours, fullBox, SPACES } from './cards.js';
import { options } from './options.js';

export const sides = ['front', 'back'] as const;
export type Side = (typeof sides)[number];

/** Where a pirate is that stands on no space; spaces count from the top. */
export const UNPLACED = -1;
export const OVERBOARD = -2;

/** ◆ SQ-3 As many rounds as players; with two that is two, the ghost deals none. */
export const roundsFor = (players: number): number => players;

/** ◆ SQ-5 Equal totals share their place, so also the win. */
export const placesOf = places;

/** What the spaces are worth from the top: those of the front, then those of the back. */
export function ladders(box: Box, middle: number): Uint8Array {
  const front = box.front(middle);
  return Uint8Array.from([...front, ...front.toReversed()]);
}

/** What a pirate on this space of this side is worth; 0 unless it is on the plank. */
export const worthAt = (ladders: Uint8Array, side: number, space: number): number =>
  space < 0 ? 0 : ladders[side * (ladders.length >> 1) + space];

/** The points of the pirates that stand in `pirates` from `at` on, one a colour. */
export function plankPoints(
  ladders: Uint8Array,
  side: number,
  pirates: ArrayLike<number>,
  at: number,
): number {
  let points = 0;
  for (let colour = 0; colour < COLOURS; colour++) points += worthAt(ladders, side, pirates[at + colour]);
  return points;
}

const onPlank = int(0, SPACES - 1);
/** A space from the top, or null for a pirate that fell overboard. */
const space: Field<number | null> = {
  schema: { anyOf: [onPlank.schema, { type: 'null' }] },
  values: [...onPlank.values, null],
  read: (value, at) => (value === null ? ok(null) : onPlank.read(value, at)),
};
const player = record({
  side: choice(...sides),
  pirates: record({ r: space, y: space, g: space, b: space }),
});
const sheet = record(
  { players: list(player, 1, 6, [player.values]) },
  { options: record({}, options.fields) },
);

/** The points of one round, from how the planks stand when all cards are played. */
export function scoreSheet(given: unknown): Result<{ points: number[] }, Fault> {
  const read = sheet.read(given, '');
  if (!read.ok) return read;
  const { players, options: chosen } = read.value;
  const rows = ladders(fullBox, chosen?.middle ?? options.defaults.middle);
  return ok({
    points: players.map(({ side, pirates }) =>
      plankPoints(
        rows,
        sides.indexOf(side),
        colours.map((colour) => pirates[colour] ?? OVERBOARD),
        0,
      ),
    ),
  });
}
