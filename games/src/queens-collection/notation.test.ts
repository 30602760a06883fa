import { describe, expect, it } from 'vitest';
import { ACTIONS, PAIRS } from './actions.js';
import { parse, print } from './notation.js';

describe('words', () => {
  it('QC-5 QC-7 QC-12 QC-15 every action has one word, and every word one action', () => {
    const words = Array.from({ length: ACTIONS }, (_, action) => print(action));
    expect(new Set(words).size).toBe(ACTIONS);
    expect(words.every((word, action) => parse(word) === action)).toBe(true);
  });

  it('QC-5 there are 160 kinds of pairs', () => {
    expect(PAIRS).toBe(160);
    for (const word of ['pair:c4/c4=c4', 'pair:c1+c1/c2=c2', 'pair:joker/joker=c3', 'pair:c1/joker=c1']) {
      expect(print(parse(word)!)).toBe(word);
    }
  });

  it.each([
    '',
    ' reveal',
    'Reveal',
    'pair:c1/c2=c1',
    'pair:c1/joker=c2',
    'pair:joker+joker/c1=c1',
    'pair:c1+c2/c1=c1',
    'pair:c9/c9=c9',
    'swap:c1',
    'swap:c0/c1',
    'swap:c1/c1 ',
    'partner:joker/jokers',
    'redraw:c2+c1',
    'redraw:',
    'redraw:c1+c1+c1+c1',
    'trade:c1/4:c1',
    'trade:c1/01:c1',
    'move:c2+c1:c1/c2-c3/c1',
    'move:c1+c2:c3/c2-c4/c1',
    'move:c1+c2:c3/c1-c3/c2',
    'move:c1+c2:c3/c3-c4/c2',
    'move:c1+c2:c3/c1-c4/c3',
    'move:joker:c3/c1-c1/c2',
    'move:joker:c1/c2-c1/c3',
    'move:joker:c1/c2-c2/c2',
    'move:joker:c1/joker-c2/c3',
  ])('QC-15 %j is no word', (word) => {
    expect(parse(word)).toBeNull();
  });
});
