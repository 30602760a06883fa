import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  type ArenaReport,
  type Bout,
  type Contest,
  type Estimate,
  OwnBotError,
  readBot,
  report,
} from '@crossbones/bots';
import { fault, ok, type Result } from '@crossbones/core';
import type { ArenaOrder, ArenaReply } from './arena-worker.js';
import { readArguments, readCount } from './arguments.js';
import { type Command, type Complaint, misuse } from './command.js';
import { complaintOf, isOwnBot, USUAL_LIMIT } from './own-bot.js';
import { Progress } from './progress.js';
import { readGameId, readSetting } from './setting.js';
import { columns } from './text.js';
import type { Voice } from './voice.js';

const MOST_GAMES = 200_000;
const MOST_PLAYOUTS = 10_000_000;
const MOST_JOBS = 64;
const MOST_LIMIT = 3_600_000;
/** The bots that play when none are named; at a larger table the list begins again. */
const USUAL_BOTS = ['captain', 'bosun', 'deckhand', 'random'];
/** With `--exploit`: who plays against the bot that is named. */
const EXPLOITER = 'improver:60';
const INTERRUPTED = 130;
/** Between two looks at the progress. */
const GLANCE_MS = 50;

/** Bots against each other: the same deals for every rotation of the seats, so that luck cancels. */
export const arena: Command = async (args, voice) => {
  const spec = {
    seats: 'string',
    bots: 'string',
    games: 'string',
    seed: 'string',
    options: 'string',
    playouts: 'string',
    jobs: 'string',
    limit: 'string',
    json: 'boolean',
    luck: 'boolean',
    exploit: 'boolean',
  } as const;
  const read = readArguments('arena', args, spec, 1);
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const id = readGameId('arena', positionals[0]);
  if (!id.ok) return id;
  const named = values.bots === undefined ? ok(null) : readBots(values.bots);
  if (!named.ok) return named;
  const one = values.exploit && (named.value?.length ?? 1) === 1;
  const given = named.value === null || one ? {} : { seats: String(named.value.length) };
  const setting = readSetting(id.value, { ...given, ...values });
  if (!setting.ok) return setting;
  const { seats, options } = setting.value;
  const bots = one
    ? [EXPLOITER, ...Array<string>(seats - 1).fill(named.value?.[0] ?? USUAL_BOTS[0])]
    : (named.value ?? Array.from({ length: seats }, (_, seat) => USUAL_BOTS[seat % USUAL_BOTS.length]));
  if (bots.length !== seats) return misuse('arena-seats', { seats, bots: bots.length });
  const games = readCount('--games', values.games ?? '100', 1, MOST_GAMES);
  if (!games.ok) return games;
  const playouts =
    values.playouts === undefined ? ok(null) : readCount('--playouts', values.playouts, 1, MOST_PLAYOUTS);
  if (!playouts.ok) return playouts;
  const jobs = readCount('--jobs', values.jobs ?? String(availableParallelism()), 1, MOST_JOBS);
  if (!jobs.ok) return jobs;
  const limit = readCount('--limit', values.limit ?? String(USUAL_LIMIT), 1, MOST_LIMIT);
  if (!limit.ok) return limit;
  const contest: Contest = { seats, options, bots, seed: values.seed ?? 'crossbones' };
  const deals = Math.ceil(games.value / seats);
  const luck = values.luck ?? false;
  const order: ArenaOrder = { game: id.value, contest, playouts: playouts.value, limit: limit.value, luck };
  const bouts = await played(order, deals, Math.min(jobs.value, deals), voice);
  if (bouts instanceof OwnBotError) return complaintOf(id.value, bouts);
  const result = report(contest, bouts);
  const text = values.json
    ? JSON.stringify({
        game: order.game,
        playouts: order.playouts,
        ...(luck ? { luck } : {}),
        ...contest,
        ...result,
      })
    : lines(order, result, voice);
  process.stdout.write(`${text}\n`);
  return ok(0);
};

function readBots(list: string): Result<readonly string[], Complaint> {
  const names = list.split(',').map((name) => name.trim());
  const strange = names.find((name) => readBot(name) === null && !isOwnBot(name));
  return strange === undefined ? ok(names) : misuse('unknown-bot', { name: strange });
}

/** Threads ask for one deal after another; what comes back is put in order, so that their number changes nothing. */
async function played(
  order: ArenaOrder,
  deals: number,
  jobs: number,
  voice: Voice,
): Promise<Bout[] | OwnBotError> {
  const progress = new Progress(deals * order.contest.seats, voice);
  const own = [...new Set(order.contest.bots.filter(isOwnBot))];
  const programs: number[] = [];
  const leave = (): void => {
    progress.clear();
    end(programs);
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', leave);
  const bouts: (readonly Bout[])[] = [];
  let next = 0;
  let done = 0;
  let glanced = 0;
  // What somebody's own bot prints is for people, and no part of the result.
  const workers = Array.from(
    { length: jobs },
    () =>
      new Worker(new URL('../dist/arena-worker.js', import.meta.url), {
        workerData: order,
        execArgv: [],
        stdout: true,
      }),
  );
  const over = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      worker.stdout.on('data', (chunk) => process.stderr.write(chunk));
      worker.on('error', reject);
      // Only somebody's own bot leaves like this (`process.exit`).
      worker.on('exit', (code) => reject(new OwnBotError(fault('bot-gone', { name: own.join(', '), code }))));
      worker.on('message', (told: ArenaReply) => {
        switch (told.is) {
          case 'began':
            programs.push(told.pid);
            return;
          case 'heard':
            progress.clear();
            process.stderr.write(told.text);
            return;
          case 'failed':
            reject(new OwnBotError(told.fault, told.refused));
            return;
          case 'over':
            resolve();
            return;
          case 'played':
            bouts[told.bouts[0].deal] = told.bouts;
            done++;
            if (performance.now() > glanced + GLANCE_MS) {
              progress.show(done * order.contest.seats);
              glanced = performance.now();
            }
        }
        worker.postMessage(next < deals ? next++ : null);
      });
    });
  try {
    progress.show(0);
    await Promise.all(workers.map(over));
    return bouts.flat();
  } catch (error) {
    end(programs);
    if (error instanceof OwnBotError) return error;
    throw error;
  } finally {
    process.off('SIGINT', leave);
    for (const worker of workers) void worker.terminate();
    progress.clear();
  }
}

/** Ends the programs of somebody's own bots, whatever they are doing. */
function end(programs: readonly number[]): void {
  for (const pid of programs) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The program has ended by itself.
    }
  }
}

function lines(
  { game, contest, playouts, luck }: ArenaOrder,
  { deals, games, standings }: ArenaReport,
  voice: Voice,
): string {
  const { seats, options, bots, seed } = contest;
  const { words } = voice;
  const { number, column } = words;
  const shown = ({ mean, within }: Estimate, digits: number, signed = false, times = 1): string =>
    `${signed && mean > 0 ? '+' : ''}${number(mean * times, digits)}${within === null ? '' : ` ± ${number(within * times, digits)}`}`;
  const rows = standings.map(
    ({ bot, seats: held, points, ahead, skill, place, wins, winsAhead, bids, mean, p99 }) => [
      held > 1 ? `${bot} ×${held}` : bot,
      points === null ? '' : shown(points, 1),
      ahead === null ? '' : shown(ahead, 1, true),
      skill === null ? '' : shown(skill, points === null ? 3 : 1, true),
      shown(place, 2),
      shown(wins, 1, false, 100),
      winsAhead === null ? '' : shown(winsAhead, 1, true, 100),
      bids === null ? '' : shown(bids, 1, false, 100),
      number(mean, 2),
      number(p99, 2),
    ],
  );
  const head = [
    column.bot,
    column.points,
    column.ahead,
    column.skill,
    column.place,
    column.winShare,
    column.aheadShare,
    column.bidShare,
    column.ms,
    column.slowMs,
  ];
  const used = head.map((_, at) => rows.some((row) => row[at] !== ''));
  const told = [
    words.contested(voice.nameOf(game), games, deals, seats),
    bots.join(','),
    ...(playouts === null ? [] : [words.playouts(playouts)]),
    words.seed(JSON.stringify(seed)),
    ...(luck ? [words.withoutLuck] : []),
  ];
  return [
    told.join(', '),
    words.options(JSON.stringify(options)),
    '',
    ...columns([head, ...rows].map((row) => row.filter((_, at) => used[at]))),
  ].join('\n');
}
