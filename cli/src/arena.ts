import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Bout, type Contest, type Estimate, type Report, readBot, report } from '@crossbones/bots';
import { ok, type Result } from '@crossbones/core';
import { nameOf } from '@crossbones/texts';
import type { Order, Told } from './arena-worker.js';
import { readArguments, readCount } from './arguments.js';
import { type Command, type Complaint, misuse } from './command.js';
import { Progress } from './progress.js';
import { readGameId, readSetting, type Setting } from './setting.js';

const MOST_GAMES = 10_000_000;
const MOST_JOBS = 64;

/** Bots against each other: the same deals for every rotation of the seats, so that luck cancels. */
export const arena: Command = async (args) => {
  const spec = {
    seats: 'string',
    bots: 'string',
    games: 'string',
    seed: 'string',
    options: 'string',
    playouts: 'string',
    jobs: 'string',
    json: 'boolean',
  } as const;
  const read = readArguments('arena', args, spec, 1);
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const id = readGameId('arena', positionals[0]);
  if (!id.ok) return id;
  const bots = readBots(values.bots ?? 'captain,bosun,deckhand,random');
  if (!bots.ok) return bots;
  const setting = readSetting(id.value, { seats: String(bots.value.length), ...values }, bots.value.length);
  if (!setting.ok) return setting;
  const { seats, options } = setting.value;
  if (bots.value.length !== seats) return misuse('arena-seats', { seats, bots: bots.value.length });
  const games = readCount('--games', values.games ?? '100', 1, MOST_GAMES);
  if (!games.ok) return games;
  const playouts =
    values.playouts === undefined ? ok(null) : readCount('--playouts', values.playouts, 1, 10_000_000);
  if (!playouts.ok) return playouts;
  const jobs = readCount('--jobs', values.jobs ?? String(availableParallelism()), 1, MOST_JOBS);
  if (!jobs.ok) return jobs;
  const contest: Contest = { seats, options, bots: bots.value, seed: values.seed ?? 'crossbones' };
  const deals = Math.ceil(games.value / seats);
  const bouts = await played(
    { game: id.value, contest, playouts: playouts.value },
    deals,
    Math.min(jobs.value, deals),
  );
  const result = report(contest, bouts);
  const text = values.json ? json(setting.value, contest, result) : lines(setting.value, contest, result);
  process.stdout.write(`${text}\n`);
  return ok(0);
};

function readBots(list: string): Result<readonly string[], Complaint> {
  const names = list.split(',').map((name) => name.trim());
  const strange = names.find((name) => readBot(name) === null);
  return strange === undefined ? ok(names) : misuse('unknown-bot', { name: strange });
}

/** Threads ask for one deal after another; what comes back is put in order, so that their number changes nothing. */
async function played(order: Order, deals: number, jobs: number): Promise<Bout[]> {
  const progress = new Progress(deals * order.contest.seats);
  const bouts: (readonly Bout[])[] = [];
  let next = 0;
  let done = 0;
  const threads = Array.from({ length: jobs }, () => {
    const worker = new Worker(new URL('../dist/arena-worker.js', import.meta.url), {
      workerData: order,
      execArgv: [],
    });
    return new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      worker.on('message', (told: Told) => {
        if ('bouts' in told) {
          bouts[told.bouts[0].deal] = told.bouts;
          progress.show(++done * order.contest.seats);
        }
        if (next < deals) worker.postMessage(next++);
        else void worker.terminate();
      });
    });
  });
  await Promise.all(threads);
  progress.clear();
  return bouts.flat();
}

const json = ({ id }: Setting, contest: Contest, result: Report): string =>
  JSON.stringify({ game: id, ...contest, ...result });

function lines({ id }: Setting, contest: Contest, { deals, games, standings }: Report): string {
  const { seats, options, bots, seed } = contest;
  const rows = standings.map(
    ({ bot, seats: held, points, ahead, place, wins, winsAhead, bids, mean, p99 }) => [
      held > 1 ? `${bot} ×${held}` : bot,
      points === null ? '' : shown(points, 1),
      ahead === null ? '' : shown(ahead, 1, true),
      shown(place, 2),
      shown(wins, 1, false, 100),
      winsAhead === null ? '' : shown(winsAhead, 1, true, 100),
      bids === null ? '' : shown(bids, 1, false, 100),
      mean.toFixed(2),
      p99.toFixed(2),
    ],
  );
  const head = ['bot', 'points', 'ahead', 'place', 'wins %', 'ahead %', 'bids %', 'ms', 'p99 ms'];
  const used = head.map((_, column) => rows.some((row) => row[column] !== ''));
  const table = [head, ...rows].map((row) => row.filter((_, column) => used[column]));
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  return [
    `${nameOf(id)}: ${games} games, ${deals} deals in ${seats} rotations, ${bots.join(',')}, seed "${seed}"`,
    `Options: ${JSON.stringify(options)}`,
    '',
    ...table.map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
        .join('   '),
    ),
  ].join('\n');
}

const shown = ({ mean, within }: Estimate, digits: number, signed = false, times = 1): string =>
  `${signed && mean > 0 ? '+' : ''}${(mean * times).toFixed(digits)} ± ${(within * times).toFixed(digits)}`;
