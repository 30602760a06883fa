import { describe, expect, it } from 'vitest';
import { lookOf, toldApart } from './look-alike-names.js';

describe('two names', () => {
  it.each([
    ['Ann', 'ANN'],
    ['Ann', 'Ａｎｎ'],
    ['Ann', 'A n n'],
    ['Ann', 'Änn'],
    ['Ann', 'Аnn'],
    ['Anna Cook', 'Аппа Сооk'],
    ['Nopa', 'Νορα'],
    ['Bill', 'BiIl'],
    ['Bob', 'B0b'],
    ['Strauß', 'STRAUSS'],
    ['Mia ❤', 'Mia ❤\ufe0f'],
  ])('%s and %s look alike', (one, other) => {
    expect(lookOf(other)).toBe(lookOf(one));
  });

  it.each([
    ['Ann', 'Anna'],
    ['Ann', 'Ben'],
    ['Crab 41', 'Crab 42'],
    ['李明', '李红'],
    ['Ann', 'Ann.'],
  ])('%s and %s do not', (one, other) => {
    expect(lookOf(other)).not.toBe(lookOf(one));
  });

  it('that look alike are told apart, in as many letters as a name may have', () => {
    const looks = (...names: string[]) => new Set(names.map(lookOf));
    expect(toldApart('Ann', looks('Ben'))).toBe('Ann');
    expect(toldApart('ANN', looks('Ann'))).toBe('ANN (2)');
    expect(toldApart('Ann', looks('Ann', 'ann (2)'))).toBe('Ann (3)');
    const long = 'x'.repeat(24);
    expect(toldApart(long, looks(long))).toBe(`${'x'.repeat(20)} (2)`);
  });
});
