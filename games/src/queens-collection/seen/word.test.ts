import { expect, it } from 'vitest';
import { ACTIONS } from '../actions.js';
import { print } from '../notation.js';
import { type Deed, isFree, readPair, readWord } from './word.js';

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
  const within = ['pair:c1/c1=c1', 'swap:c1/c2', 'move:joker:c1/c2-c2/c1', 'redraw:c1', 'trade:c1/1:c2'];
  for (const word of within) expect(readWord(`no ${word}`)).toBe(null);
  for (const word of ['pair:c1', 'swap:c1', 'partner', 'move:c1+c2:c3/c1', 'trade:c1', ''])
    expect(readWord(word)).toBe(null);
});

it('QC-5 a pair names its colour where neither half has one of its own', () => {
  const free = ['pair:c1+c1/joker=c1', 'pair:c1+c1/joker=c2', 'pair:joker/joker=c1'];
  const bound = ['pair:c1/c1=c1', 'pair:c1/joker=c1', 'pair:joker/c1=c1', 'pair:c1+c1/c2=c2'];
  expect(free.map((word) => isFree(readPair(word)!))).toEqual([true, true, true]);
  expect(bound.map((word) => isFree(readPair(word)!))).toEqual([false, false, false, false]);
});
