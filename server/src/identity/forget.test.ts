import { fault, must } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kick, leave } from '../table/gathering.js';
import { showLines, showLog, showStep, showTable } from '../table/show.js';
import type { Table } from '../table/table.js';
import { Authenticator } from './fixture/authenticator.js';
import { Harbour, HERE, kinds, type Sailor } from './fixture/harbour.js';
import { SETTLED_MS } from './forget.js';

const shown = (table: Table) =>
  JSON.stringify([showTable(table), showStep(table, 'spectator'), showLines(table, null, 0), showLog(table)]);

describe.each(kinds)('somebody deletes themselves on %s', (kind) => {
  let harbour: Harbour;
  beforeEach(async () => {
    harbour = await Harbour.open(kind);
  });
  afterEach(async () => {
    expect(harbour.errors).toEqual([]);
    await harbour.close();
  });

  const settle = async (): Promise<void> => {
    harbour.world.pass(SETTLED_MS);
    await harbour.identity.prune(harbour.world.now());
  };

  const none = (...words: readonly string[]) =>
    eventually('nothing of that is left', async () => (await harbour.mentions(...words)).length === 0);

  it('no name, word or id of theirs is left, in whatever way they came to a table; the tables go on', async () => {
    const { identity, house } = harbour;
    const bess = await harbour.guest();
    const device = new Authenticator();
    const { challenge, options } = must(await identity.passkeyOffer(bess.id, HERE));
    const response = device.create(options, HERE);
    const { me, recovery } = must(
      await identity.passkeyAdd(bess.id, { challenge, label: 'Bess’s phone', response }, HERE),
    );
    must(await identity.rename(bess.id, 'Blackwater Bess'));
    const named: Sailor = { ...bess, name: 'Blackwater Bess' };
    const friend = await harbour.guest();
    must(await identity.mute(bess.id, { person: friend.id, muted: true }));
    must(await identity.mute(friend.id, { person: bess.id, muted: true }));

    // As a guest at another browser, who then signs in.
    const guest = await harbour.guest();
    const asGuest = await harbour.table(guest, [friend]);
    await harbour.say(guest, asGuest, 'whispered as a guest');
    const leftAsGuest = await harbour.table(friend);
    await harbour.watch(guest, leftAsGuest);
    await harbour.say(guest, leftAsGuest, 'whispered and left');
    await harbour.run(guest, leftAsGuest, leave);
    const offer = must(await identity.signInOffer(HERE));
    const body = { challenge: offer.challenge, response: device.get(offer.options, HERE) };
    const entered = must(await identity.signIn(await identity.session(guest.token), body, HERE));

    const hosted = await harbour.table(named);
    await harbour.say(named, hosted, 'whispered alone');
    const running = await harbour.table(named, [friend]);
    await harbour.start(running, [named, friend]);
    await harbour.play(running, [named, friend], 5);
    await harbour.say(named, running, 'whispered in play');
    const over = await harbour.table(friend, [named]);
    await harbour.start(over, [friend, named]);
    await harbour.play(over, [friend, named]);
    await harbour.say(named, over, 'whispered after play');
    const left = await harbour.table(friend);
    await harbour.watch(named, left);
    await harbour.say(named, left, 'whispered in passing');
    await harbour.run(named, left, leave);
    const { table: rematch } = must(await house.rematch(harbour.request(friend), over));
    await harbour.run(friend, rematch, (open, request) => kick(open, request, { person: bess.id }));
    must(await identity.passkeyOffer(bess.id, HERE));
    const stop = await house.follow(over, { person: bess.id, tell: () => {} }, null);
    stop!();

    const tables = [asGuest, leftAsGuest, hosted, running, over, left, rematch];
    const ids = [bess.id, guest.id];
    const words = ['Blackwater', bess.name, guest.name, 'whispered', 'Bess’s phone', me.passkeys[0].id];
    expect((await harbour.mentions(...words)).length).toBeGreaterThan(10);
    expect((await harbour.mentions(bess.id, guest.id)).length).toBeGreaterThan(20);

    expect(await identity.forget(bess.id)).toEqual({ ok: true, value: null });
    expect(await harbour.mentions(...words)).toEqual([]);
    expect(await identity.session(bess.token)).toBeNull();
    expect(await identity.session(entered.token)).toBeNull();
    expect(await identity.me(bess.id)).toEqual({ ok: false, error: fault('not-signed-in') });
    expect(await identity.rename(bess.id, 'Back')).toEqual({ ok: false, error: fault('not-signed-in') });
    expect(await identity.forget(bess.id)).toEqual({ ok: false, error: fault('not-signed-in') });
    expect(await identity.signInRecovery(null, { code: recovery! })).toMatchObject({ ok: false });
    for (const table of tables) {
      const seen = await house.look(table, shown);
      for (const word of [...words, ...ids]) expect(seen).not.toContain(word);
    }

    await settle();
    await none(...words, ...ids);
    // Another node reads the same tables out of the storage as this one has in memory.
    const other = await harbour.node();
    for (const table of tables)
      expect(await other.house.look(table, shown)).toBe(await house.look(table, shown));
    expect(await house.look(running, (open) => [open.places[0].person, open.botPlays(0)])).toEqual([
      null,
      true,
    ]);
    expect(await house.look(over, showLog)).not.toBeNull();
    expect(must(await identity.me(friend.id)).muted).toEqual([]);
  });

  it('what a node that had not heard took from them goes a minute later', async () => {
    const { identity } = harbour;
    const bess = await harbour.guest();
    const friend = await harbour.guest();
    const table = await harbour.table(friend);
    const other = await harbour.node();
    must(await identity.forget(bess.id));
    const { table: late } = must(
      await other.house.open(harbour.request(bess), { game: 'skull', seats: 3, settings: {} }),
    );
    await harbour.watch(bess, table);
    await harbour.say(bess, table, 'whispered too late');
    await settle();
    await none(bess.name, 'whispered');
    expect((await harbour.mentions(bess.id)).length).toBeGreaterThan(0);
    await settle();
    await none(bess.id);
    expect(await harbour.house.look(late, ({ phase }) => phase)).toBe('closed');
  });

  it('a deletion that was cut off is finished by whoever prunes next', async () => {
    const { store, world, house } = harbour;
    const bess = await harbour.guest();
    const table = await harbour.table(bess);
    await harbour.say(bess, table, 'whispered');
    // As it stands when the node died after the first commit.
    const row = { name: '', created: world.now(), recovery_hash: null };
    await store.commit([
      { query: store.db.updateTable('person').set(row).where('id', '=', bess.id), rows: 1 },
    ]);
    await settle();
    expect(await harbour.mentions(bess.name, 'whispered')).toEqual([]);
    await settle();
    await none(bess.id);
    expect(await house.look(table, ({ phase }) => phase)).toBe('closed');
  });

  it('by itself a minute later, without anybody pruning', async () => {
    const { identity, world } = harbour;
    const bess = await harbour.guest();
    await harbour.table(bess);
    must(await identity.forget(bess.id));
    world.pass(SETTLED_MS);
    await none(bess.id, bess.name);
  });

  it('of two people, only the one who asked is gone', async () => {
    const { identity } = harbour;
    const [bess, friend] = [await harbour.guest(), await harbour.guest()];
    const table = await harbour.table(friend, [bess]);
    await harbour.say(friend, table, 'kept for good');
    await harbour.say(bess, table, 'whispered');
    must(await identity.forget(bess.id));
    await settle();
    expect(await harbour.mentions('kept for good')).toHaveLength(1);
    expect((await identity.session(friend.token))?.person.name).toBe(friend.name);
    expect(await harbour.house.look(table, (open) => open.nameOf(friend.id))).toBe(friend.name);
  });
});
