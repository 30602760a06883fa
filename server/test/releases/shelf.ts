import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Recording } from './recording.js';

/** Where what older versions have written is kept. */
export const SHELF = fileURLToPath(new URL('../../../releases/', import.meta.url));

const PACKED = '.gz';

/** The versions of which something is kept. */
export async function releases(): Promise<string[]> {
  const all = await readdir(SHELF, { withFileTypes: true });
  return all.filter((one) => one.isDirectory()).map(({ name }) => name);
}

export const pack = (file: string, what: Buffer | string): Promise<void> =>
  writeFile(file + PACKED, gzipSync(what, { level: 9 }));

export const unpack = async (file: string): Promise<Buffer> => gunzipSync(await readFile(file + PACKED));

/** Lays every packed file of a folder into another one. */
export async function unpackAll(from: string, to: string): Promise<void> {
  for (const file of await readdir(from)) {
    const name = file.slice(0, -PACKED.length);
    await writeFile(join(to, name), await unpack(join(from, name)));
  }
}

export const readRecording = async (folder: string): Promise<Recording> =>
  JSON.parse(await readFile(join(folder, 'people.json'), 'utf8')) as Recording;
