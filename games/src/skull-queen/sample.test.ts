import { FastRng, includes, lowest, type Rng, seatsIn, type Viewer } from '@crossbones/core';
import { many } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import { cardNamed } from './cards.js';
import { type State, skullQueen, skullQueenOf } from './index.js';
import { options } from './options.js';

type Game = typeof skullQueen;
const middles = options.fields.middle.values;
const tables = [2, 3, 4, 5, 6].flatMap((players) =>
  middles.slice(0, many(middles.length)).map((middle) => ({ players, middle })),
);
const viewersOf = (players: number): Viewer[] => [
  ...Array.from({ length: players }, (_, seat) => seat),
  'spectator',
];

/** Plays at random, now and then changing a sealed choice, and stops before each action. */
function wander(game: Game, state: State, rng: Rng, look: (seat: number, action: number) => void): void {
  const out = new Uint16Array(game.actions);
  for (;;) {
    if (game.event(state) !== null) {
      game.chance(state, rng);
      continue;
    }
    const actors = seatsIn(game.actors(state));
    if (actors.length === 0) return;
    const may = seatsIn(game.mayAct(state));
    const from = may.length > 0 && rng.below(12) === 0 ? may : actors;
    const seat = from[rng.below(from.length)];
    const action = out[rng.below(game.legal(state, seat, out))];
    look(seat, action);
    game.apply(state, seat, action);
  }
}

const legal = (game: Game, state: State, seat: number): number[] => {
  const out = new Uint16Array(game.actions);
  return Array.from(out.subarray(0, game.legal(state, seat, out)));
};

/** All cards, wherever they lie. */
function everyCard(state: State): string[] {
  const { hands, centre, aside, gone, trick, ghost } = skullQueen.open(state) as unknown as {
    hands: string[][];
    centre: string[];
    aside: string[];
    gone: string[];
    trick: { card: string }[];
    ghost: { pile: string[] } | null;
  };
  const inTrick = trick.map(({ card }) => card);
  return [...hands.flat(), ...centre, ...aside, ...gone, ...inTrick, ...(ghost?.pile ?? [])];
}

describe('what is known to whom', () => {
  it('SQ-6 the side and the spaces of others are imagined as far as they have placed, and no further', () => {
    const state = skullQueen.create(3, options.defaults);
    const rng = new FastRng('placements');
    while (skullQueen.event(state) !== null) skullQueen.chance(state, rng);
    const act = (seat: number, words: string) => {
      for (const word of words.split(' ')) skullQueen.apply(state, seat, skullQueen.parse(word)!);
    };
    act(1, 'side:front r:0 y:0 g:0 b:0');
    act(2, 'side:back r:4');
    const worlds = skullQueen.sampler(skullQueen.view(state, 0));
    const world = skullQueen.create(3, options.defaults);
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      worlds.into(world, rng);
      for (const seat of [0, 1, 2]) {
        const plank = skullQueen.view(world, seat).planks[seat];
        const { r, y, b } = plank.pirates;
        seen.add(`${seat} ${plank.side}`).add(`${seat} r${r}`).add(`${seat} y${y}`).add(`${seat} b${b}`);
      }
    }
    const spaces = [0, 1, 2, 3, 4];
    expect([...seen].sort()).toEqual(
      [
        ...[
          '0 null',
          '0 rnull',
          '0 ynull',
          '0 bnull',
          '1 front',
          '1 back',
          '2 front',
          '2 back',
          '2 ynull',
          '2 bnull',
        ],
        ...['1 r', '1 y', '1 b', '2 r'].flatMap((pirate) => spaces.map((space) => `${pirate}${space}`)),
      ].sort(),
    );
  });

  it.each(tables)(
    'SQ-6 SQ-7 SQ-13 sampled worlds look the same to the viewer ($players players, middle $middle)',
    ({ players, middle }) => {
      const rng = new FastRng(players + middle);
      const state = skullQueen.create(players, { middle });
      const world = skullQueen.create(players, { middle });
      let same = 0;
      let looked = 0;
      wander(skullQueen, state, rng, () => {
        if (rng.below(4) > 0) return;
        for (const viewer of viewersOf(players)) {
          const view = skullQueen.view(state, viewer);
          const json = JSON.stringify(view);
          expect(json.length).toBeLessThan(6000);
          const worlds = skullQueen.sampler(JSON.parse(json));
          for (let i = 0; i < 2; i++) {
            worlds.into(world, rng);
            expect(JSON.stringify(skullQueen.view(world, viewer))).toBe(json);
            expect(new Set(everyCard(world)).size).toBe(state.cards.length);
            expect(skullQueen.actors(world)).toBe(skullQueen.actors(state));
            expect(skullQueen.mayAct(world)).toBe(skullQueen.mayAct(state));
            if (viewer !== 'spectator')
              expect(legal(skullQueen, world, viewer)).toEqual(legal(skullQueen, state, viewer));
            looked++;
            if (JSON.stringify(skullQueen.open(world)) === JSON.stringify(skullQueen.open(state))) same++;
          }
        }
      });
      expect(looked).toBeGreaterThan(100);
      expect(same).toBeLessThan(looked / 2);
    },
  );

  it.each(tables)(
    'SQ-7 legal is ascending and exactly what is not refused ($players players, middle $middle)',
    ({ players, middle }) => {
      const rng = new FastRng(players * middle);
      const state = skullQueen.create(players, { middle });
      let moves = 0;
      wander(skullQueen, state, rng, () => {
        moves++;
        for (let seat = 0; seat < players; seat++) {
          const may = legal(skullQueen, state, seat);
          expect(may).toEqual(may.toSorted((a, b) => a - b));
          const acts = includes(skullQueen.actors(state) | skullQueen.mayAct(state), seat);
          expect(may.length > 0).toBe(acts);
          for (let action = 0; action < skullQueen.actions; action++) {
            if ((skullQueen.refusal(state, seat, action) === null) !== may.includes(action)) {
              throw new Error(`${seat} ${skullQueen.print(action)}`);
            }
          }
        }
      });
      expect(moves).toBeGreaterThan(players * (players + 8));
    },
  );

  it('SQ-1 a copy shares nothing, and cards are conserved', () => {
    for (const { players, middle } of tables) {
      const rng = new FastRng(players);
      const state = skullQueen.create(players, { middle });
      const copy = skullQueen.create(players, { middle });
      wander(skullQueen, state, rng, (seat, action) => {
        const before = JSON.stringify(skullQueen.open(state));
        skullQueen.copy(state, copy);
        expect(JSON.stringify(skullQueen.open(copy))).toBe(before);
        skullQueen.apply(copy, seat, action);
        expect(JSON.stringify(skullQueen.open(state))).toBe(before);
        const lying = everyCard(state);
        expect(lying.length).toBe(state.cards.length);
        expect(new Set(lying).size).toBe(lying.length);
      });
    }
  });

  it('SQ-3 a game played straight on takes exactly its bound', () => {
    for (const { players, middle } of tables) {
      const state = skullQueen.create(players, { middle });
      const rng = new FastRng(players);
      let moves = 0;
      while (skullQueen.outcome(state) === null) {
        if (skullQueen.event(state) !== null) skullQueen.chance(state, rng);
        else {
          const seat = lowest(skullQueen.actors(state));
          skullQueen.apply(state, seat, legal(skullQueen, state, seat)[0]);
          moves++;
        }
      }
      expect(moves).toBe(skullQueen.bound(players, { middle }));
    }
  });
});

/** Few cards, and planks of one space: so few worlds that all can be counted. */
const boxes: { readonly [players: number]: readonly string[] } = {
  2: ['r2', 'r3', 'y4', 'y5', '0', '13'],
  3: ['r2', 'r3', 'y4', 'y5', 'g6', '0', '13'],
};
const small = skullQueenOf({ cards: (players) => boxes[players].map(cardNamed), front: () => [8] });

/** The generators that between them give every shuffle of so many cards. */
function* shuffles(size: number): Generator<() => Rng> {
  const answers: number[] = Array(size).fill(0);
  for (;;) {
    const order = [...answers];
    yield () => {
      let at = size;
      return { below: () => order[--at] };
    };
    let i = 1;
    while (i < size && answers[i] === i) answers[i++] = 0;
    if (i === size) return;
    answers[i]++;
  }
}

function dealtBy(players: number, rng: Rng): State {
  const state = small.create(players, options.defaults);
  small.chance(state, { below: () => 0 });
  small.chance(state, rng);
  return state;
}

/** Plays some steps of a small game, and then every world in which the viewer would have seen just the same. */
function consistent(
  players: number,
  viewer: number,
  length: number,
  rng: Rng,
): { state: State; worlds: Map<string, number> } {
  const state = dealtBy(players, rng);
  const steps: { seat: number; action: number; seen: string }[] = [];
  const first = JSON.stringify(small.view(state, viewer));
  while (steps.length < length && state.round === 1) {
    const actors = seatsIn(small.actors(state));
    const seat = actors[rng.below(actors.length)];
    const may = legal(small, state, seat);
    const action = may[rng.below(may.length)];
    small.apply(state, seat, action);
    steps.push({ seat, action, seen: JSON.stringify(small.view(state, viewer)) });
  }
  const worlds = new Map<string, number>();
  const branch = (world: State, at: number): void => {
    if (at === steps.length) {
      const sealed = world.sealed.findIndex((card, seat) => card >= 0 && seat !== viewer);
      const weight = sealed < 0 ? 1 : 1 / legal(small, world, sealed).length;
      const open = JSON.stringify(small.open(world));
      worlds.set(open, (worlds.get(open) ?? 0) + weight);
      return;
    }
    const { seat, action, seen } = steps[at];
    for (const choice of legal(small, world, seat)) {
      if (seat === viewer && choice !== action) continue;
      const next = small.create(players, options.defaults);
      small.copy(world, next);
      small.apply(next, seat, choice);
      if (JSON.stringify(small.view(next, viewer)) === seen) branch(next, at + 1);
    }
  };
  for (const shuffle of shuffles(boxes[players].length)) {
    const world = dealtBy(players, shuffle());
    if (JSON.stringify(small.view(world, viewer)) === first) branch(world, 0);
  }
  return { state, worlds };
}

const DRAWS = 3000;

describe('all worlds of a small box', () => {
  const lengths: { readonly [players: number]: readonly number[] } = {
    2: [0, 3, 8, 10, 11, 12, 13],
    3: [0, 8, 15, 16, 17, 18, 19],
  };
  const cases = [2, 3].flatMap((players) => lengths[players].map((length) => ({ players, length })));
  it.each(cases)(
    'SQ-6 SQ-7 SQ-13 the sampler reaches just the worlds left ($players players, step $length)',
    ({ players, length }) => {
      for (const viewer of [0, 1]) {
        const rng = new FastRng(`${players} ${length} ${viewer}`);
        const { state, worlds } = consistent(players, viewer, length, rng);
        const total = [...worlds.values()].reduce((sum, weight) => sum + weight, 0);
        expect(worlds.has(JSON.stringify(small.open(state)))).toBe(true);
        const sampler = small.sampler(small.view(state, viewer));
        const world = small.create(players, options.defaults);
        const drawn = new Map<string, number>();
        for (let i = 0; i < DRAWS; i++) {
          sampler.into(world, rng);
          const open = JSON.stringify(small.open(world));
          drawn.set(open, (drawn.get(open) ?? 0) + 1);
        }
        expect([...drawn.keys()].filter((open) => !worlds.has(open))).toEqual([]);
        let chi = 0;
        for (const [open, weight] of worlds) {
          const expected = (DRAWS * weight) / total;
          chi += ((drawn.get(open) ?? 0) - expected) ** 2 / expected;
        }
        // Far out in the tail of the distribution with as many degrees of freedom.
        expect(chi).toBeLessThan(worlds.size + 5 * Math.sqrt(2 * worlds.size) + 5);
      }
    },
  );
});
