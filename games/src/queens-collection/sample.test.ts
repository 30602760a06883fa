import { FastRng, must, type Rng, type Viewer } from '@crossbones/core';
import { many } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import * as A from './actions.js';
import { type Box, count, KINDS, one } from './cards.js';
import { queensCollectionOf, type State } from './index.js';
import type { GameOptions } from './options.js';
import { Phase } from './state.js';

type Game = ReturnType<typeof queensCollectionOf>;
type Move = { readonly seat: number; readonly action: number };
type Weighed = { readonly state: State; readonly weight: number };

/** Every order of a multiset, given by counts, each once. */
function orders(counts: number[], length: number): number[][] {
  if (length === 0) return [[]];
  return counts.flatMap((n, kind) => {
    if (n === 0) return [];
    counts[kind]--;
    const rest = orders(counts, length - 1).map((order) => [kind, ...order]);
    counts[kind]++;
    return rest;
  });
}

/** Every result of a chance event, found by trying every answer to every question it asks. */
function results(game: Game, state: State): Weighed[] {
  const found: Weighed[] = [];
  const script: number[] = [];
  for (;;) {
    const world = game.create(state.seats, state.options);
    game.copy(state, world);
    const sizes: number[] = [];
    const rng: Rng = {
      below(n) {
        sizes.push(n);
        if (script.length < sizes.length) script.push(0);
        return script[sizes.length - 1];
      },
    };
    game.chance(world, rng);
    found.push({ state: world, weight: 1 / sizes.reduce((product, n) => product * n, 1) });
    let i = sizes.length - 1;
    while (i >= 0 && script[i] === sizes[i] - 1) i--;
    if (i < 0) return found;
    script[i]++;
    script.length = i + 1;
  }
}

/** All starts that the viewer cannot tell from this one: its unseen cards in every order over all unseen places. */
function starts(game: Game, start: State, viewer: Viewer): State[] {
  const hidden = (seat: number): boolean =>
    viewer === 'spectator' || game.side(start, seat) !== game.side(start, viewer);
  const seats = Array.from({ length: start.seats }, (_, seat) => seat).filter(
    (seat) => !start.cooperative && hidden(seat),
  );
  const counts = Array<number>(KINDS).fill(0);
  for (let i = start.top; i < start.end; i++) counts[start.reserve[i]]++;
  for (const seat of seats)
    for (let kind = 0; kind < KINDS; kind++) counts[kind] += count(start.hands[seat], kind);
  const places = start.end - start.top + 2 * seats.length;
  return orders(counts, places).map((order) => {
    const world = game.create(start.seats, start.options);
    game.copy(start, world);
    let n = 0;
    for (const seat of seats) world.hands[seat] = one(order[n++]) + one(order[n++]);
    for (let i = start.top; i < start.end; i++) world.reserve[i] = order[n++];
    return world;
  });
}

const seen = (game: Game, state: State, viewer: Viewer): string => JSON.stringify(game.view(state, viewer));

/** Plays on by chance up to a number of moves; the states between, and the moves. */
function play(
  game: Game,
  start: State,
  moves: number,
  rng: Rng,
  swaps: number,
): { states: State[]; log: Move[] } {
  const legal = new Uint16Array(game.actions);
  const log: Move[] = [];
  const states: State[] = [];
  const state = game.create(start.seats, start.options);
  game.copy(start, state);
  let left = swaps;
  const keep = (): void => {
    const copy = game.create(start.seats, start.options);
    game.copy(state, copy);
    states.push(copy);
  };
  while (log.length < moves && game.actors(state) !== 0) {
    const seat = state.turn;
    let options = Array.from(legal.subarray(0, game.legal(state, seat, legal)));
    // Partners swap as often as the test can follow, and no more.
    const secret = options.filter((action) => action >= A.PARTNER && action < A.MOVE_COLOURS);
    if (left > 0 && secret.length > 0 && rng.below(3) > 0) options = secret;
    else options = options.filter((action) => !secret.includes(action));
    if (options.length === 0) break;
    const action = options[rng.below(options.length)];
    if (secret.includes(action)) left--;
    log.push({ seat, action });
    game.apply(state, seat, action);
    keep();
    while (game.event(state) !== null) {
      if (state.phase < Phase.reshuffleReveal) return { states, log };
      game.chance(state, rng);
      keep();
    }
  }
  return { states, log };
}

/** Everything that may be the case, with its weight, by following every start and every secret word. */
function possible(
  game: Game,
  start: State,
  log: Move[],
  states: State[],
  viewer: Viewer,
): Map<string, number> {
  const legal = new Uint16Array(game.actions);
  const views = states.map((state) => seen(game, state, viewer));
  let worlds: Weighed[] = starts(game, start, viewer).map((state) => ({ state, weight: 1 }));
  let step = 0;
  const next = (grown: Weighed[]): void => {
    const merged = new Map<string, Weighed>();
    for (const { state, weight } of grown) {
      if (seen(game, state, viewer) !== views[step]) continue;
      const key = JSON.stringify(game.open(state));
      merged.set(key, { state, weight: weight + (merged.get(key)?.weight ?? 0) });
    }
    worlds = [...merged.values()];
    step++;
  };
  for (const { seat, action } of log) {
    const secret =
      action >= A.PARTNER &&
      action < A.MOVE_COLOURS &&
      viewer !== 'spectator' &&
      game.side(start, viewer) !== game.side(start, seat);
    const unseen = secret || (action >= A.PARTNER && action < A.MOVE_COLOURS && viewer === 'spectator');
    next(
      worlds.flatMap(({ state, weight }) => {
        const may = Array.from(legal.subarray(0, game.legal(state, seat, legal)));
        const words = unseen
          ? may.filter((word) => word >= A.PARTNER && word < A.MOVE_COLOURS)
          : may.filter((word) => word === action);
        return words.map((word) => {
          const world = game.create(state.seats, state.options);
          game.copy(state, world);
          game.apply(world, seat, word);
          return { state: world, weight: unseen ? weight / may.length : weight };
        });
      }),
    );
    while (step < states.length && game.event(states[step - 1]) !== null) {
      next(
        worlds.flatMap(({ state, weight }) =>
          results(game, state).map((result) => ({ state: result.state, weight: weight * result.weight })),
        ),
      );
    }
  }
  return new Map(worlds.map(({ state, weight }) => [JSON.stringify(game.open(state)), weight]));
}

/** The sampler must reach each of these worlds and no other, as often as its weight says. */
function compare(game: Game, state: State, viewer: Viewer, expected: Map<string, number>, rng: Rng): void {
  const worlds = game.sampler(game.view(state, viewer));
  const world = game.create(state.seats, state.options);
  const total = [...expected.values()].reduce((a, b) => a + b, 0);
  const found = new Map<string, number>();
  const rarest = Math.min(...expected.values()) / total;
  const draws = Math.min(40_000, Math.ceil(12 / rarest));
  for (let i = 0; i < draws; i++) {
    worlds.into(world, rng);
    const key = JSON.stringify(game.open(world));
    if (!expected.has(key)) throw new Error(`a world that the viewer can rule out: ${key}`);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  for (const [key, weight] of expected) {
    const mean = (weight / total) * draws;
    if (mean >= 10) expect(found.has(key)).toBe(true);
    expect(Math.abs((found.get(key) ?? 0) - mean)).toBeLessThan(6 * Math.sqrt(mean) + 6);
  }
}

const fair = (
  seats: number,
  chosen: Partial<GameOptions>,
  box: Box,
  viewer: Viewer,
  moves: number,
  swaps: number,
  tries: number,
): void => {
  const game = queensCollectionOf(box);
  const options = must(game.options.check(chosen, seats));
  let worldsSeen = 0;
  for (let i = 0; i < Math.max(4, many(tries)); i++) {
    const rng = new FastRng(`exact ${seats} ${viewer} ${i}`);
    const start = game.create(seats, options);
    while (game.event(start) !== null) game.chance(start, rng);
    const { states, log } = play(game, start, 1 + rng.below(moves), rng, swaps);
    const last = states[states.length - 1];
    const expected = possible(game, start, log, states, viewer);
    worldsSeen = Math.max(worldsSeen, expected.size);
    compare(game, last, viewer, expected, rng);
  }
  expect(worldsSeen).toBeGreaterThan(5);
};

describe('imagined worlds are exactly those that cannot be ruled out, each as likely as its deals', () => {
  const small: Box = { colours: 2, pawnsPerColour: 3, cardsPerColour: 4, jokers: 1 };
  it('QC-2 QC-8 starting hands of two, before and after a reshuffle', () => fair(2, {}, small, 0, 25, 0, 40));
  it('QC-2 starting hands of three', () => fair(3, {}, { ...small, jokers: 2 }, 1, 14, 0, 12));
  it('QC-2 for those who only watch', () => fair(2, {}, small, 'spectator', 12, 0, 12));
  const mixed: Box = { colours: 3, pawnsPerColour: 3, cardsPerColour: 4, jokers: 1 };
  it('QC-12 hands of partners who swap in secret', () => fair(4, { mode: 'teams' }, mixed, 0, 16, 3, 30));
  it('QC-12 hands of partners for those who only watch', () =>
    fair(4, { mode: 'teams' }, { ...mixed, colours: 2, cardsPerColour: 5 }, 'spectator', 10, 2, 12));
  it('QC-15 the reserve, and cards discarded unseen', () =>
    fair(
      2,
      { mode: 'cooperative' },
      { ...small, colours: 3, cardsPerColour: 3, pawnsPerColour: 1, jokers: 2 },
      0,
      4,
      0,
      12,
    ));
});
