// Writes down what a server of this version leaves behind, in both databases: `node record.js <folder>`.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { must } from '@crossbones/core';
import { backup, start } from '../../src/index.js';
import { readConfig } from '../../src/settings-and-defaults.js';
import { FastClock } from '../clocks/fast-clock.js';
import { postgresServer } from '../programs.js';
import { unlimited } from '../unlimited.js';
import { dump } from './dump.js';
import { HERE } from './person.js';
import type { Recording } from './recording.js';
import { live } from './scenario.js';
import { pack } from './shelf.js';

const DAY = 86_400_000;

const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Lets people live at a server on this storage, and stops it as its operator would. */
async function record(env: { readonly [name: string]: string }): Promise<Recording> {
  const config = must(
    readConfig({
      ...unlimited,
      PUBLIC_URL: HERE,
      ...env,
    }),
  );
  // Its time runs faster than real time now and then. It begins yesterday, so that nothing lies in the future.
  const world = new FastClock(1, null, Date.now() - DAY);
  const ways = { mayCall: () => true, post: async () => 201 };
  const running = await start(config, world, undefined, { ways });
  const { people, recording } = await live(`http://127.0.0.1:${running.port}`, world);
  const lived = await recording();
  for (const one of people) one.close();
  await running.stop();
  return { version, stopped: world.now(), ...lived };
}

const write = (folder: string, recording: Recording): Promise<void> =>
  writeFile(join(folder, 'people.json'), `${JSON.stringify(recording, null, 1)}\n`);

async function recordSqlite(folder: string): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'crossbones-record-'));
  const recording = await record({ DATA_DIR: data });
  await mkdir(join(folder, 'data'), { recursive: true });
  // One file, with what was in the write-ahead log, as an operator would copy it.
  const copy = join(data, 'copy.db');
  await backup(data, copy);
  await pack(join(folder, 'data', 'crossbones.db'), await readFile(copy));
  await write(folder, recording);
  await rm(data, { recursive: true });
}

async function recordPostgres(folder: string): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, postgresServer, { stdio: ['pipe', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  const recording = await record({ DATABASE_URL: url });
  await mkdir(folder, { recursive: true });
  await pack(join(folder, 'dump.sql'), await dump(url));
  await write(folder, recording);
  const exited = once(child, 'exit');
  child.stdin!.end();
  await exited;
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('say where to write it: record.ts <folder>');
await recordSqlite(join(folder, 'sqlite'));
await recordPostgres(join(folder, 'postgres'));
