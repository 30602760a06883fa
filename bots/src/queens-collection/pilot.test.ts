import { FastRng, must } from '@crossbones/core';
import * as QueensCollection from '@crossbones/games/queens-collection/index';
import { describe, expect, it } from 'vitest';
import { checkPolicy, hasty, keepRules, play } from '../fixture.js';
import { randomWeights, silentWeights } from '../net/fixture.js';
import { Network } from '../net/network.js';
import { A_POINT } from '../net/pilot.js';
import { randomly } from '../playout.js';
import type { Policy } from '../policy.js';
import { never } from '../thought.js';
import { ANSWERS } from './answers.js';
import { bosun } from './bosun.js';
import { mate } from './mate.js';
import { Outlook } from './outlook.js';
import { actorOf, piloting } from './pilot.js';
import { INPUTS } from './places.js';

const { queensCollection: game } = QueensCollection;
const GAMES = process.env.DEEP ? 40 : 1;
const OUTPUTS = 2 * ANSWERS;
const tables = (
  [
    [2, {}],
    [3, {}],
    [4, {}],
    [4, { mode: 'teams' }],
  ] as const
).map(([seats, options]) => ({ game, seats, options: must(game.options.check(options, seats)) }));

/** It has learned nothing, and does anything. */
const ignorant = Network.read(randomWeights([INPUTS, 8, OUTPUTS], 'ignorant'));
/** It has nothing to add to the mate's judgement. */
const silent = Network.read(silentWeights(INPUTS, OUTPUTS));

describe('a network at the helm', () => {
  it.each(tables)('keeps the rules and looks in no hand ($seats seats, $options)', (table) => {
    const policy = hasty(table, piloting(ignorant), 1);
    keepRules(table, [policy, bosun(), randomly(game)], GAMES);
    checkPolicy(table, policy, GAMES);
  });

  it.each(tables)('does what the mate does if it has nothing to add ($seats seats, $options)', (table) => {
    const actor = actorOf(silent);
    const policy = mate(new Outlook(), null, true);
    const policies = [policy, randomly(game), policy, policy].slice(0, table.seats);
    let decisions = 0;
    play(table, policies, new FastRng(`silent/${table.seats}`), (state, seat) => {
      const count = actor.weigh(state, seat);
      const best = actor.urge(actor.best(count));
      const place = actor.legal.subarray(0, count).indexOf(policy(state, seat, new FastRng('silent')));
      expect(actor.urge(place)).toBe(best);
      decisions++;
    });
    expect(decisions).toBeGreaterThan(50);
  });

  it('tells what speaks for each action, the best first', () => {
    const seats = 3;
    const options = must(game.options.check({}, seats));
    const state = game.create(seats, options);
    const rng = new FastRng('tell');
    const think = piloting(ignorant);
    const kinds = new Set<string>();
    while (kinds.size < 2) {
      if (game.actors(state) === 0) {
        game.chance(state, rng);
        continue;
      }
      const seat = state.turn;
      const question = { game, seats, options, seat, view: game.view(state, seat) };
      const { action, candidates } = think(question, rng, { playouts: 12, late: never });
      if (candidates.length > 0) expect(candidates[0].action).toBe(action);
      for (const { worth, hints } of candidates) {
        expect(worth).toBeLessThanOrEqual(candidates[0].worth);
        kinds.add(hints.map(({ key }) => key).join());
      }
      game.apply(state, seat, action);
    }
    expect([...kinds].sort()).toEqual(['points', 'points,safe']);
  });

  it('with some slack does anything that is nearly as good, and nothing else', () => {
    const table = tables[1];
    const actor = actorOf(silent);
    const slack = 2;
    const think = piloting(silent, slack);
    let several = 0;
    const policies = Array<Policy<QueensCollection.State>>(table.seats).fill(mate(new Outlook()));
    play(table, policies, new FastRng('slack'), (state, seat) => {
      const count = actor.weigh(state, seat);
      const least = actor.urge(actor.best(count)) - slack * A_POINT;
      const good = [...actor.legal.subarray(0, count)].filter((_, place) => actor.urge(place) >= least);
      const question = { ...table, seat, view: game.view(state, seat) };
      const luck = Array.from({ length: 12 * good.length }, (_, i) => new FastRng(`${i}`));
      const done = luck.map((rng) => think(question, rng, { playouts: 0, late: never }).action);
      expect(good).toEqual(expect.arrayContaining(done));
      if (good.length < 2) return;
      several++;
      expect(new Set(done).size).toBeGreaterThan(1);
    });
    expect(several).toBeGreaterThan(10);
  });
});
