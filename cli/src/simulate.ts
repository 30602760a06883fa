import { FastRng, ok, playout } from '@crossbones/core';
import { readArguments, readCount } from './arguments.js';
import type { Command } from './command.js';
import { Progress } from './progress.js';
import { readGameId, readSetting, type Setting } from './setting.js';
import { Statistics } from './statistics.js';
import { trace } from './trace.js';
import type { Voice } from './voice.js';

const MOST_GAMES = 1_000_000_000;
/** How long to play on before letting the terminal and signals have their turn. */
const BREATH_MS = 50;

/** Random play: statistics of many games, or a trace of every step. */
export const simulate: Command = async (args, voice) => {
  const spec = {
    seats: 'string',
    games: 'string',
    seed: 'string',
    options: 'string',
    trace: 'boolean',
  } as const;
  const read = readArguments('simulate', args, spec, 1);
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const id = readGameId('simulate', positionals[0]);
  if (!id.ok) return id;
  const setting = readSetting(id.value, values);
  if (!setting.ok) return setting;
  const count = readCount('--games', values.games ?? '1000', 1, MOST_GAMES);
  if (!count.ok) return count;
  const seed = values.seed ?? 'crossbones';
  if (values.trace) await trace(setting.value, count.value, seed);
  else await measure(setting.value, count.value, seed, voice);
  return ok(0);
};

async function measure(setting: Setting, count: number, seed: string, voice: Voice): Promise<void> {
  const { game, seats, options } = setting;
  const start = game.create(seats, options);
  const state = game.create(seats, options);
  const legal = new Uint16Array(game.actions);
  const rng = new FastRng(seed);
  const statistics = new Statistics(setting, voice);
  const progress = new Progress(count, voice);
  const began = performance.now();
  const cpu = process.cpuUsage();
  let breath = began + BREATH_MS;
  for (let i = 0; i < count; i++) {
    game.copy(start, state);
    const moves = playout(game, state, rng, legal);
    statistics.add(game.outcome(state)!, moves);
    if (performance.now() < breath) continue;
    progress.show(i + 1);
    await new Promise(setImmediate);
    breath = performance.now() + BREATH_MS;
  }
  const wall = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  progress.clear();
  process.stdout.write(`${statistics.lines(seed, wall, (user + system) / 1e6).join('\n')}\n`);
}
