import { describe, expect, it } from 'vitest';
import { skull } from './index.js';

describe('words', () => {
  it('S-3 S-4 every action has one word and every word one action', () => {
    const words = Array.from({ length: skull.actions }, (_, action) => skull.print(action));
    expect(new Set(words).size).toBe(words.length);
    for (const [action, word] of words.entries()) expect(skull.parse(word)).toBe(action);
    for (const word of [
      'flower',
      'skull',
      'gloat',
      'challenge:1',
      'challenge:48',
      'raise:2',
      'raise:48',
      'pass',
      'turn:11',
      'pick:0',
      'pick:3',
      'lose:skull',
      'lose:flower',
      'first:3',
      '0.1/flower',
      '5.1/skull',
      '5.0/gloat',
      'turn:2.1',
      'first:2.1',
    ]) {
      expect(words).toContain(word);
    }
  });

  it('S-3 S-4 what only looks like a word is none', () => {
    for (const word of [
      '',
      'Flower',
      ' flower',
      'flower ',
      'challenge',
      'challenge:',
      'challenge:0',
      'challenge:03',
      'challenge:+3',
      'challenge:-1',
      'challenge:49',
      'challenge:1.0',
      'raise:1',
      'raise:49',
      'turn:12',
      'turn:6.0',
      'turn:0.2',
      'pick:4',
      '6.0/flower',
      '0/flower',
      '0.1/pass',
      'lose:rose',
      'first:',
      'toString',
    ]) {
      expect(skull.parse(word)).toBeNull();
    }
  });
});
