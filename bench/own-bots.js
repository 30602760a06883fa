// How many decisions a second a bot of one's own makes by the clock: a program over pipes, beside a file that does the
// same. Both choose at random.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-bench-'));
const kept = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const page = readFileSync(new URL('../docs/your-bot.md', import.meta.url), 'utf8');
const own = {
  'a file': kept(
    'mine.mjs',
    'export const decide = (view, legal, { random }) => legal[Math.floor(random() * legal.length)];',
  ),
  'a program in Python': `exec:python3 ${kept('mine.py', /```python\n(.*?)```/s.exec(page)[1])}`,
};
const program = fileURLToPath(new URL('../cli/bin/crossbones.js', import.meta.url));
console.log(`${cpus()[0].model}, ${cpus().length} cores, Node ${process.versions.node}`);
console.log('Four at a table of Skull King, one job; decisions a second by the clock.\n');
console.log('| bot | decisions | a second | p99 ms |');
console.log('|---|---|---|---|');
for (const [said, name] of Object.entries(own)) {
  const bots = Array(4).fill(name).join();
  const args = ['arena', 'skull-king', '--bots', bots, '--games', '400', '--jobs', '1', '--json'];
  const { standings } = JSON.parse(execFileSync(process.execPath, [program, ...args], { encoding: 'utf8' }));
  const [{ decisions, mean: took, p99 }] = standings;
  console.log(`| ${said} | ${decisions} | ${Math.round(1_000 / took)} | ${p99.toFixed(2)} |`);
}
rmSync(folder, { recursive: true });
