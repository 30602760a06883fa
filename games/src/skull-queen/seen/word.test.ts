import { expect, it } from 'vitest';
import { ACTIONS, print } from '../notation.js';
import { type Deed, readWord } from './word.js';

/** A deed as the rulebook writes it. */
function written(deed: Deed): string {
  switch (deed.act) {
    case 'play':
      return deed.card;
    case 'side':
      return `side:${deed.side}`;
    case 'place':
      return `${deed.colour}:${deed.space}`;
  }
}

it('reads every word of the rulebook for what it does', () => {
  const words = Array.from({ length: ACTIONS }, (_, action) => print(action));
  expect(words.filter((word) => written(readWord(word)) !== word)).toEqual([]);
});
