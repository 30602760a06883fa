import { counted, slice } from '@crossbones/core/suite';
import { languageIds, learn } from '@crossbones/texts';
import { beforeAll, expect, it } from 'vitest';
import { perform, scenarios } from './scenario.js';
import { type Point, SingleFault } from './single-fault.js';

/** Six on every day, one of them on two nodes; in the long run one in each slice. */
const everyDay = ['open 1', 'chat 1', 'join 2', 'sheet 1', 'start 1', 'part 1'];
/** One fault alone: `FAULT='join 2 write 3 unknown'`. */
const only = process.env.FAULT;

beforeAll(() => learn(languageIds));

const nameOf = ({ place, nth, way }: Point): string => `${place} ${nth} ${way}`;
const all = scenarios.map((scenario) => [`${scenario.name} ${scenario.nodes}`, scenario] as const);
const chosen =
  only !== undefined
    ? all.filter(([name]) => only.startsWith(`${name} `))
    : slice > 0
      ? [all[(slice - 1) % all.length]]
      : all.filter(([name]) => everyDay.includes(name));

it('there are enough scenarios, and those of every day among them', () => {
  expect(all.length).toBeGreaterThanOrEqual(50);
  expect(all.filter(([name]) => everyDay.includes(name)).length).toBe(everyDay.length);
});

it.each(chosen)('%s: every single write, read, timer and message fails once', async (name, scenario) => {
  const calm = await perform(scenario, null);
  expect(calm.wrong).toEqual([]);
  let faults = 0;
  for (const point of SingleFault.points(calm.chaos.counts)) {
    if (only !== undefined && only !== `${name} ${nameOf(point)}`) continue;
    const { wrong } = await perform(scenario, point);
    faults++;
    if (wrong.length > 0)
      expect.fail(
        `${wrong.join('\n')}\nTo see it again: FAULT='${name} ${nameOf(point)}' npx vitest run --project others server/sim/scenarios.test.ts`,
      );
  }
  expect(faults).toBeGreaterThan(0);
  process.stdout.write(`${name}: ${faults} single faults\n`);
  counted({ scenarios: 1, 'single faults': faults });
});
