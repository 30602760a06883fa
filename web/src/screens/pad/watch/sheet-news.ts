import type { SheetLine } from '@crossbones/api';
import type { Json } from '@crossbones/core';
import { roundsOf, type Sheet } from '@crossbones/games/sheet';

/**
 * What the server has told those who watch: the head, and each round in its last form. Nothing of it has been checked
 * yet.
 */
export interface SheetNews {
  readonly head: unknown;
  readonly rounds: readonly (Json | null)[];
}

export const nothing: SheetNews = { head: null, rounds: [] };

/** The news after these lines, too. */
export function fold(told: SheetNews, lines: readonly SheetLine[]): SheetNews {
  let { head } = told;
  const rounds = [...told.rounds];
  for (const line of lines) {
    if ('head' in line) ({ head } = line);
    else {
      while (rounds.length <= line.round) rounds.push(null);
      rounds[line.round] = line.to as Json;
    }
  }
  while (rounds.at(-1) === null) rounds.pop();
  return { head, rounds };
}

/** As JSON keeps it: without fields that are undefined. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The lines that bring those who watch up to date, whatever was undone or corrected meanwhile. */
export function linesTo(sheet: Pick<Sheet, 'head' | 'strokes'>, told: SheetNews): SheetLine[] {
  const head = plain(sheet.head) as unknown as Record<string, unknown>;
  const lines: SheetLine[] = same(head, told.head) ? [] : [{ head }];
  const rounds = roundsOf<Json>(sheet);
  for (let round = 0; round < Math.max(rounds.length, told.rounds.length); round++) {
    const to = plain(rounds[round] ?? null);
    if (!same(to, told.rounds[round] ?? null)) lines.push({ round, to });
  }
  return lines;
}

const MOST_LINES = 50;
/** The server reads 64 KB at most in one request. */
const MOST_LETTERS = 48_000;

/** The first of the lines, as many as one request may carry. */
export function batchOf(lines: readonly SheetLine[]): SheetLine[] {
  const batch: SheetLine[] = [];
  let letters = 0;
  for (const line of lines.slice(0, MOST_LINES)) {
    letters += new TextEncoder().encode(JSON.stringify(line)).length;
    if (batch.length > 0 && letters > MOST_LETTERS) break;
    batch.push(line);
  }
  return batch;
}
