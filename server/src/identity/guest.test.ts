import { must } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../../test/clients/authenticator.js';
import { HERE, IdentityBench, kinds } from '../../test/identity-bench.js';
import { kick } from '../table/gathering.js';
import { Identity } from './index.js';
import { BELIEVED_MS } from './session.js';

describe.each(kinds)('a guest signs in on %s', (kind) => {
  let bench: IdentityBench;
  beforeAll(async () => {
    bench = await IdentityBench.open(kind);
  });
  afterAll(async () => {
    expect(bench.errors).toEqual([]);
    await bench.close();
  });

  const account = async () => {
    const { identity } = bench;
    const sailor = await bench.guest();
    must(await identity.rename(sailor.id, 'Captain'));
    const device = new Authenticator();
    const { challenge, options } = must(await identity.passkeyOffer(sailor.id, HERE));
    const response = device.create(options, HERE);
    const { recovery } = must(
      await identity.passkeyAdd(sailor.id, { challenge, label: 'x', response }, HERE),
    );
    const signIn = async (token: string | null) => {
      const offer = must(await identity.signInOffer(HERE));
      const body = { challenge: offer.challenge, response: device.get(offer.options, HERE) };
      return must(await identity.signIn(await identity.session(token), body, HERE));
    };
    return { ...sailor, name: 'Captain', device, signIn, recovery: recovery! };
  };

  it('and brings along tables, seats, mutes and hosting; the guest is gone', async () => {
    const { identity, directory } = bench;
    const captain = await account();
    const [guest, friend, bore] = await Promise.all([bench.guest(), bench.guest(), bench.guest()]);
    const own = await bench.table(guest, [friend]);
    const running = await bench.table(friend, [guest]);
    await bench.start(running, [friend, guest]);
    await bench.play(running, [friend, guest], 3);
    const watched = await bench.table(friend);
    await bench.watch(guest, watched);
    must(await identity.mute(guest.id, { person: bore.id, muted: true }));
    must(await identity.mute(friend.id, { person: guest.id, muted: true }));
    must(await identity.mute(captain.id, { person: guest.id, muted: true }));

    const { token, me } = await captain.signIn(guest.token);
    expect(me).toMatchObject({ person: captain.id, name: 'Captain', muted: [bore.id] });
    expect((await identity.session(token))?.person.id).toBe(captain.id);
    expect(await identity.session(guest.token)).toBeNull();
    expect(await identity.me(guest.id)).toMatchObject({ ok: false });
    expect(new Set((await directory.lookup.mine(captain.id)).map(({ id }) => id))).toEqual(
      new Set([own, running, watched]),
    );
    expect(await directory.room(own).look(({ host }) => host)).toBe(captain.id);
    expect(
      await directory.room(running).look((open) => [open.seatOf(captain.id), open.nameOf(captain.id)]),
    ).toEqual([1, 'Captain']);
    expect(must(await identity.me(friend.id)).muted).toEqual([captain.id]);
    await bench.play(running, [friend, captain]);
    expect(await directory.room(running).look(({ phase }) => phase)).toBe('over');
    const outside = (await bench.mentions(guest.id)).filter((row) => !row.startsWith('entry'));
    expect(outside).toEqual([]);
  });

  it('by recovery code too', async () => {
    const { identity, directory } = bench;
    const captain = await account();
    const guest = await bench.guest();
    const table = await bench.table(guest);
    const session = await identity.session(guest.token);
    must(await identity.signInRecovery(session, { code: captain.recovery }));
    expect(await directory.room(table).look((open) => open.seatOf(captain.id))).toBe(0);
  });

  it('where the account plays already, the guest’s seat goes to a bosun', async () => {
    const { directory } = bench;
    const captain = await account();
    const [guest, friend] = [await bench.guest(), await bench.guest()];
    const table = await bench.table(captain, [guest, friend]);
    await bench.start(table, [captain, guest, friend]);
    await captain.signIn(guest.token);
    const places = await directory
      .room(table)
      .look((open) => open.places.map(({ person }, seat) => [person, open.botPlays(seat)]));
    expect(places).toEqual([
      [captain.id, false],
      [null, true],
      [friend.id, false],
    ]);
    expect((await bench.mentions(guest.id)).filter((row) => !row.startsWith('entry'))).toEqual([]);
  });

  it('what a slower node took from the guest comes along a little later', async () => {
    const { identity, directory, world } = bench;
    const captain = await account();
    const guest = await bench.guest();
    const other = await bench.node();
    expect(await other.identity.session(guest.token)).not.toBeNull();
    await captain.signIn(guest.token);
    world.pass(BELIEVED_MS);
    // The other node had let the guest in before it heard.
    const opening = { game: 'skull', seats: 3 } as const;
    const { table } = must(await other.directory.open(bench.request(guest), opening));
    world.pass(BELIEVED_MS);
    await eventually(
      'another host',
      async () => (await directory.room(table).look(({ host }) => host)) === captain.id,
    );
    expect(await identity.session(guest.token)).toBeNull();
    await eventually('a table of theirs', async () =>
      (await directory.lookup.mine(captain.id)).some(({ id }) => id === table),
    );
  });

  it('again where it was cut off: the guest is there until all of theirs is the account’s', async () => {
    const { directory, store, world } = bench;
    const captain = await account();
    const guest = await bench.guest();
    const table = await bench.table(guest);
    const cut = {
      everywhere: directory.everywhere.bind(directory),
      passThrough: () => Promise.reject(new Error('cut off')),
    };
    const dying = new Identity(store, world, cut, { origin: null });
    const offer = must(await dying.signInOffer(HERE));
    const body = { challenge: offer.challenge, response: captain.device.get(offer.options, HERE) };
    await expect(dying.signIn(await dying.session(guest.token), body, HERE)).rejects.toThrow('cut off');
    expect((await bench.identity.session(guest.token))?.person.id).toBe(guest.id);
    await captain.signIn(guest.token);
    expect(await directory.room(table).look(({ host }) => host)).toBe(captain.id);
    expect(await bench.identity.session(guest.token)).toBeNull();
  });

  it('somebody who was sent away stays away', async () => {
    const captain = await account();
    const [guest, friend] = [await bench.guest(), await bench.guest()];
    const table = await bench.table(friend);
    await bench.watch(guest, table);
    await bench.run(friend, table, (open, request) => kick(open, request, { person: guest.id }));
    await captain.signIn(guest.token);
    await expect(bench.watch(captain, table)).rejects.toThrow('kicked');
  });

  it('two accounts at one browser stay two', async () => {
    const [ann, bob] = [await account(), await account()];
    const table = await bench.table(ann);
    await bob.signIn(ann.token);
    expect(await bench.directory.room(table).look(({ host }) => host)).toBe(ann.id);
    expect(must(await bench.identity.me(ann.id)).guest).toBe(false);
  });
});
