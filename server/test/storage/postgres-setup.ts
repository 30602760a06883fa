import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { postgresServer } from '../programs.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for the address of the PostgreSQL for tests; asking starts it. */
    postgres: string;
  }
}

/** What a database is asked for that not every PostgreSQL has. */
const features = {
  'LISTEN (nodes ask each other’s news of a table instead, tests of notifications fail)':
    'listen crossbones_probe',
  'parts by hash (no node starts)':
    'create temp table crossbones_probe (id text primary key) partition by hash (id)',
  'commits that wait for the disk (no node starts)': `do $$ begin
    if current_setting('synchronous_commit') not in ('on', 'remote_apply') then raise 'it is off'; end if; end $$`,
};

async function lackedBy(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const lacking: string[] = [];
  for (const [feature, probe] of Object.entries(features))
    await client.query(probe).catch(() => lacking.push(feature));
  await client.end();
  return lacking.join(', ');
}

/** One PostgreSQL for a whole run of tests, started when the first test asks: a run without such tests pays nothing. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let child: ChildProcess | null = null;
  let address: Promise<string> | null = null;

  const start = async (): Promise<string> => {
    const given = process.env.TEST_DATABASE_URL;
    if (given) {
      const lacking = await lackedBy(given);
      if (lacking !== '') console.log(`The database of TEST_DATABASE_URL lacks ${lacking}.`);
      return given;
    }
    const started = spawn(process.execPath, postgresServer, { stdio: ['pipe', 'pipe', 'inherit'] });
    child = started;
    const line = await new Promise<string>((resolve, reject) => {
      let text = '';
      started.stdout.on('data', (chunk) => {
        text += chunk;
        if (text.includes('\n')) resolve(text.trim());
      });
      started.once('exit', (code) => reject(new Error(`the PostgreSQL for tests ended with status ${code}`)));
    });
    return line;
  };

  const desk = createServer((_, reply) => {
    address ??= start();
    address.then(
      (url) => reply.end(url),
      (error) => reply.writeHead(500).end(String(error)),
    );
  });
  desk.listen(0, '127.0.0.1');
  await once(desk, 'listening');
  desk.unref();
  const at = desk.address();
  if (at === null || typeof at === 'string') throw new Error('the desk has no port');
  project.provide('postgres', `http://127.0.0.1:${at.port}/`);

  return async () => {
    desk.close();
    await address?.catch(() => {});
    if (child === null || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.stdin?.end();
    await exited;
  };
}
