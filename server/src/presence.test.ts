import { afterAll, expect, it } from 'vitest';
import { ManualClock } from '../test/clocks/manual-clock.js';
import { storages } from '../test/server.js';
import { type Ground, postgresGround, sqliteGround } from '../test/storage/ground.js';
import { Presence } from './presence.js';
import type { Write } from './storage/store.js';

const grounds: Ground[] = [];
afterAll(async () => {
  for (const ground of grounds) await ground.leave();
});

it.each(storages)(
  'who follows a table is written to %s, and of a table that nobody follows nothing',
  async (storage) => {
    const ground = await (storage === 'sqlite' ? sqliteGround() : postgresGround());
    grounds.push(ground);
    const store = await ground.open();
    const commits: (readonly Write[])[] = [];
    const counting = {
      ...store,
      commit(writes: readonly Write[]) {
        commits.push(writes);
        return store.commit(writes);
      },
    };
    const presence = new Presence(counting, new ManualClock('presence'));
    const followed = { id: 'followed', followedBy: () => ['ann', 'ben'] };
    await presence.sign([followed, ...Array(50).fill({ id: 'alone', followedBy: () => [] })]);
    expect(commits).toHaveLength(1);
    expect([...(await presence.signs('followed')).keys()].sort()).toEqual(['ann', 'ben']);
    expect(await presence.signs('alone')).toEqual(new Map());
    await presence.signOff('followed', 'ann');
    expect(await Promise.all(['ann', 'ben'].map((person) => presence.has('followed', person)))).toEqual([
      false,
      true,
    ]);
  },
);
