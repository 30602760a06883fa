import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrate, type Ruling } from './arbiter.js';
import {
  codeOf,
  copiesOf,
  faceCode,
  fullBox,
  kindOf,
  parseCard,
  parseFace,
  TIGRESS,
  TIGRESS_ESCAPES,
} from './cards.js';

const settle = (cards: readonly string[], more: object = {}): Ruling => {
  const players = cards.length;
  const got = arbitrate({ players, leader: 0, cards, ...more });
  if (!got.ok) throw new Error(JSON.stringify(got.error));
  return got.value;
};
const rules = (ruling: Ruling): string[] => ruling.reasons.map(({ rule }) => rule);

describe('who wins', () => {
  it.each([
    ['SK-21', ['g7', 'g12', 'g8'], 1, 0],
    ['SK-21', ['y12', 'y5', 'p14'], 0, 10],
    ['SK-20', ['y12', 'y5', 'b2'], 2, 0],
    ['SK-16', ['y14', 'will', 'skull-king', 'mermaid'], 3, 50],
    ['SK-15', ['b2', 'rosie', 'y14', 'skull-king', 'whale'], 2, 10],
    ['SK-22', ['loot', 'escape', 'tigress:escape'], 0, 0],
    ['SK-22', ['escape', 'loot', 'tigress:escape'], 0, 0],
    ['SK-22', ['loot', 'loot', 'escape'], 0, 0],
    ['SK-18', ['escape', 'will', 'g3'], 1, 0],
    ['SK-18', ['mermaid', 'will', 'mermaid'], 1, 40],
    ['SK-17', ['skull-king', 'tigress:pirate', 'g14'], 0, 40],
    ['SK-15', ['g9', 'y9', 'whale'], 0, 0],
    ['SK-15', ['kraken', 'whale', 'g2'], 2, 0],
    ['SK-19', ['b14', 'mermaid', 'mermaid'], 1, 20],
    ['SK-18', ['tigress:pirate', 'rosie', 'mermaid'], 0, 20],
    ['SK-17', ['rosie', 'harry', 'skull-king'], 2, 60],
    ['SK-16', ['mermaid', 'skull-king', 'mermaid'], 0, 40],
    ['SK-20', ['b3', 'g14', 'b9'], 2, 10],
    ['SK-20', ['g14', 'b14', 'y14'], 1, 40],
  ] as const)('%s decides %j', (rule, cards, winner, bonus) => {
    const ruling = settle(cards);
    expect(ruling.winner).toBe(winner);
    expect(ruling.leads).toBe(winner);
    expect(ruling.bonus).toBe(bonus);
    expect(rules(ruling)).toContain(rule);
  });

  it('SK-25 loot allies its player with the taker, never with oneself', () => {
    expect(settle(['loot', 'escape', 'tigress:escape']).alliances).toEqual([]);
    expect(settle(['escape', 'loot', 'tigress:escape']).alliances).toEqual([[1, 0]]);
    expect(settle(['loot', 'loot', 'escape']).alliances).toEqual([[1, 0]]);
    expect(settle(['loot', 'g5', 'loot']).alliances).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });

  it('SK-14 the kraken leaves the trick to nobody and the lead to the left', () => {
    const ruling = settle(['g14', 'kraken', 'loot', 'rosie']);
    expect(ruling).toMatchObject({ winner: null, leads: 2, bonus: 0, alliances: [], led: 'g' });
    expect(settle(['g14', 'rosie', 'kraken']).leads).toBe(0);
  });

  it('SK-13 of kraken and whale the later one acts', () => {
    expect(settle(['whale', 'kraken', 'g2'])).toMatchObject({ winner: null, leads: 2 });
    expect(settle(['kraken', 'whale', 'g2'])).toMatchObject({ winner: 2, leads: 2 });
    expect(rules(settle(['kraken', 'whale', 'g2']))).toContain('SK-13');
  });

  it('SK-15 a whale without a number gives its player the lead, and nobody the trick', () => {
    expect(settle(['escape', 'whale', 'loot'])).toMatchObject({
      winner: null,
      leads: 1,
      alliances: [],
      bonus: 0,
    });
    expect(settle(['g14', 'loot', 'whale', 'skull-king', 'mermaid'])).toMatchObject({
      winner: 0,
      bonus: 10,
      alliances: [],
    });
  });

  it('SK-14 with krakenLead the one leads who would have won, as if neither beast had been played', () => {
    const options = { krakenLead: 'would-have-won' };
    expect(settle(['kraken', 'g3', 'g9', 'y14'], { options })).toMatchObject({ winner: null, leads: 2 });
    expect(settle(['whale', 'g3', 'b1', 'kraken'], { options })).toMatchObject({ winner: null, leads: 2 });
    expect(settle(['whale', 'g3', 'g9', 'kraken'], { options })).toMatchObject({ winner: null, leads: 2 });
    expect(settle(['escape', 'whale', 'loot'], { options }).leads).toBe(1);
  });

  it('SK-10 the first card that is no escape and no loot settles what is led', () => {
    expect(settle(['escape', 'y2', 'g14']).led).toBe('y');
    expect(settle(['loot', 'mermaid', 'g14']).led).toBeNull();
    expect(settle(['tigress:escape', 'whale', 'g14']).led).toBeNull();
    expect(settle(['escape', 'loot', 'escape']).led).toBeNull();
  });

  it('SK-2 a house card behaves as its nature; only a 14 among numbers earns', () => {
    const blanks = [
      { name: 'Kate', as: 'pirate' },
      { name: 'Spot', as: { suit: 'g', value: 15 } },
      { name: 'Twin', as: { suit: 'y', value: 14 } },
      { name: 'Siren', as: 'mermaid' },
    ];
    const options = { blanks };
    expect(settle(['skull-king', 'blank:1', 'g2'], { options })).toMatchObject({ winner: 0, bonus: 30 });
    expect(settle(['g14', 'blank:2', 'g2'], { options })).toMatchObject({ winner: 1, bonus: 10 });
    expect(settle(['y14', 'blank:3', 'y2'], { options })).toMatchObject({ winner: 0, bonus: 20 });
    expect(settle(['blank:4', 'rosie', 'y2'], { options })).toMatchObject({ winner: 1, bonus: 20 });
  });

  it('SK-20 SK-21 SK-15 among equal numbers the first played stands', () => {
    const blanks = [
      { name: 'A', as: { suit: 'b', value: 5 } },
      { name: 'B', as: { suit: 'g', value: 5 } },
    ];
    expect(settle(['b5', 'blank:1', 'g2'], { options: { blanks } }).winner).toBe(0);
    expect(settle(['blank:2', 'g5', 'y2'], { options: { blanks } }).winner).toBe(0);
    expect(settle(['y5', 'g5', 'whale'], { options: { blanks } }).winner).toBe(0);
  });

  it('SK-24 the order of play does not change who captures what', () => {
    const face = fc.constantFrom(
      'rosie',
      'will',
      'skull-king',
      'mermaid',
      'tigress:pirate',
      'g14',
      'b2',
      'escape',
      'loot',
    );
    fc.assert(
      fc.property(fc.uniqueArray(face, { minLength: 3, maxLength: 8 }), fc.nat(), (cards, shift) => {
        const turned = cards.map((_, i) => cards[(i + shift) % cards.length]);
        expect(settle(turned).bonus).toBe(settle(cards).bonus);
      }),
    );
  });
});

describe('two players', () => {
  it('SK-38 what Greybeard takes or loots counts for nobody', () => {
    const given = { players: 2, order: [0, 'greybeard', 1], cards: ['g14', 'b14', 'loot'] };
    const got = arbitrate(given);
    expect(got).toMatchObject({
      ok: true,
      value: { winner: 'greybeard', leads: 'greybeard', bonus: 0, alliances: [] },
    });
    expect(arbitrate({ ...given, cards: ['g14', 'loot', 'g2'] })).toMatchObject({
      value: { winner: 0, alliances: [], bonus: 10 },
    });
  });

  it('SK-37 a lead that would fall to Greybeard goes to whoever played after him', () => {
    const ask = (order: unknown, cards: string[], options = {}) => {
      const got = arbitrate({ players: 2, order, cards, options });
      if (!got.ok) throw new Error(JSON.stringify(got.error));
      return got.value.leads;
    };
    expect(ask([0, 'greybeard', 1], ['kraken', 'g2', 'g3'])).toBe(1);
    expect(ask([0, 'greybeard', 1], ['g2', 'kraken', 'g3'])).toBe(1);
    expect(ask([0, 'greybeard', 1], ['g2', 'g3', 'kraken'])).toBe(0);
    expect(ask(['greybeard', 1, 0], ['g2', 'g3', 'kraken'])).toBe(1);
    expect(ask([0, 'greybeard', 1], ['escape', 'whale', 'loot'])).toBe(1);
    expect(ask([1, 0, 'greybeard'], ['escape', 'loot', 'whale'])).toBe(1);
    expect(ask([0, 'greybeard', 1], ['kraken', 'g9', 'g3'], { krakenLead: 'would-have-won' })).toBe(1);
  });

  it('wants an order', () => {
    expect(arbitrate({ players: 2, cards: ['g1', 'g2', 'g3'] })).toMatchObject({
      error: { key: 'missing-field', args: { name: 'order' } },
    });
  });
});

describe('questions that cannot be answered', () => {
  it.each([
    [{ players: 3, leader: 0, cards: ['g1', 'g2'] }, 'wants-list', 'cards'],
    [{ players: 3, leader: 0, cards: ['g1', 'g2', 'g3', 'g4'] }, 'wants-cards', 'cards'],
    [{ players: 3, leader: 3, cards: ['g1', 'g2', 'g3'] }, 'wants-int', 'leader'],
    [{ players: 3, cards: ['g1', 'g2', 'g3'] }, 'missing-field', ''],
    [{ players: 3, leader: 0, cards: ['g1', 'g2', 'g1'] }, 'too-many-copies', 'cards[2]'],
    [{ players: 3, leader: 0, cards: ['mermaid', 'mermaid', 'mermaid'] }, 'too-many-copies', 'cards[2]'],
    [
      { players: 3, leader: 0, cards: ['tigress:pirate', 'tigress:escape', 'g1'] },
      'too-many-copies',
      'cards[1]',
    ],
    [{ players: 3, leader: 0, cards: ['tigress', 'g2', 'g1'] }, 'tigress-undecided', 'cards[0]'],
    [{ players: 3, leader: 0, cards: ['g15', 'g2', 'g1'] }, 'unknown-card', 'cards[0]'],
    [{ players: 3, leader: 0, cards: ['blank:1', 'g2', 'g1'] }, 'unnamed-blank', 'cards[0]'],
    [
      { players: 3, leader: 0, cards: ['g3', 'g2', 'g1'], options: { scoring: 'x' } },
      'wants-choice',
      'options.scoring',
    ],
    [
      { players: 3, leader: 0, cards: ['g3', 'g2', 'g1'], options: { cannonball: true } },
      'cannonball-needs-rascal',
      'options',
    ],
    [
      { players: 3, leader: 0, order: [0, 'greybeard', 1], cards: ['g3', 'g2', 'g1'] },
      'order-of-two',
      'order',
    ],
    [{ players: 2, order: [0, 0, 1], cards: ['g3', 'g2', 'g1'] }, 'wants-order', 'order'],
    [{ players: 2, leader: 2, order: [0, 'greybeard', 1], cards: ['g3', 'g2', 'g1'] }, 'wants-int', 'leader'],
    [{ players: 9, leader: 0, cards: ['g3', 'g2', 'g1'] }, 'wants-int', 'players'],
    [[], 'wants-object', ''],
  ])('%j', (given, key, at) => {
    const got = arbitrate(given);
    expect(got).toMatchObject({ ok: false, error: { key, args: { at } } });
  });
});

it('SK-1 every card has a code that reads back, and as many copies as the box', () => {
  const count = new Map<string, number>();
  for (const card of fullBox) count.set(codeOf(card), (count.get(codeOf(card)) ?? 0) + 1);
  for (const card of fullBox) expect(copiesOf(card)).toBe(count.get(codeOf(card)));
  expect(fullBox.filter((card) => kindOf(card) === card)).toHaveLength(count.size);
  expect([faceCode(TIGRESS), faceCode(TIGRESS_ESCAPES)]).toEqual(['tigress:pirate', 'tigress:escape']);
  // In a hand she has not said what she is; on the table she has.
  expect(['tigress', 'tigress:pirate', 'tigress:escape', 'g0'].map(parseCard)).toEqual([
    TIGRESS,
    null,
    null,
    null,
  ]);
  expect(['tigress', 'tigress:pirate', 'tigress:escape', 'g1'].map(parseFace)).toEqual([
    null,
    TIGRESS,
    TIGRESS_ESCAPES,
    0,
  ]);
});
