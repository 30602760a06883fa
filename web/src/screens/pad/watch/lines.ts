import type { SheetLine } from '@crossbones/api';
import type { Json } from '@crossbones/core';
import { roundsOf, type Sheet } from '@crossbones/games/sheet';

/** What those who watch know: the head, and each round as it was last told. Nothing of it has been looked at yet. */
export interface SheetNews {
  readonly head: unknown;
  readonly rounds: readonly (Json | null)[];
}

export const nothing: SheetNews = { head: null, rounds: [] };

/** What is known once these lines are read too. */
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

/** As JSON has it: what is undefined is not there. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The lines that bring those who watch to where the sheet stands, whatever was undone or corrected meanwhile. */
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
/** The server reads 64 KB at once. */
const MOST_LETTERS = 48_000;

/** As many of them as one request may carry. */
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
