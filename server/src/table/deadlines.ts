import { awaits, type BotTurn, decidingMs, PACE_MS, undoMs, wordOf } from '@crossbones/bots/pool';
import { type Fault, must, ok, type Result } from '@crossbones/core';
import { enter, goAway } from './away-and-back.js';
import { later } from './clock.js';
import { act } from './playing.js';
import { allSalted } from './start.js';
import type { Table } from './table.js';

/** What the server must do by itself, and when. */
export type Chore =
  | { readonly is: 'deal'; readonly at: number }
  /** A bot begins to think at `at`, and gives its answer at `due`. */
  | ({ readonly is: 'bot'; readonly at: number; readonly due: number } & BotTurn)
  | { readonly is: 'clock'; readonly at: number; readonly seat: number; readonly decision: number }
  | { readonly is: 'absence'; readonly at: number; readonly seat: number }
  | { readonly is: 'close'; readonly at: number };

/** Salts that have not come by then count as empty. */
const SALTS_MS = 3_000;
const ABSENT_MS = 90_000;
const DAY = 86_400_000;

/** All chores that are pending. */
export function chores(table: Table): Chore[] {
  switch (table.phase) {
    case 'gathering':
      return [{ is: 'close', at: closing(table)! }];
    case 'sealing':
      // Where people have gathered for several tables, these are dealt as soon as the salts are in.
      return [{ is: 'deal', at: allSalted(table) ? table.touched : saltsDue(table) }];
    case 'playing':
      return [...turnChores(table), ...closingChore(table)];
    case 'over':
    case 'closed':
      return [];
  }
}

const saltsDue = (table: Table): number => later(table.served, table.seal!.at, SALTS_MS);

/** Deals, when the time for the salts is over; where people have gathered for several tables, with ids for these. */
export function deal(table: Table, at: number, newId: () => string): Result<null, Fault> {
  if (table.phase !== 'sealing' || !(allSalted(table) || at >= saltsDue(table))) return ok(null);
  if (table.tables === 1) table.happen({ is: 'dealt' }, at);
  else table.happen({ is: 'parted', tables: Array.from({ length: table.tables }, newId) }, at);
  return ok(null);
}

function turnChores(table: Table): Chore[] {
  if (table.pause !== null) return [];
  const { match, bots, turns, clocks } = table.tableMatch!;
  const botTurns = bots.turns();
  return table.actors.flatMap((seat): Chore[] => {
    const turn = botTurns.find((one) => one.seat === seat);
    if (turn !== undefined) {
      const due = botDue(table, turns[seat]!.since, decidingMs[turn.level]);
      return [{ is: 'bot', at: due - decidingMs[turn.level], due, ...turn }];
    }
    const clock = clocks.due(seat);
    const absence = absenceDue(table, seat);
    return [
      ...(clock === null ? [] : [{ is: 'clock', at: clock, seat, decision: match.decision(seat) } as const]),
      ...(absence === null ? [] : [{ is: 'absence', at: absence, seat } as const]),
    ];
  });
}

/** When a bot answers: the same time whatever it holds, and its thinking is included. */
function botDue({ settings, tableMatch }: Table, since: number, thought: number): number {
  const { personActed } = tableMatch!;
  const undone = settings.undo && personActed !== null ? personActed + undoMs.made : 0;
  return Math.max(since + Math.max(PACE_MS, thought), undone);
}

function absenceDue(table: Table, seat: number): number | null {
  if (table.settings.away === 'wait' || table.places[seat].away) return null;
  return later(table.served, table.tableMatch!.turns[seat]!.since, ABSENT_MS);
}

/** When the table counts as abandoned, if nothing happens before. */
function closing(table: Table): number | null {
  const { clock } = table.settings;
  if (table.phase === 'gathering' || clock.per === 'none') return later(table.served, table.touched, DAY);
  // A clock brings every match to its end, unless the match is paused.
  return table.pause === null ? null : later(table.served, table.touched, Math.max(DAY, clock.ms));
}

function closingChore(table: Table): Chore[] {
  const at = closing(table);
  return at === null ? [] : [{ is: 'close', at }];
}

/** Whether the seat is still asked the same question as when the thinking began. */
export const asked = (
  { phase, match, pause }: Table,
  turn: { readonly seat: number; readonly decision: number },
): boolean => phase === 'playing' && pause === null && awaits(match!, turn);

/**
 * A bot gives its answer, or null if it has none. Answers the action that was made for it; null if it came too late.
 */
export function botActs(
  table: Table,
  seat: number,
  decision: number,
  said: string | null,
  at: number,
): Result<string | null, Fault> {
  if (!asked(table, { seat, decision }) || !table.botPlays(seat)) return ok(null);
  const level = table.levelAt(seat);
  // Somebody acted while the bot was thinking, and may still undo: the bot answers when their time for that is over.
  if (botDue(table, table.tableMatch!.turns[seat]!.since, decidingMs[level]) > at) return ok(null);
  return ok(actFor(table, { seat, level, decision }, said, at));
}

/**
 * The seat's time is up. With a clock for each move a bosun makes this move, and after two such moves in a row the
 * owner counts as absent. With a clock for the match a bosun plays on to the end.
 */
export function timeUp(
  table: Table,
  seat: number,
  decision: number,
  said: string | null,
  at: number,
): Result<string | null, Fault> {
  if (!asked(table, { seat, decision })) return ok(null);
  const due = table.tableMatch!.clocks.due(seat);
  if (due === null || due > at) return ok(null);
  enter(table, 'timeout', seat, at);
  if (table.settings.clock.per === 'match') {
    enter(table, 'bot', seat, at);
    return ok(null);
  }
  const word = actFor(table, { seat, level: 'bosun', decision }, said, at);
  const place = table.places[seat];
  if (table.phase === 'playing' && place.timeouts >= 2 && !place.away) goAway(table, seat, at);
  return ok(word);
}

function actFor(table: Table, turn: BotTurn, said: string | null, at: number): string {
  const word = wordOf(table.match!, turn, said)!;
  must(act(table, { seat: turn.seat, actions: [word], bot: true }, at));
  return word;
}

/** The game waits for a seat whose owner was looked for and is not there. */
export function absent(table: Table, seat: number, at: number): Result<null, Fault> {
  const waits = table.phase === 'playing' && table.pause === null && table.actors.includes(seat);
  if (!waits || table.botPlays(seat)) return ok(null);
  const due = absenceDue(table, seat);
  if (due !== null && due <= at) goAway(table, seat, at);
  return ok(null);
}

/** Closes a table to which nobody has come for a long time. */
export function close(table: Table, at: number): Result<null, Fault> {
  if (table.phase !== 'gathering' && table.phase !== 'playing') return ok(null);
  const due = closing(table);
  if (due === null || due > at) return ok(null);
  if (table.phase === 'playing') enter(table, 'abort', null, at);
  table.happen({ is: 'closed' }, at);
  return ok(null);
}
