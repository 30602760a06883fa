import { describe, expect, it } from 'vitest';
import type { Game } from '../game.js';
import { choice, declare, flag } from '../options.js';
import {
  allTryouts,
  contractChecks,
  largestView,
  oracle,
  type Plan,
  seatCounts,
  tryouts,
  unseenAfter,
} from './index.js';
import { outcomes } from './odometer.js';
import { memory, parting } from './portrait.js';
import { type ToyState, toy } from './toy.js';
import { oddity } from './views.js';

const plan: Plan = {
  count: (open) => [open.hands, open.undealt, open.gone].flat(3).length,
  branches: {
    names: ['roll', 'win', 'last trick'],
    seen: (before, word, after) => [
      ...(word === null && before.phase === 3 ? ['roll'] : []),
      ...(before.scores !== after.scores ? ['win'] : []),
      ...(after.phase === 4 ? ['last trick'] : []),
    ],
  },
};

describe('the toy keeps the contract', () => {
  for (const check of contractChecks(toy, plan)) it(check.name, check.run);

  it.each([
    { seats: 2, options: { hand: 2, rounds: 2, die: true, short: false } },
    { seats: 3, options: { hand: 2, rounds: 1, die: true, short: false } },
    { seats: 3, options: { hand: 1, rounds: 1, die: false, short: true } },
  ])('its sampler is exact: $seats seats, $options', (tryout) => {
    oracle({ game: toy, tryout, plays: 2 }).run();
  });

  it('its largest view is known', () => {
    const bytes = largestView(toy, {});
    expect(bytes).toBeGreaterThan(100);
    expect(bytes).toBeLessThan(400);
  });
});

describe('tryouts', () => {
  it('show every two values together where they are allowed', () => {
    for (const tables of [tryouts(toy), allTryouts(toy)]) {
      const seen = (a: string, v: unknown, b: string, w: unknown) =>
        tables.some(({ options }) => options[a] === v && options[b] === w);
      expect(seen('short', true, 'rounds', 2)).toBe(false);
      for (const hand of [1, 2]) {
        for (const rounds of [1, 2]) expect(seen('hand', hand, 'rounds', rounds)).toBe(true);
        for (const die of [true, false]) expect(seen('hand', hand, 'die', die)).toBe(true);
      }
      for (const { seats, options } of tables) expect(toy.options.check(options, seats).ok).toBe(true);
    }
  });

  it('take every allowed number of seats', () => {
    expect(seatCounts(toy as Game<ToyState>)).toEqual([2, 3]);
    expect(new Set(tryouts(toy).map(({ seats }) => seats))).toEqual(new Set([2, 3]));
    expect(allTryouts(toy).length).toBeGreaterThan(tryouts(toy).length);
  });

  it('do with few options or none', () => {
    const none = { ...toy, options: declare({ min: 2, max: 4 }, {}) } as unknown as Game;
    expect(tryouts(none).map(({ seats }) => seats)).toEqual([2, 3, 4]);
    const one = { ...toy, options: declare({ min: 2, max: 2 }, { a: choice(1, 2, 3) }) } as unknown as Game;
    expect(tryouts(one).map(({ options }) => options.a)).toEqual([1, 2, 3]);
    const never = {
      ...toy,
      options: declare({ min: 2, max: 2 }, { a: flag() }, { no: { rule: 'T-1', holds: () => false } }),
    };
    expect(tryouts(never as unknown as Game)).toEqual([]);
  });
});

describe('the suite’s tools', () => {
  it('outcomes go through all that chance can do, with their chances', () => {
    const seen: [string, number][] = [];
    outcomes(
      () => ({ text: '' }),
      (state, rng) => {
        const first = rng.below(2);
        state.text = first === 0 ? 'x' : `y${rng.below(3)}`;
      },
      (state, weight) => seen.push([state.text, weight]),
    );
    expect(seen.map(([text]) => text)).toEqual(['x', 'y0', 'y1', 'y2']);
    expect(seen.map(([, weight]) => weight)).toEqual([1 / 2, 1 / 6, 1 / 6, 1 / 6]);
  });

  it('outcomes do not go on for ever', () => {
    const again = () =>
      outcomes(
        () => ({}),
        (_, rng) => {
          while (rng.below(2) === 0);
        },
        () => {},
      );
    expect(again).toThrow('cannot be listed');
  });

  it('an oracle may be granted what is too much to list', () => {
    const tryout = { seats: 2, options: { hand: 2, rounds: 1, die: true, short: false } };
    const granted = (name: string) => name.startsWith('bid') || name.startsWith('roll');
    expect(() => oracle({ game: toy, tryout, granted, viewers: [1], plays: 1 }).run()).not.toThrow();
    expect(() => oracle({ game: toy, tryout, most: 10 }).run()).toThrow('too many for an oracle');
    expect(() => oracle({ game: toy, tryout, steps: 1, most: 10 }).run()).not.toThrow();
  });

  it('oddity finds what JSON would lose', () => {
    expect(oddity({ a: [1, 'x', null, true] }, 'v')).toBeNull();
    expect(oddity({ a: { b: undefined } }, 'v')).toBe('v.a.b is a undefined');
    expect(oddity([Number.NaN], 'v')).toBe('v.0 is NaN');
    expect(oddity([-0], 'v')).toBe('v.0 is -0');
    expect(oddity({ f: () => 1 }, 'v')).toBe('v.f is a function');
    expect(oddity({ a: new Uint8Array(1) }, 'v')).toBe('v.a is no plain object');
  });

  it('memory reads all of a state and finds what has no place in it', () => {
    const found: string[] = [];
    const own: Record<string, unknown> = {
      n: 1n,
      bytes: new ArrayBuffer(2),
      cards: Int16Array.of(1),
      all: new Set([1]),
    };
    own.itself = own;
    expect(memory(own)).toBe(
      '[["n","1n"],["bytes",[0,0]],["cards",[1,0]],["all",[1]],["itself","as state"]]',
    );
    memory({ f: () => 1, deep: { rng: { below: () => 1 } } }, (path, what) =>
      found.push(`${path} is ${what}`),
    );
    expect(found).toContain('state.f is a function');
    expect(found).toContain('state.deep.rng is a generator');
  });

  it('parting shows where two texts differ', () => {
    expect(parting('abcX', 'abcY')).toBe('…abcX… against …abcY…');
  });

  it('unseenAfter lists what was not seen', () => {
    const branches = { names: ['never'], seen: () => [] };
    expect(unseenAfter(toy, { branches, steered: 60 })).toEqual(['never']);
    expect(unseenAfter(toy, { unreachable: (word) => word.startsWith('card'), steered: 60 })).toEqual([]);
  });
});
