// Runs servers under test: one process each, on a processor core of its own where the system allows that.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Line } from './line.js';

const PROBE = new URL('probe.js', import.meta.url).href;
const START_MS = 30_000;

/** Pins this process, which makes the load, to the second core; servers then get the first. */
function pinned() {
  if (availableParallelism() < 2) return false;
  try {
    execFileSync('taskset', ['-acp', '1', String(process.pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
export const pins = pinned();

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a server and waits until it answers `readyPath` with 200. */
export async function launch(script, args, env, readyPath, profile) {
  const port = await freePort();
  const node = [
    '--expose-gc',
    '--import',
    PROBE,
    ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []),
    fileURLToPath(script),
    ...args,
  ];
  const [command, ...rest] = pins ? ['taskset', '-c', '0', process.execPath] : [process.execPath];
  const began = performance.now();
  const child = spawn(command, [...rest, ...node], {
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let gone = false;
  child.once('exit', () => {
    gone = true;
  });
  for (;;) {
    if (gone) throw new Error(`${fileURLToPath(script)} ended before it was ready`);
    if (performance.now() - began > START_MS) {
      child.kill('SIGKILL');
      throw new Error(`${fileURLToPath(script)} was not ready after ${START_MS / 1000} s`);
    }
    const line = new Line(port);
    const answer = await line.ask('GET', readyPath).catch(() => null);
    line.close();
    if (answer?.status === 200) break;
    await sleep(5);
  }
  const readyMs = performance.now() - began;
  const probe = async (question) => {
    child.send(question);
    // Some servers send word of their own, such as 'ready'.
    for (;;) {
      const [answer] = await once(child, 'message');
      if (answer.micros !== undefined) return answer;
    }
  };
  return {
    port,
    readyMs,
    micros: async () => (await probe('time')).micros,
    /** The memory of the process as it is, in bytes. */
    rss: async () => (await probe('time')).rss,
    /** The memory after garbage collection, and how many bytes of it are in use. */
    swept: () => probe('memory'),
    async stop() {
      if (gone) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(late);
    },
  };
}
