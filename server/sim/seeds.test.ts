import { counted, slice } from '@crossbones/core/suite';
import { languageIds, learn } from '@crossbones/texts';
import { beforeAll, expect, it } from 'vitest';
import { runSeed, type SeedReport } from './seed.js';

/** Every day the first ones, and in the long run so many more in each slice. */
const DAILY = 300;
const SLICE = 1_000;
const [first, last] = slice === 0 ? [1, DAILY] : [DAILY + (slice - 1) * SLICE + 1, DAILY + slice * SLICE];
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

if (only !== undefined) {
  it('one seed, with its trace', async () => {
    const report = await runSeed(Number(only));
    process.stdout.write(`${report.trace.join('\n')}\n`);
    expect(report.wrong, told(report)).toEqual([]);
  });
} else {
  it('nothing is lost, doubled, reordered or leaked in any storm', async () => {
    let acknowledged = 0;
    let shown = 0;
    for (let seed = first; seed <= last; seed++) {
      const report = await runSeed(seed);
      if (report.wrong.length > 0) expect.fail(told(report));
      acknowledged += report.acknowledged;
      shown += report.shown;
    }
    const storms = last - first + 1;
    process.stdout.write(
      `storms ${first} to ${last}: ${acknowledged} acknowledgements, ${shown} events of streams compared\n`,
    );
    counted({ storms, acknowledgements: acknowledged });
    // That something happened at all: about eight commands make the shortest match.
    expect(acknowledged).toBeGreaterThan(8 * storms);
  });

  it('a seed is always the same', async () => {
    for (let seed = first; seed < first + TWICE; seed++) {
      const [one, other] = [await runSeed(seed), await runSeed(seed)];
      if (one.hash !== other.hash) {
        const at = one.trace.findIndex((line, i) => line !== other.trace[i]);
        expect.fail(`seed ${seed} is once “${one.trace[at]}” and once “${other.trace[at]}” (line ${at})`);
      }
    }
  });
}
