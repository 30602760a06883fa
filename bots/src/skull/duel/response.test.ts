import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Book } from './book.js';
import { losses } from './measure.js';

const bytes = readFileSync(new URL('../../../weights/skull-duel-1.bin', import.meta.url));

describe('the book of duels', () => {
  it('is small enough to be fetched for a table', () => {
    expect(bytes.length).toBeLessThanOrEqual(200_000);
  });

  it.each([
    [false, 0.522],
    [true, 0.5218],
  ])('can hardly be beaten wherever two are left, a last skull costs anyone: %s', (anyone, value) => {
    const [start, ...others] = losses(new Book(bytes), anyone);
    expect(start.position).toMatch(/^4:4 discs, 0:0 made/);
    expect(Math.abs(start.leader - value)).toBeLessThan(2e-4);
    expect(start.loss).toBeLessThan(2e-4);
    expect(others).toHaveLength(399);
    for (const { position, loss } of others) expect(loss, position).toBeLessThan(1e-3);
  });

  it('is refused where it is not whole', () => {
    expect(() => new Book(bytes.subarray(0, -1))).toThrow('a book of duels');
    expect(() => new Book(bytes.subarray(1))).toThrow('no book of duels');
  });
});
