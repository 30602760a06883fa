// Builds the page where it is missing or older than what it is made of. `--always` builds it in any case.
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const web = new URL('web/', root);
// A build first empties its folder, so a stamp in it means that the build was finished.
const stamp = new URL('dist/.stamp', web);
const sources = [
  'package-lock.json',
  'web/index.html',
  'web/vite.config.ts',
  'web/service-worker-files.ts',
  'web/languages.ts',
  'web/public',
  'web/src',
  ...['core', 'games', 'bots', 'texts', 'api', 'server'].map((folder) => `${folder}/src`),
  'server/sim',
  'bots/puzzles',
  'bots/weights',
];

/** When a file or folder, or anything in it, was last changed; 0 if it does not exist. */
function changed(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = readdirSync(path, { recursive: true, withFileTypes: true });
  const times = inside.map(({ parentPath, name }) => statSync(`${parentPath}/${name}`).mtimeMs);
  // The folder's own time changes when something is taken out of it.
  return Math.max(found.mtimeMs, ...times);
}

const built = changed(fileURLToPath(stamp));
const newest = Math.max(...sources.map((source) => changed(fileURLToPath(new URL(source, root)))));

if (process.argv.includes('--always') || built <= newest) {
  const { build } = await import('vite');
  console.log('Building the page …');
  const begun = Date.now();
  await build({ root: fileURLToPath(web), logLevel: 'error' });
  // The stamp has the time at which the build began: later changes may not be in it.
  writeFileSync(stamp, '');
  utimesSync(stamp, new Date(begun), new Date(begun));
}
