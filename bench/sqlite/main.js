// Compares drivers of SQLite at what our writing thread does all day: transactions of so many jobs, each of which
// writes an entry of a table and the table's row; a transaction is on the disk before the next begins. `npm run
// bench:sqlite`.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const drivers = ['@photostructure/sqlite', 'libsql', 'better-sqlite3'];
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const script = fileURLToPath(new URL('./driver.js', import.meta.url));

/**
 * Each driver runs in a process of its own, in turns, and its best round counts: other work of the machine only ever
 * adds.
 */
const best = new Map();
for (let round = 0; round < ROUNDS; round++) {
  for (const driver of drivers) {
    const { stdout, status } = spawnSync(process.execPath, [script, driver], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) throw new Error(`${driver} failed`);
    const found = JSON.parse(stdout);
    const before = best.get(driver) ?? found;
    best.set(
      driver,
      Object.fromEntries(Object.keys(found).map((key) => [key, Math.min(found[key], before[key])])),
    );
  }
}
console.log(`${cpus()[0].model}, Node ${process.version}; µs of processor time\n`);
const columns = Object.keys(best.get(drivers[0]));
console.log(`| driver | ${columns.join(' | ')} |\n|---|${'---:|'.repeat(columns.length)}`);
for (const driver of drivers) {
  const found = best.get(driver);
  console.log(`| ${driver} | ${columns.map((key) => found[key].toFixed(1)).join(' | ')} |`);
}
