import { readFileSync } from 'node:fs';
import { must } from '@crossbones/core';
import * as SkullKing from '@crossbones/games/skull-king/index';
import { expect, it } from 'vitest';
import { playerOf, readBot } from '../player.js';
import { crew } from './crew.js';

const { skullKing: game } = SkullKing;
const blanks = [{ name: 'Parley', as: 'escape' }];

it.each([
  ['admiral', 4, {}, ['skull-king-base-2.bin']],
  ['admiral', 2, {}, ['skull-king-full-3.bin']],
  ['admiral', 4, { loot: true }, ['skull-king-full-3.bin']],
  ['admiral', 4, { powers: true }, ['skull-king-full-3.bin']],
  ['admiral', 4, { kraken: true }, ['skull-king-full-3.bin']],
  ['admiral', 4, { whale: true }, ['skull-king-full-3.bin']],
  ['admiral', 4, { scoring: 'rascal' }, ['skull-king-full-3.bin']],
  ['admiral', 4, { blanks }, []],
  ['admiral@1', 4, {}, ['first/skull-king-base-1.bin']],
  ['admiral@1', 2, {}, ['first/skull-king-full-2.bin']],
  ['captain', 4, {}, []],
])('%s of %i with %j fetches what the table needs, and nothing else', async (name, seats, given, wanted) => {
  const fetched: string[] = [];
  const loadWeights = async (file: string): Promise<Uint8Array> => {
    fetched.push(file);
    return readFileSync(new URL(`../../weights/${file}`, import.meta.url));
  };
  const options = must(game.options.check(given, seats));
  await playerOf(game, crew, readBot(name)!, loadWeights, { seats, options });
  expect(fetched).toEqual(wanted);
});
