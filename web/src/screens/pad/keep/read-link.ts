import { fail, fault, type Json, ok, type Result } from '@crossbones/core';
import type { Head } from '@crossbones/games/ledger';
import type { Sheet, Stroke } from '@crossbones/games/sheet';
import { padGameOf } from '../../../games/manifest.js';
import type { PadGame } from '../../../play/pad/pad-game.js';
import type { ImportTrouble } from './import-trouble.js';
import { unpack } from './link-packing.js';
import { readRound, sheetOf } from './sheet-file.js';
import { readHead } from './sheet-head.js';
import { LINK_FORMAT } from './write-link.js';

/** Reads the sheet from what stands behind # in a link. */
export async function readLink(
  fragment: string,
  padOf: (game: Head['game']) => Promise<PadGame> = padGameOf,
): Promise<Result<Sheet, ImportTrouble>> {
  const broken = fail<ImportTrouble>({ fault: fault('broken-link') });
  const value = await unpack(fragment.replace(/^#/, ''));
  if (!Array.isArray(value)) return broken;
  const [format, id, game, players, options, dealer, begun, lasted, rounds] = value as Json[];
  if (typeof format === 'number' && format > LINK_FORMAT) return fail({ fault: fault('newer-file') });
  if (format !== LINK_FORMAT || typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id) || !Array.isArray(rounds))
    return broken;
  if (!isTime(begun) || !isTime(lasted)) return broken;
  const headed = await readHead({ game, players, options, dealer }, '', padOf);
  if (!headed.ok) return broken;
  const strokes: Stroke[] = [];
  for (const [round, written] of (rounds as Json[]).entries()) {
    const stroke = readRound(headed.value, round, written, '');
    if (!stroke.ok) return broken;
    strokes.push(stroke.value);
  }
  return ok(sheetOf(headed.value, { id, strokes, begun, touched: begun + lasted }));
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
