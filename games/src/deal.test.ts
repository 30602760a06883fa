import { FastRng } from '@crossbones/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Deal, fraction, type HiddenHand } from './deal.js';

/** Cards 0–9 are of suit 0, 10–19 of suit 1 and so on; from 90 on they have none. */
const suitOf = (card: number): number => (card < 90 ? Math.floor(card / 10) : -1);
const allowed = (card: number, { forbidden }: HiddenHand): boolean =>
  suitOf(card) < 0 || ((forbidden >> suitOf(card)) & 1) === 0;

/** Hands as text, the order inside a hand apart. */
const written = (hands: readonly (readonly number[])[]): string =>
  hands.map((hand) => hand.toSorted((a, b) => a - b).join(' ')).join(' | ');

/** Every way to give the cards to hands of these sizes, each card told from its twins. */
function* everyDeal(cards: readonly number[], sizes: readonly number[]): Generator<number[][], void> {
  const hands: number[][] = sizes.map(() => []);
  function* give(next: number): Generator<number[][], void> {
    if (next === cards.length) {
      yield hands.map((hand) => [...hand]);
      return;
    }
    for (const [h, hand] of hands.entries()) {
      if (hand.length === sizes[h]) continue;
      hand.push(cards[next]);
      yield* give(next + 1);
      hand.pop();
    }
  }
  yield* give(0);
}

/** The hand without what it has shown, or null if it cannot have shown it. */
function rest(hand: readonly number[], shown: readonly number[]): number[] | null {
  const left = [...hand];
  for (const card of shown) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Brute force: how many deals of all cards, those shown among them, leave each set of hidden hands. */
function deals(cards: readonly number[], hands: readonly HiddenHand[]): Map<string, number> {
  const found = new Map<string, number>();
  const all = [...cards, ...hands.flatMap(({ shown = [] }) => shown)];
  const sizes = hands.map(({ size, shown = [] }) => size + shown.length);
  for (const dealt of everyDeal(all, sizes)) {
    const hidden = dealt.map((hand, h) => rest(hand, hands[h].shown ?? []));
    if (!hidden.every((hand, h) => hand?.every((card) => allowed(card, hands[h])))) continue;
    const name = written(hidden as number[][]);
    found.set(name, (found.get(name) ?? 0) + 1);
  }
  return found;
}

const total = (counts: Map<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

function sampled(deal: Deal, hands: readonly HiddenHand[], draws: number): Map<string, number> {
  const out = new Uint8Array(hands.reduce((sum, { size }) => sum + size, 0));
  const rng = new FastRng('deal');
  const found = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    deal.into(out, rng);
    const cards = [...out];
    const name = written(hands.map(({ size }) => cards.splice(0, size)));
    found.set(name, (found.get(name) ?? 0) + 1);
  }
  return found;
}

/** The sampler reaches exactly the deals that brute force finds, each as often as it should. */
function expectExact(cards: readonly number[], hands: readonly HiddenHand[]): void {
  const expected = deals(cards, hands);
  const ways = total(expected);
  const draws = Math.max(2_000, 60 * expected.size);
  const found = sampled(new Deal(cards, suitOf, hands), hands, draws);
  expect(new Set([...found.keys(), ...expected.keys()])).toEqual(new Set(expected.keys()));
  let square = 0;
  for (const [name, count] of expected) {
    const mean = (count / ways) * draws;
    square += ((found.get(name) ?? 0) - mean) ** 2 / mean;
  }
  const free = expected.size - 1;
  expect(square).toBeLessThanOrEqual(free + 6 * Math.sqrt(2 * free) + 6);
}

const hand = (size: number, forbidden = 0, shown: readonly number[] = []): HiddenHand => ({
  size,
  forbidden,
  shown,
});

describe('hidden hands', () => {
  it('are uniform when nothing is known', () => {
    const hands = [hand(2), hand(1), hand(3)];
    expectExact([0, 1, 10, 11, 20, 90], hands);
    expect(new Deal([0, 1, 10, 11, 20, 90], suitOf, hands).ways).toBe(60);
  });

  it('are uniform under voids', () => {
    const cards = [0, 1, 10, 11, 20, 21, 90];
    const hands = [hand(2, 0b001), hand(2, 0b011), hand(2), hand(1)];
    expectExact(cards, hands);
    expect(new Deal(cards, suitOf, hands).ways).toBe(total(deals(cards, hands)));
  });

  it('are uniform when every hand has a void', () => {
    const cards = [0, 1, 10, 11, 20, 90];
    const hands = [hand(2, 0b001), hand(2, 0b010), hand(2, 0b100)];
    expectExact(cards, hands);
    expect(new Deal(cards, suitOf, hands).ways).toBe(total(deals(cards, hands)));
  });

  it('are found where only a ring of three fits', () => {
    const hands = [hand(1, 0b101), hand(1, 0b011), hand(1, 0b110)];
    const deal = new Deal([0, 10, 20], suitOf, hands);
    expect(deal.ways).toBe(1);
    expect(sampled(deal, hands, 50)).toEqual(new Map([['10 | 20 | 0', 50]]));
  });

  it('are found where each of three may hold two suits and there are two deals', () => {
    const cards = [0, 10, 20];
    const hands = [hand(1, 0b001), hand(1, 0b010), hand(1, 0b100)];
    expectExact(cards, hands);
    expect(new Deal(cards, suitOf, hands).ways).toBe(2);
  });

  it('need no luck where a late hand takes all that others may not', () => {
    const hands = [hand(3, 0b001), hand(1, 0b110), hand(2, 0b110)];
    const deal = new Deal([0, 1, 2, 10, 20, 21], suitOf, hands);
    expect(deal.ways).toBe(3);
    expectExact([0, 1, 2, 10, 20, 21], hands);
  });

  it('may be empty, whatever is known of them', () => {
    const hands = [hand(0, 0b111), hand(2, 0b001), hand(0), hand(1)];
    expectExact([0, 10, 90], hands);
    expect(new Deal([0, 10, 90], suitOf, hands).ways).toBe(1);
    const none = new Deal([], suitOf, [hand(0, 1), hand(0)]);
    expect(none.ways).toBe(1);
    none.into(new Uint8Array(0), new FastRng('none'));
  });

  it('count a void in a suit that is all seen for nothing', () => {
    expectExact([10, 11, 90, 91], [hand(2, 0b101), hand(2)]);
  });

  it('that have shown a twin are less likely to hold another', () => {
    // Of {b b}, {b x}, {b y} with two b, the first can be dealt in one way and the others in two.
    const hands = [hand(1, 0, [5]), hand(2)];
    const found = sampled(new Deal([5, 6, 7], suitOf, hands), hands, 5_000);
    expect(found.get('5 | 6 7')! / 5_000).toBeCloseTo(1 / 5, 1);
    expect(found.get('6 | 5 7')! / 5_000).toBeCloseTo(2 / 5, 1);
    expectExact([5, 6, 7], hands);
  });

  it('are exact with twins, voids and things shown at once', () => {
    const cards = [0, 0, 10, 10, 20, 90, 90];
    expectExact(cards, [hand(2, 0, [0, 90]), hand(2, 0b001, [0, 10]), hand(2, 0, [10]), hand(1)]);
    expectExact(cards, [hand(3, 0, [0, 0]), hand(2, 0, [90]), hand(2)]);
  });

  it('learn nothing from showing what has no twin', () => {
    expectExact([1, 2, 3, 90], [hand(2, 0, [0]), hand(2)]);
  });

  it('are many, and counted, in a large deal', () => {
    const cards = Array.from({ length: 36 }, (_, i) => (i % 4) * 10 + Math.floor(i / 4));
    const hands = [hand(8, 0b0001), hand(8, 0b0010), hand(8, 0b0110), hand(12)];
    const deal = new Deal(cards, suitOf, hands);
    expect(deal.ways).toBeGreaterThan(1e12);
    const out = new Uint8Array(36);
    deal.into(out, new FastRng('large'));
    expect([...out].toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b));
    for (const card of out.subarray(0, 8)) expect(suitOf(card)).not.toBe(0);
    for (const card of out.subarray(16, 24)) expect([1, 2]).not.toContain(suitOf(card));
  });

  it('must take all the cards', () => {
    expect(() => new Deal([0, 1], suitOf, [hand(1)])).toThrow('2 cards for hands of 1');
  });

  it('are exact for any small deal', () => {
    const card = fc.constantFrom(0, 1, 10, 11, 20, 90);
    const known = fc.record({
      size: fc.nat(2),
      forbidden: fc.nat(7),
      shown: fc.array(card, { maxLength: 1 }),
    });
    fc.assert(
      fc.property(
        fc.array(card, { maxLength: 5 }),
        fc.array(known, { minLength: 2, maxLength: 3 }),
        (cards, some) => {
          const sizes = some.reduce((sum, { size }) => sum + size, 0);
          fc.pre(sizes <= cards.length);
          const hands = [...some, hand(cards.length - sizes)];
          const ways = total(deals(cards, hands));
          const deal = new Deal(cards, suitOf, hands);
          expect(deal.ways > 0).toBe(ways > 0);
          if (ways > 0) expectExact(cards, hands);
        },
      ),
      { numRuns: 60, seed: 36 },
    );
  });

  it('count as many ways as there are, for any small deal without twins', () => {
    const known = fc.record({ size: fc.nat(3), forbidden: fc.nat(7) });
    const some = fc.uniqueArray(fc.constantFrom(0, 1, 2, 10, 11, 20, 90), { maxLength: 7 });
    fc.assert(
      fc.property(some, fc.array(known, { minLength: 1, maxLength: 3 }), (cards, known) => {
        const sizes = known.reduce((sum, { size }) => sum + size, 0);
        fc.pre(sizes <= cards.length);
        const hands = [...known, hand(cards.length - sizes)];
        expect(new Deal(cards, suitOf, hands).ways).toBe(total(deals(cards, hands)));
      }),
    );
  });
});

describe('a fraction', () => {
  it('is at least 0 and below 1, with 52 bits', () => {
    expect(fraction({ below: () => 0 })).toBe(0);
    expect(fraction({ below: (n) => n - 1 })).toBe(1 - 2 ** -52);
  });
});
