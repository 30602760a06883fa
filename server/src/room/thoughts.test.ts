import { expect, it } from 'vitest';
import { Thoughts } from './thoughts.js';

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
