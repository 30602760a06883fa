import { expect, it } from 'vitest';
import { ManualClock } from '../../test/clocks/manual-clock.js';
import type { Sheets } from '../sheets.js';
import type { TableDirectory } from '../table-directory.js';
import { BrowserStream, Streams } from './stream.js';

/** No topic is followed here, so nobody asks for tables or sheets. */
const nothing = { tables: [], sheets: [], lobby: false } as const;

it('thousands of streams are served in slices, and between two of them others have their turn', async () => {
  const clock = new ManualClock('slices');
  let looked = 0;
  let comments = 0;
  const identity = {
    session: async () => {
      looked++;
      return null;
    },
    listen: () => {},
  };
  const failed = (error: unknown): void => {
    throw error;
  };
  const tables = { follow: async () => null };
  const streams = new Streams({} as TableDirectory, tables, {} as Sheets, identity, clock, failed);
  for (let i = 0; i < 3_750; i++) {
    const outlet = {
      writableLength: 0,
      destroyed: false,
      write: () => comments++,
      end: () => {},
      destroy: () => {},
      on: () => {},
    };
    const reader = { token: `token ${i}`, person: null, muted: new Set<string>() };
    await streams.begin(new BrowserStream(outlet, reader, new Map()), nothing, new Map());
  }
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  // A fifteenth of them in each second: 250.
  clock.turn(1_000);
  const seen = [comments];
  for (let i = 0; i < 3; i++) {
    await settled();
    clock.turn(1);
    seen.push(comments);
  }
  await settled();
  expect([...seen.slice(0, 3), comments]).toEqual([100, 100, 200, 250]);

  expect(looked).toBe(0);
  for (let second = 2; second <= 60; second++) {
    clock.turn(1_000);
    for (let i = 0; i < 3; i++) {
      await settled();
      clock.turn(1);
    }
    if (second === 60) break;
  }
  expect(looked).toBeGreaterThan(0);
  expect(looked).toBeLessThan(600);
  for (let i = 0; i < 60; i++) {
    await settled();
    clock.turn(1);
  }
  await settled();
  expect(looked).toBe(3_750);
  streams.stop();
});
