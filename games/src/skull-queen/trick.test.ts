import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COLOURS,
  cardNamed,
  cardsIn,
  codes,
  colourOf,
  highBit,
  lowBit,
  NO_COLOUR,
  numberOf,
} from './cards.js';
import { Judgement, judge, NOBODY } from './trick.js';

const judged = (centre: readonly string[], cards: readonly string[]): Judgement => {
  const into = new Judgement();
  const low = centre.reduce((set, code) => set | lowBit(cardNamed(code)), 0);
  const high = centre.reduce((set, code) => set | highBit(cardNamed(code)), 0);
  judge(Uint8Array.from(cards, cardNamed), 0, cards.length, low, high, into);
  return into;
};
const centreOf = (j: Judgement): string[] => cardsIn(j.centreLow, j.centreHigh).map((card) => codes[card]);
const goneOf = (j: Judgement): string[] => cardsIn(j.goneLow, j.goneHigh).map((card) => codes[card]);
const [R, Y, G, B] = [0, 1, 2, 3];

describe('a trick', () => {
  it('SQ-9 the example: two up for the 12, nobody down, lone cards to the centre', () => {
    const j = judged(['y4', 'b3'], ['b6', 'g7', 'b12', 'b8']);
    expect([...j.up]).toEqual([NOBODY, NOBODY, NOBODY, 2]);
    expect(j.upBy[B]).toBe(2);
    expect([...j.down]).toEqual([NOBODY, NOBODY, NOBODY, NOBODY]);
    expect(centreOf(j)).toEqual(['y4', 'g7']);
    expect(goneOf(j)).toEqual(['b3', 'b6', 'b8', 'b12']);
    expect(j.highest).toBe(2);
    expect(j.led).toBe(B);
  });

  it('SQ-9 two cards of a colour nobody plays leave the centre and move nobody', () => {
    const j = judged(['y4', 'y9'], ['b6', 'g7', 'b12']);
    expect([j.up[Y], j.down[Y]]).toEqual([NOBODY, NOBODY]);
    expect(centreOf(j)).toEqual(['g7']);
    expect(goneOf(j)).toEqual(['y4', 'y9', 'b6', 'b12']);
  });

  it('SQ-9 the 8 lengthens the way up and the 5 the way down, the centre’s too', () => {
    const j = judged(['r8', 'g5'], ['r9', 'r2', 'g10', 'g3']);
    expect([j.upBy[R], j.downBy[R]]).toEqual([2, 1]);
    expect([j.upBy[G], j.downBy[G]]).toEqual([1, 2]);
    expect([j.up[R], j.down[R], j.up[G], j.down[G]]).toEqual([0, 1, 2, 3]);
  });

  it('SQ-9 the 8 and the 5 may themselves be the highest and the lowest', () => {
    const j = judged([], ['r8', 'r5', 'y1']);
    expect([j.up[R], j.upBy[R], j.down[R], j.downBy[R]]).toEqual([0, 2, 1, 2]);
  });

  it('SQ-8 monkey and first mate take the colour announced, before it or after it', () => {
    const before = judged([], ['0', '13', 'g4', 'r2']);
    expect(before.led).toBe(G);
    expect([before.up[G], before.down[G]]).toEqual([1, 0]);
    expect(centreOf(before)).toEqual(['r2']);
    const after = judged([], ['g4', 'r2', '13', '0']);
    expect(after.led).toBe(G);
    expect([after.up[G], after.down[G]]).toEqual([2, 3]);
    expect(goneOf(after)).toEqual(['g4', '0', '13']);
  });

  it('SQ-8 one of them with a single card makes two, so neither goes to the centre', () => {
    const j = judged(['r1'], ['y4', '0', 'g2']);
    expect([j.up[Y], j.down[Y]]).toEqual([0, 1]);
    expect(centreOf(j)).toEqual(['r1', 'g2']);
  });

  it('SQ-11 the highest number leads, whatever its colour; among equals the last; the centre does not count', () => {
    expect(judged(['y12'], ['b6', 'g7', 'b2']).highest).toBe(1);
    expect(judged([], ['b9', 'g9', 'r9', 'r2']).highest).toBe(2);
    expect(judged([], ['b12', '13', 'r12']).highest).toBe(1);
    expect(judged([], ['0', 'b1', 'r1']).highest).toBe(2);
  });

  it('SQ-9 property: cards are conserved, and each colour keeps at most one card in the centre', () => {
    const deal = fc.shuffledSubarray([...codes], { minLength: 9, maxLength: 12 });
    fc.assert(
      fc.property(deal, fc.integer({ min: 3, max: 6 }), (cards, players) => {
        const played = cards.slice(0, players);
        const centre = cards.slice(players).filter((code) => colourOf[cardNamed(code)] !== NO_COLOUR);
        const j = judged(centre, played);
        expect([...centreOf(j), ...goneOf(j)].sort()).toEqual([...centre, ...played].sort());
        for (let colour = 0; colour < COLOURS; colour++) {
          const lying = centreOf(j).filter((code) => colourOf[cardNamed(code)] === colour);
          expect(lying.length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('SQ-9 SQ-11 property: an evaluation written the slow way agrees', () => {
    const deal = fc.shuffledSubarray([...codes], { minLength: 9, maxLength: 14 });
    fc.assert(
      fc.property(deal, fc.integer({ min: 3, max: 6 }), (cards, players) => {
        const played = cards.slice(0, players).map(cardNamed);
        const centre = cards
          .slice(players)
          .map(cardNamed)
          .filter((card) => colourOf[card] !== NO_COLOUR);
        const j = judged(
          centre.map((card) => codes[card]),
          cards.slice(0, players),
        );
        const led = colourOf[played.find((card) => colourOf[card] !== NO_COLOUR)!];
        const taken = (card: number): number => (colourOf[card] === NO_COLOUR ? led : colourOf[card]);
        for (let colour = 0; colour < COLOURS; colour++) {
          const there = [...played, ...centre].filter((card) => taken(card) === colour);
          const sorted = there.toSorted((a, b) => numberOf[a] - numberOf[b]);
          const several = there.length > 1;
          expect(j.up[colour]).toBe(several ? played.indexOf(sorted.at(-1)!) : NOBODY);
          expect(j.down[colour]).toBe(several ? played.indexOf(sorted[0]) : NOBODY);
          if (!several) continue;
          expect(j.upBy[colour]).toBe(there.some((card) => numberOf[card] === 8) ? 2 : 1);
          expect(j.downBy[colour]).toBe(there.some((card) => numberOf[card] === 5) ? 2 : 1);
        }
        const numbers = played.map((card) => numberOf[card]);
        expect(j.highest).toBe(numbers.lastIndexOf(Math.max(...numbers)));
      }),
    );
  });
});
