import { FastRng } from '@crossbones/core';
import { arbitrate } from '@crossbones/games/skull-king/index';
import type { QuizKind } from '@crossbones/texts/load';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standingFrom } from './kept-standing.js';
import { learned, nextKind, type Skills } from './next-kind.js';
import { ask, isRight } from './question.js';
import { kindOfBonus, kindOfTrick, kinds, kindsIn } from './question-kind.js';

const everything = { kraken: true, whale: true, loot: true };
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

describe('a question', () => {
  test.each(kinds)('about %s is about just that, and is answered as the engine answers', (kind) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const question = ask(kind, everything, new FastRng(`${seed}`));
        expect(question.kind).toBe(kind);
        expect(question.reasons.length).toBeGreaterThan(0);
        for (const { rule } of question.reasons) expect(rule).toMatch(/^SK-\d+$/);
        if (question.is === 'legal') {
          const { hand, answer } = question;
          expect(answer.length).toBeLessThan(hand.length);
          expect(isRight(question, [...answer])).toBe(true);
          expect(isRight(question, hand)).toBe(false);
          return;
        }
        const { cards } = question;
        expect(cards.length).toBeGreaterThanOrEqual(3);
        expect(cards.length).toBeLessThanOrEqual(6);
        const ruled = arbitrate({ players: cards.length, leader: 0, cards, options: everything });
        if (!ruled.ok) throw new Error(JSON.stringify(ruled.error));
        if (question.is === 'who') {
          expect(question.answer).toBe(ruled.value.winner);
          expect(kindOfTrick(cards)).toBe(kind);
        } else {
          expect(question.answer).toBe(ruled.value.bonus);
          expect(question.answer).toBeGreaterThan(0);
          expect(kindOfBonus(ruled.value)).toBe(kind);
          expect(question.choices).toContain(question.answer);
          expect(new Set(question.choices).size).toBe(4);
        }
        expect(isRight(question, question.answer)).toBe(true);
      }),
      { numRuns: kind === 'follow' ? 30 : 150 },
    );
  });

  test('of a hand has a rule for each card that stays, and every other can be played', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const question = ask('follow', everything, new FastRng(`${seed}`));
        if (question.is !== 'legal') throw new Error(question.is);
        const led = question.reasons[0].args.suit;
        for (const card of question.hand) {
          const followed = !/^[gypb]\d+$/.test(card) || card.startsWith(String(led));
          expect(question.answer.includes(card), `${card} when ${led} is led`).toBe(followed);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('has none of the cards that were left in the box', () => {
    const box = { kraken: false, whale: false, loot: false };
    expect(kindsIn(box)).not.toEqual(expect.arrayContaining(['kraken']));
    fc.assert(
      fc.property(seeds, fc.constantFrom(...kindsIn(box)), (seed, kind) => {
        const question = ask(kind, box, new FastRng(`${seed}`));
        const all = question.is === 'legal' ? [...question.cards, ...question.hand] : question.cards;
        for (const card of ['kraken', 'whale', 'loot']) expect(all).not.toContain(card);
      }),
      { numRuns: 80 },
    );
  });
});

/** Asks so often, and counts what was asked. */
function sit(knows: (kind: QuizKind, rng: FastRng) => boolean, rounds: number, seed: number) {
  const rng = new FastRng(`${seed}`);
  const open = kindsIn(everything);
  const counts = new Map<QuizKind, number>(open.map((kind) => [kind, 0]));
  let skills: Skills = {};
  let last: QuizKind | null = null;
  for (let i = 0; i < rounds; i++) {
    const kind = nextKind(skills, open, last, rng);
    // What was new at first is not counted.
    if (i >= rounds / 4) counts.set(kind, counts.get(kind)! + 1);
    skills = learned(skills, kind, knows(kind, rng));
    last = kind;
  }
  return { counts, skills };
}

describe('what is asked next', () => {
  test('is most often what somebody never gets right', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...kinds), (seed, weak) => {
        const { counts, skills } = sit((kind) => kind !== weak, 400, seed);
        for (const kind of kinds)
          if (kind !== weak) expect(counts.get(weak)!, kind).toBeGreaterThan(2 * counts.get(kind)!);
        expect(skills[weak]!.grasp).toBeLessThan(0.1);
      }),
      { numRuns: 30, seed: 11 },
    );
  });

  test('is least often what somebody has mastered, and that too comes again', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...kinds), (seed, strong) => {
        const { counts } = sit((kind, rng) => kind === strong || rng.below(2) === 0, 600, seed);
        const others = kinds.filter((kind) => kind !== strong).map((kind) => counts.get(kind)!);
        const usual = others.reduce((sum, count) => sum + count, 0) / others.length;
        expect(counts.get(strong)!).toBeLessThan(usual / 2);
        expect(Math.min(...others), 'nobody is a master by luck').toBeGreaterThan(usual / 6);
        expect(counts.get(strong)).toBeGreaterThan(0);
      }),
      { numRuns: 30, seed: 11 },
    );
  });

  test('begins with what is simple, and comes to everything', () => {
    const first = nextKind({}, kindsIn(everything), null, new FastRng('1'));
    expect(['suit', 'trump']).toContain(first);
    const { skills } = sit(() => true, 200, 7);
    expect(Object.keys(skills).sort()).toEqual([...kinds].sort());
  });
});

describe('what is kept of the quiz', () => {
  test('comes back as it was', () => {
    const skills = learned(learned({}, 'kraken', true), 'suit', false);
    const standing = { skills, streak: 2, best: 5, box: { kraken: true, whale: false, loot: true } };
    expect(standingFrom(JSON.stringify(standing))).toEqual(standing);
  });

  test('is read as far as it can be, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        const { skills, streak, best, box } = standingFrom(text);
        expect(skills).toEqual({});
        expect(Number.isInteger(streak) && Number.isInteger(best)).toBe(true);
        expect(Object.values(box).every((on) => typeof on === 'boolean')).toBe(true);
      }),
    );
    expect(standingFrom('{"skills":{"suit":{"asked":-1},"trump":7,"x":{}},"box":3}').skills).toEqual({});
  });
});
