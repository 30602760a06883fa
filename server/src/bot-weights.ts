import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { LoadWeights } from '@crossbones/bots';

/** What players have learned, from the files that came with them. */
export const loadWeights: LoadWeights = async (name) =>
  readFile(fileURLToPath(import.meta.resolve(`@crossbones/bots/weights/${name}`)));
