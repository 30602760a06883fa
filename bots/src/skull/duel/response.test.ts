import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Book } from './book.js';
import { Response, type Round } from './response.js';

const book = new Book(readFileSync(new URL('../../../weights/skull-duel-1.bin', import.meta.url)));
/** What may be thought of a player's skull when two are left, by its discs. */
const thought: readonly (readonly number[])[] = [[], [1, 1 / 2, 1 / 4], [1, 2 / 3, 1 / 2], [1, 3 / 4], [1]];

/** What both sides together can lose, at most, against opponents who know all of the book: 0 is the solution. */
function gap(response: Response, round: Omit<Round, 'leads'>, p: number, q: number): number {
  const { mine, yours, myMade, yourMade } = round;
  const lead = response.sure({ ...round, leads: true }, p, q);
  const other = { leads: false, mine: yours, yours: mine, myMade: yourMade, yourMade: myMade };
  return 1 - lead - response.sure(other, q, p);
}

const whole = { mine: 4, yours: 4, myMade: 0, yourMade: 0 };

describe('the book of duels', () => {
  it('is small enough to be fetched for a table', () => {
    const { length } = readFileSync(new URL('../../../weights/skull-duel-1.bin', import.meta.url));
    expect(length).toBeLessThanOrEqual(200_000);
  });

  for (const anyone of process.env.DEEP ? [false, true] : [false]) {
    it(`cannot be beaten with four discs each, where a last skull costs ${anyone ? 'anyone' : 'the challenger'}`, () => {
      const response = new Response(book, anyone);
      expect(response.sure({ ...whole, leads: true }, 1, 1)).toBeCloseTo(0.522, 3);
      expect(gap(response, whole, 1, 1)).toBeLessThan(1e-3);
    });
  }

  it.runIf(process.env.DEEP)('can hardly be beaten wherever two are left', () => {
    for (const anyone of [false, true]) {
      const response = new Response(book, anyone);
      for (const mine of [1, 2, 3, 4]) {
        for (const yours of [1, 2, 3, 4]) {
          for (const [myMade, yourMade] of [
            [0, 0],
            [0, 1],
            [1, 0],
            [1, 1],
          ]) {
            for (const p of thought[mine]) {
              for (const q of thought[yours]) {
                const found = gap(response, { mine, yours, myMade, yourMade }, p, q);
                expect(found, `${anyone} ${mine}:${yours} ${myMade}:${yourMade} ${p} ${q}`).toBeLessThan(
                  1e-3,
                );
              }
            }
          }
        }
      }
    }
  });
});
