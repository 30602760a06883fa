// Dependencies run downwards only. dependency-cruiser tells who imports whom; a run that saw nothing fails as well.
import { dirname } from 'node:path';
import { cruise } from 'dependency-cruiser';

/** Each folder and what it may import, besides packages of the registry that its own package.json names. */
const below = {
  core: [],
  games: ['core'],
  bots: ['core', 'games'],
  texts: ['core', 'games'],
  api: ['core', 'games'],
  web: ['core', 'games', 'bots', 'texts', 'api'],
  server: ['core', 'games', 'bots', 'texts', 'api'],
  cli: ['core', 'games', 'bots', 'texts', 'api', 'server'],
};
const folders = Object.keys(below);
/** The part of the simulator that a browser can run, and the only file of the page that may import it. */
const simulator = 'server/sim/browser/index.ts';
const onlyImporter = 'web/src/screens/trial/worker.ts';
/** The page's own floors, from the lowest to the highest. */
const floors = ['shell', 'parts', 'play', 'games', 'screens'];
/** All folders that are looked at: the product, and the tests that lie beside server, terminal and page. */
const places = [
  ...folders.map((folder) => `${folder}/src`),
  'server/test',
  'server/sim',
  'cli/test',
  'web/e2e',
];

const { output } = await cruise(
  places,
  {
    validate: true,
    ruleSet: {
      forbidden: [
        { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
        { name: 'no-orphan-imports', severity: 'error', from: {}, to: { couldNotResolve: true } },
        ...folders.map((folder) => ({
          name: `${folder}-looks-down-only`,
          severity: 'error',
          from: { path: `^${folder}/` },
          to: {
            path: `^(${folders.filter((other) => other !== folder && !below[folder].includes(other)).join('|') || '-'})/`,
            ...(folder === 'web' ? { pathNot: `^${simulator}$` } : {}),
          },
        })),
        ...floors.map((floor, i) => ({
          name: `${floor}-looks-down-only`,
          comment: 'the floors of the page',
          severity: 'error',
          from: { path: `^web/src/${floor}/` },
          to: { path: `^web/src/(${floors.slice(i + 1).join('|') || '-'})/` },
        })),
        {
          name: 'seen-needs-no-engine',
          comment: 'what follows from a view alone is small enough for every table',
          severity: 'error',
          from: { path: '^games/src/[^/]+/seen/', pathNot: '(\\.test|/fixture)\\.ts$' },
          to: { pathNot: '^games/src/[^/]+/seen/', dependencyTypesNot: ['type-only'] },
        },
        {
          name: 'tables-know-no-rules',
          comment: 'a table of the server loads no engine',
          severity: 'error',
          from: { path: '^web/src/games/[^/]+/table/', pathNot: '\\.test\\.ts$' },
          to: {
            path: '^(games/src|bots/src)/',
            pathNot: '^games/src/(catalogue\\.ts|[^/]+/seen/)',
            dependencyTypesNot: ['type-only'],
          },
        },
        {
          name: 'engine-is-portable',
          comment: 'everything but server and terminal runs in the browser too',
          severity: 'error',
          from: { path: '^(core|games|bots|texts|api)/', pathNot: '\\.test\\.ts$' },
          to: { dependencyTypes: ['core'] },
        },
      ],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['source', 'import'],
      exportsFields: ['exports'],
      extensions: ['.tsx', '.ts', '.js'],
    },
  },
  undefined,
  {},
);

const { summary, modules } = output;
const unseen = places.filter((place) => !modules.some(({ source }) => source.startsWith(`${place}/`)));
const crossing = modules.flatMap(({ source, dependencies }) =>
  dependencies.filter(
    ({ resolved }) =>
      /^(core|games|texts|api)\//.test(resolved) && !resolved.startsWith(source.split('/')[0]),
  ),
).length;
/** For each folder of the page, the folders it imports; pictures and styles do not count. */
const beside = new Map();
for (const { source, dependencies } of modules) {
  const from = dirname(source);
  if (!source.startsWith('web/src/') || !/\.tsx?$/.test(source) || source.endsWith('.test.ts')) continue;
  const to = beside.get(from) ?? new Set();
  for (const { resolved } of dependencies)
    if (resolved.startsWith('web/src/') && /\.tsx?$/.test(resolved) && dirname(resolved) !== from)
      to.add(dirname(resolved));
  beside.set(from, to);
}
const reached = (from, seen = new Set()) => {
  for (const to of beside.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
  return seen;
};
/** All that is loaded with a module; what is no file of ours stands under the name by which it was imported. */
const loaded = (from, seen = new Set([from])) => {
  for (const { resolved, dependencyTypes } of modules.find(({ source }) => source === from)?.dependencies ??
    [])
    if (!dependencyTypes.includes('type-only') && !seen.has(resolved)) loaded(resolved, seen.add(resolved));
  return seen;
};
const simulated = [...loaded(simulator)];
// Node's own modules and most packages do not run in a browser; @noble only computes, and so runs anywhere.
const foreign = simulated.filter((file) => !/^([a-z]+\/(src|sim)\/|node_modules\/@noble\/)/.test(file));
const strangers = modules
  .filter(({ dependencies }) => dependencies.some(({ resolved }) => resolved === simulator))
  .map(({ source }) => source)
  .filter((source) => source !== onlyImporter && !source.startsWith('server/sim/'));
const knots = [...beside.keys()].filter((folder) => reached(folder).has(folder));
// Where a disk does not tell capitals from small letters, `./Curve.js` may find curve.ts.
const spellings = new Map();
const twins = modules
  .map(({ source }) => source.replace(/\.tsx?$/, ''))
  .filter((name) => {
    const before = spellings.get(name.toLowerCase());
    spellings.set(name.toLowerCase(), name);
    return before !== undefined && before !== name;
  });
for (const twin of twins) console.error(`${twin}: another module is called so but for capital letters`);
for (const knot of knots) console.error(`${knot}: what it imports imports it`);
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
for (const file of foreign) console.error(`${simulator} would bring ${file} into a browser`);
for (const file of strangers) console.error(`${file}: ${simulator} is for ${onlyImporter} alone`);
for (const place of unseen) console.error(`no modules were looked at in ${place}`);
if (crossing === 0) console.error('not one import between folders was resolved');
if (
  summary.violations.length > 0 ||
  knots.length > 0 ||
  twins.length > 0 ||
  foreign.length > 0 ||
  simulated.length < 2 ||
  strangers.length > 0 ||
  unseen.length > 0 ||
  crossing === 0
)
  process.exit(1);
console.log(`${modules.length} modules, ${crossing} imports between folders, all downwards`);
