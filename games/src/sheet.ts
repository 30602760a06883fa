import type { Json, Outcome } from '@crossbones/core';
import type { Head, Ledger } from './ledger.js';

/** One stroke of the pen: a whole round as it now stands. */
export interface Stroke {
  readonly round: number;
  readonly to: Json;
}

/**
 * A sheet as it is kept: what stands at its head, and every stroke since. Everything else is derived, so a correction
 * to an early round changes all that follows from it. Plain JSON.
 */
export interface Sheet {
  readonly id: string;
  readonly head: Head;
  readonly strokes: readonly Stroke[];
  /** The outcome after the last stroke, so that a list of sheets needs no rulebook. */
  readonly outcome: Outcome | null;
  /** Both in ms since 1970. */
  readonly begun: number;
  readonly touched: number;
}

/** Who writes, and when: clocks and ids are given. */
interface Given {
  readonly id: string;
  readonly now: number;
}

export const begin = (head: Head, { id, now }: Given): Sheet => ({
  id,
  head,
  strokes: [],
  outcome: null,
  begun: now,
  touched: now,
});

/** The rounds as they were last written, up to the first that nobody has touched. */
export function roundsOf<R extends Json>({ strokes }: Pick<Sheet, 'strokes'>): R[] {
  const last = new Map<number, R>();
  for (const { round, to } of strokes) last.set(round, to as R);
  const rounds: R[] = [];
  for (let i = 0; last.has(i); i++) rounds.push(last.get(i)!);
  return rounds;
}

/** Writes a round, the next one or any before it. */
export const write = <R extends Json>(
  sheet: Sheet,
  ledger: Ledger<R>,
  round: number,
  to: R,
  now: number,
): Sheet => settle({ ...sheet, strokes: [...sheet.strokes, { round, to }], touched: now }, ledger);

/** Takes the last stroke away; of a sheet without any there is nothing to take. */
export const undo = <R extends Json>(sheet: Sheet, ledger: Ledger<R>, now: number): Sheet =>
  sheet.strokes.length === 0
    ? sheet
    : settle({ ...sheet, strokes: sheet.strokes.slice(0, -1), touched: now }, ledger);

const settle = <R extends Json>(sheet: Sheet, ledger: Ledger<R>): Sheet => ({
  ...sheet,
  outcome: standing(sheet, ledger).outcome,
});

/** How a sheet stands. */
export interface SheetStanding<R extends Json = Json> {
  /** All rounds that were written, whole or not. */
  readonly rounds: readonly R[];
  /** How many of them count: those before the first that is not complete, and none after the end. */
  readonly counted: number;
  /** What each counted round was worth to each player; null in a game without points. */
  readonly points: readonly (readonly number[] | null)[];
  /** Each player's points after each counted round; all zero in a game without points. */
  readonly totals: readonly (readonly number[])[];
  readonly outcome: Outcome | null;
  /** The round to be written now: the first that is not complete; null when the game is over. */
  readonly present: number | null;
}

export function standing<R extends Json>(
  { head, strokes }: Pick<Sheet, 'head' | 'strokes'>,
  ledger: Ledger<R>,
): SheetStanding<R> {
  const rounds = roundsOf<R>({ strokes });
  const most = ledger.rounds(head);
  const points: (readonly number[] | null)[] = [];
  const totals: (readonly number[])[] = [];
  let outcome: Outcome | null = null;
  let counted = 0;
  let last: Weighed | null = null;
  let sum: readonly number[] = head.players.map(() => 0);
  for (const round of rounds.keys()) {
    if (outcome !== null || round === most) break;
    last = weigh(ledger, head, rounds, round, last);
    const { whole, earned } = last;
    if (!whole) break;
    if (earned !== null) sum = sum.map((before, player) => before + earned[player]);
    points.push(earned);
    totals.push(sum);
    counted++;
    outcome = last.outcome;
  }
  return { rounds, counted, points, totals, outcome, present: outcome === null ? counted : null };
}

interface Weighed {
  readonly head: Head;
  /** The round before it, on which it may depend, and so on to the first. */
  readonly after: Weighed | null;
  readonly whole: boolean;
  readonly earned: readonly number[] | null;
  /** How the game ends, if it does with this round. */
  readonly outcome: Outcome | null;
}

/**
 * A written round never changes, so it is evaluated once: a tap in the tenth round need not count the first nine again.
 */
const weighed = new WeakMap<object, Weighed>();

function weigh<R extends Json>(
  ledger: Ledger<R>,
  head: Head,
  rounds: readonly R[],
  round: number,
  after: Weighed | null,
): Weighed {
  const written = rounds[round];
  const key = typeof written === 'object' && written !== null ? written : {};
  const known = weighed.get(key);
  if (known?.head === head && known.after === after) return known;
  const whole = ledger.faults(head, round, written, rounds.slice(0, round)).length === 0;
  const earned = whole ? ledger.points(head, round, written) : null;
  const most = ledger.rounds(head);
  // Where the number of rounds is known, only the last can end the game.
  const ends = whole && (most === null || round + 1 === most);
  const outcome = ends ? ledger.outcome(head, rounds.slice(0, round + 1)) : null;
  const now = { head, after, whole, earned, outcome };
  weighed.set(key, now);
  return now;
}
