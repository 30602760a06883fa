// What an action costs one, two and three nodes on one PostgreSQL, and the database, whose tables are whole or in parts:
// processor time, for two cores cannot show that more nodes do more. The people of a table come to different nodes, as at
// an address that does not stick. `npm run bench:nodes`.
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { pins } from './berth.js';
import { closed, open, percentile } from './load.js';
import { SEATS } from './match.js';
import { Guest, gatherOne, ours } from './ours.js';
import { makeWhole, startPostgres } from './postgres.js';

const MATCHES = Number(process.env.MATCHES ?? 100);
const SECONDS = Number(process.env.SECONDS ?? 8);
const RATE = Number(process.env.RATE ?? 250);
const COUNTS = (process.env.NODES ?? '1,2,3').split(',').map(Number);
const SETTLE_MS = 3_000;
const WARM_SECONDS = 2;
const GATHERED_AT_ONCE = 8;

const number = (value) => Math.round(value).toLocaleString('en');
const line = (...cells) => console.log(`| ${cells.join(' | ')} |`);

/** Matches whose people are at one node after the other. */
async function gather(nodes) {
  const matches = [];
  let next = 0;
  const gatherers = Array.from({ length: GATHERED_AT_ONCE }, async () => {
    while (next < MATCHES) {
      const at = next++;
      const guests = Array.from(
        { length: SEATS },
        (_, seat) => new Guest(nodes[(at + seat) % nodes.length].port),
      );
      matches.push(await gatherOne(guests));
    }
  });
  await Promise.all(gatherers);
  for (const match of matches) await match.follow();
  return matches;
}

async function measured(postgres, nodes, load) {
  await sleep(SETTLE_MS);
  const used = async () => {
    const each = await Promise.all(nodes.map((node) => node.micros()));
    return [each.reduce((sum, micros) => sum + micros, 0), postgres.micros()];
  };
  const before = await used();
  const done = await load();
  const after = await used();
  return {
    rate: done.actions / done.seconds,
    nodes: (after[0] - before[0]) / done.actions,
    database: (after[1] - before[1]) / done.actions,
    p99: percentile(done.sights, 0.99),
  };
}

async function row(postgres, count, parts) {
  const database = await postgres.database();
  if (!parts) {
    await (await ours.launch({ database })).stop();
    await makeWhole(database);
  }
  const nodes = [];
  try {
    for (let i = 0; i < count; i++) nodes.push(await ours.launch({ database }));
    await sleep(SETTLE_MS);
    const matches = await gather(nodes);
    await closed(matches, WARM_SECONDS);
    const slow = await measured(postgres, nodes, () => open(matches, SECONDS, RATE));
    const free = await measured(postgres, nodes, () => closed(matches, SECONDS));
    for (const match of matches) match.leave();
    return { slow, free };
  } finally {
    for (const node of nodes) await node.stop();
  }
}

console.log(
  `${cpus()[0].model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}  `,
);
console.log(
  `${MATCHES} four-player matches, ${SECONDS} s a load; ${pins ? 'all servers on one core, the load on another' : 'nothing pinned'}\n`,
);
const loads = (what) => [`closed loop: ${what}`, `${RATE}/s: ${what}`];
line(
  'nodes',
  'tables',
  'actions/s, closed loop',
  ...loads('µs an action, nodes'),
  '× one node',
  ...loads('µs an action, database'),
  `${RATE}/s: seen by all four, p99 ms`,
);
line(...Array(9).fill('---:'));
const postgres = await startPostgres();
try {
  for (const parts of [true, false]) {
    let one = null;
    for (const count of COUNTS) {
      const { slow, free } = await row(postgres, count, parts);
      one ??= { slow, free };
      const times = [free.nodes / one.free.nodes, slow.nodes / one.slow.nodes].map((x) => x.toFixed(2));
      line(
        count,
        parts ? 'in parts' : 'whole',
        number(free.rate),
        number(free.nodes),
        number(slow.nodes),
        times.join(', '),
        number(free.database),
        number(slow.database),
        slow.p99.toFixed(1),
      );
    }
  }
} finally {
  await postgres.stop();
}
process.exit();
