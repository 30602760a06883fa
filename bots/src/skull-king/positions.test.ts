import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { must, type Options, rngAt } from '@crossbones/core';
import * as SkullKing from '@crossbones/games/skull-king/index';
import { describe, expect, it } from 'vitest';
import { Network } from '../net/network.js';
import { Pilot } from './pilot.js';

const { skullKing: game } = SkullKing;

/** How far a value may be from the trainer's. */
const TOLERANCE = 1e-2;
/** Networks count in fifties of points. */
const POINTS = 50;

/** A game of random players, with what the trainer's own code makes of some of its positions. */
interface GameRecord {
  readonly seats: number;
  readonly options: Options;
  readonly key: string;
  readonly actions: readonly (readonly [seat: number, word: string])[];
  readonly positions: readonly {
    /** How many actions came before. */
    readonly at: number;
    readonly seat: number;
    /** What each word is worth, and how much the network is inclined to it if that is another output. */
    readonly values: readonly (readonly [word: string, worth: number, urge?: number])[];
  }[];
}

const weights = new URL('../../weights/', import.meta.url);
const positions = new URL('positions/', import.meta.url);

/** The names of the files in a folder that may not be there, less their endings. */
const named = (folder: URL, ending: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    // Those of the dice game begin with the same letters.
    .filter((file) => /^skull-king-(base|full)-/.test(file) && file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

/** Those of today, and the first ones. */
const all = (folder: URL, ending: string): string[] => [
  ...named(folder, ending),
  ...named(new URL('first/', folder), ending).map((name) => `first/${name}`),
];
const networks = all(weights, '.bin');

function recorded(name: string): GameRecord[] {
  const text = readFileSync(new URL(`${name}.jsonl`, positions), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GameRecord);
}

/** The state of a recorded game before each of its actions. */
function* states({ seats, options, key, actions }: GameRecord): Generator<SkullKing.State> {
  const state = game.create(seats, must(game.options.check(options, seats)));
  for (const [seat, word] of actions) {
    for (let event = game.event(state); event !== null; event = game.event(state))
      game.chance(state, rngAt(key, event));
    yield state;
    game.apply(state, seat, game.parse(word)!);
  }
}

describe('what networks make of positions', () => {
  it('is written down for each of them', () => {
    expect(all(positions, '.jsonl').sort()).toEqual(networks.sort());
  });

  it.each(networks)('is what the trainer makes of them: %s', (name) => {
    const pilot = new Pilot(Network.read(readFileSync(new URL(`${name}.bin`, weights))));
    let compared = 0;
    for (const record of recorded(name)) {
      let step = 0;
      for (const state of states(record)) {
        for (const { seat, values } of record.positions.filter(({ at }) => at === step)) {
          const count = pilot.weigh(state, seat);
          const words = Array.from(pilot.legal.subarray(0, count), (action) => game.print(action));
          const where = `${record.key}, step ${step}, seat ${seat}`;
          expect(words, where).toEqual(values.map(([word]) => word));
          const off = values.flatMap(([, worth, urge = worth], i) => [
            Math.abs(pilot.worth[i] / POINTS - worth),
            Math.abs(pilot.urge[i] - urge),
          ]);
          expect(Math.max(...off), where).toBeLessThan(TOLERANCE);
          compared++;
        }
        step++;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(1000);
  });
});
