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

it('tells cards from everything else that is done', () => {
  const done = (word: string): Deed => readWord(word);
  expect(done('bid:12')).toEqual({ act: 'bid', bid: 12 });
  expect(done('grapeshot')).toEqual({ act: 'load', shot: 'grapeshot' });
  expect(done('cannonball')).toEqual({ act: 'load', shot: 'cannonball' });
  expect(done('lead:3')).toEqual({ act: 'lead', seat: 3 });
  expect(done('discard:tigress')).toEqual({ act: 'discard', card: 'tigress' });
  expect(done('wager:20')).toEqual({ act: 'wager', wager: 20 });
  expect(done('bid-1')).toEqual({ act: 'change', by: -1 });
  expect(done('bid+1')).toEqual({ act: 'change', by: 1 });
  for (const card of ['g7', 'tigress:pirate', 'blank:1', 'escape', 'forbid:1', 'bid:', 'forbid+1', 'bid+1st'])
    expect(done(card)).toEqual({ act: 'play', card });
});
