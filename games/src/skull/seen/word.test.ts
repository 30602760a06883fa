import { expect, it } from 'vitest';
import { ACTIONS, matNames, print } from '../notation.js';
import { type Deed, readMat, readWord } from './word.js';

/** A deed as the rulebook writes it, but for whose gang it is: that is the player's own business. */
function written(deed: Deed): string {
  const own = (gang: number | null, word: string): string => (gang === null ? word : `.${gang}/${word}`);
  switch (deed.act) {
    case 'place':
      return own(deed.gang, deed.disc);
    case 'gloat':
      return own(deed.gang, 'gloat');
    case 'challenge':
    case 'raise':
      return `${deed.act}:${deed.discs}`;
    case 'pass':
      return 'pass';
    case 'turn':
    case 'first':
      return `${deed.act}:${deed.mat}`;
    case 'pick':
      return `pick:${deed.at}`;
    case 'lose':
      return `lose:${deed.disc}`;
  }
}

it('reads every word of the rulebook for what it does', () => {
  const words = Array.from({ length: ACTIONS }, (_, action) => print(action));
  expect(words.filter((word) => written(readWord(word)!) !== word.replace(/^\d+(?=\.\d\/)/, ''))).toEqual([]);
});

it('reads every name of a mat', () => {
  for (const name of matNames) {
    const { seat, gang } = readMat(name);
    expect(gang === null ? `${seat}` : `${seat}.${gang}`).toBe(name);
  }
});
