import {
  choice,
  type Fault,
  fail,
  fault,
  int,
  list,
  ok,
  type Result,
  record,
  refined,
  text,
} from '@crossbones/core';
import type { Head } from '@crossbones/games/ledger';
import { type Sheet, type Stroke, standing } from '@crossbones/games/sheet';
import { padGameOf } from '../../../games/manifest.js';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { type ImportTrouble, trouble, within } from './import-trouble.js';
import { type Headed, readHead } from './sheet-head.js';

/** What a file of ours begins with, so that no other JSON is taken for it. */
const KIND = 'sheets';
/** Goes up when older pages could no longer read what newer ones write. */
const FORMAT = 1;

const MOST_SHEETS = 5_000;
const MOST_STROKES = 10_000;
const MOST_ROUNDS = 1_000;

/** Everything needed to go on with these sheets elsewhere; nothing about who watches them or how they are kept here. */
export const writeSheets = (sheets: readonly Sheet[]): string =>
  `${JSON.stringify(
    {
      crossbones: KIND,
      format: FORMAT,
      sheets: sheets.map(({ id, head, strokes, begun, touched }) => ({ id, head, strokes, begun, touched })),
    },
    null,
    1,
  )}\n`;

const anything = { schema: {}, values: [{}], read: (value: unknown) => ok(value) };
const time = int(0, 8_640_000_000_000_000);
const name = refined(text(1, 64), (value, at) =>
  /^[\w-]+$/.test(value) ? null : fault('wants-text', { at, min: 1, max: 64 }),
);

const file = record({
  crossbones: choice(KIND),
  format: int(1, 1_000_000),
  sheets: list(anything, 0, MOST_SHEETS, [[]]),
});
const shape = record({
  id: name,
  head: anything,
  strokes: list(record({ round: int(0, MOST_ROUNDS), to: anything }), 0, MOST_STROKES, [[]]),
  begun: time,
  touched: time,
});

/** Reads a file field by field; reports the first fault, and then takes nothing of it. */
export async function readSheets(
  source: string,
  padOf: (game: Head['game']) => Promise<PadGame> = padGameOf,
): Promise<Result<Sheet[], ImportTrouble>> {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return trouble('wants-json', { at: '' });
  }
  if ((value as { crossbones?: unknown } | null)?.crossbones !== KIND) return trouble('not-ours');
  const read = file.read(value, '');
  if (!read.ok) return fail({ fault: read.error });
  if (read.value.format > FORMAT) return trouble('newer-file');
  const sheets: Sheet[] = [];
  for (const [i, one] of read.value.sheets.entries()) {
    const sheet = await readSheet(one, `sheets[${i}]`, padOf);
    if (!sheet.ok) return sheet;
    sheets.push(sheet.value);
  }
  return ok(sheets);
}

async function readSheet(
  value: unknown,
  at: string,
  padOf: (game: Head['game']) => Promise<PadGame>,
): Promise<Result<Sheet, ImportTrouble>> {
  const read = shape.read(value, at);
  if (!read.ok) return fail({ fault: read.error });
  const { id, strokes, begun, touched } = read.value;
  const headed = await readHead(read.value.head, `${at}.head`, padOf);
  if (!headed.ok) return fail({ fault: headed.error });
  const written: Stroke[] = [];
  for (const [i, { round, to }] of strokes.entries()) {
    const stroke = readRound(headed.value, round, to, `${at}.strokes[${i}]`);
    if (!stroke.ok) return fail({ fault: stroke.error, ...headed.value });
    written.push(stroke.value);
  }
  return ok(sheetOf(headed.value, { id, strokes: written, begun, touched }));
}

/**
 * Reads one round from elsewhere: the game must have so many rounds, and the round must be possible in it. `at` says
 * where it was.
 */
export function readRound(
  { head, pad }: Headed,
  round: number,
  value: unknown,
  at: string,
): Result<Stroke, Fault> {
  const most = pad.ledger.rounds(head);
  if (most !== null && round >= most)
    return fail(within(at, fault('wants-int', { at: 'round', min: 0, max: most - 1 })));
  const to = pad.ledger.read(head, round, value);
  return to.ok ? ok({ round, to: to.value }) : fail(within(at === '' ? '' : `${at}.to`, to.error));
}

/** A sheet made of what was read; its outcome follows from its strokes. */
export function sheetOf({ head, pad }: Headed, rest: Omit<Sheet, 'head' | 'outcome'>): Sheet {
  const { outcome } = standing({ head, strokes: rest.strokes }, pad.ledger);
  return { ...rest, head, outcome };
}
