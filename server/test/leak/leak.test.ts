import { type Game, keyFrom } from '@crossbones/core';
import { counted, sliced } from '@crossbones/core/suite';
import { catalogue, type GameId, gameIds, games } from '@crossbones/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rulebooks } from '../../src/table/table.js';
import { Visitor } from '../clients/visitor.js';
import { LeakRun, type Mode } from './leak-run.js';
import { type Prank, pranks } from './mischief.js';
import { OtherWorld } from './other-world.js';
import { Leak, TwoServers } from './two-servers.js';

type Table = Omit<Mode, 'game'>;

const everything = { kraken: true, whale: true, loot: true, powers: true };
const blanks = [
  { name: 'Parley', as: 'escape' },
  { name: 'Black spot', as: { suit: 'b', value: 15 } },
];
const of = (seats: number, options: Table['options'] = {}): Table => ({ seats, options });

/** Every mode and many numbers of seats. */
const modes: { readonly [id in GameId]?: readonly Table[] } = {
  'skull-king': [
    of(4, { schedule: 'barrage' }),
    of(3, { ...everything, schedule: [9] }),
    of(2, { ...everything, scoring: 'rascal', cannonball: true, schedule: [6, 3] }),
    of(5, { ...everything, blanks, schedule: 'raid', krakenLead: 'would-have-won' }),
    of(4),
    of(3, { scoring: 'rascal', schedule: 'brawl' }),
    of(2, { schedule: [10, 1] }),
    of(3, { ...everything, schedule: [10] }),
    of(8, { schedule: [7] }),
  ],
  'skull-king-dice': [of(3), of(4, { scoring: 'landlubber' }), of(5), of(6, { scoring: 'landlubber' })],
  'skull-queen': [of(2), of(3), of(4, { middle: 4 }), of(2, { middle: 4 }), of(5), of(6)],
  skull: [
    of(3),
    of(4),
    of(2, { gangs: 2 }),
    of(3, { gangs: 2 }),
    of(5),
    of(3),
    of(2, { gangs: 2 }),
    of(4),
    of(6, { gangs: 2 }),
    of(3, { gangs: 2 }),
    of(4),
    of(12),
  ],
  'queens-collection': [
    of(3),
    of(4, { mode: 'teams' }),
    of(2, { mode: 'cooperative' }),
    of(2),
    of(4, { mode: 'teams' }),
    of(1, { mode: 'cooperative' }),
    of(4),
    of(4, { mode: 'cooperative', spaces: 2 }),
    of(1, { mode: 'cooperative', spaces: 2 }),
    of(3, { mode: 'cooperative' }),
  ],
};

const PAIRS = 200;

const open: TwoServers[] = [];
afterAll(async () => {
  await Promise.all(open.map((mirror) => mirror.close()));
});

/** The same people meet at so many tables. */
const TABLES = 10;
const MOST_SEATS = 12;
const company = (name: string): Visitor[] =>
  Array.from({ length: MOST_SEATS + 1 }, (_, i) => new Visitor(`${name.replaceAll(/\W+/g, '-')}-${i}`));

async function voyages(game: GameId): Promise<void> {
  const twin = new OtherWorld();
  const mirror = await TwoServers.open(sliced(game), [games, twin.rulebooks]);
  open.push(mirror);
  const tables = modes[game] ?? [of(catalogue[game].usualSeats)];
  const sums = { pairs: 0, moves: 0, apart: 0, hidden: 0, bosuns: 0 };
  const untried = new Set(Object.keys(pranks) as Prank[]);
  let people: Visitor[] = [];
  let spoken = false;
  for (let i = 0; sums.pairs < PAIRS; i++) {
    if (i > 2 * PAIRS) throw new Error('worlds that differ are hard to find');
    if (i % TABLES === 0 || spoken) people = company(`${game}-${i}`);
    const mode: Mode = { game, ...tables[i % tables.length] };
    const tale = await new LeakRun(mirror, twin, mode, sliced(`${game} ${i}`), people, untried).run();
    for (const prank of tale.pranks) untried.delete(prank);
    spoken = tale.spoken;
    if (tale.hidden > 0) sums.pairs++;
    for (const name of ['moves', 'apart', 'hidden', 'bosuns'] as const) sums[name] += tale[name];
  }
  const { replies, bytes, worlds } = mirror;
  console.log(
    `${game}: ${sums.pairs} pairs of worlds that differed at ${sums.hidden} moments; ${replies} replies and all ` +
      `streams were the same, ${bytes} bytes; ${sums.moves} moves, ${sums.apart} of them other ones in the second ` +
      `world; ${sums.bosuns} of bosuns`,
  );
  counted({ [`pairs of ${game}`]: sums.pairs, bytes });
  for (const { server } of worlds) expect(server.logged).toEqual([]);
  expect([...untried]).toEqual([]);
  expect(sums.moves).toBeGreaterThan(2 * PAIRS);
  expect(sums.apart).toBeGreaterThan(0);
  expect(sums.bosuns).toBeGreaterThan(0);
}

describe('what a side may not know', () => {
  it.concurrent.each(gameIds)('no byte of %s depends on it', voyages);
});

/** A little number that follows from everything hidden. */
const moodOf = (game: Game, state: unknown): number =>
  Number.parseInt(keyFrom(JSON.stringify(game.open(state))).slice(0, 4), 16);

/** Rulebooks that give something away. */
const spoilt = {
  'skull-king': (game) => ({
    ...game,
    view: (state, viewer) =>
      viewer === 'spectator'
        ? { ...game.view(state, viewer), peek: game.open(state).hands }
        : game.view(state, viewer),
  }),
  'skull-king-dice': (game) => ({
    ...game,
    own: (state, viewer) =>
      viewer === 'spectator'
        ? game.own(state, viewer)
        : { ...game.own(state, viewer), mood: moodOf(game, state) },
  }),
  skull: (game) => ({
    ...game,
    common: (state) => ({ ...game.common(state), mood: moodOf(game, state) }),
  }),
  'skull-queen': (game) => ({
    ...game,
    refusal: (state, seat, action) => {
      const reason = game.refusal(state, seat, action);
      return reason && { ...reason, args: { ...reason.args, mood: moodOf(game, state) } };
    },
  }),
} as const satisfies { readonly [id in GameId]?: (game: Game) => Game };

const spoil = (books: Rulebooks): Rulebooks => ({
  ...books,
  'skull-king': spoilt['skull-king'](books['skull-king']),
  'skull-king-dice': spoilt['skull-king-dice'](books['skull-king-dice']),
  skull: spoilt.skull(books.skull),
  'skull-queen': spoilt['skull-queen'](books['skull-queen']),
});

describe('a test that can fail', () => {
  const twin = new OtherWorld();
  let mirror: TwoServers;
  beforeAll(async () => {
    mirror = await TwoServers.open('spoilt', [spoil(games), spoil(twin.rulebooks)]);
    open.push(mirror);
  });

  it.each([
    ['a hand that those who watch can see', 'skull-king'],
    ['a seat that senses what the others hold', 'skull-king-dice'],
    ['a word to everybody of what is hidden', 'skull'],
    ['a refusal that knows more than its seat', 'skull-queen'],
  ] as const)('it sees %s', async (how, game) => {
    const people = company(how);
    const play = async (): Promise<void> => {
      for (let i = 0; i < 40; i++) {
        const mode: Mode = { game, ...modes[game]![0] };
        await new LeakRun(mirror, twin, mode, `${how} ${i}`, people, new Set(), false).run();
      }
    };
    await expect(play()).rejects.toThrow(Leak);
    mirror.hangUp();
  });
});
