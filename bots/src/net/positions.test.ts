import { readFileSync } from 'node:fs';
import { type Game, must, type Options, rngAt } from '@crossbones/core';
import { games } from '@crossbones/games';
import { expect, it } from 'vitest';
import { actorOf as collectionActor } from '../queens-collection/pilot.js';
import { actorOf as diceActor } from '../skull-king-dice/pilot.js';
import { Encoding } from '../skull-queen/encode.js';
import { actorOf as queenActor } from '../skull-queen/pilot.js';
import type { Actor } from './actor.js';
import { Network } from './network.js';

/** How far a value may be from the trainer's. */
const TOLERANCE = 1e-2;

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
    /** Of positions that no network was asked: the inputs, each times a number that goes with its place. */
    readonly sum?: number;
    /** How much the network is inclined to each word, and what it foretells of it; or what rules of thumb are. */
    readonly values: readonly (readonly [word: string, ...outputs: number[]])[];
  }[];
}

const recorded = (file: string): GameRecord[] =>
  readFileSync(new URL(`../${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GameRecord);

/** The state of a recorded game before each of its actions. */
function* states<S>(game: Game<S>, { seats, options, key, actions }: GameRecord): Generator<S> {
  const state = game.create(seats, must(game.options.check(options, seats)));
  for (const [seat, word] of actions) {
    for (let event = game.event(state); event !== null; event = game.event(state))
      game.chance(state, rngAt(key, event));
    yield state;
    game.apply(state, seat, game.parse(word)!);
  }
}

function compare<S>(game: Game<S>, actor: Actor<S>, record: GameRecord): number {
  let step = 0;
  let compared = 0;
  for (const state of states(game, record)) {
    for (const { seat, values } of record.positions.filter(({ at }) => at === step)) {
      const count = actor.weigh(state, seat);
      const where = `${record.key}, step ${step}, seat ${seat}`;
      const words = Array.from(actor.legal.subarray(0, count), (action) => game.print(action));
      expect(words, where).toEqual(values.map(([word]) => word));
      for (const [place, [, urge, ...foretold]] of values.entries()) {
        expect(Math.abs(actor.urge(place) - urge), where).toBeLessThan(TOLERANCE);
        for (const [what, value] of foretold.entries())
          expect(Math.abs(actor.foretold(what, place) - value), where).toBeLessThan(TOLERANCE);
      }
      compared++;
    }
    step++;
  }
  return compared;
}

const read = (name: string): Network =>
  Network.read(readFileSync(new URL(`../../weights/${name}.bin`, import.meta.url)));

const compareAll = <S>(game: Game<S>, actor: Actor<S>, records: readonly GameRecord[]): number =>
  records.reduce((sum, record) => sum + compare(game, actor, record), 0);

it('makes of every position of the dice game what the trainer makes of it', () => {
  const records = recorded('skull-king-dice/positions/skull-king-dice-1');
  const actor = diceActor(read('skull-king-dice-1'));
  expect(compareAll(games['skull-king-dice'], actor, records)).toBeGreaterThanOrEqual(300);
  expect(new Set(records.map(({ seats }) => seats)).size).toBe(4);
});

it('makes of every position of Skull Queen what the trainer makes of it', () => {
  const records = recorded('skull-queen/positions/skull-queen-1');
  expect(compareAll(games['skull-queen'], queenActor(read('skull-queen-1')), records)).toBe(400);
  expect(new Set(records.map(({ seats }) => seats)).size).toBe(5);
});

it("makes of every position of The Queen's Collection what the trainer makes of it", () => {
  const records = recorded('queens-collection/positions/queens-collection-1');
  const actor = collectionActor(read('queens-collection-1'));
  expect(compareAll(games['queens-collection'], actor, records)).toBe(400);
  expect(new Set(records.map(({ seats, options }) => `${seats} ${options.mode}`)).size).toBe(4);
});

it('sees every position of Skull Queen as a simulator shows it to its networks', () => {
  const encoding = new Encoding();
  const game = games['skull-queen'];
  let compared = 0;
  for (const record of recorded('skull-queen/positions/skull-queen-sight')) {
    let step = 0;
    for (const state of states(game, record)) {
      for (const { seat, sum, values } of record.positions.filter(({ at }) => at === step)) {
        const count = encoding.look(state, seat);
        const where = `${record.key}, step ${step}, seat ${seat}`;
        let seen = 0;
        encoding.inputs.values.forEach((value, place) => {
          seen += value * ((place * 7919) % 1009);
        });
        expect(seen, where).toBe(sum);
        const words = Array.from(encoding.legal.subarray(0, count), (action) => game.print(action));
        expect(words, where).toEqual(values.map(([word]) => word));
        for (const [place, [, leaning]] of values.entries())
          expect(encoding.leanings[place], where).toBeCloseTo(leaning, 3);
        compared++;
      }
      step++;
    }
  }
  expect(compared).toBe(100);
});
