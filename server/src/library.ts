import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Library } from '@crossbones/bots';

/** What players have learned, from the files that came with them. */
export const library: Library = async (name) =>
  readFile(fileURLToPath(import.meta.resolve(`@crossbones/bots/weights/${name}`)));
