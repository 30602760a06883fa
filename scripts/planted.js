// Plants faults in a copy of the tree, one after the other, and says which test notices each.
//
//   npm run test:planted                    all of them; goes on where it was stopped, unless something was changed
//   npm run test:planted -- <name> …        these only
//
// What was noticed is kept in test/planted/caught.json, and docs/planted-faults.md is made from that.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faults } from '../test/planted/faults.js';
import { copyTree, written } from './copy.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const kept = join(root, 'test/planted/caught.json');
const page = join(root, 'docs/planted-faults.md');
/** A fault may make a test wait for ever; after this time it has failed. */
const LIMIT_MS = 60_000;

/** The text with the fault in it; throws where it does not fit any more. */
export function planted({ name, file, find, replace }, text) {
  const parts = text.split(find);
  if (parts.length !== 2)
    throw new Error(
      `${name}: ${file} has “${find}” ${parts.length - 1} times instead of once. Write the fault anew for the code as it is.`,
    );
  return parts.join(replace);
}

/** A copy in which faults can be planted. */
export class Plantation {
  folder = mkdtempSync(join(tmpdir(), 'crossbones-planted-'));

  constructor() {
    copyTree(
      root,
      this.folder,
      written(root).filter((path) => !/^(docs\/screenshots|bench|releases)\//.test(path)),
    );
    const patience = join(this.folder, 'core/src/suite/patience.ts');
    writeFileSync(
      patience,
      planted(
        { name: 'patience', file: patience, find: 'LIMIT_MS = 240_000', replace: `LIMIT_MS = ${LIMIT_MS}` },
        readFileSync(patience, 'utf8'),
      ),
    );
  }

  /** Plants the fault and runs its tests: the first test that fails, or null. */
  tryOut(fault) {
    const file = join(this.folder, fault.file);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, planted(fault, text));
    try {
      return this.failing(fault.tests)[0] ?? null;
    } finally {
      writeFileSync(file, text);
    }
  }

  /** The tests of these files that fail; throws if a file does not even run. */
  failing(tests, bail = true) {
    const report = join(this.folder, 'planted-report.json');
    rmSync(report, { force: true });
    const engine = tests.every((test) => /^(core|games)\//.test(test));
    const vitest = join(this.folder, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--reporter=json', `--outputFile=${report}`, ...(bail ? ['--bail=1'] : [])];
    if (engine) args.push('--project', 'engine');
    // What a failed test left open may keep a server from closing.
    args.push(`--hookTimeout=${LIMIT_MS}`);
    const { stderr } = spawnSync(process.execPath, [...args, ...tests], {
      cwd: this.folder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', VITEST: '', VITEST_WORKER_ID: '', VITEST_POOL_ID: '' },
    });
    if (!existsSync(report)) throw new Error(`vitest made no report:\n${stderr}`);
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    if (testResults.length === 0) throw new Error(`there are no tests at ${tests.join(', ')}`);
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    if (broken.length > 0)
      throw new Error(`does not run: ${broken.map(({ name, message }) => `${name}: ${message}`).join('\n')}`);
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => ({
          file: name.slice(this.folder.length + 1).replaceAll('\\', '/'),
          test: fullName.trim(),
        })),
    );
  }

  clear() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Differs whenever anything differs that could change a verdict. */
function digest() {
  const hash = createHash('sha256');
  for (const path of written(root)) {
    if (!/^(core|games|bots|texts|api|server|cli|web|test|scripts)\/|^[^/]*\.(json|ts)$/.test(path)) continue;
    if (path === 'test/planted/caught.json') continue;
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** The page docs/planted-faults.md. */
export function pageOf({ caught }) {
  const rows = faults.map(({ name, breaks, file }) => {
    const by = caught[name];
    return `| ${breaks} | \`${file}\` | ${by === undefined ? '**nobody yet**' : `${by.test.replaceAll('|', '\\|')} (\`${by.file}\`)`} |`;
  });
  return `# Planted faults

A test that cannot fail proves nothing. Each line is a promise, a place in the code where it was broken on purpose, and
the test that noticed first. \`npm run test:planted\` does it all again, \`npm test\` a few of them. This page is made by
that command from \`test/planted/caught.json\`.

| promise | broken in | noticed by |
|---|---|---|
${rows.join('\n')}
`;
}

function main(names) {
  const strange = names.filter((name) => !faults.some((fault) => fault.name === name));
  if (strange.length > 0) throw new Error(`no such fault: ${strange.join(', ')}`);
  const tree = digest();
  const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : { tree: null, caught: {} };
  const same = before.tree === tree;
  const caught = same || names.length > 0 ? before.caught : {};
  const chosen = faults.filter(({ name }) =>
    names.length > 0 ? names.includes(name) : caught[name] === undefined,
  );
  if (same && chosen.length === 0) console.log('All were noticed, and nothing has changed since.');
  const plantation = new Plantation();
  let missed = 0;
  try {
    const tests = [...new Set(chosen.flatMap((fault) => fault.tests))];
    const ill = tests.length === 0 ? [] : plantation.failing(tests, false);
    if (ill.length > 0)
      throw new Error(
        `fails without any fault: ${ill.map(({ file, test }) => `${file}: ${test}`).join('\n')}`,
      );
    for (const fault of chosen) {
      const by = plantation.tryOut(fault);
      if (by === null) {
        missed++;
        delete caught[fault.name];
        console.log(`✗ ${fault.name}: nobody noticed (${fault.tests.join(', ')})`);
        continue;
      }
      caught[fault.name] = by;
      console.log(`✓ ${fault.name}: ${by.file}: ${by.test}`);
      const sorted = Object.fromEntries(
        faults.flatMap(({ name }) => (caught[name] ? [[name, caught[name]]] : [])),
      );
      // A run of only some faults says nothing about the others, which may have been tried on another tree.
      const whole = { tree: names.length > 0 && !same ? before.tree : tree, caught: sorted };
      writeFileSync(kept, `${JSON.stringify(whole, null, 2)}\n`);
      writeFileSync(page, pageOf(whole));
    }
  } finally {
    plantation.clear();
  }
  console.log(`${chosen.length - missed} of ${chosen.length} faults were noticed.`);
  if (missed > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
