import { readFile } from 'node:fs/promises';
import { FastRng } from '@crossbones/core';
import { counted, sliced } from '@crossbones/core/suite';
import type { GameId } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { play } from '../fixture.js';
import { reviewed, tableOf } from './fixture.js';
import { plainPlan } from './plain.js';
import type { ReviewTable } from './reviewer.js';

/** Positions of each table, of which there are ten. */
const POSITIONS = process.env.DEEP ? 400 : 20;

const tables: readonly (readonly [game: GameId, seats: number, options: object])[] = [
  ['skull-king', 4, {}],
  ['skull-king', 3, { kraken: true, whale: true, loot: true, powers: true, schedule: [3, 6, 8] }],
  ['skull-king-dice', 4, {}],
  ['skull-king-dice', 3, {}],
  ['skull-queen', 4, {}],
  ['skull-queen', 2, {}],
  ['skull', 4, {}],
  ['skull', 3, { gangs: 2 }],
  ['queens-collection', 3, {}],
  ['queens-collection', 4, { mode: 'teams' }],
];

const loadWeights = (name: string): Promise<Uint8Array> =>
  readFile(new URL(`../../weights/${name}`, import.meta.url));

/** Who reviews one decision at a table that truly stands like this. */
type OneReview = (table: ReviewTable, state: unknown, seat: number, action: number) => Promise<string>;

/** As we do: by what the seat sees. */
const ours: OneReview = async (table, state, seat, action) => {
  const { game } = table;
  const buffer = new Uint16Array(game.actions);
  const legal = Array.from(buffer.subarray(0, game.legal(state, seat, buffer)), (one) => game.print(one));
  const moment = { step: 0, seat, view: game.view(state, seat), legal, word: game.print(action) };
  const match = { decisions: [moment], seen: [], outcome: null, sides: [] };
  return JSON.stringify(await reviewed(table, match, { depth: 1 / 16 }));
};

/** The same, but the worlds it tries things in are the true one. */
const peeking: OneReview = async (table, state, seat, action) => {
  const { game } = table;
  const plain = plainPlan(table.crew);
  const crew = {
    ...table.crew,
    review: async () => ({
      ...plain,
      experiment: (...about: Parameters<typeof plain.experiment>) => ({
        ...plain.experiment(...about)!,
        draw: (world: unknown) => {
          game.copy(state, world);
          return 1;
        },
      }),
    }),
  };
  return ours({ ...table, crew }, state, seat, action);
};

/** How many of the positions are reviewed differently in another world that looks the same to the seat. */
async function differences(table: ReviewTable, review: OneReview, positions: number): Promise<number> {
  const { game, seats, options } = table;
  const legal = new Uint16Array(game.actions);
  const world = game.create(seats, options);
  const found: { state: unknown; seat: number; action: number }[] = [];
  const rng = new FastRng(sliced(`${game.id}/${seats}`));
  for (let i = 0; found.length < positions; i++) {
    const policies = Array.from({ length: seats }, () => table.crew.deckhand());
    play(table, policies, new FastRng(sliced(`${i}`)), (state, seat, action) => {
      if (game.legal(state, seat, legal) < 2 || rng.below(7) > 0 || found.length === positions) return;
      const copy = game.create(seats, options);
      game.copy(state, copy);
      found.push({ state: copy, seat, action });
    });
  }
  let differ = 0;
  for (const { state, seat, action } of found) {
    game.sampler(game.view(state, seat)).into(world, rng);
    const [one, other] = [await review(table, state, seat, action), await review(table, world, seat, action)];
    if (one !== other) differ++;
  }
  return differ;
}

describe('in worlds that look alike to a seat', () => {
  it.each(tables)('%s with %i seats and %j is reviewed alike, byte by byte', async (id, seats, options) => {
    expect(await differences(await tableOf(id, seats, options, loadWeights), ours, POSITIONS)).toBe(0);
    counted({ [`decisions of ${id}`]: POSITIONS });
  });

  it.each(['skull-king', 'skull-king-dice', 'skull-queen', 'skull', 'queens-collection'] as const)(
    '%s: a reviewer that peeks is found',
    async (id) => {
      expect(await differences(await tableOf(id, 3), peeking, 8)).toBeGreaterThan(0);
    },
  );
});
