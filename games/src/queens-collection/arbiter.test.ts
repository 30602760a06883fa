import { FastRng, must } from '@crossbones/core';
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
    for (let play = 0; play < 40; play++) {
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
    expect(amiss({ ask: 'worth', boxes: 9, pawns: 0, left: 0 })).toEqual(['wants-int', 'boxes']);
    expect(amiss({ ask: 'together', full: 0, strays: 17, spaces: 2 })).toEqual(['wants-int', 'strays']);
    expect(amiss({ ask: 'together', full: 0, strays: 17 })).toBeUndefined();
  });
});
