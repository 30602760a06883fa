import * as SkullQueen from '@crossbones/games/skull-queen/index';
import { plankOf } from './plank.js';
import { inARow, noneAbove, noneBelow, type Table } from './table.js';

const { COLOURS, haunted, NO_COLOUR } = SkullQueen;

/** How much a loss of all others counts against as large a gain of one's own. */
const SPITE = 0.96;
/** How likely each player to come leaves a move as it stands. */
const STANDS = 0.6;
const EIGHT = 1 << 8;
const FIVE = 1 << 5;
const NOBODY = -1;

/**
 * What a card that makes `numbers` of those that lie in its colour costs the others; beside the ghost nobody else
 * has shown a card yet.
 */
export function harm(
  state: SkullQueen.State,
  table: Table,
  colour: number,
  number: number,
  numbers: number,
): number {
  if (haunted(state)) return 0;
  const high = table.highest[colour];
  const low = table.lowest[colour];
  if (high === NOBODY && low === NOBODY) return 0;
  const highStays = noneAbove(numbers, number) ? NOBODY : high;
  const lowStays = noneBelow(numbers, number) ? NOBODY : low;
  const lies = table.lies[colour] | (state.led === NO_COLOUR ? table.lies[NO_COLOUR] : 0);
  const points = losses(state, table, colour, numbers, highStays, lowStays);
  return (
    ((points - losses(state, table, colour, lies, high, low)) * SPITE * inARow(STANDS, table.toPlay)) /
    (state.seats - 1)
  );
}

/** What those lose who move when these numbers lie in a colour. */
function losses(
  state: SkullQueen.State,
  table: Table,
  colour: number,
  numbers: number,
  high: number,
  low: number,
): number {
  if ((numbers & (numbers - 1)) === 0) return 0;
  let points = 0;
  if (high !== NOBODY) points += loss(state, table, high, colour, (numbers & EIGHT) !== 0 ? -2 : -1);
  if (low !== NOBODY) points += loss(state, table, low, colour, (numbers & FIVE) !== 0 ? 2 : 1);
  return points;
}

function loss(state: SkullQueen.State, table: Table, seat: number, colour: number, by: number): number {
  const space = state.pirates[seat * COLOURS + colour];
  if (space < 0) return 0;
  const plank = plankOf(state.ladders);
  const at = plank.openRow(state.side[seat], table.held - 1) + space;
  return plank.open[at] - plank.open[at + by];
}
