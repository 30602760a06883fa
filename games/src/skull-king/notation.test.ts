import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  discardedCard,
  discardOf,
  isBid,
  isChange,
  isDiscard,
  isLead,
  isPlay,
  isShot,
  isWager,
  parse,
  playedFace,
  playOf,
  print,
} from './notation.js';
import { type Deed, readWord } from './seen/word.js';

const all = Array.from({ length: ACTIONS }, (_, action) => action);

describe('words', () => {
  it('SK-1 SK-6 every action has its own word and is read back from it', () => {
    const words = all.map(print);
    expect(new Set(words).size).toBe(ACTIONS);
    expect(words.map(parse)).toEqual(all);
    expect(words.slice(0, 2)).toEqual(['bid:0', 'bid:1']);
    expect(words.slice(14, 18)).toEqual(['bid:14', 'grapeshot', 'cannonball', 'g1']);
    expect(words.at(-1)).toBe('bid+1');
    for (const miss of [
      '',
      'bid:15',
      'g15',
      'tigress',
      'lead:8',
      'wager:5',
      'bid+2',
      'blank:5',
      'constructor',
    ])
      expect(parse(miss)).toBeNull();
  });

  it('SK-6 SK-7 SK-8 SK-30 SK-31 SK-32 SK-34 each is of one kind', () => {
    const kinds: { readonly [act in Deed['act']]: (action: number) => boolean } = {
      bid: isBid,
      load: isShot,
      play: isPlay,
      lead: isLead,
      discard: isDiscard,
      wager: isWager,
      change: isChange,
    };
    for (const action of all) {
      const of = Object.entries(kinds).flatMap(([act, is]) => (is(action) ? [act] : []));
      expect(of).toEqual([readWord(print(action)).act]);
    }
  });

  it('SK-8 SK-31 cards are played and thrown away by their kind', () => {
    for (const action of all.filter(isPlay)) expect(playOf(playedFace(action))).toBe(action);
    for (const action of all.filter(isDiscard)) expect(discardOf(discardedCard(action))).toBe(action);
  });
});
