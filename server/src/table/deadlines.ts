import { awaits, type BotTurn, decidingMs, PACE_MS, undoMs, wordOf } from '@crossbones/bots/pool';
import { type Fault, must, ok, type Result } from '@crossbones/core';
import { enter, goAway } from './attendance.js';
import { later } from './clock.js';
import { act } from './playing.js';
import type { Table } from './table.js';

/** What the server must do by itself, and when. */
export type Chore =
  | { readonly is: 'deal'; readonly at: number }
  /** A bot begins to think, and says its word when that is due. */
  | ({ readonly is: 'bot'; readonly at: number; readonly due: number } & BotTurn)
  | { readonly is: 'clock'; readonly at: number; readonly seat: number; readonly decision: number }
  | { readonly is: 'absence'; readonly at: number; readonly seat: number }
  | { readonly is: 'close'; readonly at: number };

/** Salts that have not come by then count as empty. */
const SALTS_MS = 3_000;
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

const saltsDue = (table: Table): number => later(table.served, table.seal!.at, SALTS_MS);

/** The time for the salts is over. */
export function deal(table: Table, at: number): Result<null, Fault> {
  if (table.phase === 'sealing' && at >= saltsDue(table)) table.happen({ is: 'dealt' }, at);
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

/** A bot takes as long whatever it holds, its thought included. */
function botDue({ settings, tableMatch }: Table, since: number, thought: number): number {
  const { personActed } = tableMatch!;
  const undone = settings.undo && personActed !== null ? personActed + undoMs.made : 0;
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
export const asked = (
  { phase, match, pause }: Table,
  turn: { readonly seat: number; readonly decision: number },
): boolean => phase === 'playing' && pause === null && awaits(match!, turn);

/** A bot says its word, or with null has none; what was said for it, null if that came too late. */
export function botActs(
  table: Table,
  seat: number,
  decision: number,
  said: string | null,
  at: number,
): Result<string | null, Fault> {
  if (!asked(table, { seat, decision }) || !table.botPlays(seat)) return ok(null);
  const level = table.levelAt(seat);
  // Somebody acted while it was thinking, and may think again: it says its word when their time for that is over.
  if (botDue(table, table.tableMatch!.turns[seat]!.since, decidingMs[level]) > at) return ok(null);
  return ok(actFor(table, { seat, level, decision }, said, at));
}

/** The seat's time is up. By moves a bosun makes this one, and twice in a row is away; else it plays on for good. */
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

/** Nobody has come for a long time. */
export function close(table: Table, at: number): Result<null, Fault> {
  if (table.phase !== 'gathering' && table.phase !== 'playing') return ok(null);
  const due = closing(table);
  if (due === null || due > at) return ok(null);
  if (table.phase === 'playing') enter(table, 'abort', null, at);
  table.happen({ is: 'closed' }, at);
  return ok(null);
}
