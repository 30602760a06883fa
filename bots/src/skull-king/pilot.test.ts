import { FastRng, type Options } from '@crossbones/core';
import * as SkullKing from '@crossbones/games/skull-king/index';
import { describe, expect, it } from 'vitest';
import { checkPolicy, play } from '../fixture.js';
import { randomWeights } from '../net/fixture.js';
import { Network } from '../net/network.js';
import { randomly } from '../playout.js';
import { never } from '../thought.js';
import { bosun } from './bosun.js';
import { act, dealt } from './fixture.js';
import { OUTPUTS } from './outputs.js';
import { drawing, knows, Pilot, pilot, piloting } from './pilot.js';
import { INPUTS } from './places.js';

const { skullKing: game } = SkullKing;

const network = Network.read(randomWeights([INPUTS, 32, 32, OUTPUTS], 'pilot'));
const beasts = { kraken: true, whale: true, loot: true, powers: true };
const modes: Record<string, Options> = {
  plain: {},
  'all beasts and powers': beasts,
  cannonball: { ...beasts, scoring: 'rascal', cannonball: true, krakenLead: 'would-have-won' },
  'house cards': { ...beasts, blanks: [{ name: 'Parley', as: 'escape' }] },
  'long rounds': { powers: true, schedule: [3, 14, 2] },
  whirlpool: { loot: true, kraken: true, schedule: 'whirlpool' },
};

describe('the pilot', () => {
  it.each(Object.entries(modes))('keeps the rules and looks at no other hand: %s', (_, options) => {
    for (let seats = 2; seats <= 8; seats++)
      checkPolicy({ game, seats, options }, pilot(network, bosun()), 1);
  });

  it('leaves rounds it was not taught to another', () => {
    const elsewhere = () => 99;
    const asked = (state: SkullKing.State) => pilot(network, elsewhere)(state, 0, new FastRng(0));
    const blanks = [{ name: 'Parley', as: 'escape' }];
    expect(knows(dealt(['g1', 'g2', 'g3']))).toBe(true);
    expect(asked(dealt(['g1', 'g2', 'g3']))).not.toBe(99);
    const long = ['g1 g2 g3 g4 g5 g6 g7 g8 g9 g10 g11', 'y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 y11'];
    expect(knows(dealt(['g1', 'g2', 'g3'], { blanks }))).toBe(false);
    expect(asked(dealt(['g1', 'g2', 'g3'], { blanks }))).toBe(99);
    expect(asked(dealt(long, { schedule: [11] }))).toBe(99);
  });

  it('does what is worth most', () => {
    const weighing = new Pilot(network);
    const policy = pilot(network, bosun());
    const rng = new FastRng('most');
    for (let seats = 2; seats <= 8; seats++) {
      play({ game, seats, options: beasts }, Array(seats).fill(randomly(game)), rng, (state, seat) => {
        const count = weighing.weigh(state, seat);
        const worth = Array.from(weighing.worth.subarray(0, count));
        const chosen = weighing.legal.subarray(0, count).indexOf(policy(state, seat, rng));
        expect(worth[chosen]).toBe(Math.max(...worth));
      });
    }
  });

  it('draws the rather, the more it is inclined to an action', () => {
    const weighing = new Pilot(network);
    const policy = drawing(network, () => 99);
    const s = dealt(['g1 g9 b3', 'y1 y2 y3', 'p1 p2 p3']);
    const count = weighing.weigh(s, 0);
    const chances = Array.from(weighing.urge.subarray(0, count), Math.exp);
    const all = chances.reduce((sum, chance) => sum + chance);
    const legal = [...weighing.legal.subarray(0, count)];
    const rng = new FastRng('draws');
    const times = new Map<number, number>();
    const draws = 20_000;
    for (let i = 0; i < draws; i++) {
      const action = policy(s, 0, rng);
      times.set(action, (times.get(action) ?? 0) + 1);
    }
    expect(legal.length).toBeGreaterThan(2);
    for (const [place, action] of legal.entries()) {
      const share = chances[place] / all;
      const off = Math.abs((times.get(action) ?? 0) - draws * share);
      expect(off).toBeLessThan(5 * Math.sqrt(draws * share * (1 - share)));
    }
    const blanks = [{ name: 'Parley', as: 'escape' }];
    expect(policy(dealt(['g1', 'g2', 'g3'], { blanks }), 0, rng)).toBe(99);
  });

  it('says what it thinks of every action, the one it takes first', () => {
    const think = piloting(network, () => expect.fail('it knows the round'));
    const weighing = new Pilot(network);
    const rng = new FastRng('thoughts');
    const seats = 3;
    play({ game, seats, options: beasts }, Array(seats).fill(randomly(game)), rng, (state, seat) => {
      const { options } = state;
      const question = { game, seats, options, seat, view: game.view(state, seat) };
      const { action, candidates } = think(question, rng, { playouts: 0, late: never });
      expect(action).toBe(weighing.choose(state, seat));
      const count = weighing.weigh(state, seat);
      if (count === 1) {
        expect(candidates).toEqual([]);
        return;
      }
      expect(candidates).toHaveLength(count);
      expect(candidates[0].action).toBe(action);
      const worth = candidates.map((candidate) => candidate.worth);
      expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    });
    const blanks = [{ name: 'Parley', as: 'escape' }];
    const unknown = dealt(['g1', 'g2', 'g3'], { blanks });
    const question = { game, seats, options: unknown.options, seat: 0, view: game.view(unknown, 0) };
    const other = { action: 99, candidates: [] };
    expect(piloting(network, () => other)(question, rng, { playouts: 0, late: never })).toBe(other);
  });

  it('does what it is inclined to, and says of nothing that it is worth more', () => {
    const weights = randomWeights([INPUTS, 16, 2 * OUTPUTS], 'urges');
    const weighing = new Pilot(Network.read(weights));
    const think = piloting(Network.read(weights), () => expect.fail('it knows the round'));
    const rng = new FastRng('urges');
    const seats = 4;
    let otherwise = 0;
    play({ game, seats, options: beasts }, Array(seats).fill(randomly(game)), rng, (state, seat) => {
      const count = weighing.weigh(state, seat);
      const [urge, worth] = [weighing.urge, weighing.worth].map((all) => Array.from(all.subarray(0, count)));
      const best = weighing.best(count);
      expect(urge[best]).toBe(Math.max(...urge));
      if (worth[best] < Math.max(...worth)) otherwise++;
      const question = { game, seats, options: state.options, seat, view: game.view(state, seat) };
      const { candidates } = think(question, rng, { playouts: 0, late: never });
      for (const one of candidates) expect(one.worth).toBeLessThanOrEqual(candidates[0].worth);
    });
    expect(otherwise).toBeGreaterThan(0);
  });

  it('plays a pirate without powers by any name', () => {
    const state = act(dealt(['g1 g2', 'will harry', 'g3 g4']), 'bid:1 bid:0 bid:0 g1');
    expect(game.print(new Pilot(network).choose(state, 1))).toBe('will');
  });

  it('refuses a network for something else', () => {
    expect(() => new Pilot(Network.read(randomWeights([8, 4, OUTPUTS], 'small')))).toThrow('8 inputs');
  });
});
