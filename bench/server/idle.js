// What a table takes of memory while nobody does anything at it: a match of Skull King that was just dealt, four guests,
// nobody follows it. Without HTTP, so that neither connections nor their people count. `node --expose-gc
// bench/server/idle.js ../before .`: checkouts, each with its build.

import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const TABLES = Number(process.env.TABLES ?? 300);
const AT_ONCE = 10;
const SEATS = 4;

const must = (result) => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

async function measured(checkout) {
  const from = (path) => import(pathToFileURL(join(resolve(checkout), path)).href);
  const { openSqlite } = await from('server/dist/storage/sqlite.js');
  const { TableDirectory } = await from('server/dist/table-directory.js');
  const { Uptime } = await from('server/dist/uptime.js');
  const { realWorld } = await from('server/dist/http/real-world.js');
  const { BotThreads } = await from('server/dist/bot-threads.js');
  const { sit } = await from('server/dist/table/gathering.js');
  const { ready, salt, start } = await from('server/dist/table/start.js');

  // The clock stands, or tables would be put away while others are made.
  const at = Date.now();
  const world = { ...realWorld, now: () => at };
  const folder = mkdtempSync(join(tmpdir(), 'crossbones-bench-'));
  const store = await openSqlite(folder, () => {});
  const uptime = await Uptime.begin(store, world);
  // An older checkout has no pepper, and gives tables their ids without it.
  const { Pepper } = await from('server/dist/pepper.js').catch(() => ({}));
  const pepper = Pepper === undefined ? [] : [await Pepper.keep(store, world)];
  const directory = new TableDirectory(store, world, new BotThreads(1), uptime, ...pepper, (error) => {
    throw error;
  });

  const hex = (bytes) => randomBytes(bytes).toString('hex');
  const hashOf = (text) => createHash('sha256').update(text).digest('hex');
  const asked = (by) => ({ by, at, key: hex(8), digest: hashOf(hex(8)) });
  async function dealt() {
    const people = Array.from({ length: SEATS }, () => ({
      id: hex(8),
      name: `Guest ${hex(2)}`,
      salt: hex(16),
    }));
    const [host, ...others] = people;
    const { table } = must(await directory.open(asked(host), { game: 'skull-king', seats: SEATS }));
    const run = async (by, command) => {
      const request = asked(by);
      must(await directory.room(table).run(request, (open) => command(open, request)));
    };
    for (const one of others) await run(one, (open, request) => sit(open, request, {}));
    for (const one of people)
      await run(one, (open, request) => ready(open, request, { saltHash: hashOf(one.salt) }));
    await run(host, (open, request) => start(open, request, { id: hex(10), secret: hex(32) }));
    for (const one of people) await run(one, (open, request) => salt(open, request, { salt: one.salt }));
  }
  const make = async () => {
    for (let made = 0; made < TABLES; made += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, dealt));
  };
  const live = () => {
    globalThis.gc();
    globalThis.gc();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };

  // The first ones have the code compiled, which takes memory too.
  await make();
  const before = live();
  await make();
  const after = live();
  await directory.stop();
  await store.close();
  rmSync(folder, { recursive: true });
  return (after - before) / TABLES / 1_000;
}

const [, , ...checkouts] = process.argv;
if (checkouts.length === 1) {
  console.log((await measured(checkouts[0])).toFixed(1));
  process.exit();
}
console.log(`${cpus()[0]?.model.trim()}, Node ${process.versions.node}; kB a table, ${TABLES} tables`);
for (const checkout of checkouts) {
  const { stdout } = spawnSync(process.execPath, ['--expose-gc', fileURLToPath(import.meta.url), checkout], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  console.log(`${checkout}: ${stdout.trim()}`);
}
