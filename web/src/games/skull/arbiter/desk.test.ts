import { expect, it } from 'vitest';
import { answerTo } from './desk.js';
import { readSituation } from './situation.js';

const asked = (query: string) => {
  const { headline, facts } = answerTo(readSituation(new URLSearchParams(query)).situation);
  return [headline, ...facts].map(({ key, args }) => [key, args]);
};

it('says in a line how a challenge ends, and who else is out by it', () => {
  expect(asked('ask=turn&n=3&discs=4,1,4&who=0&bid=2&skull=1')).toEqual([
    ['fails', { seat: '0' }],
    ['starts', { seat: '0' }],
  ]);
  expect(asked('ask=turn&n=3&discs=4,1,4&who=0&bid=2&skull=1&lastSkull=anyone')).toEqual([
    ['fails', { seat: '0' }],
    ['also-out', { owner: '1' }],
    ['starts', { seat: '0' }],
  ]);
  // Whoever is left alone wins, the challenger too; but S-9 decides first.
  expect(asked('ask=turn&n=3&discs=4,1,0&piles=1,1,0&who=0&bid=2&skull=1&lastSkull=anyone')).toEqual([
    ['fails-alone', { seat: '0' }],
    ['also-out', { owner: '1' }],
  ]);
  expect(asked('ask=turn&n=3&discs=1,1,0&piles=1,1,0&who=0&bid=2&skull=1&lastSkull=anyone')).toEqual([
    ['fails-over', { seat: '0', winner: 1 }],
  ]);
});

it('calls a gang by its seat and its number', () => {
  expect(asked('ask=bid&n=2&gangs=2&who=3')[0]).toEqual(['may-bid', { seat: '1.1', least: 1, most: 4 }]);
});
