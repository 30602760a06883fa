import { readFileSync } from 'node:fs';
import { FastRng } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import { describe, expect, it } from 'vitest';
import { checkPolicy, hasty, keepRules, play } from '../fixture.js';
import { playerOf } from '../player.js';
import { never } from '../thought.js';
import { bosun } from './bosun.js';
import { crew } from './crew.js';
import { after, asked } from './fixture.js';
import { instinct } from './instinct.js';
import { Mind } from './mind.js';
import { firstMind, instinctOf, veteran } from './veteran.js';
import { readWeights } from './weights.js';

const game = Skull.skull;
const weights = readWeights(readFileSync(new URL('../../weights/skull-admiral-1.bin', import.meta.url)));
const mind = (): Mind => new Mind(weights);
const tables = [
  ...[3, 4, 7, 12].map((seats) => ({ game, seats, options: { gangs: 1, lastSkull: 'challenger' } as const })),
  ...[2, 4, 6].map((seats) => ({ game, seats, options: { gangs: 2, lastSkull: 'anyone' } as const })),
  { game, seats: 4, options: { gangs: 1, lastSkull: 'anyone' } as const },
];

const budget = { playouts: 1, late: never };

describe('one who has learned how often to do what', () => {
  it.each(tables)('plays by the rules: $seats seats, $options', (table) => {
    keepRules(table, [hasty(table, veteran(mind()), 1), bosun()], process.env.DEEP ? 40 : 1);
  });

  it.each(tables.filter(({ seats }) => seats <= 4))(
    'goes by what its seat may know: $seats seats, $options',
    (table) => checkPolicy(table, instinct(mind()), 2),
  );

  it('never says the last number with its own skull among the discs it must turn first', () => {
    for (const table of tables) {
      const policies = Array(table.seats).fill(instinct(mind()));
      const rng = new FastRng('skulls');
      for (let i = 0; i < (process.env.DEEP ? 300 : 3); i++) {
        play(table, policies, rng, (state, _, action) => {
          const all =
            state.phase === Skull.Phase.add
              ? Skull.CHALLENGE + state.table - 1
              : Skull.RAISE + state.table - Skull.LEAST_RAISE;
          const bidding = state.phase === Skull.Phase.add || state.phase === Skull.Phase.bid;
          expect(bidding && action === all && state.skull[state.turn] >= 0).toBe(false);
        });
      }
    }
  });

  it('draws each thing as often as it should be done', () => {
    const state = game.create(4, game.options.defaults);
    game.chance(state, { below: () => 0 });
    const own = mind();
    const answers = own.ask(state, 1);
    const wanted = 1 / (1 + Math.exp(answers[0] - answers[1]));
    const think = veteran(own);
    const rng = new FastRng('draws');
    let skulls = 0;
    for (let i = 0; i < 2000; i++)
      if (game.print(think(asked(state, 1), rng, budget).action) === 'skull') skulls++;
    expect(wanted).toBeGreaterThan(0.05);
    expect(Math.abs(skulls / 2000 - wanted)).toBeLessThan(0.04);
  });

  it('says how likely each thing wins, and how safe a disc is to turn', () => {
    const { action, candidates } = veteran(mind())(asked(after(), 0), new FastRng('why'), budget);
    expect(candidates.map((one) => one.action)).toContain(action);
    expect(candidates.length).toBeGreaterThan(3);
    for (const [i, { hints, worth }] of candidates.entries()) {
      expect(hints).toEqual([{ key: 'wins', args: { share: Math.round(100 * worth) } }]);
      if (i > 0) expect(worth).toBeLessThanOrEqual(candidates[i - 1].worth);
    }
    const turning = after('0 flower', '1 challenge:2', '2 pass', '3 pass', '0 pass');
    const thought = veteran(mind())(asked(turning, 1), new FastRng('turn'), budget);
    expect(thought.candidates).toHaveLength(3);
    expect(thought.candidates[0].hints[0].key).toBe('safe');
  });

  it('plays by what it knew before where the table is crowded', async () => {
    const fetched: string[] = [];
    const loadWeights = async (name: string): Promise<Uint8Array> => {
      fetched.push(name);
      return readFileSync(new URL(`../../weights/${name}`, import.meta.url));
    };
    for (const seats of [3, 8, 9, 12]) {
      const bot = { who: 'admiral', version: null, playouts: null } as const;
      const { think } = await playerOf(game, crew, bot, loadWeights, {
        seats,
        options: game.options.defaults,
      });
      const state = game.create(seats, game.options.defaults);
      game.chance(state, { below: () => 0 });
      think(asked(state, 1), new FastRng('crowd'), budget);
    }
    expect(fetched.filter((name) => name.includes('admiral'))).toHaveLength(2);
    const acting = instinctOf(mind(), await firstMind());
    expect(acting(8)).not.toBe(acting(9));
  });

  it('knows what a last skull costs', () => {
    const seen = (['challenger', 'anyone'] as const).map((lastSkull) => {
      const state = game.create(4, { gangs: 1, lastSkull });
      game.chance(state, { below: () => 0 });
      return Array.from(mind().ask(state, 1));
    });
    expect(seen[0]).not.toEqual(seen[1]);
  });
});
