// Changes one little thing after the other in a folder (Stryker), and says which changes no test noticed.
//
//   npm run test:deep -- mutants                       one folder after the other; goes on where it was stopped
//   node scripts/mutants.js core                       one folder; what is as it was is not tried again
//   node scripts/mutants.js core core/src/log.ts:10-40 these files or lines of it
//
// A mutant that nobody notices asks for a test, or for a line in test/mutants/explained.js. What came of it is kept in
// test/mutants/found.json, and docs/mutants.md is made from that.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explained } from '../test/mutants/explained.js';
import { folders } from '../test/mutants/folders.js';
import { copyTree, written } from './copy.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const home = join(root, 'test/mutants');
const stryker = join(home, 'node_modules/@stryker-mutator');
/** What Stryker remembers of a folder, so as not to try again what is as it was. */
const memory = join(root, 'node_modules/.cache/mutants');
const kept = join(home, 'found.json');
const page = join(root, 'docs/mutants.md');

/** So much of a folder must be noticed, and so little may be explained instead. */
const LEAST_NOTICED = 0.9;
const MOST_EXPLAINED = 0.03;

/** What became of the mutants of a folder; those that only run while a file is loaded are not tried. */
export function weighed(files, explanations = explained) {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants.map(({ status, location: { start, end }, replacement }) => ({
      file,
      status,
      place: `${file}:${start.line}:${start.column}`,
      line: lines[start.line - 1].trim(),
      was: lines[start.line - 1].slice(
        start.column - 1,
        end.line === start.line ? end.column - 1 : undefined,
      ),
      becomes: replacement,
    }));
  });
  const of = (...states) => all.filter(({ status }) => states.includes(status));
  const same = (mutant) => (one) =>
    ['file', 'line', 'was', 'becomes'].every((what) => one[what] === mutant[what]);
  const unnoticed = of('Survived', 'NoCoverage');
  const noticed = of('Killed', 'Timeout').length;
  const open = unnoticed.filter((mutant) => !explanations.some(same(mutant)));
  return {
    mutants: noticed + unnoticed.length,
    noticed,
    explained: unnoticed.length - open.length,
    open,
    /** Explanations of what is not there any more, or is noticed by now. */
    idle: explanations.filter(
      (one) => files[one.file] !== undefined && !unnoticed.some((mutant) => same(one)(mutant)),
    ),
    notTried: of('Ignored').length,
  };
}

export const isGood = ({ mutants, noticed, explained, idle }) =>
  noticed >= LEAST_NOTICED * mutants && explained <= MOST_EXPLAINED * mutants && idle.length === 0;

const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

/** The page that tells of it. */
export function pageOf(found, explanations = explained) {
  const rows = folders.map(({ name, mutate }) => {
    const one = found[name];
    const cells =
      one === undefined
        ? ['not run', '–', '–', '–', '–']
        : [one.mutants, percent(one.noticed, one.mutants), one.explained, one.open, one.notTried];
    return `| ${mutate.map((some) => `\`${some}\``).join(', ')} | ${cells.join(' | ')} |`;
  });
  const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;
  const reasons = explanations.map(
    ({ file, line, was, becomes, why }) =>
      `| \`${file}\` | ${code(line)} | ${code(was)} | ${code(becomes)} | ${why} |`,
  );
  return `# Mutants

Where [planted faults](planted-faults.md) break promises one by one, Stryker breaks everything: each condition, number,
word and block in turn, and asks the tests of that folder. \`npm run test:deep -- mutants\` does a folder after the other,
and this page is made from what it found (\`test/mutants/found.json\`). Of each folder at least ${100 * LEAST_NOTICED} in a hundred mutants
must be noticed, and at most ${100 * MOST_EXPLAINED} may be explained instead. What only runs while a file is loaded (tables of cards, say) is
not tried: it is another column. Long tests are shorter here (\`many\` of the suite) and a game's contract is not asked, so
that more survive than would. All tests of a folder are loaded once (\`test/mutants/runner.js\`) and the quickest is asked
first, which takes a millisecond or two instead of half a second; a test that notices has to pass again without the
mutant. How long is too long goes by processor time, so that a busy machine makes no mutant look endless.

| folder | mutants | noticed | explained | open | not tried |
|---|---|---|---|---|---|
${rows.join('\n')}

## Explained

| file | line | what | becomes | why nobody can notice |
|---|---|---|---|---|
${reasons.join('\n')}
`;
}

const floors = ['core', 'games', 'bots', 'texts', 'api', 'server'];

/** What the files of a folder stand on, and what tries them: a copy needs no more. */
const below = ([file]) => [...floors.slice(0, floors.indexOf(file.split('/')[0]) + 1), 'scripts', 'test'];

/** Mutates the folder, or parts of it, in a copy of the tree. */
async function mutated({ name, mutate, tests, named = /(?:)/ }, some) {
  // Few need Stryker, so it is fetched when it is first used.
  if (!existsSync(stryker)) execFileSync('npm', ['ci', '--prefix', home], { stdio: 'inherit' });
  mkdirSync(memory, { recursive: true });
  const copy = mkdtempSync(join(tmpdir(), 'crossbones-mutants-'));
  try {
    const paths = written(root).filter((path) => below(mutate).includes(path.split('/')[0]));
    copyTree(root, copy, paths);
    // Threads that take no TypeScript run as they are built.
    if (existsSync(join(copy, 'server')))
      symlinkSync(join(root, 'server/dist'), join(copy, 'server/dist'), 'junction');
    const files = paths.filter((path) => tests.test(path)).map((path) => join(copy, path));
    const report = join(copy, 'mutants.json');
    const config = {
      testRunner: 'rooms',
      // Those of the copy, so that they find the packages that its tests find.
      plugins: ['runner.js', 'reporter.js'].map((file) => join(copy, 'test/mutants', file)),
      mutate: [...(some.length > 0 ? some : mutate), '!**/*.test.ts', '!**/*fixture.ts'],
      // Our own packages are found through links, which a second copy would not have.
      inPlace: true,
      ignoreStatic: true,
      concurrency: Number(process.env.WORKERS ?? 2),
      // The runner itself knows what takes too long, however busy the machine is.
      timeoutMS: 3_600_000,
      dryRunTimeoutMinutes: 60,
      incremental: some.length === 0,
      incrementalFile: join(memory, `${name}.json`),
      reporters: ['progress-append-only', 'survivors', 'json'],
      jsonReporter: { fileName: report },
      disableTypeChecks: false,
      allowConsoleColors: false,
    };
    writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(config));
    const run = spawn(
      process.execPath,
      [join(stryker, 'core/bin/stryker.js'), 'run', 'stryker.config.json'],
      {
        cwd: copy,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          FEW: '1',
          DEEP: '',
          SLICE: '',
          MUTANT_TESTS: JSON.stringify({ files, named: named.source }),
        },
      },
    );
    const [status] = await once(run, 'close');
    if (status !== 0) throw new Error(`Stryker ended with ${status}`);
    return JSON.parse(readFileSync(report, 'utf8')).files;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function main([wanted, ...some]) {
  const slice = Number(process.env.SLICE ?? 0);
  const folder = wanted === undefined ? folders[slice - 1] : folders.find(({ name }) => name === wanted);
  if (folder === undefined)
    throw new Error(`no such folder; there are ${folders.map(({ name }) => name).join(', ')}`);
  const result = weighed(await mutated(folder, some));
  const { mutants, noticed, open, idle, notTried } = result;
  for (const { place, line, was, becomes } of open)
    console.log(`${place}  ${line}\n  - ${was}\n  + ${becomes}`);
  for (const { file, line, becomes } of idle)
    console.log(`explained for nothing: ${file}: ${line} → ${becomes}`);
  const counts = { mutants, noticed, explained: result.explained, open: open.length };
  console.log(`${folder.name}: ${percent(noticed, mutants)} noticed; ${notTried} not tried`);
  console.log(`counted ${JSON.stringify({ folders: 1, ...counts })}`);
  if (!isGood(result)) process.exitCode = 1;
  if (some.length > 0) return;
  const found = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  found[folder.name] = { ...counts, notTried };
  writeFileSync(kept, `${JSON.stringify(found, null, 2)}\n`);
  writeFileSync(page, pageOf(found));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
