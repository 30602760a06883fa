import { must } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kick } from '../table/gathering.js';
import { Authenticator } from './fixture/authenticator.js';
import { Harbour, HERE, kinds } from './fixture/harbour.js';

describe.each(kinds)('a guest signs in on %s', (kind) => {
  let harbour: Harbour;
  beforeAll(async () => {
    harbour = await Harbour.open(kind);
  });
  afterAll(async () => {
    expect(harbour.errors).toEqual([]);
    await harbour.close();
  });

  const account = async () => {
    const { identity } = harbour;
    const sailor = await harbour.guest();
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
    return { ...sailor, name: 'Captain', signIn, recovery: recovery! };
  };

  it('and brings along tables, seats, mutes and hosting; the guest is gone', async () => {
    const { identity, house } = harbour;
    const captain = await account();
    const [guest, friend, bore] = await Promise.all([harbour.guest(), harbour.guest(), harbour.guest()]);
    const own = await harbour.table(guest, [friend]);
    const running = await harbour.table(friend, [guest]);
    await harbour.start(running, [friend, guest]);
    await harbour.play(running, [friend, guest], 3);
    const watched = await harbour.table(friend);
    await harbour.watch(guest, watched);
    must(await identity.mute(guest.id, { person: bore.id, muted: true }));
    must(await identity.mute(friend.id, { person: guest.id, muted: true }));
    must(await identity.mute(captain.id, { person: guest.id, muted: true }));

    const { token, me } = await captain.signIn(guest.token);
    expect(me).toMatchObject({ person: captain.id, name: 'Captain', muted: [bore.id] });
    expect((await identity.session(token))?.person.id).toBe(captain.id);
    expect(await identity.session(guest.token)).toBeNull();
    expect(await identity.me(guest.id)).toMatchObject({ ok: false });
    expect(new Set((await house.mine(captain.id)).map(({ id }) => id))).toEqual(
      new Set([own, running, watched]),
    );
    expect(await house.look(own, ({ host }) => host)).toBe(captain.id);
    expect(await house.look(running, (open) => [open.seatOf(captain.id), open.nameOf(captain.id)])).toEqual([
      1,
      'Captain',
    ]);
    expect(must(await identity.me(friend.id)).muted).toEqual([captain.id]);
    await harbour.play(running, [friend, captain]);
    expect(await house.look(running, ({ phase }) => phase)).toBe('over');
    const outside = (await harbour.mentions(guest.id)).filter((row) => !row.startsWith('entry'));
    expect(outside).toEqual([]);
  });

  it('by recovery code too', async () => {
    const { identity, house } = harbour;
    const captain = await account();
    const guest = await harbour.guest();
    const table = await harbour.table(guest);
    const session = await identity.session(guest.token);
    must(await identity.signInRecovery(session, { code: captain.recovery }));
    expect(await house.look(table, (open) => open.seatOf(captain.id))).toBe(0);
  });

  it('where the account plays already, the guest’s seat goes to a bosun', async () => {
    const { house } = harbour;
    const captain = await account();
    const [guest, friend] = [await harbour.guest(), await harbour.guest()];
    const table = await harbour.table(captain, [guest, friend]);
    await harbour.start(table, [captain, guest, friend]);
    await captain.signIn(guest.token);
    const places = await house.look(table, (open) =>
      open.places.map(({ person }, seat) => [person, open.botPlays(seat)]),
    );
    expect(places).toEqual([
      [captain.id, false],
      [null, true],
      [friend.id, false],
    ]);
    expect((await harbour.mentions(guest.id)).filter((row) => !row.startsWith('entry'))).toEqual([]);
  });

  it('what a slower node took from the guest comes along a little later', async () => {
    const { identity, house, world } = harbour;
    const captain = await account();
    const guest = await harbour.guest();
    const other = await harbour.node();
    expect(await other.identity.session(guest.token)).not.toBeNull();
    await captain.signIn(guest.token);
    // The other node still believes in the guest's session.
    expect(await other.identity.session(guest.token)).not.toBeNull();
    const opening = { game: 'skull', seats: 3 } as const;
    const { table } = must(await other.house.open(harbour.request(guest), opening));
    world.pass(10_000);
    await eventually(
      'another host',
      async () => (await house.look(table, ({ host }) => host)) === captain.id,
    );
    expect(await identity.session(guest.token)).toBeNull();
    await eventually('a table of theirs', async () =>
      (await house.mine(captain.id)).some(({ id }) => id === table),
    );
  });

  it('somebody who was sent away stays away', async () => {
    const captain = await account();
    const [guest, friend] = [await harbour.guest(), await harbour.guest()];
    const table = await harbour.table(friend);
    await harbour.watch(guest, table);
    await harbour.run(friend, table, (open, request) => kick(open, request, { person: guest.id }));
    await captain.signIn(guest.token);
    await expect(harbour.watch(captain, table)).rejects.toThrow('kicked');
  });

  it('two accounts at one browser stay two', async () => {
    const [ann, bob] = [await account(), await account()];
    const table = await harbour.table(ann);
    await bob.signIn(ann.token);
    expect(await harbour.house.look(table, ({ host }) => host)).toBe(ann.id);
    expect(must(await harbour.identity.me(ann.id)).guest).toBe(false);
  });
});
