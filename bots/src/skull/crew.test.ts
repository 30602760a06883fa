import { readFileSync } from 'node:fs';
import * as Skull from '@crossbones/games/skull/index';
import { expect, it } from 'vitest';
import { playerOf, readBot } from '../player.js';
import { crew } from './crew.js';

it.each([
  ['captain', 'captain', ['skull-captain-1.bin', 'skull-duel-1.bin']],
  ['admiral', 'captain', ['skull-admiral-1.bin', 'skull-duel-1.bin']],
  ['captain@1', 'captain', []],
  ['admiral@1', 'captain', []],
  ['improver:2', 'captain', ['skull-captain-1.bin']],
  ['improver:2', 'admiral', ['skull-admiral-1.bin']],
  ['improver:2', 'admiral@1', []],
  ['bosun', 'captain', []],
])('%s against %s fetches what it goes by, and nothing else', async (name, against, wanted) => {
  const fetched: string[] = [];
  const loadWeights = async (file: string): Promise<Uint8Array> => {
    fetched.push(file);
    return readFileSync(new URL(`../../weights/${file}`, import.meta.url));
  };
  await playerOf(
    Skull.skull,
    crew,
    readBot(name)!,
    loadWeights,
    { seats: 4, options: {} },
    readBot(against)!,
  );
  expect(fetched).toEqual(wanted);
});
