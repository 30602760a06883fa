// Writes down what this version leaves behind, for all later versions to open: `npm run record:release [-- name]`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const recorder = fileURLToPath(new URL('../server/test/releases/record.ts', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const name = process.argv[2] ?? version;
const RELEASE = fileURLToPath(new URL(`releases/${name}`, root));

function run(...args) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    env: { ...process.env, RELEASE },
  });
  if (status !== 0) process.exit(1);
}

if (existsSync(RELEASE)) {
  console.error(`releases/${name} is there already, and what a release has left behind never changes.`);
  process.exit(1);
}
console.log(`Recording releases/${name} …`);
run('--import', './scripts/typescript.js', recorder, RELEASE);
run('node_modules/@playwright/test/cli.js', 'test', '-c', 'scripts/release.config.ts');
