// What bots cost a server: an answer in the main thread beside the same in a thread of its own, and how many bots at
// human pace one thread holds, by game and level. `npm run bench:threads`; `PART=answers` or `PART=held` runs one half.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  answersAtSight,
  decidingMs,
  inquiryOf,
  Pool,
  thinking,
  thinkingMs,
  wordOf,
} from '@crossbones/bots/pool';
import { keyFrom, Match, must } from '@crossbones/core';
import { games } from '@crossbones/games';
import { engines } from '@crossbones/server/bot-engines';
import { BotThreads } from '@crossbones/server/bot-threads';

const TABLES = [
  ['skull-king', 4, {}],
  ['skull-king-dice', 4, {}],
  ['skull-queen', 4, {}],
  ['skull', 4, {}],
  ['queens-collection', 3, {}],
];
const LEVELS = ['deckhand', 'bosun', 'captain', 'admiral'];
/** The same question takes the same work again; the least of its times is the one that nothing else disturbed. */
const REPEATS = 3;
const ASKED = Number(process.env.ASKED ?? 150);
const SECONDS = Number(process.env.SECONDS ?? 6);
const THREADS = Number(process.env.BOT_THREADS ?? 1);
const CROWDS = (process.env.CROWDS ?? '4,12,36,100,200,400').split(',').map(Number);
const PACE_S = 3;
const part = process.env.PART ?? 'all';

const think = thinking(engines);

/** Processor time of this thread alone, in µs. */
const ownMicros = () => Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1_000;
const allMicros = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
const mean = (values) => values.reduce((sum, one) => sum + one, 0) / values.length;
const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** The positions of whole games among bosuns, as every seat that is asked sees them. */
async function positions(id, seats, options, wanted) {
  const found = [];
  for (let deal = 0; found.length < wanted; deal++) {
    const match = must(Match.open(games[id], { seats, options, key: keyFrom(`bench ${deal}`) }));
    while (match.outcome() === null && found.length < wanted) {
      const [seat] = match.actors;
      const turn = { seat, level: 'bosun', decision: match.decision(seat) };
      found.push(inquiryOf(match, turn));
      const { word } = await think(inquiryOf(match, turn));
      must(match.submit(seat, [wordOf(match, turn, word)]));
    }
  }
  return found;
}

/** A thread of the server's, whoever is asked. */
const hire = ({ told, failed }) => {
  const worker = new Worker(new URL('../server/dist/bot-worker.js', import.meta.url), { execArgv: [] });
  worker.on('message', told);
  worker.on('error', failed);
  return { post: (asked) => worker.postMessage(asked), terminate: () => void worker.terminate() };
};
const after = (ms, call) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

async function answers() {
  console.log(
    `\nµs that an answer at sight takes: in the main thread (the least of ${REPEATS} times), and processor time by a thread.\n`,
  );
  console.log(
    '| game | level | here: mean | 99 % | most | by a thread, all threads: mean | … of it the main thread |\n|---|---|---|---|---|---|---|',
  );
  const pool = new Pool({ size: 1, queue: 8, hire, after, clock: () => performance.now() });
  for (const [id, seats, options] of TABLES) {
    const all = await positions(id, seats, options, ASKED);
    for (const level of LEVELS) {
      const asked = all.map((one) => ({ ...one, level, ms: 100 }));
      if (!(await answersAtSight(engines, asked[0]))) continue;
      for (const one of asked.slice(0, 30)) {
        await think(one);
        await pool.ask(one);
      }
      const here = [];
      for (const one of asked) {
        let least = Number.POSITIVE_INFINITY;
        for (let i = 0; i < REPEATS; i++) {
          const before = performance.now();
          await think(one);
          least = Math.min(least, (performance.now() - before) * 1_000);
        }
        here.push(least);
      }
      const own = ownMicros();
      const every = allMicros();
      for (const one of asked) await pool.ask(one);
      const main = (ownMicros() - own) / asked.length;
      const whole = (allMicros() - every) / asked.length;
      console.log(
        `| ${id} | ${level} | ${[mean(here), at(here, 0.99), at(here, 1), whole, main].map((us) => us.toFixed(0)).join(' | ')} |`,
      );
    }
  }
  pool.dismiss();
}

/** So many bots that are asked every three seconds, one after the other: how many answers are there when they are due. */
async function load(threads, all, level, bots) {
  const decisions = Math.round((bots / PACE_S) * SECONDS);
  const waited = [];
  let standIns = 0;
  const began = performance.now();
  const before = allMicros();
  await Promise.all(
    Array.from({ length: decisions }, async (_, i) => {
      await sleep(Math.max(0, ((i + 0.5) * SECONDS * 1_000) / decisions - (performance.now() - began)));
      const asked = performance.now();
      const inquiry = { ...all[i % all.length], level, ms: thinkingMs[level] };
      let advice = await threads.ask(inquiry);
      for (; advice === null; advice = await threads.ask(inquiry)) await sleep(50);
      if (advice.by !== level) standIns++;
      waited.push(performance.now() - asked);
    }),
  );
  const late = waited.filter((ms) => ms > decidingMs[level]).length / decisions;
  return {
    decisions,
    late,
    standIns: standIns / decisions,
    p99: at(waited, 0.99),
    cpu: (allMicros() - before) / decisions / 1_000,
  };
}

async function held() {
  console.log(
    `\nBots that are asked every ${PACE_S} s, beside ${THREADS} thread${THREADS === 1 ? '' : 's'}, for ${SECONDS} s; until more than 1 % of the answers are late.\n`,
  );
  console.log(
    '| game | level | bots | answers | late | by the bosun instead | 99 % answered within, ms | processor time an answer, ms |\n|---|---|---|---|---|---|---|---|',
  );
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  for (const [id, seats, options] of TABLES) {
    const all = await positions(id, seats, options, ASKED);
    for (const level of LEVELS.slice(2)) {
      for (const bots of CROWDS) {
        const threads = new BotThreads(THREADS);
        // The first question starts the threads.
        await Promise.all(Array.from({ length: THREADS }, () => threads.ask({ ...all[0], level, ms: 100 })));
        const { late, standIns, ...seen } = await load(threads, all, level, bots);
        threads.dismiss();
        console.log(
          `| ${id} | ${level} | ${bots} | ${seen.decisions} | ${percent(late)} | ${percent(standIns)} | ${seen.p99.toFixed(0)} | ${seen.cpu.toFixed(2)} |`,
        );
        if (late > 0.01) break;
      }
    }
  }
}

console.log(`${cpus()[0].model}, ${cpus().length} cores, Node ${process.versions.node}`);
if (part !== 'held') await answers();
if (part !== 'answers') await held();
