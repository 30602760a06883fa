// Page and server for development: both follow what is changed, and all they keep is thrown away at the end.
// `--inspect` and `--inspect-brk` go to the server, `--port` and `--host` to the page.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const tied = new URL('tied.js', import.meta.url).href;
/** What the server is built from. */
const folders = ['core', 'games', 'bots', 'texts', 'api', 'server', 'cli'];
/**
 * Vite's own port and not the server's 3000: there the service worker of a page that was played earlier would answer.
 */
const PORT = 5173;
/** After that long a server is killed: one that stands at a breakpoint hears no signal. */
const PATIENCE_MS = 5_000;

const mark = process.stdout.isTTY ? '\x1b[36mdev\x1b[0m' : 'dev';
const say = (line) => console.log(`${mark} ${line}`);

function readOrders() {
  const given = process.argv.slice(2);
  const isInspect = (arg) => /^--inspect(-brk)?(=|$)/.test(arg);
  try {
    const { values } = parseArgs({
      args: given.filter((arg) => !isInspect(arg)),
      options: { port: { type: 'string', default: String(PORT) }, host: { type: 'string' } },
    });
    return { port: Number(values.port), host: values.host, inspect: given.filter(isInspect) };
  } catch (error) {
    console.error(
      `${error.message}\nnpm run dev -- [--port 5173] [--host 0.0.0.0] [--inspect | --inspect-brk]`,
    );
    process.exit(2);
  }
}

/**
 * A port for the server outside the range that systems give to outgoing connections: it must be free at every restart.
 */
async function lastingPort() {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    const probe = createProbe().listen(port, '127.0.0.1');
    const free = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!free) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** Starts a program with Node that ends with this one. It has a group of its own, so that Ctrl-C reaches only us. */
const start = (args, env, stdin) =>
  spawn(process.execPath, ['--import', tied, ...args], {
    cwd: root,
    env,
    stdio: [stdin, 'pipe', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });

const isOver = (child) => child.exitCode !== null || child.signalCode !== null;

async function stop(child) {
  if (isOver(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await gone;
  clearTimeout(late);
}

/** Every built file that a server may load, and a digest of it. */
function readBuilt() {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder, 'dist'), { recursive: true })
      .filter((name) => name.endsWith('.js') && !name.endsWith('.test.js'))
      .map((name) => join(folder, 'dist', name)),
  );
  return new Map(
    files.map((file) => [
      file,
      createHash('sha1')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  );
}

/** The files that differ, new and missing ones too. */
function differences(before, now) {
  const all = new Set([...before.keys(), ...now.keys()]);
  return [...all]
    .filter((file) => before.get(file) !== now.get(file))
    .map((file) => file.replaceAll(sep, '/'));
}

const orders = readOrders();
const folder = mkdtempSync(join(tmpdir(), 'crossbones-dev-'));
const port = await lastingPort();

let ending = false;
async function end(code) {
  // Whoever presses Ctrl-C twice is in a hurry; the processes we started end with us.
  if (ending) process.exit(1);
  ending = true;
  await Promise.all([compiler, server].map((child) => child && stop(child)));
  await vite?.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

// The server.

let server = null;
let isUp = false;
let built = new Map();
/** Open while a server answers; until then requests wait in front of it. */
const gate = {
  open() {},
  shut() {
    this.passage = new Promise((open) => {
      this.open = open;
    });
  },
};
gate.shut();
/** The first server is there, or has failed. */
const tried = new EventEmitter();

async function startServer(why) {
  if (isUp) gate.shut();
  isUp = false;
  const former = server;
  server = null;
  if (former !== null) await stop(former);
  if (ending) return;
  const begun = Date.now();
  // The server must not touch a database or a public address that the developer has set for something else.
  const { DATABASE_URL: _, PUBLIC_URL: __, ...own } = process.env;
  const child = start(
    [
      ...orders.inspect,
      '--input-type=module',
      '--eval',
      // Runs what the compiler has just written, and not the bundle.
      "process.exitCode = await (await import('./cli/dist/main.js')).main(process.argv.slice(1));",
      'serve',
      '--port',
      String(port),
      '--data',
      folder,
    ],
    { LOG_LEVEL: 'warn', ...own, HOST: '127.0.0.1' },
    'ignore',
  );
  server = child;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('Crossbones is ready at ')) return console.log(line);
    isUp = true;
    gate.open();
    tried.emit('once');
    say(`the server ${why}, ready after ${Date.now() - begun} ms`);
  });
  child.once('exit', (code, signal) => {
    tried.emit('once');
    if (ending || child !== server) return;
    const how = signal ?? `code ${code}`;
    say(`the server ended (${how}); it starts again with the next change, or when you press Enter`);
  });
}

/** Servers start one after the other; several wishes that arrive meanwhile become one start. */
let wanted = null;
let queue = Promise.resolve();
function wantServer(why) {
  wanted = why;
  queue = queue.then(() => {
    const reason = wanted;
    wanted = null;
    return reason === null ? undefined : startServer(reason);
  });
}

function seeBuild(errors) {
  const before = built;
  const running = server !== null && !isOver(server);
  if (errors > 0 && running) return say('the server goes on with what compiled before');
  built = readBuilt();
  if (before.size === 0) return wantServer(errors > 0 ? 'was tried in spite of the errors' : 'runs');
  const changed = differences(before, built);
  if (changed.length === 0 && running) return;
  const more = changed.length > 1 ? ` and ${changed.length - 1} more` : '';
  wantServer(`runs again (${changed[0] ?? 'nothing'}${more} changed)`);
}

// The compiler. It says when everything is written, so nothing half built is ever run.

const compiler = start(
  [join('node_modules', 'typescript-7', 'bin', 'tsc'), '-b', '--watch', '--preserveWatchOutput'].concat(
    process.stdout.isTTY ? '--pretty' : [],
  ),
  process.env,
  'ignore',
);
say('compiling …');
createInterface({ input: compiler.stdout }).on('line', (line) => {
  const [, errors] = /Found (\d+) errors?\. Watching for file changes/.exec(line) ?? [];
  if (errors !== undefined) {
    if (errors !== '0') say(errors === '1' ? 'one error in the types' : `${errors} errors in the types`);
    seeBuild(Number(errors));
  } else if (!/Starting compilation|File change detected/.test(line) && line !== '') console.log(line);
});
compiler.once('exit', (code, signal) => {
  if (ending) return;
  say(`the compiler ended (${signal ?? `code ${code}`}), and so does everything`);
  void end(1);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
if (process.stdin.isTTY)
  process.stdin.on('data', () => {
    if (server !== null) wantServer('runs again');
  });

// The page.

/** Requests wait while the server starts, instead of failing. */
const patience = {
  name: 'crossbones-patience',
  configureServer({ middlewares }) {
    middlewares.use('/api', (_request, _response, next) => void gate.passage.then(() => next()));
  },
};

let vite = null;
const firstTry = once(tried, 'once');
try {
  process.env.CROSSBONES = `http://127.0.0.1:${port}`;
  const { createServer } = await import('vite');
  vite = await createServer({
    root: join(root, 'web'),
    clearScreen: false,
    logLevel: 'info',
    plugins: [patience],
    server: { port: orders.port, ...(orders.host === undefined ? {} : { host: orders.host }) },
  });
  await vite.listen();
  // Whoever stops the server at its first line must see the address of the page meanwhile.
  if (!orders.inspect.some((arg) => arg.startsWith('--inspect-brk'))) await firstTry;
  const { local, network } = vite.resolvedUrls;
  if (!ending) say(`open ${[...local, ...network].join(' or ')}`);
  if (!ending) say(`the database is in ${folder} and goes with this command, by Ctrl-C`);
} catch (error) {
  console.error(error);
  await end(1);
}
