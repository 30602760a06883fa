import { describe, expect, it } from 'vitest';
import { choice, declare, either, flag, int, list, record, refined, text } from './options.js';
import { fault } from './reason.js';
import { must } from './result.js';

const good = <T>(value: T) => ({ ok: true, value });
const bad = (key: string, args: object) => ({ ok: false, error: { key, args } });

describe('fields', () => {
  it('choice takes its values and no others', () => {
    const field = choice<string | number | boolean>('a', 2, true);
    expect(field.values).toEqual(['a', 2, true]);
    expect(field.schema).toEqual({ enum: ['a', 2, true] });
    expect(field.read(2, 'x')).toEqual(good(2));
    expect(field.read('2', 'x')).toEqual(bad('wants-choice', { at: 'x', choices: '"a", 2, true' }));
    expect(flag().values).toEqual([false, true]);
    expect(flag().read(0, 'x').ok).toBe(false);
  });

  it('int wants a whole number in its range', () => {
    const field = int(-2, 5);
    expect(field.schema).toEqual({ type: 'integer', minimum: -2, maximum: 5 });
    expect(field.values).toEqual([-2, 5]);
    for (const value of [-2, 0, 5]) expect(field.read(value, 'n')).toEqual(good(value));
    expect(Object.is(must(field.read(-0, 'n')), 0)).toBe(true);
    for (const value of [-3, 6, 1.5, Number.NaN, '1', null, [1]]) {
      expect(field.read(value, 'n')).toEqual(bad('wants-int', { at: 'n', min: -2, max: 5 }));
    }
  });

  it('text counts characters as a reader does and takes visible ones only', () => {
    const field = text(1, 3);
    expect(field.schema).toEqual({ type: 'string', minLength: 1, maxLength: 3 });
    expect(text(2, 5).values).toEqual(['xx']);
    for (const value of ['a', 'abc', 'a b', '🦜🦜🦜', 'é'])
      expect(field.read(value, 't')).toEqual(good(value));
    for (const value of ['', 'abcd', ' a', 'a ', 'a\nb', 'a\u200bb', 'a\u2028b', 'a\u0000', 7]) {
      expect(field.read(value, 't')).toEqual(bad('wants-text', { at: 't', min: 1, max: 3 }));
    }
  });

  it('list reads each item and names the one that is wrong', () => {
    const field = list(int(0, 9), 1, 3, [[1]]);
    expect(field.values).toEqual([[1]]);
    expect(field.schema).toEqual({ type: 'array', items: int(0, 9).schema, minItems: 1, maxItems: 3 });
    for (const value of [[1], [1, 2], [1, 2, 3]]) expect(field.read(value, 'l')).toEqual(good(value));
    expect(field.read([1, 22], 'l')).toEqual(bad('wants-int', { at: 'l[1]', min: 0, max: 9 }));
    for (const value of [[], [1, 2, 3, 4], 'no', { 0: 1 }]) {
      expect(field.read(value, 'l')).toEqual(bad('wants-list', { at: 'l', min: 1, max: 3 }));
    }
  });

  it('record wants what is required, knows what is optional and no more', () => {
    const field = record({ seat: int(0, 3) }, { name: text(1, 9), deep: record({ n: int(1, 2) }) });
    expect(field.schema).toEqual({
      type: 'object',
      properties: {
        seat: int(0, 3).schema,
        name: text(1, 9).schema,
        deep: record({ n: int(1, 2) }).schema,
      },
      required: ['seat'],
      additionalProperties: false,
    });
    expect(field.values).toEqual([{ seat: 0 }]);
    expect(field.read({ seat: 1 }, '')).toEqual(good({ seat: 1 }));
    expect(field.read({ seat: 1, name: 'a' }, '')).toEqual(good({ seat: 1, name: 'a' }));
    expect(field.read({}, 'r')).toEqual(bad('missing-field', { at: 'r', name: 'seat' }));
    expect(field.read({ seat: 1, no: 1 }, 'r')).toEqual(
      bad('unknown-field', { at: 'r', name: 'no', known: 'seat, name, deep' }),
    );
    expect(field.read({ seat: 1, deep: { n: 3 } }, '')).toEqual(
      bad('wants-int', { at: 'deep.n', min: 1, max: 2 }),
    );
    expect(field.read({ seat: 1, deep: { n: 3 } }, 'r')).toMatchObject({
      error: { args: { at: 'r.deep.n' } },
    });
    for (const value of [null, [], 'x', 3])
      expect(field.read(value, 'r')).toEqual(bad('wants-object', { at: 'r' }));
    expect(field.read(JSON.parse('{"seat":1,"__proto__":{}}'), 'r').ok).toBe(false);
    expect(field.read({ seat: 1, toString: 1 }, 'r').ok).toBe(false);
  });

  it('either takes one or the other', () => {
    const field = either(choice('short', 'long'), list(int(1, 9), 1, 2, [[3, 4]]));
    expect(field.values).toEqual(['short', 'long', [3, 4]]);
    expect(field.schema).toEqual({
      anyOf: [choice('short', 'long').schema, list(int(1, 9), 1, 2, []).schema],
    });
    expect(field.read('long', 'e')).toEqual(good('long'));
    expect(field.read([1], 'e')).toEqual(good([1]));
    expect(field.read('none', 'e')).toMatchObject({ ok: false, error: { key: 'wants-choice' } });
    expect(field.read([], 'e')).toMatchObject({ ok: false, error: { key: 'wants-list' } });
    expect(field.read([0], 'e')).toEqual(bad('wants-int', { at: 'e[0]', min: 1, max: 9 }));
    expect(either(int(1, 2), int(5, 6)).read(5, 'e').ok).toBe(true);
  });

  it('refined adds one condition', () => {
    const even = refined(int(0, 9), (n, at) => (n % 2 === 0 ? null : fault('wants-even', { at })), [4]);
    expect(even.values).toEqual([4]);
    expect(even.schema).toEqual(int(0, 9).schema);
    expect(even.read(4, 'n')).toEqual(good(4));
    expect(even.read(3, 'n')).toEqual(bad('wants-even', { at: 'n' }));
    expect(even.read(12, 'n')).toMatchObject({ error: { key: 'wants-int' } });
    expect(refined(int(0, 9), () => null).values).toEqual([0, 9]);
  });
});

describe('declare', () => {
  const declared = () =>
    declare(
      { min: 1, max: 4 },
      { mode: choice('alone', 'teams'), rounds: int(1, 10), sizes: list(int(1, 3), 0, 5, [[], [1, 2]]) },
      {
        'teams-need-four-seats': { rule: 'X-1', holds: (o, seats) => o.mode !== 'teams' || seats === 4 },
        'long-needs-two': { rule: 'X-2', holds: (o, seats) => o.rounds < 5 || seats >= 2 },
      },
    );
  const options = declared();

  it('fills in defaults', () => {
    expect(options.names).toEqual(['mode', 'rounds', 'sizes']);
    expect(options.defaults).toEqual({ mode: 'alone', rounds: 1, sizes: [] });
    expect(options.check({ rounds: 3 }, 2)).toEqual(good({ mode: 'alone', rounds: 3, sizes: [] }));
  });

  it('refuses seats out of range and names where', () => {
    for (const seats of [0, 5, 1.5, '2', undefined]) {
      expect(options.check({}, seats)).toEqual(bad('wants-int', { at: 'seats', min: 1, max: 4 }));
    }
  });

  it('refuses a bad value by its path', () => {
    expect(options.check({ sizes: [1, 9] }, 2)).toEqual(bad('wants-int', { at: 'sizes[1]', min: 1, max: 3 }));
    expect(options.check({ colour: 1 }, 2)).toMatchObject({ error: { key: 'unknown-field' } });
    expect(options.check(7, 2)).toEqual(bad('wants-object', { at: '' }));
  });

  it('refuses a broken condition by its name', () => {
    const options = declared();
    expect(options.check({ mode: 'teams' }, 3)).toEqual(
      bad('teams-need-four-seats', { rule: 'X-1', seats: 3 }),
    );
    expect(options.check({ rounds: 9 }, 1)).toEqual(bad('long-needs-two', { rule: 'X-2', seats: 1 }));
    expect(options.check({ mode: 'teams' }, 4).ok).toBe(true);
  });

  it('says which seat counts options allow', () => {
    expect(options.seats(options.defaults)).toEqual([1, 2, 3, 4]);
    expect(options.seats({ ...options.defaults, mode: 'teams' })).toEqual([4]);
    expect(options.seats({ ...options.defaults, rounds: 9 })).toEqual([2, 3, 4]);
    expect(declare({ min: 2, max: 3 }, {}).seats({})).toEqual([2, 3]);
  });

  it('is a JSON Schema with defaults', () => {
    expect(declared().schema).toEqual({
      type: 'object',
      properties: {
        mode: { enum: ['alone', 'teams'], default: 'alone' },
        rounds: { type: 'integer', minimum: 1, maximum: 10, default: 1 },
        sizes: {
          type: 'array',
          items: { type: 'integer', minimum: 1, maximum: 3 },
          minItems: 0,
          maxItems: 5,
          default: [],
        },
      },
      required: [],
      additionalProperties: false,
    });
  });
});

it('must throws on what cannot have failed', () => {
  expect(() => must({ ok: false, error: 'x' })).toThrow('unexpected failure: "x"');
});
