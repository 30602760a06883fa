import { readFileSync } from 'node:fs';
import { FastRng, lowest } from '@crossbones/core';
import { games } from '@crossbones/games';
import * as SkullQueen from '@crossbones/games/skull-queen/index';
import { describe, expect, it } from 'vitest';
import { instantly } from '../instant.js';
import { playOn, randomly } from '../playout.js';
import { never, type Thinker } from '../thought.js';
import { learned } from './admiral.js';
import { crew } from './crew.js';
import { dealt } from './fixture.js';
import { LikelyWorlds } from './worlds.js';

const game = games['skull-queen'];
const captain = await crew.captain();
const admiral = await crew.admiral(async () => new Uint8Array(), { seats: 4, options: {} });
const pilot = await learned(async (name) => readFileSync(new URL(`../../weights/${name}`, import.meta.url)));
const levels: readonly Thinker<SkullQueen.State>[] = [
  instantly(crew.deckhand()),
  instantly(crew.bosun()),
  captain,
  admiral,
  pilot,
];
const thinkers = { 'captain of the first version': captain, 'admiral of the first version': admiral, pilot };
const tables = [2, 3, 4, 5, 6].flatMap((seats) =>
  ([3, 4] as const).map((middle) => ({ seats, options: { middle } })),
);
/** `npm run test:deep` plays a thousand games in all. */
const GAMES = process.env.DEEP ? 1000 / tables.length : 1;

const ask = (state: SkullQueen.State, seat: number, think: Thinker<SkullQueen.State>, playouts = 200) => {
  const { seats, options } = state;
  const question = { game, seats, options, seat, view: game.view(state, seat) };
  return think(question, new FastRng(1), { playouts, late: never });
};

describe('in whole games', () => {
  it.each(tables)('all levels play by the rules ($seats seats, $options)', ({ seats, options }) => {
    const rng = new FastRng(`mixed/${seats}/${options.middle}`);
    for (let i = 0; i < GAMES; i++) {
      const state = game.create(seats, options);
      for (let step = 0; game.outcome(state) === null; step++) {
        const actors = game.actors(state);
        if (actors === 0) {
          game.chance(state, rng);
          continue;
        }
        // In any order where all choose at once.
        const seat = step % 2 === 0 ? lowest(actors) : 31 - Math.clz32(actors);
        const { action } = ask(state, seat, levels[(seat + i) % levels.length], 6);
        expect(game.refusal(state, seat, action)).toBeNull();
        game.apply(state, seat, action);
      }
    }
  });
});

interface Edge {
  readonly state: SkullQueen.State;
  readonly seat: number;
  readonly safe: readonly string[];
}

/** How many pirates of the seat are on the plank. */
const aboard = (state: SkullQueen.State, seat: number): number =>
  state.pirates.subarray(seat * SkullQueen.COLOURS, (seat + 1) * SkullQueen.COLOURS).filter((at) => at >= 0)
    .length;

const table = { seats: 3, options: { middle: 3 } } as const;
const created = (): SkullQueen.State => game.create(table.seats, table.options);

/** What the round brings the seat, when all play on at random so many times. */
function comesTo(state: SkullQueen.State, seat: number, rng: FastRng): number[] {
  const random = randomly(game);
  const trial = created();
  return Array.from({ length: 20 }, () => {
    game.copy(state, trial);
    playOn(game, trial, random, crew.stake, state.round, rng);
    return trial.scores[seat] - state.scores[seat];
  });
}

/** A choice where some cards push a pirate overboard and all others bring far more, whatever comes. */
function edgeIn(state: SkullQueen.State, seat: number, rng: FastRng): Edge | null {
  const legal = new Uint16Array(game.actions);
  const after = created();
  const before = aboard(state, seat);
  const safe: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const card of legal.subarray(0, game.legal(state, seat, legal))) {
    game.copy(state, after);
    game.apply(after, seat, card);
    const points = comesTo(after, seat, rng);
    if (aboard(after, seat) < before) most = Math.max(most, ...points);
    else {
      safe.push(game.print(card));
      least = Math.min(least, ...points);
    }
  }
  if (safe.length === 0 || most === Number.NEGATIVE_INFINITY || least < most + 3) return null;
  const kept = created();
  game.copy(state, kept);
  return { state: kept, seat, safe };
}

/** Such choices from the last tricks of rounds, for whoever is the last to play. */
function edges(count: number): Edge[] {
  const rng = new FastRng('edges');
  const bosun = crew.bosun();
  const found: Edge[] = [];
  while (found.length < count) {
    const state = created();
    while (game.outcome(state) === null) {
      const actors = game.actors(state);
      if (actors === 0) {
        game.chance(state, rng);
        continue;
      }
      const seat = lowest(actors);
      const late = state.inTrick === state.perTrick - 1 && state.tricks >= state.handSize - 3;
      const edge = late && state.tricks < state.handSize - 1 ? edgeIn(state, seat, rng) : null;
      if (edge !== null) found.push(edge);
      game.apply(state, seat, bosun(state, seat, rng));
    }
  }
  return found.slice(0, count);
}

const atTheEdge = edges(6);

describe.each(Object.entries(thinkers))('the %s', (_, think) => {
  it('does not push its own pirate overboard when another card avoids it', () => {
    for (const { state, seat, safe } of atTheEdge)
      expect(safe).toContain(game.print(ask(state, seat, think, 400).action));
  });

  it('tells the points and how safe its pirates are', () => {
    const { state, seat, safe } = atTheEdge[0];
    const { candidates } = ask(state, seat, think);
    for (const { hints } of candidates) expect(hints.map(({ key }) => key)).toEqual(['points', 'aboard']);
    const fatal = candidates.find(({ action }) => !safe.includes(game.print(action)))!;
    const share = ({ hints }: typeof fatal): number => hints[1].args?.share as number;
    expect(share(candidates[0])).toBeGreaterThan(share(fatal));
    expect(share(candidates[0])).toBeLessThanOrEqual(100);
  });

  it('thinks the same with the same luck', () => {
    const { state, seat } = atTheEdge[0];
    expect(ask(state, seat, think)).toEqual(ask(state, seat, think));
  });

  it('answers at once when it is late', () => {
    const { state, seat } = atTheEdge[0];
    let asked = 0;
    const late = (): boolean => ++asked > 0;
    const question = { game, seats: 3, options: state.options, seat, view: game.view(state, seat) };
    const { candidates } = think(question, new FastRng(1), { playouts: 1e6, late });
    expect(candidates.length).toBeGreaterThan(1);
    expect(asked).toBeLessThan(5);
  });
});

describe('likely worlds', () => {
  it('give a hand of high cards to whoever placed for it', () => {
    const high = 'r11 r10 r9 y11 y10 y9 g11 g10 g9 b11 b10 b9 13 g8';
    const state = dealt(3, ['r5 y5 g5 b5', high, 'r2']);
    const placing = crew.bosun();
    const rng = new FastRng(1);
    while (state.phase === SkullQueen.Phase.place) {
      const seat = lowest(game.actors(state));
      game.apply(state, seat, placing(state, seat, rng));
    }
    const view = game.view(state, 0);
    const world = game.create(3, state.options);
    const held = (worlds: { into(world: SkullQueen.State, rng: FastRng): void }): number => {
      let sum = 0;
      for (let i = 0; i < 200; i++) {
        worlds.into(world, rng);
        expect(game.view(world, 0)).toEqual(view);
        for (const code of high.split(' '))
          sum += (game.view(world, 1) as SkullQueen.GameView).hand!.includes(code) ? 1 : 0;
      }
      return sum / 200;
    };
    const plain = held(game.sampler(view));
    const likely = held(new LikelyWorlds(game, view, placing));
    expect(plain).toBeLessThan(8);
    expect(likely).toBeGreaterThan(plain + 1);
  });
});
