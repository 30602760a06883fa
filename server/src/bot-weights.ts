import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { LoadWeights } from '@crossbones/bots';

/** What bots have learned, read from the files that come with them. */
export const loadWeights: LoadWeights = async (name) =>
  readFile(fileURLToPath(import.meta.resolve(`@crossbones/bots/weights/${name}`)));
