// `npm test`: everything that must hold. Ends with how long each part took and one line that adds up all tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { advice, findChromium } from './chromium.js';
import { line } from './tally.js';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-tally-'));
const isWindows = process.platform === 'win32';
const sum = { passed: 0, failed: 0, skipped: 0 };
const told = [];
let isClean = true;
let isComplete = true;

const clock = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1_000) % 60).padStart(2, '0')}`;
const tell = (name, ms, result) => told.push(`${name.padEnd(10)} ${clock(ms).padStart(6)}   ${result}`);

const start = (script, stdio, env = process.env) =>
  spawn(isWindows ? 'npm.cmd' : 'npm', ['run', '--silent', script], { stdio, shell: isWindows, env });

/** Runs a check that only passes or fails. Others run beside it, so its output is printed when it is done. */
async function check(name) {
  const begun = performance.now();
  const child = start(name, ['ignore', 'pipe', 'pipe']);
  const [out, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  process.stdout.write(out);
  process.stderr.write(errors);
  if (status !== 0) {
    isClean = false;
    sum.failed++;
  }
  tell(name, performance.now() - begun, status === 0 ? 'clean' : 'failed');
}

/** Runs tests and counts them; their output is seen as it comes. */
async function test(name, script) {
  const begun = performance.now();
  const TALLY = join(folder, script.replace(':', '-'));
  const [status] = await once(start(script, 'inherit', { ...process.env, TALLY }), 'exit');
  const counted = { passed: 0, failed: 0, skipped: 0 };
  try {
    for (const one of readFileSync(TALLY, 'utf8').split('\n').filter(Boolean))
      for (const [key, count] of Object.entries(JSON.parse(one))) counted[key] += count;
  } catch {
    // The run ended before it could count.
  }
  // A runner that breaks down without a failed test has failed as a whole.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  for (const key of Object.keys(sum)) sum[key] += counted[key];
  tell(name, performance.now() - begun, line(counted));
}

const begun = performance.now();
// The browser and the page for the page tests are made ready meanwhile, and the types are checked: the engine's tests
// run from the source. A browser that cannot be had is reported at once, and again where it is needed.
const prepared = Promise.all(
  ['chromium.js', 'page.js'].map((script) =>
    once(spawn(process.execPath, [join(import.meta.dirname, script)], { stdio: 'inherit' }), 'exit'),
  ),
);
const types = check('types');
await check('lint');
if (isClean) await test('engine', 'test:engine');
await types;
await prepared;
// Tests run only once everything compiles and is clean.
if (isClean) {
  // One after the other: each has work for all processors there are.
  await test('others', 'test:others');
  if (findChromium() !== null) await test('page tests', 'test:page');
  else {
    told.push(`page tests: not run. ${advice}`);
    isComplete = false;
  }
}
rmSync(folder, { recursive: true });
tell('in all', performance.now() - begun, '');
console.log(`\n${told.join('\n')}\n\n${line(sum)}`);
process.exitCode = isComplete && sum.failed === 0 ? 0 : 1;
