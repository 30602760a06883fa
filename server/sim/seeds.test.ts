import { languageIds, learn } from '@crossbones/texts';
import { beforeAll, expect, it } from 'vitest';
import { DeepProgress } from './progress.js';
import { runSeed, type SeedReport } from './seed.js';

const DEEP = process.env.DEEP !== undefined;
const SEEDS = DEEP ? 20_000 : 300;
const TWICE = 50;
/** One seed alone, with all that happened. */
const only = process.env.SEED;

beforeAll(() => learn(languageIds));

const told = ({ seed, wrong }: SeedReport): string =>
  [
    `seed ${seed}:`,
    ...wrong,
    `To see it again: SEED=${seed} npx vitest run --project others server/sim/seeds.test.ts`,
  ].join('\n');

/** Runs seeds and stops at the first that goes wrong. */
async function run(from: number, to: number, after: (report: SeedReport) => void): Promise<void> {
  for (let seed = from; seed <= to; seed++) {
    const report = await runSeed(seed);
    if (report.wrong.length > 0) expect.fail(told(report));
    after(report);
  }
}

it.runIf(only !== undefined)('one seed, with its trace', async () => {
  const report = await runSeed(Number(only));
  process.stdout.write(`${report.trace.join('\n')}\n`);
  expect(report.wrong, told(report)).toEqual([]);
});

it.skipIf(only !== undefined)(
  `nothing is lost, doubled, reordered or leaked in ${SEEDS} storms`,
  async () => {
    const progress = new DeepProgress('simulator-seeds', DEEP);
    let { count: seeds, acknowledged, shown } = progress.read({ count: 0, acknowledged: 0, shown: 0 });
    await run(seeds + 1, SEEDS, (report) => {
      seeds++;
      acknowledged += report.acknowledged;
      shown += report.shown;
      if (seeds % 100 === 0) progress.keep({ count: seeds, acknowledged, shown });
    });
    process.stdout.write(
      `${seeds} seeds, ${acknowledged} acknowledgements, ${shown} events of streams compared\n`,
    );
    // That something happened at all: about eight commands make the shortest match.
    expect(acknowledged).toBeGreaterThan(8 * SEEDS);
  },
);

it.skipIf(only !== undefined)('a seed is always the same', async () => {
  for (let seed = 1; seed <= TWICE; seed++) {
    const [one, other] = [await runSeed(seed), await runSeed(seed)];
    if (one.hash !== other.hash) {
      const at = one.trace.findIndex((line, i) => line !== other.trace[i]);
      expect.fail(`seed ${seed} is once “${one.trace[at]}” and once “${other.trace[at]}” (line ${at})`);
    }
  }
});
