import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterChoice, afterFlowers, afterPick, held, placedAt } from './belief.js';

/** All ways to place a pile blindly: the skull's place (−1 in hand) with its chance, worked out disc by disc. */
function placements(
  flowers: number,
  skulls: number,
  pile: number,
  at = 0,
): [place: number, chance: number][] {
  if (at === pile) return [[-1, 1]];
  const kinds = (flowers > 0 ? 1 : 0) + skulls;
  const found: [number, number][] = [];
  if (flowers > 0) {
    for (const [place, chance] of placements(flowers - 1, skulls, pile, at + 1))
      found.push([place, chance / kinds]);
  }
  if (skulls > 0) found.push([at, 1 / kinds]);
  return found;
}

const pile = fc
  .integer({ min: 1, max: 4 })
  .chain((size) => fc.tuple(fc.constant(size), fc.integer({ min: 1, max: size })))
  .chain(([size, height]) =>
    fc.tuple(fc.constant(size), fc.constant(height), fc.integer({ min: 0, max: height })),
  );

describe('belief', () => {
  it('S-3 the chances of a blind placement are those of placing disc by disc', () => {
    fc.assert(
      fc.property(pile, ([size, height]) => {
        for (const [place, chance] of placements(size - 1, 1, height)) {
          expect(place === -1 ? held(size, height) : placedAt(size, place)).toBe(chance);
        }
      }),
    );
  });

  it('S-8 flowers turned up make a skull less likely, as much as they would be without it', () => {
    fc.assert(
      fc.property(pile, fc.constantFrom(0, 0.25, 0.5, 0.75), ([size, height, turned], odds) => {
        const unseen = placements(size - 1, 1, height)
          .filter(([place]) => place < height - turned)
          .reduce((sum, [, chance]) => sum + chance, 0);
        const expected = (odds * unseen) / (odds * unseen + 1 - odds);
        expect(afterFlowers(odds, size, height, turned)).toBeCloseTo(expected, 14);
      }),
    );
  });

  it('S-8 all discs shown as flowers leave no skull, and a skull once certain stays so', () => {
    expect(afterFlowers(0.75, 3, 3, 3)).toBe(0);
    expect(afterFlowers(1, 3, 2, 2)).toBe(1);
    expect(afterFlowers(0.7, 3, 2, 0)).toBe(0.7);
  });

  it('S-8 a pick takes any disc alike, a choice either kind alike', () => {
    expect(afterPick(1, 4)).toBe(0.75);
    expect(afterPick(0.75, 3)).toBe(0.5);
    expect(afterChoice(1)).toBe(0.5);
  });
});
