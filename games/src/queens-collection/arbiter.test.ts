import { FastRng, must } from '@crossbones/core';
import { many } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import { arbitrate } from './arbiter.js';
import { codes, colours, count, size } from './cards.js';
import { canDraw, queensCollection as game } from './index.js';
import { Phase } from './state.js';

const ask = (question: object) => must(arbitrate(question)) as never as Record<string, unknown>;

describe('the arbiter', () => {
  it('QC-3 QC-5 QC-6 QC-7 says of hands and cards turned up what the game says', () => {
    const rng = new FastRng('pairs');
    const legal = new Uint16Array(game.actions);
    const seen = new Set<string>();
    const plays = Math.max(8, many(40));
    for (let play = 0; play < plays; play++) {
      const seats = 2 + (play % 3);
      const s = game.create(seats, game.options.defaults);
      let up: string[] | null = [];
      while (game.outcome(s) === null) {
        if (game.event(s) !== null) {
          game.chance(s, rng);
          continue;
        }
        const seat = s.turn;
        const words = Array.from(legal.subarray(0, game.legal(s, seat, legal)), game.print);
        const chosen = words[rng.below(words.length)];
        if (s.phase === Phase.choose && size(s.hands[seat]) <= 12) {
          const question = {
            ask: 'pairs',
            hand: codes(s.hands[seat]),
            market: codes(s.market),
            empty: colours.filter((_, kind) => count(s.pawns, kind) === 0),
          };
          const { pairs, swaps, skip } = ask(question);
          expect(pairs).toEqual(words.filter((word) => word.startsWith('pair:')));
          expect(skip).toBe(words.includes('skip'));
          if (words.some((word) => word.startsWith('swap:'))) expect(swaps).toBeGreaterThan(0);
          seen.add(skip ? 'skip' : (pairs as string[]).length > 0 ? 'pairs' : 'swaps only');
        }
        if (chosen === 'reveal') {
          if (size(s.up) === 0) up = [];
          const held = size(s.hands[seat]);
          // Of a reserve that is to be made anew nobody knows the top.
          const [top] = game.open(s).reserve as string[];
          up = top === undefined ? null : (up?.concat(top) ?? null);
          game.apply(s, seat, game.parse(chosen)!);
          if (up === null) continue;
          const ended = s.phase !== Phase.reveal || s.turn !== seat;
          // Where no card is left to turn up, that ends it as well.
          if (ended && !canDraw(s)) continue;
          const { lost, over, turned } = ask({ ask: 'up', up });
          expect(turned).toBe(up.length);
          expect(over).toBe(ended);
          expect(lost).toBe(over === true && size(s.hands[seat]) === held);
          seen.add(lost ? 'lost' : over ? 'five' : 'on');
          continue;
        }
        game.apply(s, seat, game.parse(chosen)!);
      }
    }
    expect([...seen].sort()).toEqual(['five', 'lost', 'on', 'pairs', 'skip', 'swaps only']);
  });

  it('QC-10 QC-17 counts a round and a common end', () => {
    expect(ask({ ask: 'worth', boxes: 2, pawns: 5, left: 3 })).toMatchObject({ points: 13 });
    expect(ask({ ask: 'together', full: 6, strays: 2 })).toMatchObject({ points: 16, most: 24, grade: 4 });
    expect(ask({ ask: 'together', full: 6, strays: 2, spaces: 2 })).toMatchObject({
      points: 10,
      most: 16,
      grade: 4,
    });
  });

  it('QC-5 QC-6 QC-7 says which pairs there are and why a card is in none', () => {
    const pairs = { ask: 'pairs', market: ['c1', 'c2', 'c4'], hand: ['c1', 'c2', 'c3', 'c4', 'c3'] };
    const free = ['pair:c1/c1=c1', 'pair:c2/c2=c2', 'pair:c4/c4=c4'];
    const twins = ['pair:c3+c3/c1=c1', 'pair:c3+c3/c2=c2', 'pair:c3+c3/c4=c4'];
    const rule = (word: string) => ({ rule: 'QC-5', key: 'may-pair', args: { word } });
    const bare = (word: string) => ({ rule: 'QC-6', key: 'may-pair-bare', args: { word } });
    expect(ask(pairs)).toEqual({
      ask: 'pairs',
      pairs: [...free, ...twins],
      unpaired: [null, null, null, null, null],
      swaps: 3,
      skip: false,
      reasons: [...free, ...twins].map(rule),
    });
    const one = { ...pairs, hand: ['c1', 'c3', 'c8'], empty: ['c1', 'c5'] };
    const out = (card: string) => ({ rule: 'QC-5', key: 'not-in-market', args: { card } });
    expect(ask(one)).toEqual({
      ask: 'pairs',
      pairs: ['pair:c1/c1=c1'],
      unpaired: [null, out('c3'), out('c8')],
      swaps: 3,
      skip: false,
      reasons: [bare('pair:c1/c1=c1'), out('c3'), out('c8')],
    });
    expect(ask({ ...one, market: ['c8'] })).toMatchObject({ swaps: 1 });
  });

  it('QC-5 QC-6 two jokers, or a pair and a joker, name only what still has a pawn', () => {
    const all = colours.filter((code) => code !== 'c3');
    const { pairs, reasons } = ask({ ask: 'pairs', market: ['joker'], hand: ['joker'], empty: all });
    expect(pairs).toEqual(['pair:joker/joker=c3']);
    expect(reasons).toMatchObject([{ rule: 'QC-5', key: 'may-pair' }]);
    expect(ask({ ask: 'pairs', market: ['joker'], hand: ['joker'], empty: colours })).toMatchObject({
      pairs: [],
      unpaired: [{ rule: 'QC-5', key: 'no-pawn-left', args: { colour: 'c1' } }],
    });
    expect(ask({ ask: 'pairs', market: ['joker'], hand: ['joker'] }).pairs).toHaveLength(8);
  });

  it('QC-4 says once why nothing can be done', () => {
    const skip = { rule: 'QC-4', key: 'must-skip', args: {} };
    const none = { ask: 'pairs', pairs: [], swaps: 0, skip: true, reasons: [skip] };
    expect(ask({ ask: 'pairs', market: ['c1'], hand: [] })).toEqual({ ...none, unpaired: [] });
    expect(ask({ ask: 'pairs', market: [], hand: ['c1', 'joker'] })).toEqual({
      ...none,
      unpaired: [skip, skip],
    });
  });

  it('QC-3 says what became of the cards turned up', () => {
    const up = (...cards: string[]) => ask({ ask: 'up', up: cards });
    const because = (key: string, card: string) => [{ rule: 'QC-3', key, args: { card } }];
    expect(up()).toEqual({ ask: 'up', turned: 0, lost: false, over: false, reasons: [] });
    expect(up('c1', 'joker', 'c2')).toEqual({
      ask: 'up',
      turned: 3,
      lost: false,
      over: false,
      reasons: because('no-clash', 'c2'),
    });
    expect(up('c3', 'c1', 'c3', 'c4', 'c5')).toEqual({
      ask: 'up',
      turned: 3,
      lost: true,
      over: true,
      reasons: because('clashes', 'c3'),
    });
    expect(up('c1', 'joker', 'c2', 'joker', 'c5')).toEqual({
      ask: 'up',
      turned: 5,
      lost: false,
      over: true,
      reasons: because('five-turned', 'c5'),
    });
  });

  it('QC-10 QC-17 says what each part of an end is worth', () => {
    expect(ask({ ask: 'worth', boxes: 2, pawns: 5, left: 3 })).toEqual({
      ask: 'worth',
      points: 13,
      reasons: [
        { rule: 'QC-10', key: 'boxes-worth', args: { count: 2, points: 6 } },
        { rule: 'QC-10', key: 'pawns-worth', args: { count: 5, points: 10 } },
        { rule: 'QC-10', key: 'cards-cost', args: { count: 3, points: 3 } },
      ],
    });
    expect(ask({ ask: 'together', full: 6, strays: 2, spaces: 2 })).toEqual({
      ask: 'together',
      points: 10,
      most: 16,
      grade: 4,
      reasons: [
        { rule: 'QC-17', key: 'full-worth', args: { count: 6, spaces: 2, points: 12 } },
        { rule: 'QC-17', key: 'strays-cost', args: { count: 2 } },
        { rule: 'QC-17', key: 'graded', args: { grade: 4 } },
      ],
    });
  });

  it('gives every step its rule', () => {
    const keys = (question: object): string[] =>
      must(arbitrate(question)).reasons.map(({ rule, key }) => `${rule} ${key}`);
    expect(keys({ ask: 'pairs', market: ['c1', 'c2'], hand: ['c1', 'c2', 'c3'], empty: ['c2'] })).toEqual([
      'QC-5 may-pair',
      'QC-6 may-pair-bare',
      'QC-5 not-in-market',
    ]);
    expect(keys({ ask: 'up', up: ['c1', 'joker', 'joker', 'c1'] })).toEqual(['QC-3 clashes']);
  });

  it('says what is wrong with a question, and where', () => {
    const amiss = (question: unknown): unknown => {
      const { error } = arbitrate(question) as { error?: { key: string; args: { at?: unknown } } };
      return error && [error.key, error.args.at];
    };
    expect(amiss(null)).toEqual(['wants-choice', 'ask']);
    expect(amiss({ ask: 'why' })).toEqual(['wants-choice', 'ask']);
    expect(amiss({ ask: 'up', up: ['c9'] })).toEqual(['wants-choice', 'up[0]']);
    expect(amiss({ ask: 'up', up: ['c1'], hand: [] })).toEqual(['unknown-field', '']);
    expect(amiss({ ask: 'pairs', market: ['c1'] })).toEqual(['missing-field', '']);
    expect(amiss({ ask: 'pairs', market: ['c1', 'c1', 'c1'], hand: ['c1', 'c1'] })).toEqual([
      'too-many-copies',
      'hand[1]',
    ]);
    expect(amiss({ ask: 'pairs', market: ['joker', 'c1', 'c9'], hand: [] })).toEqual([
      'wants-choice',
      'market[2]',
    ]);
    expect(amiss({ ask: 'pairs', market: ['c1', 'c1', 'c1'], hand: ['c1'] })).toBeUndefined();
    expect(amiss({ ask: 'up', up: ['c1', 'c1', 'c1', 'c1', 'c1'] })).toEqual(['too-many-copies', 'up[4]']);
    expect(arbitrate({ ask: 'up', up: ['c2', 'c1', 'c2', 'c2', 'c2'] })).toMatchObject({ ok: true });
    expect(arbitrate({ ask: 'up', up: ['c1', 'c1', 'c1', 'c1', 'c1'] })).toMatchObject({
      error: { args: { at: 'up[4]', card: 'c1', most: 4 } },
    });
    expect(amiss({ ask: 'worth', boxes: 9, pawns: 0, left: 0 })).toEqual(['wants-int', 'boxes']);
    expect(amiss({ ask: 'together', full: 9, strays: 0 })).toEqual(['wants-int', 'full']);
    expect(amiss({ ask: 'together', full: 0, strays: 16, spaces: 2 })).toBeUndefined();
    expect(arbitrate({ ask: 'together', full: 0, strays: 17, spaces: 2 })).toMatchObject({
      error: { args: { min: 0, max: 16 } },
    });
    expect(amiss({ ask: 'together', full: 0, strays: 17, spaces: 2 })).toEqual(['wants-int', 'strays']);
    expect(amiss({ ask: 'together', full: 0, strays: 17 })).toBeUndefined();
  });
});
