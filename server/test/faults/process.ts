import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { built, bundled, fastClock } from '../programs.js';
import { unlimited } from '../unlimited.js';

/**
 * Runs a piece of code as a process of its own, on the built server: `load('storage/index.js')` imports from it, and
 * what is printed can be read line by line.
 */
export class Subprocess {
  readonly child: ChildProcess;
  readonly lines: string[] = [];
  #rest = '';
  #waiting: (() => void)[] = [];

  /** `limit`: the longest file it may write, in units of 512 or 1,024 bytes, as the shell has it. */
  constructor(code: string, limit?: number) {
    // It ends with the process that started it, however that ends.
    const text = `process.stdin.resume().once('end', () => process.exit(1)).unref();
      const load = (path) => import(${JSON.stringify(built)} + path);
      const world = { after(ms, call) { const timer = setTimeout(call, ms); return () => clearTimeout(timer); } };
      ${code}`;
    const node = [process.execPath, '--input-type=module', '-e', text];
    const [command, ...rest] =
      limit === undefined ? node : ['sh', '-c', `ulimit -f ${limit}; exec "$0" "$@"`, ...node];
    this.child = spawn(command, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.stdout?.on('data', (chunk) => {
      const parts = (this.#rest + chunk).split('\n');
      this.#rest = parts.pop()!;
      this.lines.push(...parts);
      this.#wake();
    });
    this.child.once('close', () => this.#wake());
  }

  #wake(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Waits until there are so many lines, or the process has ended. */
  async until(count: number): Promise<void> {
    while (this.lines.length < count && this.child.exitCode === null && this.child.signalCode === null) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async end(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'close');
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.end();
  }
}

/** A port that the system gives to no other connection, so that a server that comes back finds it free. */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    const probe = createServer();
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!free) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

export interface Spawned {
  readonly url: string;
  readonly pid: number;
  /** What its log has said so far. */
  readonly logged: string[];
  /** Sends the signal and waits for the end. */
  kill(signal?: NodeJS.Signals): Promise<Exit>;
  readonly exited: Promise<Exit>;
}

interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

interface Wanted {
  readonly env: { readonly [name: string]: string };
  /**
   * How many times as fast as real time its time runs, and since when: servers with the same values have the same time.
   */
  readonly pace?: number;
  readonly since?: number;
}

/**
 * The built server as a process of its own, ready for requests; it ends with the process that started it, however that
 * ends.
 */
export async function spawnServer({ env, pace = 1, since = Date.now() }: Wanted): Promise<Spawned> {
  const code = `
    process.stdin.resume().once('end', () => process.exit(1));
    const { readConfig, serve } = await import(${JSON.stringify(bundled)});
    const { FastClock } = await import(${JSON.stringify(fastClock)});
    const config = readConfig(process.env);
    if (!config.ok) throw new Error(JSON.stringify(config.error));
    const at = ${since} + (Date.now() - ${since}) * ${pace};
    await serve(config.value, new FastClock(${pace}, null, at));`;
  const { DATABASE_URL: _, DATA_DIR: __, ...own } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...own, ...unlimited, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const logged: string[] = [];
  let said = '';
  child.stderr.on('data', (chunk) => logged.push(String(chunk)));
  const exited = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [, here] = /ready at (http:\S+?)[,\n]/.exec(said) ?? [];
      if (here !== undefined) resolve(here);
    });
    void exited.then(({ code }) => reject(new Error(`the server ended with ${code}: ${logged.join('')}`)));
  });
  // A kept connection to the server before, which was killed, may turn out to be cut only now.
  const ask = () => fetch(`${url}/readyz`);
  const ready = await ask().catch(ask);
  if (!ready.ok) throw new Error(`the server is not ready: ${await ready.text()}`);
  return {
    url,
    pid: child.pid!,
    logged,
    exited,
    kill: (signal = 'SIGKILL') => {
      child.kill(signal);
      return exited;
    },
  };
}
