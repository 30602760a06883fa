import { eventually } from '@crossbones/core/suite';
import { it } from 'vitest';
import { postgresGround, sqliteGround } from '../storage/ground.js';
import { survived } from './crash-run.js';
import type { FaultProxy } from './proxy.js';
import { weathers } from './proxy.js';

const deep = process.env.DEEP !== undefined;
const STORMS = deep ? 5 * weathers.length : weathers.length;
const PAUSES = deep ? 10 : 1;
/** Clients give up so much sooner than in life, though not before a server has had its time to say that it is there. */
const PACE = 10;
/** So much is spoilt before the weather is fair again. */
const SPOILT = 40;

it(`${STORMS} times the network cuts, swallows, drips or takes its time, and all that was acknowledged is there, once, in order`, async () => {
  let proxy: FaultProxy;
  await survived(
    await sqliteGround(),
    1,
    STORMS,
    'storms',
    async (_, round) => {
      proxy.turn(weathers[round % weathers.length]);
      await eventually('much is spoilt', () => proxy.spoilt > SPOILT);
      proxy.turn('fair');
    },
    async (group) => {
      [proxy] = await group.front();
    },
    PACE,
  ).finally(() => proxy?.close());
});

it.skipIf(process.platform === 'win32')(
  `one of two nodes stands still (${PAUSES}×), its clients go on at the other, and it comes back to what has changed`,
  async () => {
    await survived(
      await postgresGround(),
      2,
      PAUSES,
      'pauses',
      async (group, round, book) => {
        // If nobody waited for an answer of that node just then, all are at the other one now, and that is stopped next.
        for (let i = round; i === round || book.retried === 0; i++) {
          const { pid } = group.node(i % 2);
          process.kill(pid, 'SIGSTOP');
          const { acked } = book;
          await eventually('the others go on', () => book.acked > acked + SPOILT);
          process.kill(pid, 'SIGCONT');
        }
      },
      undefined,
      PACE,
    );
  },
);
