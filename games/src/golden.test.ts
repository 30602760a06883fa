import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  canonical,
  FastRng,
  type Game,
  keyFrom,
  type Log,
  Match,
  must,
  type Options,
  type Outcome,
  readLog,
  rngAt,
} from '@crossbones/core';
import { viewersOf } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import { catalogue, type GameId, gameIds, games } from './index.js';

/**
 * One play of each game and version of its rules, kept for ever: what is played may never change without a new number.
 * `GOLDEN=write npx vitest run games/src/golden.test.ts` makes those that are missing and touches no other.
 */
interface Golden {
  readonly log: Log;
  readonly outcome: Outcome | null;
  /** Of all that anybody saw at any step, in whichever order a view has its fields. */
  readonly digest: string;
}

const folder = new URL('../golden/', import.meta.url);
const nameOf = ({ id, rules }: Game): string => `${id}.${rules}.json`;

/** Tables at which much happens; others are as they come. */
const tables: { readonly [id in GameId]?: { readonly seats: number; readonly options: Options } } = {
  'skull-king': {
    seats: 4,
    options: {
      scoring: 'rascal',
      cannonball: true,
      kraken: true,
      whale: true,
      loot: true,
      powers: true,
      schedule: 'even-keel',
      blanks: [
        { name: 'Cutlass Kate', as: 'pirate' },
        { name: 'Black spot', as: { suit: 'b', value: 15 } },
      ],
    },
  },
  'skull-king-dice': { seats: 4, options: { scoring: 'standard' } },
  'skull-queen': { seats: 4, options: { middle: 4 } },
  skull: { seats: 3, options: { gangs: 2, lastSkull: 'anyone' } },
  'queens-collection': { seats: 4, options: { mode: 'teams' } },
};

function digestOf(match: Match): string {
  const { game, seats, options, key } = match;
  const hash = createHash('sha256');
  const state = game.create(seats, options);
  const show = (): void => {
    for (let name = game.event(state); name !== null; name = game.event(state))
      game.chance(state, rngAt(key, name));
    for (const viewer of viewersOf(seats)) hash.update(canonical(game.view(state, viewer)));
    hash.update(canonical(game.open(state)));
  };
  show();
  for (const entry of match.log().entries) {
    if ('action' in entry) game.apply(state, entry.seat, game.parse(entry.action)!);
    show();
  }
  return hash.digest('hex');
}

function played(game: Game, { seats, options }: { seats: number; options: Options }): Match {
  const match = must(Match.open(game, { seats, options, key: keyFrom(`golden ${game.id} ${game.rules}`) }));
  const rng = new FastRng(`golden ${game.id}`);
  while (match.outcome() === null) {
    const { actors, may } = match.view(match.step, 'spectator');
    const among = may.length > 0 && rng.below(10) === 0 ? may : actors;
    const seat = among[rng.below(among.length)];
    const legal = match.legal(seat);
    must(match.submit(seat, [legal[rng.below(legal.length)]]));
  }
  return match;
}

if (process.env.GOLDEN === 'write') {
  mkdirSync(folder, { recursive: true });
  for (const id of gameIds) {
    const game: Game = games[id];
    const file = new URL(nameOf(game), folder);
    if (existsSync(file)) continue;
    const usual = { seats: catalogue[id].usualSeats, options: game.options.defaults };
    const match = played(game, tables[id] ?? usual);
    const golden: Golden = { log: match.log(), outcome: match.outcome(), digest: digestOf(match) };
    writeFileSync(file, `${JSON.stringify(golden)}\n`);
  }
}

// A view that says more than before changes no behaviour: logs and outcomes stay, only the digests are made anew.
if (process.env.GOLDEN === 'digest') {
  for (const name of readdirSync(folder)) {
    const file = new URL(name, folder);
    const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden;
    const digest = digestOf(must(Match.replay(games[golden.log.game as GameId] as Game, golden.log)));
    writeFileSync(file, `${JSON.stringify({ ...golden, digest })}\n`);
  }
}

describe('golden logs', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

  it.each(gameIds)('%s has one for its present rules', (id) => {
    expect(files).toContain(nameOf(games[id]));
  });

  it.each(files)('%s plays as it always did', (name) => {
    const golden = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden;
    const log = must(readLog(JSON.stringify(golden.log)));
    const match = must(Match.replay(games[log.game as GameId] as Game, log));
    expect(match.game.rules).toBe(log.rules);
    // As it was written it stays: deals are sealed with it.
    expect(match.log()).toEqual(log);
    expect(match.outcome()).toEqual(golden.outcome);
    expect(digestOf(match)).toBe(golden.digest);
  });
});
