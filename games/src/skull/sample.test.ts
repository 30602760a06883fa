import { FastRng, type Rng, type Viewer } from '@crossbones/core';
import { many } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import { afterFlowers } from './belief.js';
import { Sitting, stepAtRandom } from './fixture.js';
import { type GameOptions, type GameView, type State, skullOf } from './index.js';

type World = { readonly state: State; weight: number };

/** Every way the draws of one chance event can fall, each with its chance. */
function falls(chance: (rng: Rng) => State): World[] {
  const found: World[] = [];
  const branch = (script: readonly number[]): void => {
    let used = 0;
    let weight = 1;
    let open = 0;
    const state = chance({
      below(n) {
        weight /= n;
        if (used < script.length) return script[used++];
        if (open === 0) open = n;
        return 0;
      },
    });
    if (open === 0) found.push({ state, weight });
    else for (let next = 0; next < open; next++) branch([...script, next]);
  };
  branch([]);
  return found;
}

/**
 * Follows a random play with every world that the observer cannot rule out, each as likely as chance and blind
 * placement make it, and compares them with what the view says and what the sampler draws.
 */
function follow(
  seats: number,
  given: Partial<GameOptions>,
  flowers: number,
  viewer: Viewer,
  seed: string,
): number {
  const game = skullOf({ flowers });
  const options = { ...game.options.defaults, ...given };
  const rng = new FastRng(seed);
  const first = rng.below(seats * options.gangs);
  const table = new Sitting(seats, options, first, game);
  const copy = (from: State): State => {
    const state = game.create(seats, options);
    game.copy(from, state);
    return state;
  };
  const legal = new Uint16Array(game.actions);
  let worlds: World[] = [{ state: copy(table.state), weight: 1 }];
  let most = 1;
  for (let step = 0; ; step++) {
    const before = copy(table.state);
    if (!stepAtRandom(game, table.state, rng)) return most;
    const seen = JSON.stringify(game.view(table.state, viewer));
    const fits = (state: State): boolean => JSON.stringify(game.view(state, viewer)) === seen;
    const next = new Map<string, World>();
    const add = (state: State, weight: number): void => {
      const key = JSON.stringify(game.open(state));
      const known = next.get(key);
      if (known === undefined) next.set(key, { state, weight });
      else known.weight += weight;
    };
    const actor = movedFrom(before, table.state);
    for (const world of worlds) {
      if (actor === null) {
        const all = falls((draws) => {
          const state = copy(world.state);
          game.chance(state, draws);
          return state;
        });
        for (const { state, weight } of all) if (fits(state)) add(state, world.weight * weight);
        continue;
      }
      const own = actor.seat === viewer;
      const count = game.legal(world.state, actor.seat, legal);
      const after = [...legal.subarray(0, count)]
        .filter((action) => !own || action === actor.action)
        .map((action) => {
          const state = copy(world.state);
          game.apply(state, actor.seat, action);
          return state;
        })
        .filter(fits);
      for (const state of after) add(state, world.weight / after.length);
    }
    worlds = [...next.values()];
    const sum = worlds.reduce((total, { weight }) => total + weight, 0);
    for (const world of worlds) world.weight /= sum;
    most = Math.max(most, worlds.length);
    expect(next.has(JSON.stringify(game.open(table.state)))).toBe(true);
    if (game.outcome(table.state) === null) compare(game.view(table.state, viewer), worlds);
    if (step % 7 === 0) draw(game.view(table.state, viewer), next, rng);
  }

  /** The action between two states, found by trying; null where chance moved. */
  function movedFrom(from: State, to: State): { seat: number; action: number } | null {
    if (game.event(from) !== null) return null;
    const goal = JSON.stringify(game.open(to));
    for (let seat = 0; seat < seats; seat++) {
      const count = game.legal(from, seat, legal);
      for (const action of [...legal.subarray(0, count)]) {
        const state = copy(from);
        game.apply(state, seat, action);
        if (JSON.stringify(game.open(state)) === goal) return { seat, action };
      }
    }
    throw new Error('no action leads there');
  }

  function compare(view: GameView, all: readonly World[]): void {
    for (const [i, gang] of view.gangs.entries()) {
      if (gang.out || view.mine.some((mine) => mine.gang === i)) continue;
      const turned = gang.pile.filter((disc) => disc !== null).length;
      const odds = gang.pile.includes('skull')
        ? 1
        : afterFlowers(gang.odds, gang.hand + gang.pile.length, gang.pile.length, turned);
      const exact = all.reduce((total, { state, weight }) => total + (state.skull[i] >= -1 ? weight : 0), 0);
      expect(odds).toBeCloseTo(exact, 10);
      expect(gang.sets).toHaveLength(exact > 1e-12 && exact < 1 - 1e-12 ? 2 : 1);
    }
  }

  function draw(view: GameView, all: ReadonlyMap<string, World>, draws: Rng): void {
    const state = game.create(seats, options);
    const sampler = game.sampler(JSON.parse(JSON.stringify(view)));
    const found = new Map<string, number>();
    const times = 600;
    for (let i = 0; i < times; i++) {
      sampler.into(state, draws);
      const key = JSON.stringify(game.open(state));
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    for (const key of found.keys()) expect(all.has(key)).toBe(true);
    for (const [key, { weight }] of all) {
      const spread = Math.sqrt(times * weight * (1 - weight));
      expect(Math.abs((found.get(key) ?? 0) - times * weight)).toBeLessThan(6 * spread + 3);
    }
  }
}

describe('sampled worlds', () => {
  it('S-8 are exactly those that what was seen leaves, as likely as blind play makes them', () => {
    let most = 0;
    for (let play = 0; play < Math.max(2, many(6)); play++) {
      for (const viewer of [1, 'spectator'] as const) {
        most = Math.max(most, follow(3, { gangs: 1 }, 1 + (play % 2), viewer, `one ${play}`));
      }
    }
    expect(most).toBeGreaterThan(8);
  });

  it('S-11 S-12 and so with two gangs each, where a person knows both of its own', () => {
    for (let play = 0; play < many(4); play++) {
      for (const viewer of [0, 'spectator'] as const) follow(2, { gangs: 2 }, 1, viewer, `two ${play}`);
    }
  });

  it('S-8 keep three flowers and a skull, less what is lost, in every gang', () => {
    const table = new Sitting(3).place('1').play('0 flower, 1 flower, 2 flower, 0 challenge:6, 0 turn:1');
    const state = table.game.create(3, table.options);
    const worlds = table.game.sampler(table.game.view(table.state, 0));
    const rng = new FastRng('kept');
    const skulls = new Set<string>();
    for (let i = 0; i < 200; i++) {
      worlds.into(state, rng);
      expect(state.discs).toEqual(table.state.discs);
      expect(state.skull[0]).toBe(-1);
      // The top disc of seat 1 was a flower: its skull is below or in hand.
      expect([-1, 0]).toContain(state.skull[1]);
      skulls.add(`${state.skull[1]} ${state.skull[2]}`);
    }
    expect(skulls.size).toBe(6);
  });
});
