import { dateOf, type Fault, fail, ok, type Result } from '@crossbones/core';
import type { Store } from '../storage/store.js';
import { me, notSignedIn } from './person.js';
import { idsOf, tracesOf } from './trace.js';

/** Everything kept about somebody; the tables, of which there may be thousands, are read as they are asked for. */
export interface Export {
  readonly about: object;
  readonly tables: AsyncGenerator<object>;
}

/**
 * Everything kept about somebody, built field by field: no hashes and no keys, and of matches that still run only that
 * they exist and what this person said there.
 */
export async function exported(store: Store, person: string): Promise<Result<Export, Fault>> {
  const { db } = store;
  const now = await me(store, person);
  const row = await db.selectFrom('person').select('created').where('id', '=', person).executeTakeFirst();
  if (!now.ok || row === undefined) return fail(notSignedIn);
  const sessions = await db
    .selectFrom('session')
    .select(['created', 'seen'])
    .where('person', '=', person)
    .orderBy('created')
    .execute();
  const notices = await db
    .selectFrom('subscription')
    .select(['endpoint', 'created'])
    .where('person', '=', person)
    .orderBy('created')
    .execute();
  const daily = await db
    .selectFrom('daily_play')
    .select(['day', 'game', 'score', 'place', 'finished'])
    .where('person', '=', person)
    .orderBy('day')
    .orderBy('game')
    .execute();
  const { name, guest, passkeys, recovery, muted } = now.value;
  const about = {
    person: { id: person, name, guest, created: row.created, recovery },
    sessions,
    passkeys,
    muted,
    notices,
    daily: daily.map(({ day, ...play }) => ({ day: dateOf(day), ...play })),
  };
  return ok({ about, tables: tablesOf(store, person) });
}

async function* tablesOf(store: Store, person: string): AsyncGenerator<object> {
  const { db } = store;
  const ids = await idsOf(store, person);
  for await (const { table, traces } of tracesOf(store, ids)) {
    const match = await db
      .selectFrom('match')
      .select(['game', 'phase', 'created', 'touched', 'result'])
      .where('id', '=', table)
      .executeTakeFirst();
    const member = await db
      .selectFrom('member')
      .select('seat')
      .where('match', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    // It may have gone meanwhile.
    if (match === undefined) continue;
    const ended = match.phase === 'over' || match.phase === 'closed';
    yield {
      table,
      game: match.game,
      phase: match.phase,
      seat: member?.seat ?? null,
      opened: match.created,
      touched: match.touched,
      result: ended && match.result !== null ? (JSON.parse(match.result) as unknown) : null,
      names: traces.flatMap(({ at, what }) => {
        if (what.is === 'opened') return ids.has(what.host) ? [{ at, name: what.name }] : [];
        if (what.is === 'became') return what.now === person ? [{ at, name: what.name }] : [];
        if (what.is !== 'joined' && what.is !== 'taken' && what.is !== 'named') return [];
        return ids.has(what.person) ? [{ at, name: what.name }] : [];
      }),
      said: traces.flatMap(({ seq, at, what }) =>
        what.is === 'said' && ids.has(what.person) && what.said !== null
          ? [{ seq, at, channel: what.channel, ...what.said }]
          : [],
      ),
      actions: traces.flatMap(({ seq, at, own, what }) =>
        ended && own && what.is === 'acted' ? [{ seq, at, seat: what.seat, actions: what.actions }] : [],
      ),
    };
  }
}

/** The same as JSON, piece by piece. */
export async function* exportText({ about, tables }: Export): AsyncGenerator<string> {
  yield `${JSON.stringify(about).slice(0, -1)},"tables":[`;
  let comma = '';
  for await (const table of tables) {
    yield comma + JSON.stringify(table);
    comma = ',';
  }
  yield ']}';
}
