import { ok, type Result } from '@crossbones/core';
import type { Sheet } from '@crossbones/games/sheet';
import { readTable } from './csv-rows.js';
import { freshId } from './id.js';
import { type Arrival, arrivalOf } from './import-merge.js';
import { type ImportTrouble, trouble } from './import-trouble.js';
import { readSheets } from './sheet-file.js';
import { fetchSheets, layIn } from './sheet-store.js';

/** Longer files are no sheets of ours. */
const LONGEST = 8_000_000;

/**
 * Imports sheets from a file, all of them or none. A file that begins like JSON is read as JSON, any other as a table.
 */
export async function adopt(file: File): Promise<Result<Arrival, ImportTrouble>> {
  if (file.size > LONGEST) return trouble('too-large');
  const source = lettersOf(await file.arrayBuffer());
  const read = /^\ufeff?\s*[{[]/.test(source)
    ? await readSheets(source.replace(/^\ufeff/, ''))
    : await readTable(source, { id: freshId, now: Date.now() });
  return read.ok ? ok(await takeIn(read.value)) : read;
}

/** Adds sheets from elsewhere to those of this device. */
export async function takeIn(came: readonly Sheet[]): Promise<Arrival> {
  const arrival = arrivalOf(came, await fetchSheets(), freshId);
  for (const sheet of arrival.keep) await layIn(sheet);
  return arrival;
}

/** Older spreadsheets write accents in their own way. */
function lettersOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
