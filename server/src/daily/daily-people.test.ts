import { must } from '@crossbones/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../../test/clients/authenticator.js';
import { ManualClock } from '../../test/clocks/manual-clock.js';
import { HERE, IdentityBench, kinds } from '../../test/identity-bench.js';
import { deleteTables } from '../retention.js';
import type { Person } from '../table/request.js';
import { BotPlays } from './bot-plays.js';
import { DailyDeals } from './daily-deals.js';
import { DealChain } from './deal-chain.js';

describe.each(kinds)('whose play of a deal it is, on %s', (kind) => {
  let bench: IdentityBench;
  let daily: DailyDeals;
  beforeAll(async () => {
    bench = await IdentityBench.open(kind);
    const { store, directory, world } = bench;
    const plays = new BotPlays(
      store,
      new ManualClock('still'),
      () => false,
      () => {},
    );
    daily = new DailyDeals(store, new DealChain(store), directory, plays, true);
    await daily.begin(world);
  });
  afterAll(async () => {
    expect(bench.errors).toEqual([]);
    await daily.stop();
    await bench.close();
  });

  const play = async (who: Person, game: 'skull' | 'skull-king'): Promise<string> =>
    must(await daily.play(bench.request(who), game)).table;
  const played = async (who: { readonly id: string }) =>
    (
      await bench.store.db
        .selectFrom('daily_play')
        .select(['game', 'match'])
        .where('person', '=', who.id)
        .orderBy('game')
        .execute()
    ).map(({ game, match }) => [game, match]);

  it('a guest who signs in brings it along, unless the account has one', async () => {
    const device = new Authenticator();
    const ann = await bench.guest();
    const { challenge, options } = must(await bench.identity.passkeyOffer(ann.id, HERE));
    const made = { challenge, label: 'Phone', response: device.create(options, HERE) };
    must(await bench.identity.passkeyAdd(ann.id, made, HERE));
    const own = await play(ann, 'skull');

    const guest = await bench.guest();
    await play(guest, 'skull');
    const other = await play(guest, 'skull-king');
    const offer = must(await bench.identity.signInOffer(HERE));
    const response = device.get(offer.options, HERE);
    const session = await bench.identity.session(guest.token);
    must(await bench.identity.signIn(session, { challenge: offer.challenge, response }, HERE));
    expect(await played(ann)).toEqual([
      ['skull', own],
      ['skull-king', other],
    ]);
    expect(await played(guest)).toEqual([]);
    // There is no second try.
    expect(await play(ann, 'skull-king')).toBe(other);
  });

  it('is noted when the deal is asked for again, if a server died after it had opened the table', async () => {
    const dan = await bench.guest();
    const table = await play(dan, 'skull');
    await bench.store.commit([
      { query: bench.store.db.deleteFrom('daily_play').where('person', '=', dan.id), rows: 1 },
    ]);
    expect(await play(dan, 'skull')).toBe(table);
    expect(await played(dan)).toEqual([['skull', table]]);
  });

  it('stays when its table is deleted, and goes with the person', async () => {
    const ben = await bench.guest();
    const table = await play(ben, 'skull');
    await deleteTables(bench.store, [{ id: table, deal: null }], Number.MAX_SAFE_INTEGER);
    bench.directory.lose([table]);
    expect(await played(ben)).toEqual([['skull', null]]);
    const again = await daily.play(bench.request(ben), 'skull');
    expect(again.ok ? null : again.error.key).toBe('over');
    must(await bench.identity.forget(ben.id));
    expect(await played(ben)).toEqual([]);
  });

  it('a server without a deal a day has none, and still knows those it had', async () => {
    const { store, directory } = bench;
    const cat = await bench.guest();
    const table = await play(cat, 'skull');
    const plays = new BotPlays(
      store,
      new ManualClock('off'),
      () => false,
      () => {},
    );
    const off = new DailyDeals(store, new DealChain(store), directory, plays, false);
    for (const refused of [
      await off.play(bench.request(cat), 'skull'),
      await off.shown(cat.id, undefined, bench.world.now()),
    ])
      expect(refused.ok ? null : refused.error.key).toBe('no-daily');
    const { directory: next } = await bench.node();
    expect(await next.room(table).look(({ match, day }) => [match!.key.length, day])).toEqual([
      64,
      Math.floor(bench.world.now() / 86_400_000),
    ]);
  });
});
