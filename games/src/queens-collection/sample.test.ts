import { FastRng, must, type Rng, type Viewer } from '@crossbones/core';
import { many } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import * as A from './actions.js';
import { type Box, codes, count, fullBox, KINDS, one, pileOf, wholeDeck } from './cards.js';
import { act, cards, lay } from './fixture.js';
import { queensCollection as game, queensCollectionOf, type State } from './index.js';
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

describe('what the viewer knows is so in every imagined world', () => {
  /** All cards of the box that are told nowhere, in order. */
  const rest = (...told: string[]): string =>
    codes(wholeDeck(fullBox) - pileOf(told.flatMap((some) => some.split(' ')))).join(' ');
  const hands = ['c1 c2 c3', 'c4 c5', 'c2 c6', 'c4 c8'];
  const market = 'c6 c7 joker';
  const at = (chosen: Partial<GameOptions>, seats: number, ...words: string[]): State => {
    const held = hands.slice(0, seats);
    return act(lay({ chosen, seats, hands: held, market, reserve: rest(market, ...held) }), 'stop', ...words);
  };
  const all = rest();
  /** Imagines a few, and says what each seat may hold. */
  const imagined = (s: State, viewer: Viewer): Set<string>[] => {
    const rng = new FastRng('known');
    const view = game.view(s, viewer);
    const worlds = game.sampler(JSON.parse(JSON.stringify(view)));
    const world = game.create(s.seats, s.options);
    const held = Array.from({ length: s.seats }, () => new Set<string>());
    for (let i = 0; i < 24; i++) {
      worlds.into(world, rng);
      expect(game.view(world, viewer)).toEqual(view);
      const open = game.open(world) as unknown as Record<string, string[]> & { hands: string[][] };
      const lying = [open.market, open.reserve, open.discard, open.removed, open.revealed];
      expect([...open.hands, ...lying].flat().sort().join(' ')).toBe(all);
      for (const [seat, hand] of open.hands.entries()) held[seat].add(hand.join(' '));
    }
    return held;
  };

  it('QC-7 cards swapped with the market are held, others are dealt anew', () => {
    const s = at({}, 3, 'swap:c1/c6', 'swap:c2/joker');
    for (const viewer of [1, 2, 'spectator'] as const) {
      const held = imagined(s, viewer);
      for (const hand of held[0]) expect(hand).toMatch(/c6.* joker$/);
      expect(held[0].size).toBeGreaterThan(5);
      if (viewer !== 'spectator') expect([...held[viewer]]).toEqual([hands[viewer]]);
    }
    expect([...imagined(s, 0)[0]]).toEqual(['c3 c6 joker']);
    const done = act(s, 'done', 'reveal', 'reveal');
    for (const hand of imagined(done, 1)[0]) expect(hand).toMatch(/c6.* joker$/);
    // Whoever was to give a card away had it.
    const kept = at({}, 2, 'pair:c1/joker=c1');
    expect(imagined(kept, 1)[0].size).toBeGreaterThan(5);
  });

  it('QC-7 a card that showed makes another of its kind less likely', () => {
    const held = ['c3 c8', 'c4 c5', 'c1 c1 c8'];
    const [lies, reserve] = ['c6 c7 c7', 'c1 c1 c8 c8'];
    const s = lay({ seats: 3, hands: held, market: lies, reserve, discard: rest(lies, reserve, ...held) });
    act(s, 'stop', 'swap:c3/c6', 'done', 'stop', 'swap:c4/c7', 'done');
    act(s, 'stop', 'swap:c1/c7', 'swap:c1/c4', 'done');
    const worlds = game.sampler(game.view(s, 1));
    const world = game.create(3, s.options);
    const rng = new FastRng('shown');
    let third = 0;
    for (let i = 0; i < 900; i++) {
      worlds.into(world, rng);
      if (count(world.hands[2], 0) > 0) third++;
    }
    // Two first and four eighth cards are hidden, and a hand with a third equal card was dealt in a third as many ways
    // for each: 2/3 to 4, and not 2 to 4.
    expect(third / 900).toBeGreaterThan(0.09);
    expect(third / 900).toBeLessThan(0.2);
  });

  it('QC-12 what partners swap in secret is theirs alone, and all it can be is imagined', () => {
    const chosen = { mode: 'teams' } as const;
    const open = at(chosen, 4, 'swap:c1/c6');
    for (const viewer of [1, 'spectator'] as const)
      for (const hand of imagined(open, viewer)[0]) expect(hand).toMatch(/c6/);
    expect([...imagined(open, 2)[0]]).toEqual(['c2 c3 c6']);
    const secret = at(chosen, 4, 'partner:c1/c6', 'partner:c3/c2');
    for (const viewer of [1, 'spectator'] as const) {
      const held = imagined(secret, viewer);
      expect(Math.min(held[0].size, held[2].size)).toBeGreaterThan(10);
    }
    expect(imagined(secret, 2).map((held) => held.size > 1)).toEqual([false, true, false, true]);
    const later = act(secret, 'stop', 'swap:c4/c7', 'done', 'stop', 'swap:c1/c4', 'done');
    for (const viewer of [1, 3, 'spectator'] as const) {
      const held = imagined(later, viewer);
      for (const hand of held[2]) expect(hand).toMatch(/c4/);
      for (const hand of held[1]) expect(hand).toMatch(/c7/);
    }
  });

  it('QC-8 of a reserve made from the discard the cards are known, and not their order', () => {
    const s = lay({ seats: 4, chosen: { mode: 'teams' }, hands, market, discard: rest(market, ...hands) });
    const pure = lay({
      seats: 2,
      hands: hands.slice(0, 2),
      market,
      discard: rest(market, ...hands.slice(0, 2)),
    });
    for (const state of [s, pure]) {
      act(state, 'reveal');
      game.chance(state, new FastRng('new'));
      const orders = new Set<string>();
      const world = game.create(state.seats, state.options);
      for (const viewer of [1, 'spectator'] as const) {
        const held = imagined(state, viewer);
        expect(held[0].size).toBeGreaterThan(viewer === 1 && state === pure ? 0 : 1);
        game.sampler(game.view(state, viewer)).into(world, new FastRng(String(viewer)));
        orders.add(cards(world, 'reserve'));
        expect(cards(world, 'reserve').split(' ').sort()).toEqual(cards(state, 'reserve').split(' ').sort());
      }
      expect(orders.size).toBe(2);
    }
  });

  it('QC-15 a card discarded unseen may be any that nobody sees', () => {
    const held = hands.slice(0, 2);
    const chosen = { mode: 'cooperative' } as const;
    const s = lay({ chosen, hands: held, reserve: rest(...held) });
    act(s, 'trade:c1/1:c4', 'trade:c1/0:c4');
    const world = game.create(2, s.options);
    const worlds = game.sampler(game.view(s, 0));
    const rng = new FastRng('unseen');
    const unseen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      worlds.into(world, rng);
      const open = game.open(world) as unknown as Record<string, string[]> & { hands: string[][] };
      expect(open.unseen).toHaveLength(2);
      expect([...open.hands.flat(), ...open.reserve, ...open.discard].sort().join(' ')).toBe(all);
      unseen.add(open.unseen.join(' '));
    }
    expect(unseen.size).toBeGreaterThan(15);
  });
});

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
