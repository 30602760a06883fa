// All tests, one runner after the other; closes with one line that adds them up.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { line } from './tally.js';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-tally-'));
const TALLY = join(folder, 'tally');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const sum = { passed: 0, failed: 0, skipped: 0 };

for (const script of ['test:rules', 'test:page']) {
  writeFileSync(TALLY, '');
  const { status } = spawnSync(npm, ['run', '--silent', script], {
    stdio: 'inherit',
    env: { ...process.env, TALLY },
  });
  const tallies = readFileSync(TALLY, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((one) => JSON.parse(one));
  for (const one of tallies) for (const key of Object.keys(sum)) sum[key] += one[key];
  // A runner that breaks down without a failed test has failed as a whole.
  const counted = tallies.some(({ failed }) => failed > 0);
  if (status !== 0 && !counted) sum.failed++;
}
rmSync(folder, { recursive: true });
console.log(`\n${line(sum)}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
