import { languageIds, learn } from '@crossbones/texts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { perform, scenarios } from './scenario.js';
import { type Point, SingleFault } from './single-fault.js';

/** The first five scripts on every day, one of them on two nodes; all of them in the long run. */
const everyDay = ['open 1', 'chat 1', 'join 2', 'sheet 1', 'start 1'];
const DEEP = process.env.DEEP !== undefined;
/** One alone: `FAULT='join 2 write 3 unknown'`. */
const only = process.env.FAULT;

beforeAll(() => learn(languageIds));

let points = 0;
afterAll(() => void process.stdout.write(`${points} single faults\n`));

const nameOf = ({ place, nth, way }: Point): string => `${place} ${nth} ${way}`;

it.each(scenarios.map((scenario) => [`${scenario.name} ${scenario.nodes}`, scenario] as const))(
  '%s: every single write, read, timer and message fails once',
  async (name, scenario) => {
    if (only === undefined ? !DEEP && !everyDay.includes(name) : !only.startsWith(`${name} `)) return;
    const calm = await perform(scenario, null);
    expect(calm.wrong).toEqual([]);
    for (const point of SingleFault.points(calm.chaos.counts)) {
      if (only !== undefined && only !== `${name} ${nameOf(point)}`) continue;
      const { wrong } = await perform(scenario, point);
      points++;
      if (wrong.length > 0)
        expect.fail(
          `${wrong.join('\n')}\nTo see it again: FAULT='${name} ${nameOf(point)}' npx vitest run --project others server/sim/scenarios.test.ts`,
        );
    }
  },
);
