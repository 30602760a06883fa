import { join } from 'node:path';
import { bosunOf } from '@crossbones/bots';
import { FastRng, type Game, type Log, Match, must, type Outcome, readLog } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { type GameId, games } from '@crossbones/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Post } from '../../src/push/post.js';
import { BrowserClient, granted } from '../clients/browser-client.js';
import { Browser } from '../clients/push-service.js';
import { RandomPlayer } from '../clients/random-player.js';
import { FastClock, GULP_MS } from '../clocks/fast-clock.js';
import { type DatabaseKind, type Opened, openServer, storages } from '../server.js';
import type { Ground } from '../storage/ground.js';
import { lay } from './lay.js';
import { HERE, ReleasePerson } from './person.js';
import type { Recording } from './recording.js';
import { start } from './scenario.js';
import { readRecording, releases, SHELF, unpack } from './shelf.js';

const DAY = 86_400_000;
/** For so long nobody ran a server. */
const AWAY_MS = 5 * DAY;
/** Clocks are told in whole milliseconds. */
const ROUNDED_MS = 10;
const SLOWLY = 0.2;
/** Nobody is away for two minutes of that world because a busy machine let them wait for some seconds of ours. */
const FAST = 10;

/** What is kept, each with the games it knew: one that came later has nothing in it. */
const kept = await Promise.all(
  (await releases()).map(async (release) => {
    const { finished } = await readRecording(join(SHELF, release, storages[0]));
    return { release, known: finished.map(({ game }) => game).sort() };
  }),
);
const every = kept.flatMap((one) => storages.map((storage) => ({ ...one, storage })));

/** A match as a browser keeps it. */
interface Kept {
  readonly setup: {
    readonly game: GameId;
    readonly seats: number;
    readonly options: unknown;
    readonly key: string;
  };
  readonly rules: number;
  readonly entries: Log['entries'];
  readonly outcome: Outcome | null;
}

interface Stored {
  readonly origins: readonly {
    readonly indexedDB: readonly {
      readonly stores: readonly {
        readonly name: string;
        readonly records: readonly { readonly value: unknown }[];
      }[];
    }[];
  }[];
}

/** All matches of a recorded browser. */
async function matchesOf(release: string): Promise<Kept[]> {
  const text = (await unpack(join(SHELF, release, 'browser', 'storage.json'))).toString();
  const [{ indexedDB }] = (JSON.parse(text) as Stored).origins;
  const { records } = indexedDB[0].stores.find(({ name }) => name === 'match')!;
  return records.map(({ value }) => value as Kept);
}

it.each(kept)(
  'every match that $release left in a browser is replayed, or played to its end by bots',
  async ({ release, known }) => {
    const seen = new Map<string, number>();
    for (const { setup, rules, entries, outcome } of await matchesOf(release)) {
      const match = must(Match.replay(games[setup.game] as unknown as Game, { ...setup, rules, entries }));
      expect(match.outcome()).toEqual(outcome);
      const bosun = bosunOf(setup.game);
      const rng = new FastRng(setup.key);
      const world = match.game.create(match.seats, match.options);
      while (match.outcome() === null) {
        const [seat] = match.actors;
        match.game.sampler(match.view(match.step, seat).view).into(world, rng);
        must(match.submit(seat, [match.game.print(bosun(world, seat, rng))]));
      }
      const state = `${setup.game} ${outcome === null ? 'running' : 'over'}`;
      seen.set(state, (seen.get(state) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(
      known.flatMap((game) => [`${game} over`, `${game} running`]).sort(),
    );
  },
);

it('something of an older version is kept', () =>
  expect(kept.find(({ release }) => release === '0.1.0')?.known).toEqual([
    'queens-collection',
    'skull',
    'skull-king',
    'skull-king-dice',
    'skull-queen',
  ]));

describe.each(every)('what $release left behind on $storage', ({ release, known, storage }) => {
  let ground: Ground;
  let recording: Recording;
  let server: Opened<FastClock>;
  let before: Map<string, unknown>;
  let migrated: string[];
  /** The last sign of life of the server that ran then: from there on nobody is charged for anything. */
  let pulse: number;
  /** How long it was known not to have been there before, in all: what was charged for that then is given back now. */
  let silent: number;
  const letters: Parameters<Post>[0][] = [];
  const people = new Map<string, ReleasePerson>();
  const person = (name: string): ReleasePerson => people.get(name)!;
  const results = async (): Promise<Map<string, unknown>> => {
    const rows = await ground.ask('select id, result from match where result is not null');
    return new Map(rows.map(({ id, result }) => [String(id), JSON.parse(String(result))]));
  };
  const migrations = async (): Promise<string[]> =>
    (await ground.ask('select name from kysely_migration order by name')).map(({ name }) => String(name));

  beforeAll(async () => {
    ({ ground, recording } = await lay(release, storage as DatabaseKind));
    before = await results();
    migrated = await migrations();
    pulse = Number((await ground.ask('select at from pulse'))[0].at);
    silent = (await ground.ask('select start, until from outage')).reduce(
      (sum, { start, until }) => sum + Number(until) - Number(start),
      0,
    );
    server = await openServer({
      store: ground,
      world: new FastClock(SLOWLY, null, recording.stopped + AWAY_MS, GULP_MS),
      env: { PUBLIC_URL: HERE },
      ways: {
        mayCall: () => true,
        post: async (letter) => {
          letters.push(letter);
          return 201;
        },
      },
    });
    for (const papers of recording.people)
      people.set(papers.name, new ReleasePerson(server.url, papers.name, papers));
  });

  afterAll(async () => {
    for (const one of people.values()) one.close();
    await server.close();
    await ground.leave();
  });

  it('is brought up to date, all games in all states', async () => {
    expect(await migrations()).toEqual(expect.arrayContaining(migrated));
    expect(migrated.length).toBeGreaterThan(0);
    for (const tables of [recording.finished, recording.running])
      expect([...new Set(tables.map(({ game }) => game))].sort()).toEqual(known);
    expect([...before.keys()].sort()).toEqual(recording.finished.map(({ table }) => table).sort());
  });

  it('charges nobody for the time in which no server ran', async () => {
    const { now } = server.world;
    let ticking = 0;
    for (const { table, people, clocks, asked, paused, said } of recording.running) {
      const shown = granted(await person(people[0]).call('table', { table }));
      expect(shown.table).toMatchObject({ phase: 'playing', paused });
      expect(shown.lines).toHaveLength(said);
      for (const [seat, then] of clocks.entries()) {
        const clock = shown.step!.clocks[seat];
        expect(clock.left === null).toBe(then.left === null);
        expect(clock.since === null).toBe(then.since === null);
        if (clock.since === null || then.since === null) continue;
        const left = clock.left! - (now() - clock.since);
        const leftThen = then.left! - (asked - then.since);
        const running = now() - recording.stopped - AWAY_MS;
        expect(left).toBeLessThanOrEqual(leftThen + Math.max(0, asked - pulse) + silent + ROUNDED_MS);
        expect(left).toBeGreaterThanOrEqual(leftThen - Math.max(0, pulse - asked) - running - ROUNDED_MS);
        ticking++;
      }
    }
    expect(ticking).toBeGreaterThan(1);
    for (const { table, people } of recording.gathering) {
      const shown = granted(await person(people[0]).call('table', { table }));
      expect(shown.table.phase).toBe('gathering');
    }
  });

  it('knows everybody by the session they had', async () => {
    for (const { name, person: id, guest, passkeys, muted } of recording.people) {
      const me = granted(await person(name).call('me'))!;
      expect(me).toMatchObject({ person: id, name, guest, muted });
      expect(me.passkeys.map(({ id }) => id).sort()).toEqual(passkeys.map(({ id }) => id).sort());
      const sitting = [...recording.running, ...recording.finished, ...recording.gathering]
        .filter(({ people }) => people.includes(name))
        .map(({ table }) => table);
      const mine = granted(await person(name).call('mine')).tables.map(({ id }) => id);
      expect(mine).toEqual(expect.arrayContaining(sitting));
    }
  });

  it('lets everybody in by every passkey', async () => {
    const known = recording.people.filter(({ passkeys }) => passkeys.length > 0);
    expect(known.length).toBeGreaterThan(1);
    for (const { name, person: id } of known) {
      const { device } = person(name);
      for (const credential of device.credentials) {
        const elsewhere = new BrowserClient(server.url);
        const { challenge, options } = granted(await elsewhere.connection.call('signInOffer', {}, {}));
        const response = device.get(options, HERE, { credential });
        const me = granted(await elsewhere.connection.call('signIn', {}, { challenge, response }));
        expect(me).toMatchObject({ person: id, name, guest: false });
        elsewhere.close();
      }
    }
  });

  it.each(known)('has its match of %s to see again, fairly dealt and with the same end', async (game) => {
    const rules = games[game] as unknown as Game;
    const { table, people, outcome, entries } = recording.finished.find((one) => one.game === game)!;
    const stored = before.get(table) as { outcome: unknown; view: object; open: { bag?: unknown } };
    expect(stored.outcome).toEqual(outcome);
    // Once the bag was left as the last round had left it; by SD-2 all dice are in it again.
    const { bag, ...rest } = stored.open;
    const open = game === 'skull-king-dice' ? rest : stored.open;
    for (const name of people) {
      const { log, check } = granted(await (await person(name).at(table)).proof());
      expect(check).toEqual({ ok: true, value: { missing: [] } });
      expect(log.entries).toHaveLength(entries);
      const match = must(Match.replay(rules, must(readLog(JSON.stringify(log)))));
      expect(match.outcome()).toEqual(outcome);
      // A newer version may tell more of the end, and nothing else.
      expect(match.view(match.step, 'spectator').view).toMatchObject(stored.view);
      expect(rules.open(match.at(match.step))).toMatchObject(open);
    }
    const last = { from: entries, count: 1 };
    const replay = granted(await person(people[0]).call('replay', { table }, last));
    expect(replay).toMatchObject({ steps: entries, outcome, shown: [{ step: entries, open }] });
  });

  it('has its score sheets to follow and to write on', async () => {
    const [dan, anybody] = [person('Dan'), new BrowserClient(server.url)];
    for (const { sheet, token, lines } of recording.sheets) {
      const seq = lines.length;
      expect(granted(await anybody.connection.call('sheet', { sheet }))).toEqual({ seq, lines });
      const line = { round: 2, to: { more: true } };
      const added = await dan.call('sheetAppend', { sheet }, { token, from: seq + 1, lines: [line] });
      expect(granted(added)).toEqual({ seq: seq + 1 });
      const after = granted(await anybody.connection.call('sheet', { sheet }, { after: seq }));
      expect(after.lines).toEqual([line]);
    }
    expect(recording.sheets).toHaveLength(known.length);
    anybody.close();
  });

  it('lets a handed-over seat be taken', async () => {
    const { table, token } = recording.seatLink;
    const { seat } = granted(await person('Dan').call('takeSeat', { table }, { token }));
    const shown = granted(await person('Dan').call('table', { table }));
    expect(shown.table.places[seat]).toMatchObject({ name: 'Dan', control: 'owner' });
  });

  it('calls who is waited for, where they wanted to be called', async () => {
    const ben = person('Ben');
    const [king] = recording.running;
    server.world.pace = FAST;
    const others = king.people.filter((name) => name !== 'Ben').map(person);
    // Ben plays without a stream, so he is not there.
    const acts = async (): Promise<boolean> => {
      const { table, step } = granted(await ben.call('table', { table: king.table }));
      const seat = table.places.findIndex(({ person }) => person === ben.id);
      if (!step!.sight.actors.includes(seat)) return false;
      const { decision, legal } = step!.sight;
      return (await ben.call('submit', { table: king.table }, { decision, actions: [legal[0]] })).ok;
    };
    const players = await Promise.all(
      others.map(async (one) => new RandomPlayer(await one.at(king.table), new FastRng(one.name))),
    );
    await eventually('a turn of Ben', acts);
    const known = letters.length;
    await eventually('a letter to Ben', () => letters.length > known);
    const { endpoint, body, headers } = letters.at(-1)!;
    expect(endpoint).toBe(ben.endpoint);
    expect(JSON.parse(new Browser().read(body))).toMatchObject({ kind: 'turn' });
    const [{ public_key: key }] = await ground.ask('select public_key from vapid');
    expect(headers.authorization).toContain(`k=${key}`);
    for (const player of players) player.close();
  });

  it('has its tables begun and its matches finished', async () => {
    server.world.pace = SLOWLY;
    for (const { table, people } of recording.gathering) await start(table, people.map(person));
    for (const { table, paused, people } of recording.running) {
      if (!paused) continue;
      for (const name of people) granted(await person(name).call('wish', { table }, { wish: 'resume' }));
    }
    server.world.pace = FAST;
    const going = [...recording.running, ...recording.gathering];
    const players: RandomPlayer[] = [];
    const { table: handed } = recording.seatLink;
    for (const { table, people } of going)
      for (const one of [...people, ...(table === handed ? ['Dan'] : [])].map(person)) {
        const client = await one.at(table);
        if (client.seat !== null && !client.table!.places[client.seat].resigned)
          players.push(new RandomPlayer(client, new FastRng(`${one.name} ${table}`)));
      }
    const seated = going.map(({ table, people }) => ({ table, one: person(people[0]) }));
    const ended = eventually('the end of every match', () => {
      const refused = players.flatMap((player) => player.refused);
      if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused)}`);
      return seated.every(({ table, one }) => one.tables.get(table)!.table?.phase === 'over');
    });
    await Promise.race([server.broken, ended]);
    for (const player of players) player.close();
    for (const { table, one } of seated) {
      const { log, check } = granted(await (await one.at(table)).proof());
      expect(check.ok).toBe(true);
      expect(log.entries.filter((entry) => 'table' in entry && entry.table === 'timeout')).toEqual([]);
      const { table: shown } = granted(await one.call('table', { table }));
      expect(must(Match.replay(games[shown.game] as unknown as Game, log)).outcome()).toEqual(shown.outcome);
    }
  });

  it('lets everybody in by the recovery code, once, and nobody else any more', async () => {
    for (const { name, person: id, cookie, passkeys } of recording.people) {
      if (passkeys.length === 0) continue;
      const code = person(name).recovery!;
      const elsewhere = new BrowserClient(server.url, { cookie });
      expect(granted(await elsewhere.connection.call('me'))).toMatchObject({ person: id });
      const found = granted(await person(name).call('signInRecovery', {}, { code }));
      expect(found.me.person).toBe(id);
      expect(granted(await elsewhere.connection.call('me'))).toBeNull();
      elsewhere.close();
      const again = await person(name).call('signInRecovery', {}, { code });
      expect(again).toMatchObject({ ok: false, error: { code: 'wrong-recovery' } });
    }
  });

  it('can be taken along and deleted by whom it is about', async () => {
    const cat = person('Cat');
    const all = granted(await cat.call('export'));
    expect(all).toMatchObject({ person: { id: cat.id, name: 'Cat' }, passkeys: [{}, {}] });
    granted(await cat.call('delete', {}, { sure: true }));
    await eventually('no trace', async () => {
      for (const table of ['entry', 'person', 'session', 'passkey', 'member'])
        if (JSON.stringify(await ground.ask(`select * from ${table}`)).includes(cat.id)) return false;
      return true;
    });
  });

  it('has kept every result as it was, and nothing went wrong', async () => {
    const after = await results();
    for (const [table, result] of before) expect(after.get(table)).toEqual(result);
    expect(after.size).toBe(
      recording.finished.length + recording.running.length + recording.gathering.length,
    );
    // Its file was laid here for everybody to read, as that release made it.
    const tightened = storage === 'sqlite' ? [expect.stringContaining('could be read by others')] : [];
    expect(server.logged).toEqual(tightened);
  });
});
