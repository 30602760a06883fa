// What an action costs in two checkouts, by turns: both servers run, one of them under load, so that both have the same
// hour of a machine that others use too. `node bench/server/turns.js ../before .`, each with its build (`npm ci`).
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { closed, open, percentile } from './load.js';
import { ours } from './ours.js';

const MATCHES = Number(process.env.MATCHES ?? 100);
const SECONDS = Number(process.env.SECONDS ?? 2);
const TURNS = Number(process.env.TURNS ?? 6);
const LOADS = ['closed', ...(process.env.RATES ?? '250,1000').split(',').map(Number)];
const SETTLE_MS = 500;
/** Fewer than the actions of a whole match, so that none ends during a load. */
const LONG_ENOUGH = 210;
/** More than any server does in a closed loop on one core. */
const FASTEST = 5_000;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

async function launched(name) {
  const server = await ours.launch({ from: pathToFileURL(`${resolve(name)}/`) });
  return { name, server, matches: [] };
}

/** Sees to it that the matches last through one more load. */
async function seated(side, actions) {
  const played = side.matches.reduce((sum, match) => sum + match.played, 0) / MATCHES;
  if (side.matches.length > 0 && played + actions / MATCHES <= LONG_ENOUGH) return;
  for (const match of side.matches) match.leave();
  side.matches = await ours.gather(side.server, MATCHES);
  for (const match of side.matches) await match.follow();
  await closed(side.matches, SECONDS / 4);
}

async function turn(side, load) {
  await seated(side, SECONDS * (load === 'closed' ? FASTEST : load));
  await sleep(SETTLE_MS);
  const { matches, server } = side;
  const before = await server.micros();
  const done = await (load === 'closed' ? closed(matches, SECONDS) : open(matches, SECONDS, load));
  const micros = (await server.micros()) - before;
  return { cpu: micros / done.actions, late: percentile(done.replies, 0.99) };
}

const sides = [];
for (const name of process.argv.slice(2)) sides.push(await launched(name));
try {
  console.log(
    `${cpus()[0]?.model.trim()}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`,
  );
  console.log(`${MATCHES} four-player matches, ${TURNS} turns of ${SECONDS} s a load\n`);
  console.log(
    '| load | checkout | µs an action, median | least | × the first, median of the turns | reply, p99 ms, median |\n|---|---|---|---|---|---|',
  );
  for (const load of LOADS) {
    const seen = new Map(sides.map((side) => [side, []]));
    for (let i = 0; i < TURNS; i++) {
      for (const side of i % 2 === 0 ? sides : sides.toReversed())
        seen.get(side).push(await turn(side, load));
    }
    for (const [{ name }, turns] of seen) {
      const cpu = turns.map((one) => one.cpu);
      const ratios = cpu.map((one, i) => one / seen.get(sides[0])[i].cpu);
      const late = median(turns.map((one) => one.late));
      const figures = [
        median(cpu).toFixed(0),
        Math.min(...cpu).toFixed(0),
        median(ratios).toFixed(2),
        late.toFixed(1),
      ];
      console.log(
        `| ${load === 'closed' ? 'closed loop' : `${load}/s`} | ${name} | ${figures.join(' | ')} |`,
      );
    }
  }
} finally {
  for (const { server } of sides) await server.stop();
}
process.exit();
