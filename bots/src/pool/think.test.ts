import { type Game, keyFrom, Match, must } from '@crossbones/core';
import { games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import type { Crew } from '../crew.js';
import { randomly } from '../playout.js';
import { wholeGame } from '../stake.js';
import type { Budget, Thinker } from '../thought.js';
import type { Inquiry } from './inquiry.js';
import { attend, type BotEngines, thinking } from './think.js';
import type { ThreadReply } from './thread.js';

const game = games.skull as Game;
const matchOf = (seats: number) => must(Match.open(game, { seats, options: {}, key: keyFrom('think') }));
const match = matchOf(3);
const [seat] = match.actors;
const legal = match.legal(seat);
const viewOf = (seats: number) => matchOf(seats).view(0, seat).view;

const inquiry = (level: Inquiry['level'], more: Partial<Inquiry> = {}): Inquiry => ({
  game: 'skull',
  seats: 3,
  options: match.options,
  seat,
  view: viewOf(3),
  level,
  seed: 'seed',
  ms: 100,
  ...more,
});

/** A crew whose captain counts playouts of ten milliseconds each, and whose admiral needs a book. */
function enginesOf(books: string[]): BotEngines & { readonly budgets: Budget[]; playouts: number } {
  let time = 5_000;
  const budgets: Budget[] = [];
  const counting: Thinker = ({ seats, view }, _rng, budget) => {
    expect(view).toEqual(viewOf(seats));
    budgets.push(budget);
    let playouts = 0;
    for (; playouts < budget.playouts && !budget.late(); playouts++) time += 10;
    engines.playouts = playouts;
    const action = game.parse(legal[0])!;
    return { action, candidates: [{ action, worth: 0.5, hints: [{ key: 'wins', args: { share: 50 } }] }] };
  };
  const crew = {
    stake: wholeGame(game),
    playouts: { captain: 3, admiral: 1_000 },
    deckhand: () => randomly(game),
    bosun: () => randomly(game),
    captain: async () => counting,
    admiral: async (loadWeights, _table) => {
      await loadWeights('book');
      return counting;
    },
  } as Crew<unknown>;
  const engines = {
    budgets,
    playouts: 0,
    engineOf: async (_: string) => ({ game, crew }),
    loadWeights: async (name: string) => {
      if (!books.includes(name)) throw new Error(`no ${name} here`);
      return new Uint8Array();
    },
    clock: () => time,
  };
  return engines;
}

describe('a thought', () => {
  it('is a legal word, with what speaks for it', async () => {
    const think = thinking(enginesOf([]));
    expect(await think(inquiry('captain'))).toEqual({
      word: legal[0],
      by: 'captain',
      candidates: [
        { word: legal[0], worth: 0.5, hints: [{ key: 'wins', args: { share: 50 } }], near: false },
      ],
    });
    const { word, by } = await think(inquiry('deckhand'));
    expect([legal.includes(word), by]).toEqual([true, 'deckhand']);
  });

  it('names what is about as good as the best, by what the crew takes for a tie', async () => {
    const worths = [0.5, 0.47, 0.4];
    const engines = enginesOf([]);
    const engineOf: BotEngines['engineOf'] = async (id) => {
      const engine = await engines.engineOf(id);
      const several: Thinker = () => {
        const actions = legal.slice(0, worths.length).map((word) => game.parse(word)!);
        const candidates = actions.map((action, i) => ({ action, worth: worths[i], hints: [] }));
        return { action: actions[0], candidates };
      };
      return { ...engine, crew: { ...engine.crew, tie: 0.05, captain: async () => several } };
    };
    const { candidates } = await thinking({ ...engines, engineOf })(inquiry('captain'));
    expect(candidates.map(({ near }) => near)).toEqual([false, true, false].slice(0, candidates.length));
    expect(candidates.length).toBeGreaterThan(1);
  });

  it('takes its time, or as many playouts as it is given, or five times the usual', async () => {
    const engines = enginesOf(['book']);
    const think = thinking(engines);
    const playouts = async (level: Inquiry['level'], more: Partial<Inquiry> = {}) => {
      await think(inquiry(level, more));
      return engines.playouts;
    };
    expect(await playouts('admiral')).toBe(10);
    expect(await playouts('admiral', { ms: 35 })).toBe(4);
    expect(await playouts('captain', { ms: 60_000 })).toBe(15);
    expect(await playouts('captain', { ms: 60_000, playouts: 7 })).toBe(7);
  });

  it('takes no longer than its share of the time', async () => {
    const engines = enginesOf([]);
    const share = new Int32Array(1);
    const think = thinking(engines);
    for (const [allowed, playouts] of [
      [70, 7],
      [30, 3],
      [200, 10],
    ]) {
      share[0] = allowed;
      await think(inquiry('captain', { playouts: 1_000 }), undefined, share);
      expect(engines.playouts).toBe(playouts);
    }
  });

  it('is the captain’s as long as the admiral’s books are missing', async () => {
    const books: string[] = [];
    const think = thinking(enginesOf(books));
    const troubles: (string | null)[] = [];
    const by = async () => (await think(inquiry('admiral'), (trouble) => troubles.push(trouble))).by;
    expect(await by()).toBe('captain');
    books.push('book');
    expect([await by(), await by()]).toEqual(['admiral', 'admiral']);
    expect(troubles).toEqual([expect.stringContaining('no book here'), null, null]);
  });

  it('is of one who has read what a table of this kind needs, and not again for the next of its kind', async () => {
    const engines = enginesOf([]);
    const fetched: string[] = [];
    const loadWeights = async (name: string): Promise<Uint8Array> => {
      fetched.push(name);
      return new Uint8Array();
    };
    const { game, crew } = await engines.engineOf('skull');
    const charted: Crew<unknown> = {
      ...crew,
      variant: ({ seats }) => (seats > 4 ? 'wide' : 'narrow'),
      admiral: (load, { seats }) => crew.admiral(() => load(`book for ${seats}`), { seats, options: {} }),
    };
    const think = thinking({ ...engines, loadWeights, engineOf: async () => ({ game, crew: charted }) });
    for (const seats of [3, 5, 4, 6]) {
      const { by } = await think(inquiry('admiral', { seats, view: viewOf(seats) }));
      expect(by).toBe('admiral');
    }
    expect(fetched).toEqual(['book for 3', 'book for 5']);
  });

  it('is the captain’s own as long as its book is missing', async () => {
    const books: string[] = ['book'];
    const engines = enginesOf(books);
    const { game, crew } = await engines.engineOf('skull');
    const reading: Crew<unknown>['reading'] = async (loadWeights, _table, before) => {
      await loadWeights('duels');
      const thinker = await before();
      return (question, rng, budget) => ({ ...thinker(question, rng, budget), candidates: [] });
    };
    const think = thinking({ ...engines, engineOf: async () => ({ game, crew: { ...crew, reading } }) });
    const troubles: (string | null)[] = [];
    const ask = async (level: Inquiry['level']) => {
      const { by, candidates } = await think(inquiry(level), (trouble) => troubles.push(trouble));
      return [by, candidates.length];
    };
    expect([await ask('captain'), await ask('admiral')]).toEqual([
      ['captain', 1],
      ['captain', 1],
    ]);
    books.push('duels');
    expect([await ask('captain'), await ask('admiral')]).toEqual([
      ['captain', 0],
      ['admiral', 0],
    ]);
    const missing = expect.stringContaining('no duels here');
    expect(troubles).toEqual([missing, missing, null, null]);
  });

  it('is told step by step', async () => {
    const told: ThreadReply[] = [];
    const listen = attend(enginesOf([]), (one) => told.push(one));
    listen({ id: 7, inquiry: inquiry('captain') });
    await expect
      .poll(() => told.map(({ is, id }) => [is, id]))
      .toEqual([
        ['begun', 7],
        ['advice', 7],
      ]);
    listen({ id: 8, inquiry: inquiry('captain', { view: {} }) });
    await expect
      .poll(() => told.slice(2).map(({ is, id }) => [is, id]))
      .toEqual([
        ['begun', 8],
        ['failed', 8],
      ]);
  });
});
