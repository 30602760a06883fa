// Many tables: so many four-player tables with a stream for each player, one action a table every three seconds; what a
// table and a stream cost, how late actions are seen, and whether memory grows with the matches that are over. The
// server has one core, the load another. `npm run bench:tables`; `TABLES`, `MINUTES`, `MATCHES` (that are played to
// their end afterwards). `PART=tables` or `PART=matches` runs one half.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pins } from './berth.js';
import { Line, SharedLine } from './line.js';
import { percentile } from './load.js';
import { any, SEATS } from './match.js';
import { Guest, gatherOne, ours } from './ours.js';

const TABLES = Number(process.env.TABLES ?? 5_000);
const MINUTES = Number(process.env.MINUTES ?? 1);
const MATCHES = Number(process.env.MATCHES ?? 2_000);
const part = process.env.PART ?? 'all';
const PACE_MS = 3_000;
const LINES = 256;
const AT_ONCE = 32;
/** Streams come from several addresses, for one has no more ports. */
const STREAMS_AN_ADDRESS = 8_000;
/** Rooms that nobody follows leave memory after a minute, or else not at all. */
const EMPTY_MS = 180_000;
const SETTLE_MS = 5_000;
/** Actions that are not seen so long after they were due count as errors. */
const LOST_MS = 30_000;
const SAMPLES = 5;
const KB = 1_024;
const MB = KB * KB;

const say = (line) => process.stderr.write(`${line}\n`);
const count = (number) => Math.round(number).toLocaleString('en');

async function eachOf(list, atOnce, work) {
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(atOnce, list.length) }, async () => {
      while (next < list.length) await work(list[next], next++);
    }),
  );
}

/** Waits until no room is in memory any more; tells how many are. */
async function emptied(port) {
  const began = performance.now();
  for (;;) {
    const line = new Line(port);
    const { body } = await line.ask('GET', '/metrics');
    line.close();
    const rooms = Number(/^crossbones_rooms (\d+)$/m.exec(body)[1]);
    if (rooms === 0 || performance.now() - began > EMPTY_MS) return rooms;
    await sleep(1_000);
  }
}

const companyOf = (port, lines, first) =>
  Array.from({ length: SEATS }, (_, seat) => {
    const i = first + seat;
    return new Guest(port, lines[i % lines.length], `127.0.0.${2 + Math.floor(i / STREAMS_AN_ADDRESS)}`);
  });

/** Every table has its time every three seconds; lateness counts from then, also where the last action is not seen yet. */
function play(tables, seconds, errors) {
  const replies = [];
  const sights = [];
  const began = performance.now();
  const end = began + seconds * 1_000;
  let due = 0;
  let over = 0;
  const timers = tables.map((table, i) => {
    const offset = (i * PACE_MS) / tables.length;
    let turn = 0;
    let timer;
    let at = 0;
    table.done = (replyAt, seenAt) => {
      replies.push(replyAt - at);
      sights.push(seenAt - at);
      next();
    };
    const act = () => {
      due++;
      table.act();
    };
    const next = () => {
      at = began + offset + turn++ * PACE_MS;
      if (table.over) over++;
      else if (at < end) timer = setTimeout(act, Math.max(0, at - performance.now()));
    };
    next();
    return () => clearTimeout(timer);
  });
  return new Promise((resolve) => {
    const look = setInterval(() => {
      const busy = tables.filter((table) => table.busy);
      const now = performance.now();
      if (now < end || (busy.length > 0 && now < end + LOST_MS)) return;
      clearInterval(look);
      for (const cancel of timers) cancel();
      for (const _ of busy) errors.push('an action was never seen');
      resolve({ replies, sights, due, over, seconds });
    }, 100);
  });
}

async function tablesHeld(server) {
  const lines = Array.from({ length: LINES }, () => new SharedLine(server.port));
  const errors = [];
  const rows = [];
  const row = (what, value, bar = '') => rows.push(`| ${what} | ${value} | ${bar} |`);
  await sleep(2_000);
  const idle = await server.swept();
  const tables = [];
  let began = performance.now();
  await eachOf(Array.from({ length: TABLES }), AT_ONCE, async (_, i) => {
    const table = await gatherOne(companyOf(server.port, lines, i * SEATS));
    table.failed = (why) => errors.push(why);
    tables.push(table);
  });
  say(`${TABLES} tables gathered in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  const gathered = await server.swept();
  const left = await emptied(server.port);
  const empty = await server.swept();
  say(`${left} rooms are in memory`);
  began = performance.now();
  await eachOf(tables, AT_ONCE, (table) => table.follow());
  const streams = TABLES * SEATS;
  say(`${streams} streams opened in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  await sleep(SETTLE_MS);
  const followed = await server.swept();
  const micros = await server.micros();
  const own = process.cpuUsage();
  const done = await play(tables, MINUTES * 60, errors);
  const busy = ((await server.micros()) - micros) / (done.seconds * 1e6);
  const used = process.cpuUsage(own);
  const after = await server.swept();
  const rss = await server.rss();
  for (const table of tables) {
    table.failed = () => {};
    table.leave();
  }
  for (const line of lines) line.close();
  const actions = done.sights.length;
  const ms = (times, share) => (actions === 0 ? '–' : percentile(times, share).toFixed(1));
  row('tables, streams', `${count(TABLES)}, ${count(streams)}`);
  row(`actions in ${MINUTES} min: due, seen by all four`, `${count(done.due)}, ${count(actions)}`);
  row('matches that ended meanwhile', count(done.over));
  row('errors', `${count(errors.length)}${errors.length > 0 ? `: ${errors[0].slice(0, 120)}` : ''}`, '0');
  row('from due to reply, ms: p50, p99', `${ms(done.replies, 0.5)}, ${ms(done.replies, 0.99)}`);
  row(
    'from due to the last stream, ms: p50, p99, most',
    `${ms(done.sights, 0.5)}, ${ms(done.sights, 0.99)}, ${ms(done.sights, 1)}`,
    'p99 ≤ 50',
  );
  row('share of its core the server used', busy.toFixed(2));
  row(
    'share of its core the load used',
    ((used.user + used.system) / (done.seconds * 1e6)).toFixed(2),
    '< 0.8, or p99 is the load’s own',
  );
  row('memory of the process at the end, MB', count(rss / MB), '≤ 1,536');
  row('… idle, before any table', count(idle.rss / MB));
  row('a table just begun, in use, kB', ((gathered.live - idle.live) / TABLES / KB).toFixed(1));
  row(
    `a table that nobody has followed for a while, in use, kB (${left} are in memory)`,
    ((empty.live - idle.live) / TABLES / KB).toFixed(1),
    '0',
  );
  row(
    'a table with its four streams, in use, kB',
    ((followed.live - empty.live) / TABLES / KB).toFixed(1),
    '≤ 60 (20 and 4 × 10)',
  );
  row(
    'a stream with its part of the table: the process grew by, kB',
    ((followed.rss - empty.rss) / streams / KB).toFixed(1),
    '≤ 15',
  );
  row(
    'a table grew while it was played at, in use, kB',
    ((after.live - followed.live) / TABLES / KB).toFixed(1),
  );
  return rows;
}

/** A match of one round, played to its end through requests alone. */
async function finish(guests) {
  const table = await gatherOne(guests, { schedule: [1] });
  for (;;) {
    const seen = await Promise.all(guests.map((guest) => guest.get(`/api/tables/${table.id}`)));
    const sights = seen.map(({ step }) => step.sight);
    const seat = sights[0].actors[0];
    if (seat === undefined) return;
    const { decision, legal } = sights[seat];
    await guests[seat].post(`/api/tables/${table.id}/submit`, { decision, actions: [any(legal)] });
  }
}

async function matchesFinished(server) {
  const lines = Array.from({ length: AT_ONCE }, () => new SharedLine(server.port));
  const companies = lines.map((line) => Array.from({ length: SEATS }, () => new Guest(server.port, line)));
  const samples = [];
  let played = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const share = Math.round((MATCHES * (sample + 1)) / SAMPLES) - played;
    await Promise.all(
      companies.map(async (guests, i) => {
        for (let at = i; at < share; at += companies.length) await finish(guests);
      }),
    );
    played += share;
    const left = await emptied(server.port);
    const { live, rss } = await server.swept();
    samples.push({ played, live, rss });
    say(
      `${count(played)} matches over: ${(live / MB).toFixed(1)} MB in use, ${count(rss / MB)} MB in all, ${left} rooms`,
    );
  }
  for (const line of lines) line.close();
  // The first sample warms up. Least squares over the others.
  const [, ...rest] = samples;
  const middle = (read) => rest.reduce((sum, one) => sum + read(one), 0) / rest.length;
  const slope = (read) => {
    const [x, y] = [middle((one) => one.played), middle(read)];
    const over = rest.reduce((sum, one) => sum + (one.played - x) * (read(one) - y), 0);
    return over / rest.reduce((sum, one) => sum + (one.played - x) ** 2, 0);
  };
  return [
    `| matches played to their end | ${count(MATCHES)} |  |`,
    `| memory in use grows by, bytes a match | ${slope((one) => one.live).toFixed(0)} | 0 |`,
    `| the process grows by, bytes a match | ${slope((one) => one.rss).toFixed(0)} | |`,
  ];
}

console.log(
  `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`,
);
const files = Number(
  execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).replace('unlimited', 'Infinity'),
);
console.log(
  `${pins ? 'the server on one core, the load on another' : 'nothing pinned'}; a process may have ${count(files)} files open\n`,
);
if (part !== 'matches' && TABLES * SEATS + LINES + 100 > files)
  console.log(
    `${count(TABLES * SEATS)} streams do not fit into ${count(files)} open files; raise the limit (ulimit -n), or set TABLES.\n`,
  );
console.log('| | measured | bar |\n|---|---|---|');
for (const [name, run] of [
  ['tables', tablesHeld],
  ['matches', matchesFinished],
]) {
  if (part !== 'all' && part !== name) continue;
  const server = await ours.launch({});
  try {
    for (const line of await run(server)) console.log(line);
  } finally {
    await server.stop();
  }
}
process.exit();
