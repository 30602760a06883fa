import { FastRng, lowest, must, playout, type Viewer } from '@crossbones/core';
import { many } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import { fullBox, queensCollection as game, queensCollectionOf, type State } from './index.js';
import type { GameOptions } from './options.js';
import { Phase, TURN_BYTES, TURNS_KEPT } from './state.js';

const tables: readonly (readonly [number, Partial<GameOptions>])[] = [
  [2, {}],
  [3, {}],
  [4, {}],
  [4, { mode: 'teams' }],
  [1, { mode: 'cooperative' }],
  [2, { mode: 'cooperative', spaces: 2 }],
  [4, { mode: 'cooperative' }],
];

const cardsIn = (state: State): number => {
  const o = game.open(state) as Record<string, string[]> & { hands: string[][] };
  return (
    o.hands.flat().length +
    o.market.length +
    o.reserve.length +
    o.discard.length +
    o.removed.length +
    o.revealed.length
  );
};

/** Plays by chance and stops at every question. */
function walk(
  seats: number,
  chosen: Partial<GameOptions>,
  seed: string,
  visit: (state: State, seat: number, legal: Uint16Array) => void,
  rules = game,
): State {
  const rng = new FastRng(seed);
  const state = rules.create(seats, must(rules.options.check(chosen, seats)));
  const buffer = new Uint16Array(rules.actions);
  for (;;) {
    while (rules.event(state) !== null) rules.chance(state, rng);
    const actors = rules.actors(state);
    if (actors === 0) return state;
    const seat = lowest(actors);
    const legal = buffer.slice(0, rules.legal(state, seat, buffer));
    visit(state, seat, legal);
    rules.apply(state, seat, legal[rng.below(legal.length)]);
  }
}

describe.each(tables)('%i seats, %j', (seats, chosen) => {
  const deep = must(game.options.check(chosen, seats));

  it('QC-1 no card is ever lost, every view fits, every state copies whole', () => {
    let largest = 0;
    const copy = game.create(seats, deep);
    let step = 0;
    for (let i = 0; i < many(4); i++) {
      const over = walk(seats, chosen, `cards ${i}`, (state) => {
        if (step++ % 5 > 0) return;
        expect(cardsIn(state)).toBe(38);
        for (const viewer of [0, seats - 1, 'spectator'] as const) {
          largest = Math.max(largest, JSON.stringify(game.view(state, viewer)).length);
        }
        game.copy(state, copy);
        expect(JSON.stringify(game.open(copy))).toBe(JSON.stringify(game.open(state)));
      });
      expect(game.outcome(over)).not.toBeNull();
      for (let seat = 0; seat < seats; seat++)
        expect(game.legal(over, seat, new Uint16Array(game.actions))).toBe(0);
    }
    expect(largest).toBeLessThan(6000);
  });

  it('QC-9 QC-16 every game ends within its bound', () => {
    const rng = new FastRng('bound');
    for (let i = 0; i < many(100); i++) {
      expect(playout(game, game.create(seats, deep), rng, new Uint16Array(game.actions))).toBeLessThanOrEqual(
        game.bound(seats, deep),
      );
    }
  });

  it('QC-3 QC-4 QC-15 what is legal is ascending, and all else is refused with a reason', () => {
    let step = 0;
    walk(seats, chosen, 'refusals', (state, seat, legal) => {
      expect(legal.length).toBeGreaterThan(0);
      for (let i = 1; i < legal.length; i++) expect(legal[i]).toBeGreaterThan(legal[i - 1]);
      if (step++ % 23 > 0 && legal.length > 1) return;
      const may = new Set(legal);
      const before = JSON.stringify(game.open(state));
      let wrong = 0;
      for (let action = 0; action < game.actions; action++) {
        if ((game.refusal(state, seat, action) === null) !== may.has(action)) wrong++;
        if (seats > 1 && game.refusal(state, (seat + 1) % seats, action) === null) wrong++;
      }
      expect(wrong).toBe(0);
      expect(JSON.stringify(game.open(state))).toBe(before);
    });
  });

  it('QC-11 QC-12 imagined worlds look the same to whoever imagines them, and are not always the truth', () => {
    const world = game.create(seats, deep);
    const rng = new FastRng('worlds');
    const [mine, theirs] = [new Uint16Array(game.actions), new Uint16Array(game.actions)];
    let same = 0;
    let asked = 0;
    let step = 0;
    let looks = many(1_000);
    for (let i = 0; i < many(3); i++) {
      walk(seats, chosen, `worlds ${i}`, (state) => {
        if (step++ % 11 > 0 || looks-- <= 0) return;
        const viewers: Viewer[] = [rng.below(seats), 'spectator'];
        for (const viewer of viewers) {
          const view = JSON.parse(JSON.stringify(game.view(state, viewer)));
          const worlds = game.sampler(view);
          for (let k = 0; k < 3; k++) {
            worlds.into(world, rng);
            expect(JSON.stringify(game.view(world, viewer))).toBe(JSON.stringify(view));
            expect(game.actors(world)).toBe(game.actors(state));
            asked++;
            if (JSON.stringify(game.open(world)) === JSON.stringify(game.open(state))) same++;
            if (viewer === 'spectator') continue;
            const n = game.legal(state, viewer, mine);
            expect(game.legal(world, viewer, theirs)).toBe(n);
            expect(theirs.slice(0, n)).toEqual(mine.slice(0, n));
          }
        }
      });
    }
    expect(same).toBeLessThan(asked / 2);
  });
});

it('QC-8 views hold at every chance event, too', () => {
  for (const [seats, chosen] of tables) {
    const state = game.create(seats, must(game.options.check(chosen, seats)));
    const world = game.create(seats, must(game.options.check(chosen, seats)));
    const rng = new FastRng('chance');
    const legal = new Uint16Array(game.actions);
    const names = new Set<string>();
    for (;;) {
      const name = game.event(state);
      if (name !== null) {
        expect(names.has(name)).toBe(false);
        names.add(name);
        for (const viewer of [0, 'spectator'] as const) {
          game.sampler(game.view(state, viewer)).into(world, rng);
          expect(game.view(world, viewer)).toEqual(game.view(state, viewer));
          expect(game.event(world)).toBe(name);
        }
        game.chance(state, rng);
      } else if (game.actors(state) === 0) break;
      else game.apply(state, state.turn, legal[rng.below(game.legal(state, state.turn, legal))]);
    }
  }
});

it('QC-12 even the fullest record of the fullest table fits', () => {
  const s = game.create(4, must(game.options.check({ mode: 'teams' }, 4)));
  while (game.event(s) !== null) game.chance(s, new FastRng('full'));
  s.turns = 460;
  for (let turn = 0; turn < TURNS_KEPT; turn++) {
    // Five cards turned up and three pairs of the longest name in every turn.
    s.record.set([3, 5, 0, 8, 8, 8, 8, 1, Phase.take, 3, 159, 159, 159], turn * TURN_BYTES);
  }
  s.exchangeCount.fill(4);
  s.exchanges.fill(1);
  s.exchangeMarket.fill(0o111111111);
  s.exchangePawns.fill(0o11111111);
  s.need.fill(4);
  s.net.fill(-4);
  s.mixed.fill(1);
  s.base.fill(-4);
  s.sheet.fill(24);
  s.round = 4;
  s.phase = Phase.take;
  s.hands.set([0o444444444, 0, 0o2000000000, 0]);
  s.discard = 0o444444444;
  s.takenPawns[0] = 0o33333333;
  s.takenBoxes[0] = 255;
  expect(JSON.stringify(game.view(s, s.turn)).length).toBeLessThan(6144);
});

it('QC-1 a tiny box plays in every mode', () => {
  const tiny = queensCollectionOf({
    ...fullBox,
    colours: 2,
    pawnsPerColour: 1,
    cardsPerColour: 2,
    jokers: 1,
  });
  for (const [seats, chosen] of tables) {
    for (let i = 0; i < 20; i++) walk(seats, chosen, `tiny ${i}`, () => {}, tiny);
  }
});
