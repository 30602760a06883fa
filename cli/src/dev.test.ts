import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, cookieJar, LiveStream, TableClient } from '@crossbones/api/client';
import { must } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterEach, expect, it } from 'vitest';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const workspaces = ['core', 'games', 'bots', 'texts', 'api', 'server', 'cli', 'web'];

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end();
});

/** The checkout and what is built of it, in a folder of its own; packages of the registry are shared. */
function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'crossbones-loop-'));
  ends.push(() => rmSync(copy, { recursive: true, force: true }));
  const isNeeded = (path: string): boolean =>
    !/[\\/](node_modules|e2e|weights|golden|web[\\/]dist)$/.test(path);
  for (const name of [...workspaces, 'scripts', 'package.json', 'tsconfig.base.json'])
    cpSync(join(checkout, name), join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: isNeeded,
    });
  // To compile all that stands on a change takes its time, and would try nothing more.
  writeFileSync(join(copy, 'tsconfig.json'), '{ "files": [], "references": [{ "path": "core" }] }');
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@crossbones'), { recursive: true });
  for (const name of workspaces)
    symlinkSync(join(copy, name), join(packages, '@crossbones', name), 'junction');
  for (const name of readdirSync(join(checkout, 'node_modules')))
    if (name !== '@crossbones' && !name.startsWith('.'))
      symlinkSync(join(checkout, 'node_modules', name), join(packages, name), 'junction');
  return copy;
}

/** Every process and its parent: from where Linux lists them, for a bare one has no `ps`. */
function processes(): [pid: number, parent: number][] {
  if (!existsSync('/proc/self/stat'))
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, parent] = /^\d+ \(.*\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        return [[Number(pid), Number(parent)]];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

const childrenOf = (pid: number): number[] =>
  processes()
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('npm run dev serves page and server, follows a change with its tables, and leaves nothing behind', async () => {
  const copy = copyCheckout();
  const dev: ChildProcess = spawn(process.execPath, [join(copy, 'scripts', 'dev.js'), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  ends.push(() => dev.kill('SIGKILL'));
  let said = '';
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const says = async (what: RegExp): Promise<string[]> => {
    let found: RegExpExecArray | null = null;
    await eventually(`dev says ${what}`, () => {
      found = what.exec(said);
      if (found === null && dev.exitCode !== null) throw new Error(`dev ended: ${said}`);
      return found !== null;
    });
    return found ?? [];
  };
  const [, url] = await says(/open (http:\S+)\//);
  const [, folder] = await says(/database is in (\S+)/);

  expect(await (await fetch(url)).text()).toContain('/src/main.tsx');
  const module = await fetch(`${url}/src/shell/Icon.tsx`);
  expect(module.headers.get('content-type')).toContain('javascript');
  expect(await module.text()).toContain('import.meta.hot.accept(');

  // A table, followed on the stream through the page's address.
  const connection = connect({ url, cookies: cookieJar() });
  const { table } = must(await connection.call('open', {}, { game: 'skull', seats: 3 }));
  const stream = new LiveStream(connection);
  const client = new TableClient(table, connection, stream);
  ends.push(() => client.close());
  must(await client.begin());
  must(await connection.call('say', { table }, { channel: 'table', phrase: 'ahoy' }));
  await eventually('it is heard', () => client.lines.length === 1);

  appendFileSync(join(copy, 'core', 'src', 'result.ts'), "\nconsole.log('the changed core runs');\n");
  await says(/the changed core runs/);
  await says(/server runs again \(core\/dist\/result\.js changed\)/);
  must(await connection.call('say', { table }, { channel: 'table', phrase: 'good-game' }));
  await eventually('it is heard of the same table', () => client.lines.length === 2);

  // What does not compile is told, and the server that runs is left alone.
  appendFileSync(join(copy, 'core', 'src', 'result.ts'), "\nexport const wrong: number = 'word';\n");
  await says(/result\.ts.* error TS2322/);
  await says(/goes on with what compiled before/);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);

  const children = childrenOf(dev.pid!);
  expect(children).toHaveLength(2);
  expect(existsSync(folder)).toBe(true);
  client.close();
  dev.kill('SIGINT');
  const [code] = dev.exitCode === null ? await once(dev, 'exit') : [dev.exitCode];
  expect(code).toBe(0);
  expect(children.filter(isRunning)).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});
