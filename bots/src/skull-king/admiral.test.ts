import { readdirSync, readFileSync, statSync } from 'node:fs';
import { FastRng, must } from '@crossbones/core';
import * as SkullKing from '@crossbones/games/skull-king/index';
import { describe, expect, it } from 'vitest';
import { hasty, keepRules } from '../fixture.js';
import { randomly } from '../playout.js';
import { never, type Thinker } from '../thought.js';
import { admiral, books, variantOf } from './admiral.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { act, dealt, modes, seatCounts } from './fixture.js';

const { skullKing: game } = SkullKing;

const weights = new URL('../../weights/', import.meta.url);
const loadWeights = async (name: string): Promise<Uint8Array> => readFileSync(new URL(name, weights));
const options = must(game.options.check({}, 4));
/** At a plain table, and at one where anything may be on. */
const plain = await admiral(loadWeights, { seats: 4, options }, books);
const open = await admiral(loadWeights, { seats: 2, options }, books);
/** Wherever it sits down, it is one that has read what it needs there. */
const think: Thinker<SkullKing.State> = (question, rng, budget) =>
  (variantOf(question) === 'plain' ? plain : open)(question, rng, budget);
/** Eight modes, two to eight seats: `npm run test:deep` plays more than a thousand games in all. */
const GAMES = process.env.DEEP ? 18 : 1;

/** What the admiral says in the seat's place, and what it thinks of everything else. */
function said(state: SkullKing.State, seat: number) {
  const { seats, options } = state;
  const question = { game, seats, options, seat, view: game.view(state, seat) };
  return think(question, new FastRng('admiral'), { playouts: 200, late: never });
}
const word = (state: SkullKing.State, seat: number): string => game.print(said(state, seat).action);

describe('what the admiral has learned', () => {
  it('is small enough to be fetched', () => {
    const files = readdirSync(weights).filter((file) => file.endsWith('.bin'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(statSync(new URL(file, weights)).size, file).toBeLessThan(2_000_000);
  });

  it('is the exact solution of a single card with four players, 95 times in a hundred at least', () => {
    const deck = [
      ...['g', 'y', 'p', 'b'].flatMap((suit) => Array.from({ length: 14 }, (_, i) => `${suit}${i + 1}`)),
      ...Array<string>(5).fill('escape'),
      ...['rosie', 'will', 'rascal', 'juanita', 'harry', 'tigress', 'skull-king', 'mermaid', 'mermaid'],
    ];
    const strong = (card: string): boolean =>
      card !== 'escape' && (!/\d/.test(card) || (card[0] === 'b' && Number(card.slice(1)) >= 5));
    let exact = 0;
    for (const card of deck) {
      for (let seat = 0; seat < 4; seat++) {
        const others = ['g1', 'g2', 'g3', 'g4'].filter((other) => other !== card);
        const hands = Array.from({ length: 4 }, (_, i) => (i === seat ? card : others.pop()!));
        if (word(dealt(hands), seat) === `bid:${strong(card) ? 1 : 0}`) exact++;
      }
    }
    expect(exact / (4 * deck.length)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the admiral', () => {
  it('never bids nothing on a small hand with the Skull King and the black 14', () => {
    for (const hand of ['skull-king b14', 'skull-king b14 g1', 'skull-king b14 y2 p3'])
      for (let seat = 0; seat < 3; seat++) {
        const low = ['g9 g8 g7 g6', 'p9 p8 p7 p6'].map((cards) =>
          cards.split(' ').slice(0, hand.split(' ').length).join(' '),
        );
        const hands = [...low.slice(0, seat), hand, ...low.slice(seat)];
        expect(word(dealt(hands), seat)).not.toBe('bid:0');
      }
  });

  it('uses Tigress both ways', () => {
    const table = (bid: number) => act(dealt(['g5', 'g7', 'tigress']), `bid:0 bid:1 bid:${bid} g5 g7`);
    expect(word(table(1), 2)).toBe('tigress:pirate');
    expect(word(table(0), 2)).toBe('tigress:escape');
  });

  it('sheds a winner under a sure winner when it has its tricks', () => {
    const table = dealt(['skull-king y2', 'g7 y3', 'rosie g3']);
    expect(word(act(table, 'bid:1 bid:0 bid:0 skull-king g7'), 2)).toBe('rosie');
  });

  it('says what each bid is worth, the best first', () => {
    const { action, candidates } = said(dealt(['skull-king b14 g1', 'g9 g8 g7', 'p9 p8 p7']), 0);
    expect(candidates[0].action).toBe(action);
    expect(candidates.map(({ hints }) => hints[0].key)).toEqual(Array(4).fill('points'));
  });

  it.each(Object.entries(modes))('keeps the rules among all levels: %s', (_, mode) => {
    const options = process.env.DEEP ? mode : { ...mode, schedule: [1, 5] };
    for (const seats of seatCounts) {
      const table = { game, seats, options };
      const [mate, master] = [2, 5].map((playouts) => hasty(table, captain(), playouts));
      const crew = [mate, bosun(), deckhand(), hasty(table, think, 2), master, randomly(game)];
      keepRules(table, crew, GAMES);
    }
  });

  it('has a word at every table', () => {
    for (const mode of Object.values(modes)) {
      for (const seats of seatCounts) {
        const options = game.options.check(mode, seats);
        if (!options.ok) throw new Error('a mode that is none');
        const state = game.create(seats, options.value);
        const rng = new FastRng(seats);
        game.chance(state, rng);
        game.chance(state, rng);
        const { action } = said(state, seats - 1);
        expect(game.refusal(state, seats - 1, action)).toBeNull();
      }
    }
  });
});
