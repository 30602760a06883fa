import { describe, expect, it } from 'vitest';
import { countOf, type Face, fullBox, type Kind, kinds } from './dice.js';
import { skullKingDice } from './index.js';

const { dice } = fullBox;
const times = (kind: Kind, face: Face): number => dice[kind].faces.filter((other) => other === face).length;
const coloured = ['black', 'blue', 'red', 'yellow'] as const;
const specials = ['skull-king', 'pirate', 'mermaid'] as const;

function refused(given: unknown, seats: unknown = 4): string {
  const checked = skullKingDice.options.check(given, seats);
  return checked.ok ? 'accepted' : `${checked.error.key} at ${checked.error.args.at}`;
}

describe('the dice', () => {
  it('SD-1 are 36 in seven kinds', () => {
    expect(kinds.map((kind) => dice[kind].count)).toEqual([1, 3, 2, 7, 7, 8, 8]);
    expect(countOf(dice)).toBe(36);
    for (const kind of kinds) expect(dice[kind].faces).toHaveLength(6);
  });

  it('SD-1 special dice show their skull on four sides and a flag on two', () => {
    for (const kind of specials) expect([times(kind, 'skull'), times(kind, 'flag')]).toEqual([4, 2]);
  });

  it('SD-1 flags are on every yellow and every special die and on no other', () => {
    expect(kinds.filter((kind) => times(kind, 'flag') > 0)).toEqual([...specials, 'yellow']);
  });

  it('SD-1 numbers go from 1 to 7, each colour shares one with the next, yellow has one 7', () => {
    const numbers = coloured.map(
      (kind) => new Set(dice[kind].faces.filter((face) => typeof face === 'number')),
    );
    expect(new Set(numbers.flatMap((set) => [...set]))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
    for (const i of [0, 1, 2]) expect([...numbers[i]].filter((n) => numbers[i + 1].has(n))).toHaveLength(1);
    expect(times('yellow', 7)).toBe(1);
  });
});

describe('another table of dice', () => {
  it('SD-1 is taken when it has the seven kinds, 36 dice and six sides each', () => {
    expect(refused({ dice })).toBe('accepted');
    const noYellow = { ...dice, yellow: { ...dice.yellow, count: 0 }, red: { ...dice.red, count: 16 } };
    expect(refused({ dice: noYellow })).toBe('accepted');
    expect(refused({ dice: { ...dice, black: { count: 7, faces: ['flag', 1, 9, 9, 9, 9] } } })).toBe(
      'accepted',
    );
  });

  it('SD-1 is refused otherwise, with where', () => {
    const red = (part: object): unknown => ({ dice: { ...dice, red: { ...dice.red, ...part } } });
    const mermaid = (part: object): unknown => ({ dice: { ...dice, mermaid: { ...dice.mermaid, ...part } } });
    const { yellow: _, ...six } = dice;
    expect(refused({ dice: six })).toBe('missing-field at dice');
    expect(refused({ dice: { ...dice, green: dice.red } })).toBe('unknown-field at dice');
    expect(refused(red({ count: 9 }))).toBe('wants-dice at dice');
    expect(refused(red({ count: -1 }))).toBe('wants-int at dice.red.count');
    expect(refused(red({ count: 7.5 }))).toBe('wants-int at dice.red.count');
    expect(refused(red({ count: 37 }))).toBe('wants-int at dice.red.count');
    expect(refused(red({ faces: [1, 1, 2, 2, 3] }))).toBe('wants-list at dice.red.faces');
    expect(refused(red({ faces: [1, 1, 2, 2, 3, 10] }))).toBe('wants-choice at dice.red.faces[5]');
    expect(refused(red({ faces: [1, 1, 2, 0, 3, 3] }))).toBe('wants-choice at dice.red.faces[3]');
    expect(refused(red({ faces: ['skull', 1, 2, 2, 3, 3] }))).toBe('wants-choice at dice.red.faces[0]');
    expect(refused(mermaid({ faces: ['skull', 'flag', 'flag', 'flag', 'flag', 7] }))).toBe(
      'wants-choice at dice.mermaid.faces[5]',
    );
    expect(refused(red({ colour: 'red' }))).toBe('unknown-field at dice.red');
    expect(refused({ dice: [] })).toBe('wants-object at dice');
  });
});

describe('the table', () => {
  it('SD-2 is for three to six', () => {
    expect(skullKingDice.options.seats(skullKingDice.options.defaults)).toEqual([3, 4, 5, 6]);
    expect(refused({}, 2)).toBe('wants-int at seats');
    expect(refused({}, 7)).toBe('wants-int at seats');
  });

  it('SD-11 scores by the standard unless it is set for landlubbers', () => {
    expect(skullKingDice.options.defaults.scoring).toBe('standard');
    expect(refused({ scoring: 'landlubber' })).toBe('accepted');
    expect(refused({ scoring: 'rum' })).toBe('wants-choice at scoring');
  });
});
