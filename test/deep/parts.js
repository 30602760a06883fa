import { folders } from '../mutants/folders.js';

/**
 * What `npm run test:deep` can do, a part each: what is shown, how much of it `npm test` does every day, how much is to
 * be done once, and what does a slice of it. Slices say themselves how much they did (`counted` of
 * @crossbones/core/suite); `most` names what is no sum but the largest of all.
 */
const vitest = (project, tests, names) => [
  process.execPath,
  'node_modules/vitest/vitest.mjs',
  'run',
  '--mode=deep',
  `--project=${project}`,
  ...tests,
  ...(names === undefined ? [] : ['-t', names]),
];

const gameIds = ['skull-king', 'skull-king-dice', 'skull-queen', 'skull', 'queens-collection'];
/** So many of each game. */
const each = (what, count) => Object.fromEntries(gameIds.map((id) => [`${what} of ${id}`, count]));

export const parts = [
  {
    name: 'kills',
    about:
      'the server is killed (`kill -9`) under load on SQLite; nothing acknowledged is lost, doubled or out of order',
    daily: '5 kills',
    goal: { kills: 500, acknowledgements: 100_000 },
    command: vitest('others', ['server/test/faults/crash.test.ts'], '^SQLite: .* the server is killed'),
  },
  {
    name: 'node-kills',
    about: 'the same with one of two nodes on PostgreSQL; no table waits for more than three seconds',
    daily: '5 kills',
    goal: { kills: 500, acknowledgements: 100_000 },
    most: ['ms a table waited at most'],
    command: vitest(
      'others',
      ['server/test/faults/crash.test.ts'],
      '^PostgreSQL: .* one of two nodes is killed',
    ),
  },
  {
    name: 'restarts',
    about: 'PostgreSQL is restarted at once (`immediate`) under load, and both nodes are ready again',
    daily: '2 restarts',
    goal: { restarts: 100 },
    most: ['ms until ready at most'],
    command: vitest('others', ['server/test/faults/crash.test.ts'], '^PostgreSQL itself is restarted'),
  },
  {
    name: 'wrecks',
    about: 'all processes of PostgreSQL are killed under load',
    daily: '–',
    goal: { wrecks: 50 },
    command: vitest('others', ['server/test/faults/crash.test.ts'], '^PostgreSQL itself is killed'),
  },
  {
    name: 'owners',
    about:
      'of three simulated nodes one dies, stands still, cannot be reached by another or is taken for dead; no table waits for more than three seconds, and nothing is lost',
    daily: '16 evenings',
    goal: { evenings: 4_000 },
    command: vitest('others', ['server/sim/owners.test.ts']),
  },
  {
    name: 'storms',
    about:
      'between people and server connections are cut, swallow everything, let a byte a second through, or take 200 ± 100 ms',
    daily: '4 storms, one of each',
    goal: { storms: 200 },
    command: vitest('others', ['server/test/faults/weather.test.ts'], 'the network cuts'),
  },
  {
    name: 'pauses',
    about: 'one of two nodes stands still (`SIGSTOP`), others go on, and it comes back',
    daily: '1 pause',
    goal: { pauses: 100 },
    command: vitest('others', ['server/test/faults/weather.test.ts'], 'one of two nodes stands still'),
  },
  {
    name: 'simulations',
    about:
      'storms over one to three simulated nodes: crashes, full and slow disks, commits nobody knows of, cut, slow and doubled messages, wrong clocks; nothing is lost, doubled, reordered or leaked, and every match ends',
    daily: '300 storms, 50 of them twice',
    goal: { storms: 20_000 },
    command: vitest('others', ['server/sim/seeds.test.ts']),
  },
  {
    name: 'single-faults',
    about: 'small scenarios in each of which every write, read, timer and message fails once',
    daily: '5 scenarios',
    goal: { scenarios: 50 },
    command: vitest('others', ['server/sim/scenarios.test.ts']),
  },
  {
    name: 'pairs',
    about: 'two actions for one seat reach both nodes at once; one is accepted',
    daily: '1,000 pairs',
    goal: { pairs: 100_000 },
    command: vitest('others', ['server/test/faults/nodes.test.ts'], 'of two actions for the same seat'),
  },
  {
    name: 'leaks',
    about: 'pairs of worlds that differ in what a side may not know; every byte is the same',
    daily: '200 pairs a game',
    goal: each('pairs', 20_000),
    command: vitest('others', ['server/test/leak/leak.test.ts'], 'no byte of'),
  },
  {
    name: 'blind-reviews',
    about:
      'decisions reviewed in two worlds that look alike to the seat; every byte of both reviews is the same',
    daily: '40 decisions a game',
    goal: each('decisions', 4_000),
    command: vitest('others', ['bots/src/review/blind.test.ts'], 'is reviewed alike'),
  },
  {
    name: 'clear-decisions',
    about:
      'decisions in which, by the rules alone, an action is certainly worse than another; no bot from the bosun up chooses it (a roll comes after each die, so the dice game has none)',
    daily: '8 decisions a game',
    goal: Object.fromEntries(
      gameIds.filter((id) => id !== 'skull-king-dice').map((id) => [`decisions of ${id}`, 25_000]),
    ),
    command: vitest('others', ['bots/src/certainty.test.ts'], 'nobody from the bosun up'),
  },
  {
    name: 'bad-requests',
    about: 'requests that must be refused, over HTTP; each is, in a sentence, and nothing changes',
    daily: '22,000 requests',
    goal: { requests: 100_000 },
    command: vitest('others', ['server/test/fuzz/bad-requests.test.ts'], 'of them are refused in a sentence'),
  },
  {
    name: 'any-requests',
    about:
      'well-formed requests, made from the schemas, of anybody at tables in every state; each is done or refused, and a new start finds what everybody was shown',
    daily: '600 requests',
    goal: { requests: 50_000 },
    command: vitest('others', ['server/test/fuzz/any-requests.test.ts']),
  },
  {
    name: 'inputs',
    about:
      'bodies, cursors, cookies, options, words, logs, links of the arbiter, score sheets in links and files, changed at random and read in process; nothing breaks, and what is taken is whole',
    daily: '8,000 inputs',
    goal: { inputs: 2_000_000 },
    command: vitest('others', ['server/test/fuzz/inputs.test.ts', 'web/src/hostile.test.ts']),
  },
  {
    name: 'rules',
    about:
      'random games of every number of seats and pair of options, each step held to what every game must keep',
    daily: '40 games a game, and the contract',
    goal: each('games', 500_000),
    command: vitest(
      'engine',
      gameIds.map((id) => `games/src/${id}/contract.test.ts`),
      'many games keep the rules',
    ),
  },
  {
    name: 'chance',
    about: 'shuffles, dice and losses of the generator of real matches, a million each; none is more likely',
    daily: '4,000 each',
    goal: {
      'deals of skull-king': 1_000_000,
      'deals of skull-king-dice': 1_000_000,
      'deals of skull-queen': 1_000_000,
      'deals of queens-collection': 1_000_000,
      rolls: 1_000_000,
      losses: 1_000_000,
    },
    command: vitest('others', ['test/fairness/statistics.test.ts']),
  },
  {
    name: 'verifiers',
    about:
      'matches of all games that the verifier in Python and ours agree on, and changed ones that neither takes',
    daily: '15 matches',
    goal: { matches: 1_000 },
    command: vitest('others', ['test/fairness/python.test.ts', 'test/fairness/changed.test.ts']),
  },
  {
    name: 'mutants',
    about:
      'every condition, number, word and block of a folder is changed in turn; tests notice ([which](mutants.md))',
    daily: '–',
    goal: { folders: folders.length },
    command: [process.execPath, 'scripts/mutants.js'],
  },
  {
    name: 'page',
    about: 'the page: every decision on every screen in every language',
    daily: 'some of it',
    goal: { tests: 1 },
    command: ['npm', 'run', '--silent', 'test:page'],
  },
  {
    name: 'suite',
    about: 'all other tests, longer',
    daily: 'all of them',
    goal: { tests: 1 },
    command: [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--mode=deep'],
  },
];
