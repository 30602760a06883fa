import { gunzipSync } from 'node:zlib';
import { fault, must } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../../test/clients/authenticator.js';
import { HERE, IdentityBench, kinds, type SignedIn } from '../../test/identity-bench.js';
import { Replays } from '../replays.js';
import { kick, leave } from '../table/gathering.js';
import { showLines, showLog, showStep, showTable } from '../table/show.js';
import type { Table } from '../table/table.js';
import { erase, SETTLED_MS } from './forget.js';
import { Identity } from './index.js';
import type { TableChanges } from './visit.js';

const shown = (table: Table) =>
  JSON.stringify([showTable(table), showStep(table, 'spectator'), showLines(table, null, 0), showLog(table)]);

describe.each(kinds)('somebody deletes themselves on %s', (kind) => {
  let bench: IdentityBench;
  beforeEach(async () => {
    bench = await IdentityBench.open(kind);
  });
  afterEach(async () => {
    expect(bench.errors).toEqual([]);
    await bench.close();
  });

  const settle = async (): Promise<void> => {
    bench.world.pass(SETTLED_MS);
    await bench.identity.prune(bench.world.now());
  };

  const none = (...words: readonly string[]) =>
    eventually('nothing of that is left', async () => (await bench.mentions(...words)).length === 0);

  it('no name, word or id of theirs is left, in whatever way they came to a table; the tables go on', async () => {
    const { identity, directory } = bench;
    const bess = await bench.guest();
    const device = new Authenticator();
    const { challenge, options } = must(await identity.passkeyOffer(bess.id, HERE));
    const response = device.create(options, HERE);
    const { me, recovery } = must(
      await identity.passkeyAdd(bess.id, { challenge, label: 'Bess’s phone', response }, HERE),
    );
    must(await identity.rename(bess.id, 'Blackwater Bess'));
    const named: SignedIn = { ...bess, name: 'Blackwater Bess' };
    const friend = await bench.guest();
    must(await identity.mute(bess.id, { person: friend.id, muted: true }));
    must(await identity.mute(friend.id, { person: bess.id, muted: true }));

    // As a guest at another browser, who then signs in.
    const guest = await bench.guest();
    const asGuest = await bench.table(guest, [friend]);
    await bench.say(guest, asGuest, 'whispered as a guest');
    const leftAsGuest = await bench.table(friend);
    await bench.watch(guest, leftAsGuest);
    await bench.say(guest, leftAsGuest, 'whispered and left');
    await bench.run(guest, leftAsGuest, leave);
    const offer = must(await identity.signInOffer(HERE));
    const body = { challenge: offer.challenge, response: device.get(offer.options, HERE) };
    const entered = must(await identity.signIn(await identity.session(guest.token), body, HERE));

    const hosted = await bench.table(named);
    await bench.say(named, hosted, 'whispered alone');
    const running = await bench.table(named, [friend]);
    await bench.start(running, [named, friend]);
    await bench.play(running, [named, friend], 5);
    await bench.say(named, running, 'whispered in play');
    const over = await bench.table(friend, [named]);
    await bench.start(over, [friend, named]);
    await bench.play(over, [friend, named]);
    await bench.say(named, over, 'whispered after play');
    const left = await bench.table(friend);
    await bench.watch(named, left);
    await bench.say(named, left, 'whispered in passing');
    await bench.run(named, left, leave);
    const { table: rematch } = must(await directory.rematch(bench.request(friend), over));
    await bench.run(friend, rematch, (open, request) => kick(open, request, { person: bess.id }));
    must(await identity.passkeyOffer(bess.id, HERE));
    const stop = await directory.room(over).follow({ person: bess.id, tell: () => {} }, null);
    stop!();

    const tables = [asGuest, leftAsGuest, hosted, running, over, left, rematch];
    const ids = [bess.id, guest.id];
    const words = ['Blackwater', bess.name, guest.name, 'whispered', 'Bess’s phone', me.passkeys[0].id];
    expect((await bench.mentions(...words)).length).toBeGreaterThan(10);
    expect((await bench.mentions(bess.id, guest.id)).length).toBeGreaterThan(20);

    const replays = new Replays();
    const kept = async (): Promise<string> => {
      const made = await directory
        .room(over)
        .look((open) => Promise.all([replays.log(open), replays.steps(open, 0, 200)]));
      return made!.map((packed) => gunzipSync(packed!).toString()).join();
    };
    const before = await kept();

    expect(await identity.forget(bess.id)).toEqual({ ok: true, value: null });
    expect(await bench.mentions(...words)).toEqual([]);
    expect(await identity.session(bess.token)).toBeNull();
    // Replays that were made before tell of nobody either.
    expect(await kept()).toBe(before);
    for (const word of [...words, ...ids]) expect(before).not.toContain(word);
    replays.dismiss();
    expect(await identity.session(entered.token)).toBeNull();
    expect(await identity.me(bess.id)).toEqual({ ok: false, error: fault('not-signed-in') });
    expect(await identity.rename(bess.id, 'Back')).toEqual({ ok: false, error: fault('not-signed-in') });
    expect(await identity.forget(bess.id)).toEqual({ ok: false, error: fault('not-signed-in') });
    expect(await identity.signInRecovery(null, { code: recovery! })).toMatchObject({ ok: false });
    expect(await identity.mute(friend.id, { person: bess.id, muted: true })).toEqual({
      ok: false,
      error: fault('no-person'),
    });
    for (const table of tables) {
      const seen = await directory.room(table).look(shown);
      for (const word of [...words, ...ids]) expect(seen).not.toContain(word);
    }

    await settle();
    await none(...words, ...ids);
    // Another node reads the same tables out of the storage as this one has in memory.
    const other = await bench.node();
    for (const table of tables)
      expect(await other.directory.room(table).look(shown)).toBe(await directory.room(table).look(shown));
    expect(await directory.room(running).look((open) => [open.places[0].person, open.botPlays(0)])).toEqual([
      null,
      true,
    ]);
    expect(await directory.room(over).look(showLog)).not.toBeNull();
    expect(must(await identity.me(friend.id)).muted).toEqual([]);
  });

  it('what a node that had not heard took from them goes a minute later', async () => {
    const { identity } = bench;
    const bess = await bench.guest();
    const friend = await bench.guest();
    const table = await bench.table(friend);
    const other = await bench.node();
    must(await identity.forget(bess.id));
    const { table: late } = must(
      await other.directory.open(bench.request(bess), { game: 'skull', seats: 3, settings: {} }),
    );
    await bench.watch(bess, table);
    await bench.say(bess, table, 'whispered too late');
    await settle();
    await none(bess.name, 'whispered');
    expect((await bench.mentions(bess.id)).length).toBeGreaterThan(0);
    await settle();
    await none(bess.id);
    expect(await bench.directory.room(late).look(({ phase }) => phase)).toBe('closed');
  });

  it('a deletion that was cut off is finished by whoever prunes next', async () => {
    const { store, world, directory } = bench;
    const bess = await bench.guest();
    const table = await bench.table(bess);
    await bench.say(bess, table, 'whispered');
    // As it stands when the node died after the first commit.
    const row = { name: '', created: world.now(), recovery_hash: null };
    await store.commit([
      { query: store.db.updateTable('person').set(row).where('id', '=', bess.id), rows: 1 },
    ]);
    await settle();
    expect(await bench.mentions(bess.name, 'whispered')).toEqual([]);
    await settle();
    await none(bess.id);
    expect(await directory.room(table).look(({ phase }) => phase)).toBe('closed');
  });

  it('by itself a minute later, without anybody pruning', async () => {
    const { identity, world } = bench;
    const bess = await bench.guest();
    await bench.table(bess);
    must(await identity.forget(bess.id));
    world.pass(SETTLED_MS);
    await none(bess.id, bess.name);
  });

  it('by itself also where it has to be done twice', async () => {
    const { identity, world, store, directory } = bench;
    const bess = await bench.guest();
    const table = await bench.table(await bench.guest());
    must(await identity.forget(bess.id));
    await bench.watch(bess, table);
    world.pass(SETTLED_MS);
    await eventually('nothing of theirs is left, sooner or later', async () => {
      world.pass(SETTLED_MS);
      return (await bench.mentions(bess.id, bess.name)).length === 0;
    });
    expect(await erase(store, world, directory)).toBe(true);
  });

  it('whoever finishes it says whether all of it is done', async () => {
    const { identity, world, store, directory } = bench;
    const bess = await bench.guest();
    const table = await bench.table(await bench.guest());
    must(await identity.forget(bess.id));
    identity.stop();
    await bench.watch(bess, table);
    world.pass(SETTLED_MS);
    expect(await erase(store, world, directory)).toBe(false);
    // Not even a minute has passed since.
    expect(await erase(store, world, directory)).toBe(true);
    expect((await bench.mentions(bess.id)).length).toBeGreaterThan(0);
    world.pass(SETTLED_MS);
    expect(await erase(store, world, directory)).toBe(true);
    expect(await bench.mentions(bess.id)).toEqual([]);
  });

  it('not by a node that was stopped, and where it fails somebody is told', async () => {
    const { store, world, directory } = bench;
    const [bess, friend] = [await bench.guest(), await bench.guest()];
    for (const one of [bess, friend]) await bench.table(one);
    let cut = false;
    const told: unknown[] = [];
    const tables: TableChanges = {
      everywhere: directory.everywhere.bind(directory),
      passThrough: (id, command) =>
        cut ? Promise.reject(new Error('cut off')) : directory.passThrough(id, command),
    };
    const dying = new Identity(store, world, tables, { origin: null, failed: (error) => told.push(error) });
    must(await dying.forget(bess.id));
    dying.stop();
    cut = true;
    world.pass(SETTLED_MS);
    // Whatever it might have begun would have come to the storage by now.
    for (let turns = 0; turns < 20; turns++) await store.commit([]);
    expect(told).toEqual([]);
    must(await bench.identity.forget(friend.id));
    cut = false;
    await settle();
    await settle();
    await none(bess.id, friend.id);

    const late = await bench.guest();
    await bench.table(late);
    must(await dying.forget(late.id));
    cut = true;
    world.pass(SETTLED_MS);
    await eventually('it is told', () => told.length > 0);
    expect(String(told[0])).toBe('Error: cut off');
    await settle();
    await none(late.id);
  });

  it('of two people, only the one who asked is gone', async () => {
    const { identity } = bench;
    const [bess, friend] = [await bench.guest(), await bench.guest()];
    const table = await bench.table(friend, [bess]);
    await bench.say(friend, table, 'kept for good');
    await bench.say(bess, table, 'whispered');
    must(await identity.forget(bess.id));
    await settle();
    expect(await bench.mentions('kept for good')).toHaveLength(1);
    expect((await identity.session(friend.token))?.person.name).toBe(friend.name);
    expect(await bench.directory.room(table).look((open) => open.nameOf(friend.id))).toBe(friend.name);
  });
});
