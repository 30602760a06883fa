// People beside bots: four-player tables of people who act every three seconds, and the same beside tables at which one
// person plays with three bots that think. By turns, each on a server of its own, so that both have the same minutes of
// a machine that others use too. `npm run bench:beside-bots`.
import { createHash } from 'node:crypto';
import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pins } from './berth.js';
import { Line, Stream } from './line.js';
import { open, percentile } from './load.js';
import { any } from './match.js';
import { Guest, ours, stepOf } from './ours.js';

const BOTS = Number(process.env.BOTS ?? 200);
const LEVEL = process.env.LEVEL ?? 'admiral';
const GAMES = (process.env.GAMES ?? 'skull-king,skull-king-dice,skull-queen,skull,queens-collection').split(
  ',',
);
const TABLES = Number(process.env.TABLES ?? 100);
const SECONDS = Number(process.env.SECONDS ?? 20);
const TURNS = Number(process.env.TURNS ?? 3);
const PACE_MS = 3_000;
const SETTLE_MS = 3_000;
const MATES = 3;

/** One person with three bots, who acts three seconds after they are asked, for as long as the match lasts. */
class Company {
  #guest;
  #stream;
  #sight = null;
  #timer;

  constructor(guest) {
    this.#guest = guest;
  }

  static async begin(port, game) {
    const guest = new Guest(port);
    const { table } = await guest.post('/api/tables', { game, seats: MATES + 1, settings: { undo: false } });
    const tell = (name, body) => guest.post(`/api/tables/${table}/${name}`, body);
    await tell('fill', { level: LEVEL });
    await tell('ready', { saltHash: createHash('sha256').update(guest.salt).digest('hex') });
    await tell('start', {});
    await tell('salt', { salt: guest.salt });
    const company = new Company(guest);
    company.#follow(table);
    return company;
  }

  leave() {
    clearTimeout(this.#timer);
    this.#stream.close();
    this.#guest.close();
  }

  #follow(table) {
    const act = () => {
      const { decision, legal } = this.#sight;
      const path = `/api/tables/${table}/submit`;
      // An action may come too late: then the next step asks again.
      this.#guest.post(path, { decision, actions: [any(legal)] }).catch(() => {});
    };
    const told = (event, data) => {
      if (event !== 'step') return;
      const { sight } = stepOf(data);
      const again = this.#sight?.decision === sight.decision;
      this.#sight = sight;
      if (again || !sight.actors.includes(0)) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(act, PACE_MS);
    };
    const path = `/api/stream?topics=table:${table}`;
    this.#stream = new Stream(this.#guest.port, path, this.#guest.cookie, told, (why) => {
      throw new Error(why);
    });
  }
}

/** How bots came to their answers so far. */
async function answers(port) {
  const line = new Line(port);
  const { body } = await line.ask('GET', '/metrics');
  line.close();
  const found = [...body.matchAll(/^crossbones_bot_answers\{time="([a-z-]+)"\} (\d+)$/gm)];
  return Object.fromEntries(found.map(([, time, count]) => [time, Number(count)]));
}

async function turn(bots) {
  const server = await ours.launch({});
  try {
    const people = await ours.gather(server, TABLES);
    for (const match of people) await match.follow();
    const companies = [];
    for (let i = 0; i < Math.ceil(bots / MATES); i++) {
      companies.push(await Company.begin(server.port, GAMES[i % GAMES.length]));
    }
    await sleep(SETTLE_MS);
    const before = await answers(server.port);
    const micros = await server.micros();
    const began = performance.now();
    const done = await open(people, SECONDS, (TABLES * 1_000) / PACE_MS);
    const seconds = (performance.now() - began) / 1_000;
    const busy = ((await server.micros()) - micros) / (seconds * 1e6);
    const after = await answers(server.port);
    for (const one of [...companies, ...people]) one.leave();
    const said = Object.fromEntries(
      Object.entries(after).map(([time, n]) => [time, n - (before[time] ?? 0)]),
    );
    return {
      reply: [0.5, 0.99].map((share) => percentile(done.replies, share)),
      seen: [0.5, 0.99].map((share) => percentile(done.sights, share)),
      actions: done.actions,
      busy,
      said,
      rate: Object.values(said).reduce((sum, n) => sum + n, 0) / seconds,
    };
  } finally {
    await server.stop();
  }
}

console.log(
  `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`,
);
console.log(
  `${TABLES} tables of four people, each an action every ${PACE_MS / 1_000} s, ${SECONDS} s a turn; beside them nobody, or ${BOTS} bots (${LEVEL}) at tables of ${GAMES.join(', ')} with one person each; ${
    pins ? 'the server on one core, the load on another' : 'nothing pinned'
  }\n`,
);
console.log(
  '| turn | beside | actions | reply, ms: p50, p99 | seen on all four streams, ms: p50, p99 | of its core | answers of bots a second | at sight, whole, shortened, by the bosun instead |\n|---|---|---|---|---|---|---|---|',
);
for (let i = 1; i <= TURNS; i++) {
  for (const bots of i % 2 === 1 ? [0, BOTS] : [BOTS, 0]) {
    const { reply, seen, actions, busy, said, rate } = await turn(bots);
    const pair = (both) => both.map((ms) => ms.toFixed(1)).join(', ');
    const how = ['at-sight', 'whole', 'shortened', 'stand-in'].map((time) => said[time] ?? 0).join(', ');
    console.log(
      `| ${i} | ${bots === 0 ? 'nobody' : `${bots} bots`} | ${actions} | ${pair(reply)} | ${pair(seen)} | ${busy.toFixed(2)} | ${rate.toFixed(1)} | ${how} |`,
    );
  }
}
process.exit();
