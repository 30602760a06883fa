import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Bout, type Contest, type Estimate, type Report, readBot, report } from '@crossbones/bots';
import { ok, type Result } from '@crossbones/core';
import { nameOf } from '@crossbones/texts';
import type { Order, Told } from './arena-worker.js';
import { readArguments, readCount } from './arguments.js';
import { type Command, type Complaint, misuse } from './command.js';
import { Progress } from './progress.js';
import { readGameId, readSetting } from './setting.js';

const MOST_GAMES = 200_000;
const MOST_PLAYOUTS = 10_000_000;
const MOST_JOBS = 64;
/** Who meets where nobody was named, again and again round a larger table. */
const USUAL_BOTS = ['captain', 'bosun', 'deckhand', 'random'];
const INTERRUPTED = 130;
/** Between two looks at the progress. */
const GLANCE_MS = 50;

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
  const named = values.bots === undefined ? ok(null) : readBots(values.bots);
  if (!named.ok) return named;
  const given = named.value === null ? {} : { seats: String(named.value.length) };
  const setting = readSetting(id.value, { ...given, ...values });
  if (!setting.ok) return setting;
  const { seats, options } = setting.value;
  const bots =
    named.value ?? Array.from({ length: seats }, (_, seat) => USUAL_BOTS[seat % USUAL_BOTS.length]);
  if (bots.length !== seats) return misuse('arena-seats', { seats, bots: bots.length });
  const games = readCount('--games', values.games ?? '100', 1, MOST_GAMES);
  if (!games.ok) return games;
  const playouts =
    values.playouts === undefined ? ok(null) : readCount('--playouts', values.playouts, 1, MOST_PLAYOUTS);
  if (!playouts.ok) return playouts;
  const jobs = readCount('--jobs', values.jobs ?? String(availableParallelism()), 1, MOST_JOBS);
  if (!jobs.ok) return jobs;
  const contest: Contest = { seats, options, bots, seed: values.seed ?? 'crossbones' };
  const deals = Math.ceil(games.value / seats);
  const order: Order = { game: id.value, contest, playouts: playouts.value };
  const result = report(contest, await played(order, deals, Math.min(jobs.value, deals)));
  const text = values.json
    ? JSON.stringify({ game: order.game, playouts: order.playouts, ...contest, ...result })
    : lines(order, result);
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
  const leave = (): void => {
    progress.clear();
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', leave);
  const bouts: (readonly Bout[])[] = [];
  let next = 0;
  let done = 0;
  let glanced = 0;
  const workers = Array.from(
    { length: jobs },
    () =>
      new Worker(new URL('../dist/arena-worker.js', import.meta.url), { workerData: order, execArgv: [] }),
  );
  const over = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      worker.on('message', (told: Told) => {
        if ('bouts' in told) {
          bouts[told.bouts[0].deal] = told.bouts;
          done++;
          if (performance.now() > glanced + GLANCE_MS) {
            progress.show(done * order.contest.seats);
            glanced = performance.now();
          }
        }
        if (next < deals) worker.postMessage(next++);
        else void worker.terminate();
      });
    });
  try {
    progress.show(0);
    await Promise.all(workers.map(over));
  } finally {
    process.off('SIGINT', leave);
    for (const worker of workers) void worker.terminate();
    progress.clear();
  }
  return bouts.flat();
}

function lines({ game, contest, playouts }: Order, { deals, games, standings }: Report): string {
  const { seats, options, bots, seed } = contest;
  const counted = playouts === null ? '' : `, ${playouts} playouts`;
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
    `${nameOf(game)}: ${games} games, ${deals} ${deals === 1 ? 'deal' : 'deals'} in ${seats} rotations, ${bots.join(',')}${counted}, seed "${seed}"`,
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
  `${signed && mean > 0 ? '+' : ''}${(mean * times).toFixed(digits)}${within === null ? '' : ` ± ${(within * times).toFixed(digits)}`}`;
