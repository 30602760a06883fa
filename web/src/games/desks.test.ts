import { distinct, FastRng, type Game, must, type Rng, seatsIn } from '@crossbones/core';
import { games } from '@crossbones/games';
import { arbitrate } from '@crossbones/games/skull-king/index';
import { describe, expect, it } from 'vitest';
import type { ArbiterQuestion, Desk } from '../play/arbiter/question.js';
import { desk as cards } from './skull-king/arbiter/desk.js';
import { desk as dice } from './skull-king-dice/arbiter/desk.js';
import { desk as planks } from './skull-queen/arbiter/desk.js';

/** As much of a view as a question is made of. */
interface Seen {
  readonly hand: readonly string[];
  readonly trick: readonly {
    readonly seat: number | 'greybeard' | 'ghost';
    readonly card?: string;
    readonly roll?: string;
  }[];
  readonly centre?: readonly string[];
  readonly phase: string;
}

interface Played {
  readonly game: Game;
  readonly state: unknown;
  readonly seat: number;
  readonly action: number;
  readonly seen: Seen;
}

/** Plays whole matches at random and shows every position in which somebody plays a card or a die. */
function* positions(game: Game, seats: number, options: object, rng: Rng): Generator<Played> {
  const state = game.create(seats, must(game.options.check(options, seats)) as never);
  const legal = new Uint16Array(game.actions);
  while (game.outcome(state) === null) {
    if (game.event(state) !== null) {
      game.chance(state, rng);
      continue;
    }
    const [seat] = seatsIn(game.actors(state));
    const action = legal[rng.below(game.legal(state, seat, legal))];
    const seen = game.view(state, seat) as unknown as Seen;
    if (seen.phase === 'play') yield { game, state, seat, action, seen };
    game.apply(state, seat, action);
  }
}

const legalWords = ({ game, state, seat }: Played): string[] => {
  const out = new Uint16Array(game.actions);
  return Array.from(out.subarray(0, game.legal(state as never, seat, out)), game.print);
};

const laidIn = (trick: Seen['trick']): string[] => trick.map(({ card, roll }) => card ?? roll!);

interface Trial {
  readonly desk: Desk;
  readonly game: Game;
  readonly tables: readonly (readonly [
    seats: number,
    options: object,
    on: readonly string[],
    blanks: readonly string[],
  ])[];
  readonly row: 'cards' | 'rolls';
  /** The word that plays a piece of the hand. */
  word(code: string): string;
}

const blanks = [
  { name: 'Bilge rat', as: { suit: 'g', value: 0 } },
  { name: 'Siren', as: 'mermaid' },
];
const trials: readonly Trial[] = [
  {
    desk: cards,
    game: games['skull-king'],
    row: 'cards',
    word: (code) => (code === 'tigress' ? 'tigress:pirate' : code),
    tables: [
      [2, { kraken: true, whale: true, loot: true }, ['kraken', 'whale', 'loot'], []],
      [4, { blanks }, [], ['g0', 'mermaid']],
      [8, { kraken: true, krakenLead: 'would-have-won' }, ['kraken', 'would-have-won'], []],
    ],
  },
  {
    desk: dice,
    game: games['skull-king-dice'],
    row: 'rolls',
    word: (code) => `roll:${code}`,
    tables: [
      [3, {}, [], []],
      [6, { scoring: 'landlubber' }, ['landlubber'], []],
    ],
  },
  {
    desk: planks,
    game: games['skull-queen'],
    row: 'cards',
    word: (code) => code,
    tables: [
      [2, {}, [], []],
      [3, {}, [], []],
      [5, {}, [], []],
    ],
  },
];

/** Who began the trick, as the desk calls it. */
function leadOf(desk: Desk, seats: number, trick: Seen['trick'], seat: number): string {
  if (desk === planks && seats === 2) return String(seat);
  const place = trick.length;
  if (seats > 2) return String((((seat - place) % seats) + seats) % seats);
  if (place === 0) return String(seat);
  if (trick[0].seat === 'greybeard') return `greybeard${place === 1 ? seat : 1 - seat}`;
  return String(trick[0].seat);
}

describe.each(trials)('$desk.game', ({ desk, game, tables, row, word }) => {
  it('says of every card in hand what the game itself says of it', () => {
    let asked = 0;
    const rng = new FastRng(`legal ${desk.game}`);
    for (let round = 0; asked < 700; round++) {
      const [seats, options, on, natures] = tables[round % tables.length];
      for (const played of positions(game, seats, options, rng)) {
        const { seen, state, seat } = played;
        const question: ArbiterQuestion = {
          ask: 'hand',
          players: seats,
          lead: leadOf(desk, seats, seen.trick, seat),
          on,
          laid: { blanks: natures, [row]: laidIn(seen.trick), hand: seen.hand },
          counts: {},
        };
        const { marks, steps } = desk.answer(question);
        const legal = legalWords(played);
        expect(marks.hand).toEqual(seen.hand.map((code) => (legal.includes(word(code)) ? 'may' : 'may-not')));
        const refused = seen.hand
          .map((code) => game.refusal(state as never, seat, game.parse(word(code))!))
          .filter((why) => why !== null);
        if (refused.length > 0)
          expect(steps).toEqual(desk === planks ? refused.slice(0, 1) : distinct(refused));
        asked++;
      }
    }
    expect(asked).toBeGreaterThanOrEqual(700);
  });
});

it('gives every trick of the card and the dice game to whom the game gives it', () => {
  for (const { desk, game, tables, row } of trials.slice(0, 2)) {
    const rng = new FastRng(`tricks ${desk.game}`);
    for (const [seats, options, on, natures] of tables) {
      const size = seats === 2 ? 3 : seats;
      let judged = 0;
      for (const { seen, seat, action, state } of positions(game, seats, options, rng)) {
        if (seen.trick.length !== size - 1) continue;
        const copy = game.create(seats, must(game.options.check(options, seats)) as never);
        game.copy(state as never, copy as never);
        game.apply(copy as never, seat, action);
        while (game.event(copy as never)?.startsWith('roll')) game.chance(copy as never, rng);
        const after = game.view(copy as never, 'spectator') as unknown as {
          standing: { winner: number | null };
          tricks: readonly { rolls?: string[] }[];
        };
        const last = after.tricks.at(-1)?.rolls?.at(-1) ?? game.print(action);
        const question: ArbiterQuestion = {
          ask: 'trick',
          players: seats,
          lead: leadOf(desk, seats, seen.trick, seat),
          on,
          laid: { blanks: natures, [row]: [...laidIn(seen.trick), last] },
          counts: {},
        };
        const { headline, whole } = desk.answer(question);
        expect(whole).toBe(true);
        if (row === 'rolls' && after.tricks.length === 0) continue;
        expect(headline.args.seat ?? null).toBe(after.standing.winner);
        judged++;
      }
      expect(judged).toBeGreaterThan(20);
    }
  }
});

it('says of part of a trick what it would say if that were all of it', () => {
  const rng = new FastRng('parts');
  const deck = [
    'g1',
    'g14',
    'y7',
    'b2',
    'b14',
    'p9',
    'escape',
    'rosie',
    'tigress:escape',
    'mermaid',
    'skull-king',
    'kraken',
    'whale',
    'loot',
  ];
  for (let n = 0; n < 500; n++) {
    const count = 3 + rng.below(5);
    const rest = [...deck];
    const laid = Array.from({ length: count }, () => rest.splice(rng.below(rest.length), 1)[0]);
    const part = cards.answer({ ...cards.usual, players: 8, lead: '0', laid: { cards: laid } });
    const options = { kraken: true, whale: true, loot: true };
    const { winner, reasons } = must(arbitrate({ players: count, leader: 0, cards: laid, options }));
    expect(part.whole).toBe(false);
    expect(part.headline.key).toBe(winner === null ? 'nobody-so-far' : 'so-far');
    if (winner !== null) expect(part.headline.args.seat).toBe(winner);
    expect(reasons).toContainEqual(part.steps[0]);
  }
});
