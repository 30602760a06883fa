// A thread that has loaded all tests of a folder and runs those it is asked to, with one mutant or with none.
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { collectTests, getFn, getHooks } from '@vitest/runner';

register('./hooks.js', import.meta.url);

const { root, files, named, at } = workerData;
/** A test that meets the mutant so many times as often as it is met without it, and this besides, never ends. */
const ENDLESS = 100;
const BESIDES = 10_000;
/** No folder has so many mutants. */
const MOST_MUTANTS = 2 ** 16;
/** What the code in the mutated files reads and writes: see hooks.js. */
const mutants = {
  active: -1,
  /** How often mutants were met, each where the first of its place stands. */
  met: new Float64Array(MOST_MUTANTS),
  /** The mutants of each place. */
  places: [],
  hit() {
    if (++hits > mostHits) throw new Error('the mutant is met without end');
    return true;
  },
};
let hits = 0;
let mostHits = Number.POSITIVE_INFINITY;
globalThis.__stryker__ = mutants;

/** How often each mutant was met since this was asked last. */
function metSince() {
  const all = mutants.places
    .filter(([first]) => mutants.met[first] > 0)
    .flatMap((place) => place.map((id) => [id, mutants.met[place[0]]]));
  mutants.met.fill(0);
  return Object.fromEntries(all);
}

const collected = await collectTests(files, {
  config: {
    root,
    name: '',
    setupFiles: [],
    sequence: { hooks: 'stack', setupFiles: 'list' },
    tags: [],
    retry: 0,
    testTimeout: 0,
    hookTimeout: 0,
  },
  importFile: (file) => import(pathToFileURL(file).href),
  trace: (...rest) => rest.at(-1)(),
});

/** All tests by a name of their own, each with the suites that it is in, the outermost first. */
const tests = new Map();
function gather(task, suites, path) {
  if (task.result?.state === 'fail') throw new Error(`${path}: ${task.result.errors[0].stack}`);
  if (task.mode !== 'run' || (task.type === 'test' && !named.test(path))) return;
  if (task.type !== 'test') {
    for (const each of task.tasks) gather(each, [...suites, task], `${path} ${each.name}`);
    return;
  }
  const { filepath } = suites[0];
  const twins = [...tests.values()].filter(({ name }) => name === path).length;
  const name = path.slice(path.indexOf(' ') + 1);
  tests.set(`${path}${twins === 0 ? '' : ` #${twins + 1}`}`, { task, suites, path, name, file: filepath });
}
for (const file of collected) gather(file, [], file.name);
const metAtStart = metSince();

/** What failed where nobody waited for it. */
let stray = null;
for (const what of ['uncaughtException', 'unhandledRejection'])
  process.on(what, (error) => (stray ??= { error }));

async function run({ task, suites }, opened) {
  for (const suite of suites.filter((one) => !opened.has(one))) {
    opened.add(suite);
    for (const hook of getHooks(suite).beforeAll) await hook(suite);
  }
  try {
    for (const suite of suites)
      for (const hook of getHooks(suite).beforeEach) await hook(task.context, suite);
    await getFn(task)();
  } finally {
    for (const suite of suites.toReversed())
      for (const hook of getHooks(suite).afterEach) await hook(task.context, suite);
  }
}

/** Runs tests until one fails; answers which, and why. `met` is how often each meets the mutant without it. */
async function runAll(ids, { told = () => {}, met = null } = {}) {
  const opened = new Set();
  let failed = null;
  stray = null;
  let last = ids[0];
  try {
    for (const [i, id] of ids.entries()) {
      last = id;
      at[0] = i;
      hits = 0;
      mostHits = met === null ? Number.POSITIVE_INFINITY : ENDLESS * met[i] + BESIDES;
      const before = process.cpuUsage();
      await run(tests.get(last), opened);
      const { user, system } = process.cpuUsage(before);
      told(last, (user + system) / 1000);
      if (stray !== null) throw stray.error;
    }
  } catch (error) {
    failed = { id: last, message: String(error?.stack ?? error) };
  }
  for (const suite of [...opened].reverse())
    for (const hook of getHooks(suite).afterAll) {
      try {
        await hook(suite);
      } catch (error) {
        failed ??= { id: last, message: String(error?.stack ?? error) };
      }
    }
  return failed;
}

parentPort.on('message', async ({ ids, mutant, met = null }) => {
  if (ids === null) {
    const spent = new Map();
    const perTest = {};
    const told = (id, ms) => {
      spent.set(id, ms);
      perTest[id] = metSince();
    };
    const failed = await runAll([...tests.keys()], { told });
    const all = [...spent].map(([id, ms]) => ({
      id,
      ms,
      name: tests.get(id).name,
      file: tests.get(id).file,
    }));
    parentPort.postMessage({ failed, tests: all, coverage: { static: metAtStart, perTest } });
    return;
  }
  mutants.active = Number(mutant ?? -1);
  const failed = await runAll(ids, { met });
  mutants.active = -1;
  const endless = hits > mostHits;
  parentPort.postMessage({ failed, endless });
});
parentPort.postMessage('ready');
