import { expect, it } from 'vitest';
import { ACTIONS, print } from '../notation.js';
import { type Deed, readWord } from './word.js';

/** A deed as the rulebook writes it. */
function written(deed: Deed): string {
  switch (deed.act) {
    case 'bid':
      return `bid:${deed.bid}`;
    case 'load':
      return deed.shot;
    case 'play':
      return deed.card;
    case 'lead':
      return `lead:${deed.seat}`;
    case 'discard':
      return `discard:${deed.card}`;
    case 'wager':
      return `wager:${deed.wager}`;
    case 'change':
      return `bid${deed.by < 0 ? '' : '+'}${deed.by}`;
  }
}

it('reads every word of the rulebook for what it does', () => {
  const words = Array.from({ length: ACTIONS }, (_, action) => print(action));
  expect(words.filter((word) => written(readWord(word)) !== word)).toEqual([]);
});
