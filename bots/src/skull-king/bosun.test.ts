import { FastRng, must, type Options, type Rng } from '@crossbones/core';
import { SkullKing } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { checkPolicy, meanPlace } from '../fixture.js';
import { bosun } from './bosun.js';

const { parseCard, skullKing: game } = SkullKing;

const seatCounts = [2, 3, 4, 5, 6, 7, 8];
const beasts = { kraken: true, whale: true, loot: true, powers: true };
const characters = [
  { name: 'Parley', as: 'escape' },
  { name: 'Cutlass Kate', as: 'pirate' },
  { name: 'Siren', as: 'mermaid' },
  { name: 'Black spot', as: { suit: 'b', value: 15 } },
];
const numbers = [
  { name: 'Bilge rat', as: { suit: 'g', value: 0 } },
  { name: 'Twin', as: { suit: 'y', value: 14 } },
];
const modes: Record<string, Options> = {
  plain: {},
  'all beasts and powers': beasts,
  Rascal: { scoring: 'rascal' },
  cannonball: { ...beasts, scoring: 'rascal', cannonball: true, krakenLead: 'would-have-won' },
  'house characters': { ...beasts, blanks: characters },
  'house numbers': { whale: true, powers: true, blanks: numbers, schedule: [3, 14, 2] },
  barrage: { powers: true, schedule: 'barrage' },
  whirlpool: { loot: true, kraken: true, schedule: 'whirlpool' },
};

describe('the bosun at whole games', () => {
  it.each(Object.entries(modes))('keeps the rules and looks at no other hand: %s', (_, options) => {
    for (const seats of seatCounts) checkPolicy({ game, seats, options }, bosun(), 2);
  });

  it.each(Object.entries(modes))('leaves random players far behind: %s', (_, options) => {
    for (const seats of seatCounts) {
      const { mean, even } = meanPlace({ game, seats, options }, bosun(), 30);
      expect(mean, `${seats} seats`).toBeLessThan(1 + (even - 1) * 0.4);
    }
  });

  it('wins the single card of bedtime more often than chance', () => {
    for (const seats of [2, 4, 8]) {
      const { mean, even } = meanPlace({ game, seats, options: { schedule: 'bedtime' } }, bosun(), 400);
      expect(mean, `${seats} seats`).toBeLessThan(1 + (even - 1) * 0.9);
    }
  });
});

/** Makes the shuffle end in the order wanted. */
function stacked(cards: Uint8Array, wanted: readonly number[]): Rng {
  const deck = Array.from(cards);
  return {
    below(n) {
      const at = deck.indexOf(wanted[n - 1]);
      [deck[n - 1], deck[at]] = [deck[at], deck[n - 1]];
      return at;
    },
  };
}

/** A single round with the hands one wants, and the top of what lies undealt; seat 0 leads. */
function dealt(hands: readonly string[], options: Options = {}, undealt = ''): SkullKing.State {
  const schedule = [hands[0].split(' ').length];
  const state = game.create(
    hands.length,
    must(game.options.check({ schedule, ...options } as Options, hands.length)),
  );
  game.chance(state, { below: () => hands.length - 1 });
  const free = Array.from(state.deck.cards);
  const claim = (code: string): number => {
    let card = parseCard(code)!;
    while (!free.includes(card)) card++;
    return free.splice(free.indexOf(card), 1)[0];
  };
  const named = [...hands, undealt].join(' ').trim().split(' ').map(claim);
  game.chance(state, stacked(state.deck.cards, [...named, ...free]));
  return state;
}

function act(state: SkullKing.State, words: string): SkullKing.State {
  for (const word of words.split(' ')) {
    const actors = game.actors(state);
    const seat = 31 - Math.clz32(actors & -actors);
    const action = game.parse(word)!;
    expect(game.refusal(state, seat, action), word).toBeNull();
    game.apply(state, seat, action);
  }
  return state;
}

const choice = (state: SkullKing.State, seat: number): string =>
  game.print(bosun()(state, seat, new FastRng('bosun')));

describe('the bosun bids', () => {
  it('nothing with escapes and low cards', () => {
    expect(choice(dealt(['g2 y3 escape', 'p9 p8 p7', 'g9 g8 g7']), 0)).toBe('bid:0');
  });

  it('every card with pirates and the Skull King', () => {
    expect(choice(dealt(['skull-king rosie will', 'p9 p8 p7', 'g9 g8 g7']), 0)).toBe('bid:3');
  });

  it('and fires the cannonball on a sure hand, but not on a doubtful one', () => {
    const options = { scoring: 'rascal', cannonball: true };
    const sure = dealt(['g2 y1 escape', 'p9 p8 p7', 'g9 g8 g7'], options);
    expect(choice(act(sure, 'bid:0 bid:1 bid:1'), 0)).toBe('cannonball');
    const doubtful = dealt(['b9 b8 g12 p12 y12', 'p9 p8 p7 p6 p5', 'g9 g8 g7 g6 g5'], options);
    expect(choice(act(doubtful, 'bid:2 bid:1 bid:1'), 0)).toBe('grapeshot');
  });
});

describe('the bosun plays', () => {
  const hands = ['g5 y2 p3', 'g7 y3 p4', 'g14 g8 g2'];

  it('last to play and in want of two tricks, the cheapest card that takes this one', () => {
    expect(choice(act(dealt(hands), 'bid:0 bid:0 bid:2 g5 g7'), 2)).toBe('g8');
  });

  it('last to play and in want of none, below the others', () => {
    expect(choice(act(dealt(hands), 'bid:0 bid:0 bid:0 g5 g7'), 2)).toBe('g2');
  });

  it('Tigress as what is wanted', () => {
    const table = (bid: number) =>
      act(dealt(['g5 y2', 'g7 y3', 'tigress escape']), `bid:0 bid:0 bid:${bid} g5 g7`);
    expect(choice(table(1), 2)).toBe('tigress:pirate');
    expect(choice(table(0), 2)).toMatch(/escape/);
  });

  it('the mermaid to take the Skull King', () => {
    const state = act(dealt(['skull-king y2', 'g7 y3', 'mermaid g3']), 'bid:1 bid:0 bid:1 skull-king g7');
    expect(choice(state, 2)).toBe('mermaid');
  });
});

describe('the bosun uses the powers', () => {
  const after = (pirate: string, bid: number, rest = 'g2') =>
    act(
      dealt([`${pirate} ${rest}`, 'g7 y3', 'g5 p4'], { powers: true }),
      `bid:${bid} bid:0 bid:0 ${pirate} g7 g5`,
    );

  it('Rosie leads herself only while tricks are wanted', () => {
    expect(choice(after('rosie', 2), 0)).toBe('lead:0');
    expect(choice(after('rosie', 1), 0)).toBe('lead:1');
  });

  it('Rascal wagers all when on course, nothing when off it', () => {
    expect(choice(after('rascal', 1, 'escape'), 0)).toBe('wager:20');
    expect(choice(after('rascal', 0), 0)).toBe('wager:0');
  });

  it('Harry mends the bid', () => {
    expect(choice(after('harry', 2, 'escape'), 0)).toBe('bid-1');
    expect(choice(after('harry', 1, 'escape'), 0)).toBe('bid+0');
    expect(choice(after('harry', 0, 'escape'), 0)).toBe('bid+1');
  });

  it('Will throws away the strong cards once the bid is made, the weak before', () => {
    const drawn = (bid: number) =>
      act(
        dealt(['will g2', 'g7 y3', 'g5 p4'], { powers: true }, 'skull-king b14'),
        `bid:${bid} bid:0 bid:0 will g7 g5`,
      );
    const made = drawn(1);
    expect(choice(made, 0)).toMatch(/skull-king|b14/);
    expect(choice(act(made, choice(made, 0)), 0)).toMatch(/skull-king|b14/);
    expect(choice(drawn(2), 0)).toBe('discard:g2');
  });

  it('and leaves Greybeard his: with two players Rosie names the other', () => {
    const seats = 2;
    const options = must(game.options.check({ powers: true, schedule: [2] }, seats));
    const state = game.create(seats, options);
    game.chance(state, { below: () => 1 });
    const named = ['rosie', 'g2', 'g7', 'y3', 'g5', 'p4'].map((code) => parseCard(code)!);
    const rest = Array.from(state.deck.cards).filter((card) => !named.includes(card));
    game.chance(state, stacked(state.deck.cards, [...named, ...rest]));
    expect(choice(act(state, 'bid:1 bid:0 rosie g7'), 0)).toBe('lead:1');
  });
});
