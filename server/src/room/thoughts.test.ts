import { expect, it } from 'vitest';
import { ManualClock } from '../../test/clocks/manual-clock.js';
import { holdBack, Thoughts } from './thoughts.js';

/** Thinks until it is told not to, and then says so. */
const forever = (ended: string[], name: string) => (signal: AbortSignal) =>
  new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => {
      ended.push(name);
      resolve();
    }),
  );

it('ends thoughts that nobody waits for any more, and no others', async () => {
  const thoughts = new Thoughts();
  const ended: string[] = [];
  const gone = thoughts.begin({ seat: 1, decision: 5 }, forever(ended, 'gone'));
  const wanted = thoughts.begin({ seat: 2, decision: 5 }, forever(ended, 'wanted'));
  expect([thoughts.has({ seat: 1, decision: 5 }), thoughts.has({ seat: 1, decision: 6 })]).toEqual([
    true,
    false,
  ]);
  thoughts.keep((seat) => seat === 2);
  await gone;
  expect(ended).toEqual(['gone']);
  expect([thoughts.has({ seat: 1, decision: 5 }), thoughts.has({ seat: 2, decision: 5 })]).toEqual([
    false,
    true,
  ]);
  thoughts.keep(() => false);
  await wanted;
});

it('ends a thought where the seat is asked something else', async () => {
  const thoughts = new Thoughts();
  const ended: string[] = [];
  const before = thoughts.begin({ seat: 1, decision: 5 }, forever(ended, 'before'));
  const after = thoughts.begin({ seat: 1, decision: 7 }, forever(ended, 'after'));
  await before;
  expect(ended).toEqual(['before']);
  expect(thoughts.has({ seat: 1, decision: 7 })).toBe(true);
  thoughts.keep(() => false);
  await after;
});

it.each([
  ['in time', [-150, -1, 0], 0],
  ['a little late', [1, 33, 57, 100], 100],
  ['very late', [201, 300], 300],
])('words that are ready %s are all told at the same moment', async (_, ready, told) => {
  for (const late of ready) {
    const clock = new ManualClock('words');
    const due = clock.now() + 400;
    clock.turn(400 + late);
    const heard: number[] = [];
    const waiting = holdBack(due, clock, new AbortController().signal).then(() => heard.push(clock.now()));
    if (clock.alarmed > 0) {
      clock.turn(told - late - 1);
      await Promise.resolve();
      expect(heard).toEqual([]);
      clock.turn(1);
    }
    await waiting;
    expect(heard).toEqual([due + told]);
  }
});
