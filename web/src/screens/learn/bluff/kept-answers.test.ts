import { type GivenAnswer, KEPT } from '@crossbones/bots/skull/duel/giveaway';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersFrom } from './kept-answers.js';

const answer: GivenAnswer = { kind: 'open', bold: true, share: 0.4, loss: 0 };

describe('what is kept of the bluff trainer', () => {
  test('comes back as it was, the last fifty of it', () => {
    const answers = Array.from({ length: KEPT + 5 }, (_, i) => ({ ...answer, loss: i / 100 }));
    expect(answersFrom(JSON.stringify(answers))).toEqual(answers.slice(5));
  });

  test('is read as far as it can be, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        expect(answersFrom(text)).toEqual([]);
      }),
    );
    const broken = [
      { ...answer, kind: 'x' },
      { ...answer, share: 2 },
      { ...answer, bold: 1 },
      null,
      7,
      answer,
    ];
    expect(answersFrom(JSON.stringify(broken))).toEqual([answer]);
  });
});
