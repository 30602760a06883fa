import { FastRng, type Json, type View, type Viewer } from '@crossbones/core';
import { LARGEST_VIEW, looks, many, viewersOf } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import { fullBox, kinds } from './dice.js';
import { skullKingDice as game } from './index.js';

const only = {
  ...fullBox.dice,
  pirate: { ...fullBox.dice.pirate, count: 36 },
  'skull-king': { ...fullBox.dice['skull-king'], count: 0 },
  mermaid: { ...fullBox.dice.mermaid, count: 0 },
  black: { ...fullBox.dice.black, count: 0 },
  blue: { ...fullBox.dice.blue, count: 0 },
  red: { ...fullBox.dice.red, count: 0 },
  yellow: { ...fullBox.dice.yellow, count: 0 },
};

const tables = [3, 4, 5, 6].flatMap((seats) =>
  [
    game.options.defaults,
    { scoring: 'landlubber' as const, dice: game.options.fields.dice.values[1] },
    { scoring: 'standard' as const, dice: only },
  ].map((options) => ({ seats, options })),
);

/** All dice of a table, wherever they are. */
function everyDie(open: View): string[] {
  const { phase, hands, bag, tricks, trick, rolling } = open as unknown as {
    phase: string;
    hands: string[][];
    bag: string[];
    tricks: { rolls: string[] }[];
    trick: { roll: string }[];
    rolling: string | null;
  };
  // SD-2: what was rolled is in the bag again.
  if (phase === 'over' || phase === 'deal') return [...bag].sort();
  const rolled = [...tricks.flatMap(({ rolls }) => rolls), ...trick.map(({ roll }) => roll)];
  const out = rolled.map((roll) => roll.split(':')[0]);
  return [...hands.flat(), ...bag, ...out, ...(rolling === null ? [] : [rolling])].sort();
}

describe('views and worlds', () => {
  it('SD-1 SD-2 no die is ever lost, in play or in a sampled world', () => {
    for (const tryout of tables) {
      const all = kinds.flatMap((kind) => Array<Json>(tryout.options.dice[kind].count).fill(kind)).sort();
      const world = game.create(tryout.seats, tryout.options);
      for (const { state } of looks({ game, tryout, seed: 'dice' }, Math.max(10, many(60)))) {
        expect(everyDie(game.open(state))).toEqual(all);
        game.sampler(game.view(state, 1)).into(world, new FastRng('world'));
        expect(everyDie(game.open(world))).toEqual(all);
      }
    }
  });

  it('SD-6 a sampled world is one that its viewer cannot tell from the true one', () => {
    for (const tryout of tables) {
      const world = game.create(tryout.seats, tryout.options);
      const rng = new FastRng('worlds');
      for (const { state } of looks({ game, tryout, seed: 'worlds' }, Math.max(10, many(40)))) {
        for (const viewer of viewersOf(tryout.seats)) {
          const view = game.view(state, viewer);
          game.sampler(JSON.parse(JSON.stringify(view))).into(world, rng);
          expect(game.view(world, viewer)).toEqual(view);
          expect(game.event(world)).toBe(game.event(state));
          expect([game.actors(world), game.mayAct(world)]).toEqual([game.actors(state), game.mayAct(state)]);
          expect(JSON.stringify(view).length).toBeLessThan(LARGEST_VIEW);
        }
      }
    }
  });

  it('wants a view that the game has made', () => {
    const view = game.view(game.create(3, game.options.defaults), 0);
    expect(() => game.sampler({ ...view, trick: [{ seat: 0, roll: 'black:99' }] })).toThrow('black:99');
  });

  it('SD-3 a sealed bid is sampled over all that were legal, and one’s own is kept', () => {
    const state = game.create(3, game.options.defaults);
    const rng = new FastRng('bids');
    game.chance(state, rng);
    game.chance(state, rng);
    game.apply(state, 0, game.parse('bid:1')!);
    const world = game.create(3, game.options.defaults);
    const bids = (viewer: Viewer): Set<string> => {
      const worlds = game.sampler(game.view(state, viewer));
      const found = new Set<string>();
      for (let i = 0; i < 60; i++) {
        worlds.into(world, rng);
        found.add(JSON.stringify(game.open(world).bids));
      }
      return found;
    };
    expect(bids(0)).toEqual(new Set(['[1,null,null]']));
    expect(bids(1)).toEqual(new Set(['[0,null,null]', '[1,null,null]']));
  });
});
