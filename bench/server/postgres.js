// A PostgreSQL of our own on the servers' core: the one that the tests start; and the processor time that it takes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pins } from './berth.js';

const here = (path) => new URL(`../../${path}`, import.meta.url);
/** Linux counts processor time in hundredths of a second. */
const TICK_MICROS = 10_000;

/** What Linux says of a process, from its state on. */
function statOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

const ticksOf = (pid, until) =>
  statOf(pid)
    .slice(11, until)
    .reduce((sum, ticks) => sum + Number(ticks), 0);

/** Of the first process, of those of its children that have ended, and of those that run. */
function microsOf(first) {
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'latin1').trim().split(' ');
  return TICK_MICROS * children.reduce((sum, pid) => sum + ticksOf(pid, 13), ticksOf(first, 15));
}

async function within(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function startPostgres() {
  const script = [
    '--import',
    here('scripts/typescript.js').href,
    fileURLToPath(here('server/test/storage/postgres-server.ts')),
  ];
  const [command, ...rest] = pins ? ['taskset', '-c', '0', process.execPath] : [process.execPath];
  const child = spawn(command, [...rest, ...script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const url = String(line).trim();
  const at = (name) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const first = await within(url, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    return Number(statOf(rows[0].pid)[1]);
  });
  let made = 0;
  return {
    /** The address of a new one. */
    async database() {
      const name = `bench_${made++}`;
      await within(url, (client) => client.query(`create database ${name} template template0`));
      return at(name);
    },
    micros: () => microsOf(first),
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

/** The same tables with the same rows and indexes, each in one part. */
export const makeWhole = (url) =>
  within(url, async (client) => {
    const { rows } = await client.query(`select relname as name from pg_class
      where relkind = 'p' and relnamespace = 'public'::regnamespace`);
    for (const { name } of rows) {
      await client.query(`create table ${name}_whole (like ${name} including all)`);
      await client.query(`insert into ${name}_whole select * from ${name}`);
      await client.query(`drop table ${name} cascade`);
      await client.query(`alter table ${name}_whole rename to ${name}`);
    }
  });
