// Adds a sixth game, High Card, to a copy of this repository: its own files as they lie here, and one line a floor.
// `node test/sixth-game/add.js <folder>` makes the copy there and says what it touched.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkPackages } from '../../scripts/copy.js';

const here = import.meta.dirname;
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The floors; what a game has of its own lies in each as it lies beside this file. */
const floors = ['core', 'games', 'bots', 'texts', 'api', 'server', 'cli', 'web'];
const others = [
  'docs',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'test/tsconfig.json',
];
/** What is made from the rest, and what is linked. */
const made = new Set(['node_modules', 'dist', '.types', 'coverage']);

/** The one line of each floor. */
const lines = {
  'games/src/all.ts': "export { facts as 'high-card' } from './high-card/facts.js';",
  'bots/src/all.ts': "export { loadCrew as 'high-card' } from './high-card/load-crew.js';",
  'texts/src/all.ts': "export { door as 'high-card' } from './high-card/index.js';",
  'cli/src/games/all.ts': "export * as 'high-card' from './high-card.js';",
  'web/src/games/all.ts': "export { pageParts as 'high-card' } from './high-card/page-parts.js';",
};

/** Makes the copy in a folder that is empty or not there, and answers with the shared files it touched. */
export function addGame(folder) {
  for (const name of [...floors, ...others])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !made.has(basename(path)),
    });
  linkPackages(root, folder);
  for (const name of [...floors, 'docs'])
    if (existsSync(join(here, name)))
      cpSync(join(here, name), join(folder, name), { recursive: true, force: false, errorOnExist: true });
  // It is written in three languages; in any other it speaks English, so that a new language asks nothing of it.
  const texts = join(folder, 'texts/src');
  for (const language of readdirSync(texts))
    if (existsSync(join(texts, language, 'speech.ts')) && !existsSync(join(texts, language, 'high-card')))
      cpSync(join(here, 'texts/src/en/high-card'), join(texts, language, 'high-card'), { recursive: true });
  for (const [path, line] of Object.entries(lines)) {
    const file = join(folder, path);
    writeFileSync(file, `${readFileSync(file, 'utf8')}${line}\n`);
  }
  return Object.keys(lines);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const touched = addGame(process.argv[2]);
  console.log(`one line each: ${touched.join(', ')}`);
}
