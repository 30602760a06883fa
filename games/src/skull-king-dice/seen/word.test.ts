import { expect, it } from 'vitest';
import { ACTIONS, print } from '../notation.js';
import { type Deed, readWord } from './word.js';

/** A deed as the rulebook writes it. */
function written(deed: Deed): string {
  return deed.act === 'bid' ? `bid:${deed.bid}` : `roll:${deed.kind}`;
}

it('reads every word of the rulebook for what it does', () => {
  const words = Array.from({ length: ACTIONS }, (_, action) => print(action));
  expect(['bid:3', 'roll:red'].map(readWord)).toEqual([
    { act: 'bid', bid: 3 },
    { act: 'roll', kind: 'red' },
  ]);
  expect(words.filter((word) => written(readWord(word)) !== word)).toEqual([]);
});
