import { type Fault, must, ok, type Result } from '@crossbones/core';
import type { Level } from '@crossbones/games/crew';
import { enter, goAway } from './attendance.js';
import { later } from './clock.js';
import { act } from './playing.js';
import { saltsDue } from './start.js';
import type { Table } from './table.js';

export { deal } from './start.js';

/** What the server must do by itself, and when. */
export type Chore =
  | { readonly is: 'deal'; readonly at: number }
  /** A bot begins to think, and says its word when that is due. */
  | {
      readonly is: 'bot';
      readonly at: number;
      readonly due: number;
      readonly seat: number;
      readonly decision: number;
    }
  | { readonly is: 'clock'; readonly at: number; readonly seat: number; readonly decision: number }
  | { readonly is: 'absence'; readonly at: number; readonly seat: number }
  | { readonly is: 'close'; readonly at: number };

/** A bot takes as long whatever it holds. */
const PACE_MS = 400;
/** How long a bot has for its thought, so that its word is there when it is due. */
const THOUGHT_MS: { readonly [level in Level]: number } = {
  deckhand: 0,
  bosun: 0,
  captain: 150,
  admiral: 1_500,
};
/** Long enough for a person to take an action back. */
const UNDO_MS = 1_500;
const ABSENT_MS = 90_000;
const DAY = 86_400_000;

/** All that is pending. */
export function chores(table: Table): Chore[] {
  switch (table.phase) {
    case 'gathering':
      return [{ is: 'close', at: closing(table)! }];
    case 'sealing':
      return [{ is: 'deal', at: saltsDue(table) }];
    case 'playing':
      return [...turnChores(table), ...closingChore(table)];
    case 'over':
    case 'closed':
      return [];
  }
}

function turnChores(table: Table): Chore[] {
  if (table.pause !== null) return [];
  return table.actors.flatMap((seat): Chore[] => {
    const { since, step } = table.tableMatch!.turns[seat]!;
    if (table.botPlays(seat)) {
      const thought = THOUGHT_MS[table.levelAt(seat)];
      const due = botDue(table, since, thought);
      return [{ is: 'bot', at: due - thought, due, seat, decision: step }];
    }
    const clock = table.tableMatch!.clocks.due(seat);
    const absence = absenceDue(table, seat);
    return [
      ...(clock === null ? [] : [{ is: 'clock', at: clock, seat, decision: step } as const]),
      ...(absence === null ? [] : [{ is: 'absence', at: absence, seat } as const]),
    ];
  });
}

function botDue({ settings, tableMatch }: Table, since: number, thought: number): number {
  const { personActed } = tableMatch!;
  const undone = settings.undo && personActed !== null ? personActed + UNDO_MS : 0;
  return Math.max(since + Math.max(PACE_MS, thought), undone);
}

function absenceDue(table: Table, seat: number): number | null {
  if (table.settings.away === 'wait' || table.places[seat].away) return null;
  return later(table.served, table.tableMatch!.turns[seat]!.since, ABSENT_MS);
}

/** When nobody will have come for so long that the table counts as abandoned. */
function closing(table: Table): number | null {
  const { clock } = table.settings;
  if (table.phase === 'gathering' || clock.per === 'none') return later(table.served, table.touched, DAY);
  // Clocks bring every match to its end, unless it stands still.
  return table.pause === null ? null : later(table.served, table.touched, Math.max(DAY, clock.ms));
}

function closingChore(table: Table): Chore[] {
  const at = closing(table);
  return at === null ? [] : [{ is: 'close', at }];
}

/** The seat is still asked what it was asked when somebody began to think about it. */
export const asked = (table: Table, seat: number, decision: number): boolean =>
  table.phase === 'playing' && table.pause === null && table.tableMatch!.turns[seat]?.step === decision;

/** A bot says its word; throws if that is none the seat may say, and then the table must be thrown away. */
export function botActs(
  table: Table,
  seat: number,
  decision: number,
  word: string,
  at: number,
): Result<null, Fault> {
  if (!asked(table, seat, decision) || !table.botPlays(seat)) return ok(null);
  must(act(table, { seat, actions: [word], bot: true }, at));
  return ok(null);
}

/** The seat's time is up. By moves a bosun makes this one, and twice in a row is away; else it plays on for good. */
export function timeUp(
  table: Table,
  seat: number,
  decision: number,
  word: string,
  at: number,
): Result<null, Fault> {
  if (!asked(table, seat, decision)) return ok(null);
  const due = table.tableMatch!.clocks.due(seat);
  if (due === null || due > at) return ok(null);
  if (table.settings.clock.per === 'match') {
    enter(table, 'timeout', seat, at);
    enter(table, 'bot', seat, at);
    return ok(null);
  }
  enter(table, 'timeout', seat, at);
  must(act(table, { seat, actions: [word], bot: true }, at));
  const place = table.places[seat];
  if (table.phase === 'playing' && place.timeouts >= 2 && !place.away) goAway(table, seat, at);
  return ok(null);
}

/** The game waits for a seat whose owner was looked for and is not there. */
export function absent(table: Table, seat: number, at: number): Result<null, Fault> {
  const waits = table.phase === 'playing' && table.pause === null && table.actors.includes(seat);
  if (!waits || table.botPlays(seat)) return ok(null);
  const due = absenceDue(table, seat);
  if (due !== null && due <= at) goAway(table, seat, at);
  return ok(null);
}

/** Nobody has come for a long time. */
export function close(table: Table, at: number): Result<null, Fault> {
  if (table.phase !== 'gathering' && table.phase !== 'playing') return ok(null);
  const due = closing(table);
  if (due === null || due > at) return ok(null);
  if (table.phase === 'playing') enter(table, 'abort', null, at);
  table.happen({ is: 'closed' }, at);
  return ok(null);
}
