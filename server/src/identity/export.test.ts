import { fault, must, ok } from '@crossbones/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../../test/clients/authenticator.js';
import { HERE, IdentityBench, kinds } from '../../test/identity-bench.js';
import { leave } from '../table/gathering.js';
import { seatLink, takeSeat } from '../table/seat-handover.js';
import { tokenOf } from '../table/seat-link.js';
import { exportText } from './export.js';
import type { Identity } from './index.js';

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

async function textOf(identity: Identity, person: string): Promise<string> {
  let text = '';
  for await (const piece of exportText(must(await identity.export(person)))) text += piece;
  return text;
}

describe.each(kinds)('an export on %s', (kind) => {
  let bench: IdentityBench;
  beforeAll(async () => {
    bench = await IdentityBench.open(kind);
  });
  afterAll(async () => {
    expect(bench.errors).toEqual([]);
    await bench.close();
  });

  it('tells somebody all of theirs, and nothing secret, hidden or another’s', async () => {
    const { identity, store } = bench;
    const ann = await bench.guest();
    const bob = await bench.guest();
    const device = new Authenticator();
    const { challenge, options } = must(await identity.passkeyOffer(ann.id, HERE));
    const made = { challenge, label: 'Phone', response: device.create(options, HERE) };
    const { recovery } = must(await identity.passkeyAdd(ann.id, made, HERE));
    must(await identity.mute(ann.id, { person: bob.id, muted: true }));

    const over = await bench.table(ann, [bob]);
    await bench.start(over, [ann, bob]);
    await bench.say(ann, over, 'mine to keep');
    // Whatever tells of her id is found when all of hers is looked for; what Bob says stays his.
    await bench.say(bob, over, `not hers, though about ${ann.id}`);
    await bench.play(over, [ann, bob]);
    const running = await bench.table(bob, [ann]);
    await bench.start(running, [bob, ann]);
    await bench.play(running, [bob, ann], 6);
    await bench.say(ann, running, 'said in play');
    const guest = await bench.guest();
    const asGuest = await bench.table(guest);
    await bench.say(guest, asGuest, 'said as a guest');
    const offer = must(await identity.signInOffer(HERE));
    const body = { challenge: offer.challenge, response: device.get(offer.options, HERE) };
    must(await identity.signIn(await identity.session(guest.token), body, HERE));

    const told = JSON.parse(await textOf(identity, ann.id)) as Told;
    expect(told.person).toMatchObject({ id: ann.id, name: ann.name, guest: false, recovery: true });
    expect(told.sessions).toHaveLength(2);
    expect(told.passkeys).toEqual([
      { id: device.credentials[0].id.toString('base64url'), label: 'Phone', created: bench.world.now() },
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
    const hand = await bench.directory.room(running).look((open) => open.sight(1)!.view);
    expect(JSON.stringify(hand)).not.toBe('{}');
    expect(JSON.stringify(tables.get(running))).not.toContain('hand');
  });

  it('is the same whatever is hidden in a running match', async () => {
    const { identity } = bench;
    const [ann, bob] = [await bench.guest(), await bench.guest()];
    const table = await bench.table(ann, [bob]);
    await bench.start(table, [ann, bob]);
    const before = await textOf(identity, ann.id);
    await bench.play(table, [ann, bob], 1);
    expect(await textOf(identity, ann.id)).toBe(before);
  });

  it('tells under which names they were where, however they came and whether or not they stayed', async () => {
    const { identity, store, world } = bench;
    const [ann, bob, cat] = [await bench.guest(), await bench.guest(), await bench.guest()];
    const own = await bench.table(ann, [bob]);
    must(await identity.rename(ann.id, 'Ann Bonny'));
    must(await identity.rename(bob.id, 'Calico Bob'));
    const renamed = { ...ann, name: 'Ann Bonny' };
    const watched = await bench.table(bob);
    await bench.watch(renamed, watched);
    await bench.run(renamed, watched, leave);
    const taken = await bench.table(bob, [cat]);
    await bench.start(taken, [bob, cat]);
    let token = '';
    await bench.run(cat, taken, (open, request) => {
      token = tokenOf(open, { by: cat.id, key: request.key });
      return seatLink(open, request);
    });
    await bench.run(renamed, taken, (open, request) => takeSeat(open, request, { token }));
    await bench.play(taken, [bob, renamed], 6);
    const closed = await bench.table(renamed);
    await bench.run(renamed, closed, leave);
    const at = world.now();
    const played = (['skull', 'skull-king'] as const).map((game) => ({
      day: 20_000,
      game,
      person: ann.id,
      match: null,
      score: 7,
      place: 2,
      finished: at,
    }));
    const called = { id: 's', person: ann.id, session: '', p256dh: '', auth: '', site: '', created: at };
    await store.commit([
      { query: store.db.insertInto('daily_play').values(played) },
      { query: store.db.insertInto('subscription').values({ ...called, endpoint: 'https://push.example' }) },
    ]);

    const told = JSON.parse(await textOf(identity, ann.id)) as Told & Record<string, unknown>;
    const finished = { day: '2024-10-04', score: 7, place: 2, finished: at };
    expect(told).toMatchObject({
      person: { id: ann.id, name: 'Ann Bonny', guest: true, created: at, recovery: false },
      sessions: [{ created: at, seen: at }],
      notices: [{ endpoint: 'https://push.example', created: at }],
      daily: [
        { ...finished, game: 'skull' },
        { ...finished, game: 'skull-king' },
      ],
    });
    const named = (...names: string[]) => names.map((name) => ({ at, name }));
    const tables = new Map(told.tables.map(({ table, ...one }) => [table, one]));
    const empty = { game: 'skull-king', opened: at, touched: at, result: null, said: [], actions: [] };
    const open = { ...empty, phase: 'gathering' };
    expect(tables).toEqual(
      new Map<string, object>([
        [own, { ...open, seat: 0, names: named(ann.name, 'Ann Bonny') }],
        [watched, { ...open, seat: null, names: named('Ann Bonny') }],
        [taken, { ...empty, phase: 'playing', seat: 1, names: named('Ann Bonny', 'Ann Bonny') }],
        [closed, { ...empty, phase: 'closed', seat: null, names: named('Ann Bonny') }],
      ]),
    );
  });

  it('tells what they did in a match that the operator has closed', async () => {
    const [ann, bob] = [await bench.guest(), await bench.guest()];
    const table = await bench.table(ann, [bob]);
    await bench.start(table, [ann, bob]);
    await bench.play(table, [ann, bob], 4);
    const told = async () =>
      (JSON.parse(await textOf(bench.identity, ann.id)) as Told).tables.map(({ phase, result, actions }) => ({
        phase,
        result,
        acted: actions.length > 0,
      }));
    expect(await told()).toEqual([{ phase: 'playing', result: null, acted: false }]);
    await bench.run(bob, table, (open, { at }) => {
      open.happen({ is: 'closed', by: 'operator' }, at);
      return ok(null);
    });
    expect(await told()).toEqual([{ phase: 'closed', result: null, acted: true }]);
  });

  it('is for somebody who is there', async () => {
    expect(await bench.identity.export('0'.repeat(16))).toEqual({
      ok: false,
      error: fault('not-signed-in'),
    });
  });
});
