import { fault, must } from '@crossbones/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from './fixture/authenticator.js';
import { Harbour, HERE, kinds } from './fixture/harbour.js';

interface Told {
  readonly person: { readonly id: string; readonly name: string };
  readonly sessions: readonly object[];
  readonly passkeys: readonly object[];
  readonly muted: readonly string[];
  readonly tables: readonly {
    readonly table: string;
    readonly seat: number | null;
    readonly phase: string;
    readonly result: { readonly outcome: unknown } | null;
    readonly names: readonly { readonly name: string }[];
    readonly said: readonly { readonly text: string }[];
    readonly actions: readonly { readonly seat: number; readonly actions: readonly string[] }[];
  }[];
}

describe.each(kinds)('an export on %s', (kind) => {
  let harbour: Harbour;
  beforeAll(async () => {
    harbour = await Harbour.open(kind);
  });
  afterAll(async () => {
    expect(harbour.errors).toEqual([]);
    await harbour.close();
  });

  it('tells somebody all of theirs, and nothing secret, hidden or another’s', async () => {
    const { identity, store } = harbour;
    const ann = await harbour.guest();
    const bob = await harbour.guest();
    const device = new Authenticator();
    const { challenge, options } = must(await identity.passkeyOffer(ann.id, HERE));
    const made = { challenge, label: 'Phone', response: device.create(options, HERE) };
    const { recovery } = must(await identity.passkeyAdd(ann.id, made, HERE));
    must(await identity.mute(ann.id, { person: bob.id, muted: true }));

    const over = await harbour.table(ann, [bob]);
    await harbour.start(over, [ann, bob]);
    await harbour.say(ann, over, 'mine to keep');
    await harbour.say(bob, over, 'not hers');
    await harbour.play(over, [ann, bob]);
    const running = await harbour.table(bob, [ann]);
    await harbour.start(running, [bob, ann]);
    await harbour.play(running, [bob, ann], 6);
    await harbour.say(ann, running, 'said in play');
    const guest = await harbour.guest();
    const asGuest = await harbour.table(guest);
    await harbour.say(guest, asGuest, 'said as a guest');
    const offer = must(await identity.signInOffer(HERE));
    const body = { challenge: offer.challenge, response: device.get(offer.options, HERE) };
    must(await identity.signIn(await identity.session(guest.token), body, HERE));

    const told = must(await identity.export(ann.id)) as unknown as Told;
    expect(told.person).toMatchObject({ id: ann.id, name: ann.name, guest: false, recovery: true });
    expect(told.sessions).toHaveLength(2);
    expect(told.passkeys).toEqual([
      { id: device.credentials[0].id.toString('base64url'), label: 'Phone', created: harbour.world.now() },
    ]);
    expect(told.muted).toEqual([bob.id]);
    const tables = new Map(told.tables.map((one) => [one.table, one]));
    expect(new Set(tables.keys())).toEqual(new Set([over, running, asGuest]));
    expect(tables.get(over)).toMatchObject({ seat: 0, phase: 'over', said: [{ text: 'mine to keep' }] });
    expect(tables.get(over)?.result?.outcome).toBeDefined();
    const acted = await store.db
      .selectFrom('entry')
      .select('body')
      .where('match', '=', over)
      .where('person', '=', ann.id)
      .where('body', 'like', '%"is":"acted"%')
      .orderBy('seq')
      .execute();
    expect(acted.length).toBeGreaterThan(50);
    expect(tables.get(over)?.actions.map(({ actions }) => actions)).toEqual(
      acted.map(({ body }) => JSON.parse(body).actions),
    );
    expect(tables.get(running)).toMatchObject({
      seat: 1,
      phase: 'playing',
      result: null,
      actions: [],
      said: [{ text: 'said in play' }],
    });
    expect(tables.get(asGuest)).toMatchObject({
      seat: 0,
      said: [{ text: 'said as a guest' }],
      names: [{ name: guest.name }, { name: ann.name }],
    });

    const text = JSON.stringify(told);
    const secrets = [
      recovery!,
      ann.token,
      'not hers',
      bob.name,
      'hash',
      'public_key',
      'secret',
      'salt',
      'key-',
      'digest',
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
    for (const row of await store.db.selectFrom('session').select('hash').execute())
      expect(text).not.toContain(row.hash);
    for (const row of await store.db.selectFrom('deal').selectAll().execute()) {
      expect(text).not.toContain(row.secret);
      expect(text).not.toContain(row.id);
    }
    const hand = await harbour.house.look(running, (open) => open.sight(1)!.view);
    expect(JSON.stringify(hand)).not.toBe('{}');
    expect(JSON.stringify(tables.get(running))).not.toContain('hand');
  });

  it('is the same whatever is hidden in a running match', async () => {
    const { identity } = harbour;
    const [ann, bob] = [await harbour.guest(), await harbour.guest()];
    const table = await harbour.table(ann, [bob]);
    await harbour.start(table, [ann, bob]);
    const before = JSON.stringify(must(await identity.export(ann.id)));
    await harbour.play(table, [ann, bob], 1);
    expect(JSON.stringify(must(await identity.export(ann.id)))).toBe(before);
  });

  it('is for somebody who is there', async () => {
    expect(await harbour.identity.export('0'.repeat(16))).toEqual({
      ok: false,
      error: fault('not-signed-in'),
    });
  });
});
