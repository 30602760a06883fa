// How much somebody gains at Skull who has counted what the captain does in every public situation: against the captain
// as it is, and against a captain that always does what it does most often. One thread for each.
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { siege } from '@crossbones/bots/skull/siege';

const read = () => {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '2000' },
      playouts: { type: 'string' },
      practice: { type: 'string', default: '4000' },
      seed: { type: 'string', default: 'crossbones' },
    },
  });
  const { games, practice, playouts, seed } = values;
  return {
    seats: 4,
    games: Number(games),
    practice: Number(practice),
    playouts: playouts === undefined ? null : Number(playouts),
    seed,
  };
};

if (isMainThread) {
  const plan = read();
  const { seats, seed, practice, games } = plan;
  console.log(
    `Skull, ${seats} seats, seed "${seed}": one who has learned the captains' habits in ${practice} games`,
  );
  console.log(`plays ${games} against three of them.\n`);
  const gains = await Promise.all(
    [true, false].map(
      (mixing) =>
        new Promise((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: { ...plan, mixing } });
          worker.on('message', resolve);
          worker.on('error', reject);
        }),
    ),
  );
  for (const [i, { games, wins, even }] of gains.entries()) {
    const share = wins / games;
    const within = 1.96 * Math.sqrt((share * (1 - share)) / games);
    const gain = 100 * (share - even);
    console.log(
      `${i === 0 ? 'captain, mixing' : 'captain, not mixing'}: wins ${(100 * share).toFixed(1)} ± ${(100 * within).toFixed(1)} %, ` +
        `gains ${gain > 0 ? '+' : ''}${gain.toFixed(1)} points`,
    );
  }
} else {
  let last;
  for await (const now of siege(workerData)) last = now;
  parentPort.postMessage(last);
}
