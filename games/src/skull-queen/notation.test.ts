import { describe, expect, it } from 'vitest';
import { cardNamed } from './cards.js';
import { ACTIONS, parse, placeAction, print } from './notation.js';

describe('words', () => {
  it('SQ-1 SQ-6 every action has its own word and is read back from it', () => {
    const words = Array.from({ length: ACTIONS }, (_, action) => print(action));
    expect(new Set(words).size).toBe(ACTIONS);
    expect(words.map(parse)).toEqual(words.map((_, action) => action));
    expect(words.slice(0, 2)).toEqual(['r1', 'r2']);
    expect(words.slice(46, 54)).toEqual(['b11', 'b12', '0', '13', 'side:front', 'side:back', 'r:0', 'r:1']);
    expect(words.at(-1)).toBe('b:4');
    expect(print(placeAction(1, 2))).toBe('y:2');
    expect([cardNamed('r1'), cardNamed('r13')]).toEqual([0, -1]);
  });

  it('SQ-1 SQ-6 near misses are not words', () => {
    const misses = [
      '',
      'r0',
      'r13',
      'r01',
      'R1',
      ' r1',
      'r1 ',
      '00',
      '+13',
      '1',
      'side:',
      'side:Front',
      'r:5',
      'r:',
      'r:01',
      'x:0',
      'constructor',
    ];
    for (const word of misses) expect(parse(word)).toBeNull();
  });
});
