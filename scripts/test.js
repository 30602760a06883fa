// Everything that must hold, one part after the other; closes with how long each took and one line that adds them up.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { advice, ensureChromium } from './chromium.js';
import { line } from './tally.js';

const parts = [
  { name: 'types', script: 'types' },
  { name: 'lint', script: 'lint' },
  { name: 'engine', script: 'test:engine', counts: true },
  { name: 'others', script: 'test:others', counts: true },
  { name: 'page tests', script: 'test:page', counts: true, ready: ensureChromium, lacking: advice },
];

const folder = mkdtempSync(join(tmpdir(), 'crossbones-tally-'));
const TALLY = join(folder, 'tally');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

function run(script) {
  writeFileSync(TALLY, '');
  const { status } = spawnSync(npm, ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TALLY },
  });
  const counted = { passed: 0, failed: 0, skipped: 0 };
  for (const one of readFileSync(TALLY, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text)))
    for (const key of Object.keys(counted)) counted[key] += one[key];
  // A part that breaks down without a failed test has failed as a whole.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

const clock = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1_000) % 60).padStart(2, '0')}`;
const sum = { passed: 0, failed: 0, skipped: 0 };
const told = [];
let missing = false;
const start = performance.now();
for (const { name, script, counts, ready, lacking } of parts) {
  const begun = performance.now();
  if (ready !== undefined && !ready()) {
    told.push(`${name}: not run. ${lacking}`);
    missing = true;
    continue;
  }
  const counted = run(script);
  for (const key of Object.keys(sum)) sum[key] += counted[key];
  const result = counts ? line(counted) : counted.failed > 0 ? 'failed' : 'clean';
  told.push(`${name.padEnd(10)} ${clock(performance.now() - begun).padStart(6)}   ${result}`);
  // What does not compile or is not clean is put right first.
  if (!counts && counted.failed > 0) break;
}
rmSync(folder, { recursive: true });
told.push(`${'in all'.padEnd(10)} ${clock(performance.now() - start).padStart(6)}`);
console.log(`\n${told.join('\n')}\n\n${line(sum)}`);
process.exitCode = sum.failed > 0 || missing ? 1 : 0;
