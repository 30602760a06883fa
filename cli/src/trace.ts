import { FastRng, keyFrom, rngAt, seatsIn } from '@crossbones/core';
import { Output } from './output.js';
import type { Setting } from './setting.js';

/** One time in so many, a seat that may act goes before those that the game waits for. */
const MAY_ONE_IN = 8;

/** Every step of random games as JSON lines, with the named chance of real matches. */
export async function trace(setting: Setting, count: number, seed: string): Promise<void> {
  const output = new Output();
  for (let i = 0; i < count; i++) {
    for (const line of lines(setting, keyFrom(`${seed}/${i}`))) {
      const full = output.line(JSON.stringify(line));
      if (full !== undefined) await full;
    }
  }
  await output.flush();
}

function* lines({ game, seats, options }: Setting, key: string): Generator<object> {
  yield { game: game.id, seats, options, key };
  const state = game.create(seats, options);
  const rng = new FastRng(key);
  const buffer = new Uint16Array(game.actions);
  const pick = (from: readonly number[]): number => from[rng.below(from.length)];
  // Only so many optional acts: a seat must not change its mind for ever.
  let optional = game.bound(seats, options);
  for (let step = 0; ; step++) {
    const event = game.event(state);
    if (event !== null) {
      game.chance(state, rngAt(key, event));
      yield { step, actors: [], may: [], legal: {}, seat: 'chance', action: event, open: game.open(state) };
      continue;
    }
    const actors = seatsIn(game.actors(state));
    if (actors.length === 0) break;
    const may = seatsIn(game.mayAct(state));
    const legal: Record<string, string[]> = {};
    for (const seat of [...actors, ...may].sort((a, b) => a - b)) {
      const length = game.legal(state, seat, buffer);
      legal[seat] = Array.from(buffer.subarray(0, length), (action) => game.print(action));
    }
    const unasked = may.length > 0 && optional > 0 && rng.below(MAY_ONE_IN) === 0;
    if (unasked) optional--;
    const seat = pick(unasked ? may : actors);
    const action = legal[seat][rng.below(legal[seat].length)];
    game.apply(state, seat, game.parse(action)!);
    yield { step, actors, may, legal, seat, action, open: game.open(state) };
  }
  const { places, points, grade } = game.outcome(state)!;
  yield { places, points, grade };
}
