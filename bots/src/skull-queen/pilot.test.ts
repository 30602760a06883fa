import { FastRng } from '@crossbones/core';
import { games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { checkPolicy, hasty, keepRules, play } from '../fixture.js';
import { randomWeights, silentWeights } from '../net/fixture.js';
import { Network } from '../net/network.js';
import { randomly } from '../playout.js';
import { never } from '../thought.js';
import { bosun } from './bosun.js';
import { OUTPUTS } from './encode.js';
import { act, dealt, middle } from './fixture.js';
import { actorOf, piloting } from './pilot.js';
import { INPUTS } from './places.js';

const game = games['skull-queen'];
const GAMES = process.env.DEEP ? 40 : 1;
const SIZES = [INPUTS, 8, 4 * OUTPUTS];
const tables = [2, 3, 4, 5, 6].flatMap((seats) =>
  [3, 4].map((middle) => ({ game, seats, options: { middle } })),
);

/** It has learned nothing, and does anything. */
const ignorant = Network.read(randomWeights(SIZES, 'ignorant'));
/** It has nothing to add to the bosun's rules of thumb. */
const silent = Network.read(silentWeights(INPUTS, 4 * OUTPUTS));

describe('a network at the helm', () => {
  it.each(tables)('keeps the rules and looks in no hand ($seats seats, $options)', (table) => {
    const policy = hasty(table, piloting(ignorant), 1);
    keepRules(table, [policy, bosun(), randomly(game)], GAMES);
    checkPolicy(table, policy, GAMES);
  });

  it.each(tables)('does what the bosun does if it has nothing to add ($seats seats, $options)', (table) => {
    const actor = actorOf(silent);
    const policy = bosun();
    const policies = [policy, randomly(game), policy, policy, randomly(game), policy].slice(0, table.seats);
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

  it('tells what speaks for each card, the best first', () => {
    const state = dealt(3, ['r9 r4 y11 y6', 'r2 y3 b4', 'g2 g5 b6']);
    for (const seat of [0, 1, 2]) act(state, seat, middle);
    const { seats, options } = state;
    const question = { game, seats, options, seat: 0, view: game.view(state, 0) };
    const { action, candidates } = piloting(ignorant)(question, new FastRng('tell'), {
      playouts: 12,
      late: never,
    });
    expect(candidates).toHaveLength(14);
    expect(candidates[0].action).toBe(action);
    for (const { worth, hints } of candidates) {
      expect(worth).toBeLessThanOrEqual(candidates[0].worth);
      expect(hints.map(({ key }) => key)).toEqual(['points', 'aboard']);
    }
  });
});
