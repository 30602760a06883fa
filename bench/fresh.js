// From a fresh clone to the first card: `npm ci`, `npm start`, a browser, one tap. `npm run bench:fresh`. Beside it, in
// the same run and with the same empty cache, `npm ci` of the packages that other benches compare us with: it shows how
// fast registry and disk are today.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { advice, findChromium } from '../scripts/chromium.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'crossbones-fresh-'));
const clone = join(folder, 'crossbones');
const PORT = 20_000 + Math.floor(Math.random() * 20_000);
/** With an empty cache: nothing that was downloaded before may help. */
const env = {
  ...process.env,
  npm_config_cache: join(folder, 'cache'),
  PORT: String(PORT),
  HOST: '127.0.0.1',
};

const executablePath = findChromium();
if (executablePath === null) throw new Error(advice);

function must(command, args, cwd) {
  const { status, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}
async function timed(what, run) {
  const begun = performance.now();
  await run();
  const seconds = (performance.now() - begun) / 1_000;
  console.log(`${what.padEnd(44)} ${seconds.toFixed(1).padStart(6)} s`);
  return seconds;
}

console.log(`${cpus().length} × ${cpus()[0].model}, Node ${process.version}\n`);
must('git', ['clone', '-q', root, clone], folder);
let server = null;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const installed = await timed('npm ci', () => must('npm', ['ci'], clone));
  const page = await browser.newPage();
  const started = await timed('npm start, to the first card in the browser', async () => {
    server = spawn('npm', ['start'], {
      cwd: clone,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    await new Promise((ready, fail) => {
      server.stdout.on('data', (chunk) => String(chunk).includes('ready at') && ready());
      server.once('exit', (code) => fail(new Error(`npm start ended with ${code}`)));
    });
    await page.goto(`http://127.0.0.1:${PORT}/`);
    const door = page.getByRole('listitem', { name: 'Skull King', exact: true });
    await door.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'I know it' }).click();
    await page.locator('.hand .held').first().waitFor();
  });
  console.log(`${'in all'.padEnd(44)} ${(installed + started).toFixed(1).padStart(6)} s`);
  await timed('yardstick: npm ci of boardgame.io', () =>
    must('npm', ['ci', '--omit=optional'], join(clone, 'bench')),
  );
} finally {
  if (server !== null) process.kill(-server.pid, 'SIGKILL');
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
