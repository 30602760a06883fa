import { expect, it } from 'vitest';
import { ACTIONS } from '../actions.js';
import { print } from '../notation.js';
import { type Deed, readWord } from './word.js';

/** A deed as the rulebook writes it. */
function written(deed: Deed): string {
  switch (deed.act) {
    case 'pair':
      return `pair:${deed.hand.join('+')}/${deed.market}=${deed.colour}`;
    case 'swap':
    case 'partner':
      return `${deed.act}:${deed.own}/${deed.other}`;
    case 'move':
      return `move:${deed.paid.join('+')}:${deed.ends.map(({ box, pawn }) => `${box}/${pawn}`).join('-')}`;
    case 'redraw':
      return `redraw:${deed.cards.join('+')}`;
    case 'trade':
      return `trade:${deed.own}/${deed.seat}:${deed.other}`;
    default:
      return deed.act;
  }
}

it('reads every word of the rulebook for what it does, and nothing that is not whole', () => {
  const words = Array.from({ length: ACTIONS }, (_, action) => print(action));
  expect(words.filter((word) => written(readWord(word)!) !== word)).toEqual([]);
  for (const word of ['pair:c1', 'swap:c1', 'partner', 'move:c1+c2:c3/c1', 'trade:c1', ''])
    expect(readWord(word)).toBe(null);
});
