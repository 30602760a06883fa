import { fault, must } from '@crossbones/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../../test/clients/authenticator.js';
import { HERE, IdentityBench, kinds, type SignedIn } from '../../test/identity-bench.js';
import { CHALLENGE_MS } from './challenge.js';
import type { Session } from './index.js';
import { siteAt } from './site.js';

const refusal = (key: string) => ({ ok: false, error: fault(key) });

describe.each(kinds)('passkeys on %s', (kind) => {
  let bench: IdentityBench;
  beforeAll(async () => {
    bench = await IdentityBench.open(kind);
  });
  afterAll(async () => {
    expect(bench.errors).toEqual([]);
    await bench.close();
  });

  const add = async (person: string, device: Authenticator, label = 'Phone') => {
    const { challenge, options } = must(await bench.identity.passkeyOffer(person, HERE));
    return bench.identity.passkeyAdd(
      person,
      { challenge, label, response: device.create(options, HERE) },
      HERE,
    );
  };
  const signIn = async (device: Authenticator, session: Session | null = null) => {
    const { challenge, options } = must(await bench.identity.signInOffer(HERE));
    return bench.identity.signIn(session, { challenge, response: device.get(options, HERE) }, HERE);
  };
  const account = async (counts = false) => {
    const sailor = await bench.guest();
    const device = new Authenticator(counts);
    const { recovery } = must(await add(sailor.id, device));
    return { ...sailor, device, recovery: recovery! };
  };
  const sessionOf = async (sailor: SignedIn): Promise<Session> =>
    (await bench.identity.session(sailor.token))!;

  it('asks for resident keys, prefers verification, wants no attestation, and leaves out what is there', async () => {
    const { id, device } = await account();
    const { options } = must(await bench.identity.passkeyOffer(id, HERE));
    expect(options).toMatchObject({
      rp: { id: 'bones.example', name: 'Crossbones' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [
        { id: device.credentials[0].id.toString('base64url'), transports: ['hybrid', 'internal'] },
      ],
    });
    expect(Buffer.from((options.user as { id: string }).id, 'base64url').toString()).toBe(id);
    expect(must(await bench.identity.signInOffer(HERE)).options).toMatchObject({
      rpId: 'bones.example',
      userVerification: 'preferred',
    });
  });

  it('takes devices that vouch for themselves, verify nobody, or do not say whose they are', async () => {
    const { identity } = bench;
    const { id } = await bench.guest();
    for (const more of [{ format: 'packed' }, { verified: false }]) {
      const device = new Authenticator();
      const { challenge, options } = must(await identity.passkeyOffer(id, HERE));
      const response = device.create(options, HERE, more);
      must(await identity.passkeyAdd(id, { challenge, label: 'x', response }, HERE));
      const offer = must(await identity.signInOffer(HERE));
      const answer = device.get(offer.options, HERE, { verified: false, user: null });
      must(await identity.signIn(null, { challenge: offer.challenge, response: answer }, HERE));
    }
  });

  it('a device that does not say how it can be reached is asked by any way', async () => {
    const { identity } = bench;
    const { id } = await bench.guest();
    const { challenge, options } = must(await identity.passkeyOffer(id, HERE));
    const { response, ...rest } = new Authenticator().create(options, HERE);
    const silent = { ...rest, response: { ...(response as object), transports: undefined } };
    must(await identity.passkeyAdd(id, { challenge, label: 'x', response: silent }, HERE));
    expect(must(await identity.passkeyOffer(id, HERE)).options).toMatchObject({
      excludeCredentials: [{ transports: [] }],
    });
  });

  it('nobody who is not there, and nowhere where no passkeys can be, adds one or signs in', async () => {
    const { identity } = bench;
    const { id, device } = await account();
    const nobody = '0'.repeat(16);
    expect(await identity.passkeyOffer(nobody, HERE)).toEqual(refusal('not-signed-in'));
    const bad = 'http://192.168.0.7:3000';
    const make = must(await identity.passkeyOffer(id, HERE));
    const made = { challenge: make.challenge, response: new Authenticator().create(make.options, HERE) };
    expect(await identity.passkeyAdd(id, { ...made, label: 'x' }, bad)).toEqual(refusal('no-passkeys-here'));
    const offer = must(await identity.signInOffer(HERE));
    const body = { challenge: offer.challenge, response: device.get(offer.options, HERE) };
    expect(await identity.signIn(null, body, bad)).toEqual(refusal('no-passkeys-here'));
    expect(await identity.passkeyAdd(id, { ...made, label: '' }, HERE)).toMatchObject({
      ok: false,
      error: { key: 'wants-text', args: { at: 'label' } },
    });
    // Neither was taken for the end of its ceremony.
    must(await identity.passkeyAdd(id, { ...made, label: 'x' }, HERE));
    must(await identity.signIn(null, body, HERE));
  });

  it('the first passkey makes a guest an account, with a recovery code; the second brings none', async () => {
    const guest = await bench.guest();
    const first = must(await add(guest.id, new Authenticator(), 'Phone'));
    expect(first.recovery).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){4}$/);
    expect(first.me).toMatchObject({ guest: false, recovery: true, passkeys: [{ label: 'Phone' }] });
    bench.world.pass(1);
    const second = must(await add(guest.id, new Authenticator(), 'Laptop'));
    expect(second.recovery).toBeNull();
    expect(second.me.passkeys.map(({ label }) => label)).toEqual(['Phone', 'Laptop']);
    const secret = first.recovery!;
    expect(
      await bench.mentions(secret, secret.replaceAll('-', ''), secret.replaceAll('-', '').toLowerCase()),
    ).toEqual([]);
  });

  it('two first passkeys at once bring one recovery code', async () => {
    const guest = await bench.guest();
    const added = await Promise.all([add(guest.id, new Authenticator()), add(guest.id, new Authenticator())]);
    expect(added.map((one) => must(one).recovery).filter((code) => code !== null)).toHaveLength(1);
    expect(must(await bench.identity.me(guest.id)).passkeys).toHaveLength(2);
  });

  it('any passkey of an account signs in, under a new token each time', async () => {
    const { id, device } = await account();
    const other = new Authenticator();
    must(await add(id, other));
    const tokens = new Set<string>();
    for (const one of [device, other, device]) {
      const { token, me } = must(await signIn(one));
      expect(me.person).toBe(id);
      expect((await bench.identity.session(token))?.person.id).toBe(id);
      tokens.add(token);
    }
    expect(tokens.size).toBe(3);
  });

  it('signing in ends the session one came with', async () => {
    const { device, ...sailor } = await account();
    const before = await sessionOf(sailor);
    const { token } = must(await signIn(device, before));
    expect(token).not.toBe(sailor.token);
    expect(await bench.identity.session(sailor.token)).toBeNull();
    expect(await bench.identity.session(token)).not.toBeNull();
    const stranger = await account();
    must(await signIn(device, await sessionOf(stranger)));
    expect(await bench.identity.session(stranger.token)).toBeNull();
    expect(must(await bench.identity.me(stranger.id)).passkeys).toHaveLength(1);
  });

  it('signs out everywhere', async () => {
    const { device, ...sailor } = await account();
    const { token } = must(await signIn(device));
    const stranger = await bench.guest();
    await bench.identity.signOut((await sessionOf(sailor)).hash, true);
    expect(await bench.identity.session(sailor.token)).toBeNull();
    expect(await bench.identity.session(token)).toBeNull();
    expect(await bench.identity.session(stranger.token)).not.toBeNull();
    expect(must(await signIn(device)).me.person).toBe(sailor.id);
  });

  it('refuses an answer from another origin, for another domain or another challenge', async () => {
    const { identity } = bench;
    const { id, device } = await account();
    const offer = async () => must(await identity.signInOffer(HERE));
    const elsewhere = await offer();
    const response = device.get(elsewhere.options, 'https://b0nes.example');
    expect(await identity.signIn(null, { challenge: elsewhere.challenge, response }, HERE)).toEqual(
      refusal('passkey-refused'),
    );
    const another = await offer();
    const wrong = device.get(another.options, HERE, { challenge: elsewhere.options.challenge as string });
    expect(await identity.signIn(null, { challenge: another.challenge, response: wrong }, HERE)).toEqual(
      refusal('passkey-refused'),
    );
    const phished = new Authenticator();
    const make = must(await identity.passkeyOffer(id, HERE));
    const options = { ...make.options, rp: { id: 'b0nes.example' } };
    for (const answer of [
      phished.create(options, HERE),
      phished.create(make.options, 'https://b0nes.example'),
      phished.create(make.options, HERE, { challenge: elsewhere.options.challenge as string }),
      phished.create(make.options, HERE, { format: 'fido-u2f' }),
      {},
      { id: 5, response: null },
    ]) {
      const { challenge } = must(await identity.passkeyOffer(id, HERE));
      expect(await identity.passkeyAdd(id, { challenge, label: 'x', response: answer }, HERE)).toEqual(
        refusal('passkey-refused'),
      );
    }
    expect(must(await identity.me(id)).passkeys).toHaveLength(1);
  });

  it('refuses malformed answers, another signature and another owner', async () => {
    const { identity } = bench;
    const { device } = await account();
    const stranger = await account();
    const tries: ((options: Record<string, unknown>) => Record<string, unknown>)[] = [
      () => ({}),
      (options) => ({ ...device.get(options, HERE), response: null }),
      (options) => ({ ...device.get(options, HERE), type: 'password' }),
      (options) => ({ ...stranger.device.get(options, HERE), ...idOf(device.get(options, HERE)) }),
      (options) => device.get(options, HERE, { user: Buffer.from(stranger.id).toString('base64url') }),
      (options) => {
        const answer = device.get(options, HERE);
        const response = answer.response as Record<string, unknown>;
        return { ...answer, response: { ...response, userHandle: 7 } };
      },
    ];
    for (const [i, answer] of tries.entries()) {
      const { challenge, options } = must(await identity.signInOffer(HERE));
      const done = await identity.signIn(null, { challenge, response: answer(options) }, HERE);
      expect(done, `try ${i}`).toEqual(refusal('passkey-refused'));
    }
  });

  it('a challenge is good once, for its own purpose and person, and for five minutes', async () => {
    const { identity, world } = bench;
    const { id, device } = await account();
    const first = must(await identity.signInOffer(HERE));
    const response = device.get(first.options, HERE);
    must(await identity.signIn(null, { challenge: first.challenge, response }, HERE));
    expect(await identity.signIn(null, { challenge: first.challenge, response }, HERE)).toEqual(
      refusal('challenge-over'),
    );
    const failed = must(await identity.signInOffer(HERE));
    await identity.signIn(null, { challenge: failed.challenge, response: {} }, HERE);
    const late = { challenge: failed.challenge, response: device.get(failed.options, HERE) };
    expect(await identity.signIn(null, late, HERE)).toEqual(refusal('challenge-over'));

    const make = must(await identity.passkeyOffer(id, HERE));
    const made = {
      challenge: make.challenge,
      label: 'x',
      response: new Authenticator().create(make.options, HERE),
    };
    const stranger = await bench.guest();
    expect(await identity.passkeyAdd(stranger.id, made, HERE)).toEqual(refusal('challenge-over'));
    const used = { challenge: make.challenge, response: device.get(make.options, HERE) };
    expect(await identity.signIn(null, used, HERE)).toEqual(refusal('challenge-over'));

    const old = must(await identity.signInOffer(HERE));
    world.pass(CHALLENGE_MS);
    const tooLate = { challenge: old.challenge, response: device.get(old.options, HERE) };
    expect(await identity.signIn(null, tooLate, HERE)).toEqual(refusal('challenge-over'));
    await identity.signInOffer(HERE);
    expect(await bench.mentions(`"${old.challenge}"`)).toEqual([]);
  });

  it('of many sign-ins with one challenge, at two nodes, exactly one succeeds', async () => {
    const { device } = await account();
    const nodes = [bench.identity, (await bench.node()).identity];
    for (let round = 0; round < 5; round++) {
      const { challenge, options } = must(await bench.identity.signInOffer(HERE));
      const response = device.get(options, HERE);
      const done = await Promise.all(
        Array.from({ length: 8 }, (_, i) => nodes[i % 2].signIn(null, { challenge, response }, HERE)),
      );
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });

  it('a passkey that nobody registered, or that was removed, is unknown', async () => {
    const { identity } = bench;
    const guest = await bench.guest();
    const stranger = new Authenticator();
    stranger.create(must(await identity.passkeyOffer(guest.id, HERE)).options, HERE);
    expect(await signIn(stranger)).toEqual(refusal('unknown-passkey'));
    const { id, device } = await account();
    must(await add(id, new Authenticator()));
    must(await identity.passkeyRemove(id, device.credentials[0].id.toString('base64url')));
    expect(await signIn(device)).toEqual(refusal('unknown-passkey'));
  });

  it('refuses a count of uses that does not grow', async () => {
    const { identity } = bench;
    const { device } = await account(true);
    must(await signIn(device));
    must(await signIn(device));
    for (const uses of [2, 1, 0]) {
      const { challenge, options } = must(await identity.signInOffer(HERE));
      const response = device.get(options, HERE, { uses });
      expect(await identity.signIn(null, { challenge, response }, HERE)).toEqual(refusal('passkey-refused'));
    }
    const { challenge, options } = must(await identity.signInOffer(HERE));
    must(await identity.signIn(null, { challenge, response: device.get(options, HERE, { uses: 9 }) }, HERE));
  });

  it('one passkey is registered once', async () => {
    const { identity } = bench;
    const [ann, bob] = [await bench.guest(), await bench.guest()];
    const device = new Authenticator();
    const offers = [
      must(await identity.passkeyOffer(ann.id, HERE)),
      must(await identity.passkeyOffer(bob.id, HERE)),
    ];
    const response = device.create(offers[0].options, HERE);
    must(await identity.passkeyAdd(ann.id, { challenge: offers[0].challenge, label: 'x', response }, HERE));
    const inner = response.response as Record<string, string>;
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: 'webauthn.create', challenge: offers[1].options.challenge, origin: HERE }),
    ).toString('base64url');
    const copied = { ...response, response: { ...inner, clientDataJSON } };
    expect(
      await identity.passkeyAdd(
        bob.id,
        { challenge: offers[1].challenge, label: 'x', response: copied },
        HERE,
      ),
    ).toEqual(refusal('passkey-known'));
    expect(must(await identity.me(bob.id)).guest).toBe(true);
  });

  it('the last passkey stays, even when two are removed at once', async () => {
    const { identity } = bench;
    const { id, device } = await account();
    const first = device.credentials[0].id.toString('base64url');
    expect(await identity.passkeyRemove(id, first)).toEqual(refusal('last-passkey'));
    expect(await identity.passkeyRemove(id, 'none')).toEqual(refusal('no-passkey'));
    const stranger = await account();
    must(await add(stranger.id, new Authenticator()));
    expect(await identity.passkeyRemove(stranger.id, first)).toEqual(refusal('no-passkey'));
    for (let round = 0; round < 5; round++) {
      must(await add(id, new Authenticator()));
      const { passkeys } = must(await identity.me(id));
      const removed = await Promise.all(passkeys.map((passkey) => identity.passkeyRemove(id, passkey.id)));
      expect(removed.filter(({ ok }) => ok)).toHaveLength(1);
    }
    expect(must(await identity.me(id)).passkeys).toHaveLength(1);
  });

  it('an account holds twenty passkeys; labels are names', async () => {
    const { id } = await account();
    for (let i = 1; i < 20; i++) must(await add(id, new Authenticator()));
    expect(await add(id, new Authenticator())).toEqual({
      ok: false,
      error: fault('too-many-passkeys', { max: 20 }),
    });
    expect(await add(id, new Authenticator(), ' ')).toMatchObject({
      ok: false,
      error: { key: 'wants-text' },
    });
  });

  it('a recovery code signs in once, however it is typed, and gives the next one', async () => {
    const { identity } = bench;
    const { id, recovery, token: lost } = await account();
    expect(await identity.session(lost)).not.toBeNull();
    const typed = ` ${recovery.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    const { token, me, recovery: next } = must(await identity.signInRecovery(null, { code: typed }));
    expect(me).toMatchObject({ person: id, recovery: true });
    expect((await identity.session(token))?.person.id).toBe(id);
    // Whoever has found the device is signed out.
    expect(await identity.session(lost)).toBeNull();
    expect(next).not.toBe(recovery);
    for (const wrong of [recovery, 'AAAAA-BBBBB', '', `${next}A`])
      expect(await identity.signInRecovery(null, { code: wrong })).toEqual(refusal('wrong-recovery'));
    const done = await Promise.all(
      Array.from({ length: 6 }, () => identity.signInRecovery(null, { code: next })),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('whoever did not get the answer asks again by the same key, and nobody else does', async () => {
    const { identity } = bench;
    const { id, recovery: code } = await account();
    const key = 'k'.repeat(32);
    const first = must(await identity.signInRecovery(null, { code }, key));
    const again = must(await identity.signInRecovery(null, { code }, key));
    expect(again).toMatchObject({ recovery: first.recovery, me: { person: id } });
    // An answer that came all the same is good, too.
    for (const { token } of [first, again]) expect((await identity.session(token))?.person.id).toBe(id);
    for (const other of [null, 'short', 'l'.repeat(32)])
      expect(await identity.signInRecovery(null, { code }, other)).toEqual(refusal('wrong-recovery'));
    must(await identity.signInRecovery(null, { code: first.recovery }, 'm'.repeat(32)));
    expect(await identity.signInRecovery(null, { code }, key)).toEqual(refusal('wrong-recovery'));
    const { recovery: next } = must(await identity.recovery(id));
    const twice = await Promise.all([1, 2].map(() => identity.signInRecovery(null, { code: next }, key)));
    expect(twice.map((one) => must(one).recovery)).toEqual(Array(2).fill(must(twice[0]).recovery));
  });

  it('a new recovery code voids the old one; guests have none', async () => {
    const { identity } = bench;
    const { id, recovery } = await account();
    const { recovery: next } = must(await identity.recovery(id));
    expect(await identity.signInRecovery(null, { code: recovery })).toEqual(refusal('wrong-recovery'));
    must(await identity.signInRecovery(null, { code: next }));
    expect(await identity.recovery((await bench.guest()).id)).toEqual(refusal('wants-passkey'));
  });

  it('says where no passkeys can be, and prefers the public address to what the request says', async () => {
    const guest = await bench.guest();
    for (const bad of [
      'http://bones.example',
      'https://192.168.0.7',
      'https://[::1]:3000',
      'http://10.0.0.1:3000',
      'x',
    ]) {
      expect(await bench.identity.passkeyOffer(guest.id, bad)).toEqual(refusal('no-passkeys-here'));
      expect(await bench.identity.signInOffer(bad)).toEqual(refusal('no-passkeys-here'));
    }
    for (const good of ['http://localhost:3000', 'https://bones.example:8443'])
      expect(siteAt(good).ok).toBe(true);
    const { identity } = await bench.node('https://play.example');
    const { options } = must(await identity.signInOffer('http://192.168.0.7:3000'));
    expect(options.rpId).toBe('play.example');
  });
});

const idOf = ({ id, rawId }: Record<string, unknown>) => ({ id, rawId });
