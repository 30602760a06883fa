// One word, one meaning: a class, interface or type that is exported has a name of its own. A game's own folder is its
// own world: every rulebook has a State, every table a View. The glossary tells the words; each of them must exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const places = [
  ...['core', 'games', 'bots', 'texts', 'api', 'server', 'cli', 'web'].map((folder) => `${folder}/src`),
  'server/test',
  'server/sim',
  'cli/test',
  'web/e2e',
];
const gameIds = readdirSync(new URL('games/src', root)).filter((name) =>
  existsSync(new URL(`games/src/${name}/rules.ts`, root)),
);
const own = new RegExp(`/(${gameIds.join('|')})(/|\\.ts$)`);
const exported = /^export (?:declare )?(?:abstract )?(?:class|interface|type) (\w+)/gm;

const files = places
  .flatMap((at) => readdirSync(new URL(at, root), { recursive: true }).map((name) => `${at}/${name}`))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path));
const homes = new Map();
const games = new Set();
for (const path of files) {
  for (const [, name] of readFileSync(new URL(path, root), 'utf8').matchAll(exported)) {
    if (own.test(path)) games.add(name);
    else homes.set(name, [...(homes.get(name) ?? []), path]);
  }
}

const glossary = readFileSync(new URL('docs/glossary.md', root), 'utf8');
const told = [...glossary.matchAll(/^\| `(\w+)`/gm)].map(([, word]) => word);
const findings = [
  ...[...homes]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`),
  ...told
    .filter((word) => !homes.has(word) && !games.has(word))
    .map((word) => `docs/glossary.md: nothing is called ${word}`),
  ...told
    .filter((word, at) => told.indexOf(word) !== at)
    .map((word) => `docs/glossary.md: ${word} stands there twice`),
];
if (homes.size === 0 || told.length === 0) findings.push('no names were looked at');
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
console.log(`${homes.size} exported types, each with a name of its own`);
