// Our server beside boardgame.io and Colyseus: the same number of four-player matches, each player with a stream of their
// own, one server process on one core, the load from this process on another. `npm run bench:server`.
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pins } from './berth.js';
import { chart } from './chart.js';
import { colyseus } from './colyseus.js';
import { closed, open, percentile } from './load.js';
import { SEATS } from './match.js';
import { ours } from './ours.js';
import { report } from './report.js';
import { theirs } from './theirs.js';

const MATCHES = Number(process.env.MATCHES ?? 250);
const SECONDS = Number(process.env.SECONDS ?? 10);
const PASSES = Number(process.env.PASSES ?? 1);
const STARTS = Number(process.env.STARTS ?? 3);
const RATES = (process.env.RATES ?? '250,1000').split(',').map(Number);
const sides = { ours, theirs, colyseus };
/** `ONLY=ours,colyseus` measures these alone. */
const chosen = process.env.ONLY?.split(',') ?? Object.keys(sides);
/** The folder in which the server under test leaves a processor profile when it ends. */
const profile = process.env.PROFILE;

const WARM_SECONDS = 3;
const SETTLE_MS = 2_000;
/** Fewer than the actions of a whole match, so that none ends while the rate is held. */
const LONG_ENOUGH = 200;

const say = (line) => process.stderr.write(`${line}\n`);

async function seated(side, server, old) {
  for (const match of old) match.leave();
  const matches = await side.gather(server, MATCHES);
  for (const match of matches) await match.follow();
  return matches;
}

/** Runs one load and measures the processor time that it took, the server's and our own. */
async function timed(server, load) {
  // Sitting down is a load of its own, and leaves both servers something to clear away.
  await sleep(SETTLE_MS);
  const before = await server.micros();
  const own = process.cpuUsage();
  const done = await load();
  const { user, system } = process.cpuUsage(own);
  const micros = await server.micros();
  return {
    rate: done.actions / done.seconds,
    cpu: (micros - before) / done.actions,
    busy: (micros - before) / (done.seconds * 1e6),
    own: (user + system) / (done.seconds * 1e6),
    reply50: percentile(done.replies, 0.5),
    reply99: percentile(done.replies, 0.99),
    seen50: percentile(done.sights, 0.5),
    seen99: percentile(done.sights, 0.99),
  };
}

async function pass(side) {
  const starts = [];
  for (let i = 1; i < STARTS; i++) {
    const server = await side.launch({});
    starts.push(server.readyMs);
    await server.stop();
  }
  const server = await side.launch({ profile });
  starts.push(server.readyMs);
  try {
    await sleep(2000);
    const idle = await server.rss();
    let matches = await side.gather(server, MATCHES);
    await sleep(500);
    const without = await server.swept();
    for (const match of matches) await match.follow();
    await sleep(500);
    const withStreams = await server.swept();
    say(`${side.name}: ${MATCHES} matches, ${MATCHES * SEATS} streams`);
    await closed(matches, WARM_SECONDS);
    const rates = {};
    for (const rate of RATES) {
      const played = matches.reduce((sum, match) => sum + match.played, 0) / MATCHES;
      if (played + (rate * SECONDS) / MATCHES > LONG_ENOUGH) matches = await seated(side, server, matches);
      rates[rate] = await timed(server, () => open(matches, SECONDS, rate));
      say(`${side.name}: ${rate} actions/s asked, ${rates[rate].rate.toFixed(0)} done`);
    }
    matches = await seated(side, server, matches);
    const free = await timed(server, () => closed(matches, SECONDS));
    say(`${side.name}: ${free.rate.toFixed(0)} actions/s in closed loop`);
    const loaded = await server.rss();
    for (const match of matches) match.leave();
    return {
      ready: percentile(starts, 0.5) / 1000,
      idle,
      perStream: (withStreams.rss - without.rss) / (MATCHES * SEATS),
      livePerStream: (withStreams.live - without.live) / (MATCHES * SEATS),
      loaded,
      rates,
      free,
    };
  } finally {
    await server.stop();
  }
}

/** What the disk under the data folder takes to make 4 KB durable, in µs. */
function syncMicros() {
  const folder = mkdtempSync(join(tmpdir(), 'crossbones-bench-'));
  const file = openSync(join(folder, 'sync'), 'w');
  const block = Buffer.alloc(4096);
  const times = [];
  for (let i = 0; i < 200; i++) {
    const before = performance.now();
    writeSync(file, block);
    fdatasyncSync(file);
    times.push((performance.now() - before) * 1000);
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
  return percentile(times, 0.5);
}

const [{ model } = { model: 'unknown processor' }] = cpus();
const facts = [
  `${model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`,
  `${MATCHES} four-player matches, ${MATCHES * SEATS} streams, ${SECONDS} s a load, median of ${PASSES} pass${PASSES === 1 ? '' : 'es'}; 4 KB are durable on this disk after ${syncMicros().toFixed(0)} µs`,
  pins
    ? 'the server on one core, the load on another (taskset)'
    : 'nothing pinned: no taskset, or one core only',
];

const results = Object.fromEntries(chosen.map((side) => [side, []]));
for (let i = 0; i < PASSES; i++) {
  for (const side of chosen) results[side].push(await pass(sides[side]));
}
const measured = chosen.map((side) => ({ ...sides[side], passes: results[side] }));
console.log(report(facts, measured, RATES));
// `CHART=docs/benchmarks-server.svg` draws processor time per action.
if (process.env.CHART) writeFileSync(process.env.CHART, chart(facts[0], measured, RATES));
process.exit();
