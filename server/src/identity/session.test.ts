import { randomBytes } from 'node:crypto';
import { fault, must } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SimDisk } from '../../sim/disk.js';
import { SimStore } from '../../sim/store.js';
import { ManualClock } from '../../test/clocks/manual-clock.js';
import { IdentityBench, kinds } from '../../test/identity-bench.js';
import { person as row } from '../../test/storage/ground.js';
import { BELIEVED_MS, Sessions, UNSEEN_MS } from './session.js';

const DAY_MS = 86_400_000;

describe.each(kinds)('people and their sessions on %s', (kind) => {
  let bench: IdentityBench;
  beforeAll(async () => {
    bench = await IdentityBench.open(kind);
  });
  afterAll(() => bench.close());

  it('a guest gets a name and a session of 256 bits, of which only the hash is kept', async () => {
    const { identity } = bench;
    const { token, person } = must(await identity.begin());
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(person.id).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    expect(person.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d\d$/);
    expect(identity.known(token)).toBeNull();
    const session = await identity.session(token);
    expect(session?.person).toEqual(person);
    expect(identity.known(token)).toEqual(session);
    expect(await bench.mentions(token)).toEqual([]);
    expect(must(await identity.me(person.id))).toEqual({
      person: person.id,
      name: person.name,
      guest: true,
      passkeys: [],
      recovery: false,
      muted: [],
    });
  });

  it('the same first command, at two nodes at once, is of one guest; of an account it is none', async () => {
    const { identity, store } = bench;
    const other = (await bench.node()).identity;
    const first = { key: 'a-key-that-nobody-guesses', digest: 'of what was asked' };
    const begun = await Promise.all([identity, other, identity, other].map((node) => node.begin(first)));
    const guests = begun.map((one) => must(one));
    expect(new Set(guests.map(({ person }) => person.id)).size).toBe(1);
    expect(new Set(guests.map(({ token }) => token)).size).toBe(4);
    for (const { token, person } of guests) expect((await other.session(token))?.person).toEqual(person);
    expect(await identity.begin({ ...first, digest: 'of something else' })).toEqual({
      ok: false,
      error: fault('key-reused'),
    });
    const [{ person }] = guests;
    const passkey = {
      id: 'a passkey',
      public_key: '',
      counter: 0,
      transports: '[]',
      label: 'Phone',
      created: 0,
    };
    await store.commit([{ query: store.db.insertInto('passkey').values({ ...passkey, person: person.id }) }]);
    expect(must(await other.begin(first)).person.id).not.toBe(person.id);
  });

  it('a first command whose key could be guessed makes another guest each time', async () => {
    const { identity } = bench;
    for (const [length, guests] of [
      [21, 2],
      [22, 1],
    ]) {
      const first = { key: 'k'.repeat(length), digest: '' };
      const begun = [must(await identity.begin(first)), must(await identity.begin(first))];
      expect(new Set(begun.map(({ person }) => person.id)).size).toBe(guests);
    }
  });

  it('a guest whose first command was refused is gone, unless the same command let them in once', async () => {
    const { identity } = bench;
    const bystander = await bench.guest();
    const first = () => ({ key: randomBytes(16).toString('hex'), digest: '' });
    const alone = must(await identity.begin(first()));
    expect(await identity.session(alone.token)).not.toBeNull();
    await identity.unbegin(alone.person.id, alone.token);
    expect(await identity.session(alone.token)).toBeNull();
    expect(await bench.mentions(alone.person.id)).toEqual([]);

    const twice = first();
    const [one, two] = [must(await identity.begin(twice)), must(await identity.begin(twice))];
    await identity.unbegin(one.person.id, one.token);
    expect(await identity.session(one.token)).toBeNull();
    expect((await identity.session(two.token))?.person).toEqual(one.person);
    expect(must(await identity.begin(twice)).person).toEqual(one.person);
    expect((await identity.session(bystander.token))?.person.name).toBe(bystander.name);
  });

  it('what else has changed somebody, a session that is remembered hears when it is told', async () => {
    const { identity, store } = bench;
    const { id, token } = await bench.guest();
    await identity.session(token);
    const renamed = store.db.updateTable('person').set({ name: 'By the operator' }).where('id', '=', id);
    await store.commit([{ query: renamed }]);
    identity.changed(id);
    expect((await identity.session(token))?.person.name).toBe('By the operator');
  });

  it('nobody comes in with no token, another one, or the hash of one', async () => {
    const { identity } = bench;
    const { token } = must(await identity.begin());
    const session = await identity.session(token);
    const other = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`;
    for (const wrong of [null, '', 'x', other, session!.hash, `${token}=`, '\u0000'.repeat(43), "' or 1=1"])
      expect(await identity.session(wrong)).toBeNull();
  });

  it('names of guests fit and differ', async () => {
    const names = new Set<string>();
    for (let i = 0; i < 40; i++) names.add((await bench.guest()).name);
    expect(names.size).toBeGreaterThan(30);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(24);
  });

  it('a new name is known to the session and at every table; a bad one is refused', async () => {
    const { identity, directory } = bench;
    const host = await bench.guest();
    const table = await bench.table(host);
    expect(must(await identity.rename(host.id, 'Ann Bonny')).name).toBe('Ann Bonny');
    expect((await identity.session(host.token))?.person.name).toBe('Ann Bonny');
    expect(await directory.room(table).look((open) => open.nameOf(host.id))).toBe('Ann Bonny');
    const unseen = ['\u200b', '\u3164', '\u2800', '\ufe0f', '\u0301', 'A\u115fn', 'Ann\u{e0061}', 'A\u034fn'];
    for (const bad of ['', ' ', ' Ann', 'Ann\n', 'x'.repeat(25), ...unseen])
      expect(await identity.rename(host.id, bad)).toMatchObject({
        ok: false,
        error: { key: 'wants-text', args: { at: 'name', min: 1, max: 24 } },
      });
    for (const good of ['Ann ❤\ufe0f', '李明', 'Zoë', 'Ανδρέας'])
      expect(must(await identity.rename(host.id, good)).name).toBe(good);
    expect(await identity.rename('0'.repeat(16), 'Ghost')).toEqual({
      ok: false,
      error: fault('not-signed-in'),
    });
  });

  it('of two renames at once, tables and person end with the same', async () => {
    const { identity, directory } = bench;
    const host = await bench.guest();
    const tables = [await bench.table(host), await bench.table(host), await bench.table(host)];
    await Promise.all(['One', 'Two', 'Three'].map((name) => identity.rename(host.id, name)));
    const { name } = must(await identity.me(host.id));
    for (const table of tables)
      expect(await directory.room(table).look((open) => open.nameOf(host.id))).toBe(name);
  });

  it('mutes and unmutes, others only, and the session knows at once', async () => {
    const { identity } = bench;
    const [ann, bob] = [await bench.guest(), await bench.guest()];
    await identity.session(ann.token);
    expect(must(await identity.mute(ann.id, { person: bob.id, muted: true })).muted).toEqual([bob.id]);
    expect(must(await identity.mute(ann.id, { person: bob.id, muted: true })).muted).toEqual([bob.id]);
    expect([...(await identity.session(ann.token))!.muted]).toEqual([bob.id]);
    expect(must(await identity.mute(ann.id, { person: bob.id, muted: false })).muted).toEqual([]);
    expect((await identity.session(ann.token))!.muted.size).toBe(0);
    expect(await identity.mute(ann.id, { person: ann.id, muted: true })).toEqual({
      ok: false,
      error: fault('mute-yourself'),
    });
    expect(await identity.mute(ann.id, { person: '0'.repeat(16), muted: true })).toEqual({
      ok: false,
      error: fault('no-person'),
    });
  });

  it('somebody mutes five hundred people, and whoever is not there nobody', async () => {
    const { identity, store } = bench;
    const [ann, bob, last] = [await bench.guest(), await bench.guest(), await bench.guest()];
    const values = Array.from({ length: 498 }, (_, i) => ({ person: ann.id, other: `bore ${i}` }));
    await store.commit([{ query: store.db.insertInto('mute').values(values) }]);
    const mute = (person: string, muted = true) => identity.mute(ann.id, { person, muted });
    expect(must(await mute(bob.id)).muted).toHaveLength(499);
    expect(must(await mute(last.id)).muted).toHaveLength(500);
    const { id } = await bench.guest();
    expect(await mute(id)).toEqual({ ok: false, error: fault('too-many-muted', { max: 500 }) });
    expect(must(await mute(bob.id)).muted).toHaveLength(500);
    must(await mute(bob.id, false));
    expect(must(await mute(id)).muted).toContain(id);
    expect(await identity.mute('0'.repeat(16), { person: bob.id, muted: true })).toEqual({
      ok: false,
      error: fault('not-signed-in'),
    });
  });

  it('signs out everywhere, and other nodes hear of it', async () => {
    const { identity } = bench;
    const other = await bench.node();
    const heard: (string | null)[] = [];
    other.identity.listen((person) => heard.push(person));
    const ann = await bench.guest();
    const { hash } = (await identity.session(ann.token))!;
    expect(await other.identity.session(ann.token)).not.toBeNull();
    await identity.signOut(hash, true);
    // Where the storage is not shared there are no other nodes. No time passes here: nothing is forgotten by age.
    if (!bench.store.shared) return;
    await eventually('the other node heard', () => heard.includes(ann.id));
    expect(await other.identity.session(ann.token)).toBeNull();
  });

  it('shows somebody their sessions, and ends one of them', async () => {
    const { identity, world } = bench;
    const first = { key: 'the-same-guest-on-two-devices', digest: '' };
    const [one, two] = [must(await identity.begin(first)), must(await identity.begin(first))];
    const here = (await identity.session(one.token))!;
    const { sessions } = await identity.sessionList(here);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session) => session.here)).toEqual([
      { id: here.hash.slice(0, 16), begun: world.now(), seen: world.now(), here: true },
    ]);
    const other = sessions.find((session) => !session.here)!;
    expect(await identity.endSession((await bench.guest()).id, other.id)).toBeNull();
    expect(await identity.session(two.token)).not.toBeNull();
    expect(await identity.endSession(one.person.id, other.id)).toMatch(new RegExp(`^${other.id}`));
    expect(await identity.session(two.token)).toBeNull();
    expect(await identity.endSession(one.person.id, other.id)).toBeNull();
    expect((await identity.sessionList(here)).sessions).toHaveLength(1);
  });

  it('a session that is renewed is the same under another token, and calls go where they went', async () => {
    const { identity, store } = bench;
    const ann = await bench.guest();
    const old = (await identity.session(ann.token))!;
    const called = { person: ann.id, session: old.hash, endpoint: '', p256dh: '', auth: '', site: '' };
    await store.commit([
      { query: store.db.insertInto('subscription').values({ ...called, id: ann.id, created: 0 }) },
    ]);
    const token = await identity.renew(old);
    expect(await identity.session(ann.token)).toBeNull();
    const now = (await identity.session(token))!;
    expect(now.person).toEqual(old.person);
    const calls = store.db.selectFrom('subscription').select('session').where('person', '=', ann.id);
    expect(await calls.execute()).toEqual([{ session: now.hash }]);
    expect(await identity.renew(old)).toBeNull();
  });

  it('signs out here at once, and on other nodes within seconds', async () => {
    const { identity, world } = bench;
    const other = await bench.node();
    const ann = await bench.guest();
    const { hash } = (await identity.session(ann.token))!;
    expect(await other.identity.session(ann.token)).not.toBeNull();
    await identity.signOut(hash, false);
    expect(await identity.session(ann.token)).toBeNull();
    // Where the storage is not shared there are no other nodes.
    if (bench.store.shared) {
      world.pass(BELIEVED_MS);
      expect(await other.identity.session(ann.token)).toBeNull();
    }
    await identity.signOut(hash, false);
  });

  it('an answer that was under way when somebody signed out is not remembered', async () => {
    const { identity } = bench;
    const ann = await bench.guest();
    const { hash } = (await identity.session(ann.token))!;
    bench.world.pass(BELIEVED_MS);
    const asked = identity.session(ann.token);
    await Promise.all([asked, identity.signOut(hash, false)]);
    expect(await identity.session(ann.token)).toBeNull();
  });

  it('a session that is used lives on; one unseen for 400 days is over and goes', async () => {
    const { identity, world, store } = bench;
    const [ann, bob] = [await bench.guest(), await bench.guest()];
    for (let day = 0; day < 420; day += 60) {
      world.pass(60 * DAY_MS);
      expect(await identity.session(ann.token)).not.toBeNull();
    }
    expect(await identity.session(bob.token)).toBeNull();
    await identity.prune(world.now());
    const rows = await store.db.selectFrom('session').select('person').execute();
    const people = rows.map(({ person }) => person);
    expect(people).toContain(ann.id);
    expect(people).not.toContain(bob.id);
  });

  it('guests who cannot come back go, unless a table or somebody else knows them', async () => {
    const { identity, world, store } = bench;
    const [seen, gone, seated, muted, muting] = await Promise.all(
      Array.from({ length: 5 }, () => bench.guest()),
    );
    await bench.table(seated);
    must(await identity.mute(seen.id, { person: muted.id, muted: true }));
    must(await identity.mute(muting.id, { person: seen.id, muted: true }));
    for (const { token } of [gone, seated, muted, muting])
      await identity.signOut((await identity.session(token))!.hash, false);
    await identity.prune(world.now());
    const rows = await store.db.selectFrom('person').select('id').execute();
    const left = new Set(rows.map(({ id }) => id));
    expect([seen, gone, seated, muted, muting].map(({ id }) => left.has(id))).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(UNSEEN_MS).toBe(400 * DAY_MS);
  });
});

it('what one node changes about a person others hear at once, or know within seconds', async () => {
  const ears: { heard: (topic: string, seq: number) => void; gap: () => void }[] = [];
  const wire = {
    read: async <T>(job: () => T) => job(),
    write: async <T>(job: (now: number) => T) => job(0),
    announce: (topic: string, seq: number) => {
      for (const { heard } of ears) heard(topic, seq);
    },
    hearAs: () => {},
    listen: (heard: (topic: string, seq: number) => void, gap: () => void) => void ears.push({ heard, gap }),
  };
  const disk = await SimDisk.make();
  const world = new ManualClock('nodes');
  const store = new SimStore(disk, wire, true);
  const [one, other] = [new Sessions(store, world), new Sessions(new SimStore(disk, wire, true), world)];
  const heard: (string | null)[] = [];
  other.listen((person) => heard.push(person));
  const { token, write } = one.begin('ann');
  await store.commit([row(store, 'ann', 'Ann'), write]);
  const found = async () => (await other.find(token))?.person.name;
  expect(await found()).toBe('Ann');

  await store.commit([{ query: store.db.updateTable('person').set({ name: 'Bonny' }) }]);
  for (const topic of ['table:ann', 'x person:ann', 'ann']) wire.announce(topic, 1);
  one.changed('bob');
  expect(heard).toEqual(['bob']);
  expect(await found()).toBe('Ann');
  one.changed('ann');
  expect(heard).toEqual(['bob', 'ann']);
  expect(other.known(token)).toBeNull();
  expect(await found()).toBe('Bonny');

  await store.commit([{ query: store.db.updateTable('person').set({ name: 'Anne' }) }]);
  for (const { gap } of ears) gap();
  expect(heard).toEqual(['bob', 'ann', null]);
  expect(await found()).toBe('Anne');

  await store.commit([{ query: store.db.updateTable('person').set({ name: 'Nan' }) }]);
  world.turn(BELIEVED_MS - 1);
  expect(await found()).toBe('Anne');
  world.turn(1);
  expect(await found()).toBe('Nan');
});
