import type { Body, Me, Reply, Route } from '@crossbones/api';
import type { World } from '@crossbones/core';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import type { DailyDeals } from '../daily/daily-deals.js';
import { exportText } from '../identity/export.js';
import type { Identity } from '../identity/index.js';
import { hashOf } from '../identity/secret.js';
import { letters, shortCode } from '../ids.js';
import type { PushNotifier } from '../push/notifier.js';
import type { Replays } from '../replays.js';
import type { Sheets } from '../sheets.js';
import { appear, nudge, standIn } from '../table/absence.js';
import { back, wish } from '../table/away-and-back.js';
import { say } from '../table/chat.js';
import { face } from '../table/face.js';
import { clear, code, fill, kick, leave, readmit, sit, stand } from '../table/gathering.js';
import { host } from '../table/host.js';
import { resign, submit, undo } from '../table/playing.js';
import type { Request } from '../table/request.js';
import { seatLink, takeSeat } from '../table/seat-handover.js';
import { hasEnded, mayOpen, showLines, showStep, showTable, viewerOf } from '../table/show.js';
import { ready, salt, start, unready } from '../table/start.js';
import type { Table } from '../table/table.js';
import type { TableDirectory } from '../table-directory.js';
import {
  anyone,
  type Handler,
  type KnownRequestContext,
  known,
  newcomer,
  type PackedReply,
} from './context.js';
import type { Limits } from './limits.js';
import type { Metrics } from './metrics.js';
import type { BrowserStream, Streams } from './stream.js';

interface Hands {
  readonly directory: TableDirectory;
  readonly sheets: Sheets;
  readonly identity: Identity;
  readonly notifier: PushNotifier;
  readonly world: World;
  readonly limits: Limits;
  readonly streams: Streams;
  readonly metrics: Metrics;
  readonly replays: Replays;
  readonly daily: DailyDeals;
}

const noTable = fault('no-table');

/** The handler of each route; a route without one does not compile. */
export function handlersOf({
  directory,
  sheets,
  identity,
  notifier,
  world,
  limits,
  streams,
  metrics,
  replays,
  daily,
}: Hands) {
  /** A route that is a command of a table. Whoever does something at a table counts as present. */
  const at =
    <R extends Route>(
      command: (table: Table, request: Request, body: Body<R>) => Result<Reply<R>, Fault>,
      way: 'run' | 'runToEnd' = 'run',
    ) =>
    ({ table, request, body }: KnownRequestContext<R>): Promise<Result<Reply<R>, Fault>> =>
      directory.room(table)[way](request, (open) => {
        const done = command(open, request, body);
        if (done.ok) appear(open, request.by.id, request.at);
        return done;
      });
  const submitted = at<'submit'>(submit, 'runToEnd');
  const nudged = at<'nudge'>(nudge);

  /** What is being made of a finished match, unless it may not be seen or too many others wait. */
  const handedOut = async (
    seen: Fault | { readonly making: Promise<Buffer> | null },
  ): Promise<Result<never, Fault> | PackedReply> => {
    if ('key' in seen) return fail(seen);
    if (seen.making === null) return fail(fault('slow-down', { seconds: 1 }));
    return { ok: true, packed: await seen.making };
  };

  /** A look at a finished match, where everything is open. */
  const opened = async (
    table: string,
    at: number,
    show: (table: Table, isPlayed: boolean) => Promise<Buffer> | null,
  ): Promise<Result<never, Fault> | PackedReply> => {
    const closed = ({ phase, day, duplicate }: Table): Fault => {
      const isShared = day !== null || duplicate !== null;
      return fault(isShared && (phase === 'over' || phase === 'closed') ? 'deal-closed' : 'not-over');
    };
    const isPlayed = await directory.isPlayed(table);
    const seen = await directory
      .room(table)
      .look((open) => (mayOpen(open, at, isPlayed) ? { making: show(open, isPlayed) } : closed(open)));
    return seen === null ? fail(noTable) : handedOut(seen);
  };

  /** The sender is somebody else from now on: streams that show what the former person may see must reconnect. */
  const becomes = <T>(
    token: string | null,
    value: T,
    old: (stream: BrowserStream) => boolean,
  ): Result<T, Fault> & { readonly become: string | null } => {
    streams.part(old);
    return { ...ok(value), become: token };
  };
  const readBy =
    (token: string | null) =>
    (stream: BrowserStream): boolean =>
      token !== null && stream.token === token;

  const readByHash =
    (hash: string) =>
    ({ token }: BrowserStream): boolean =>
      token !== null && hashOf(token) === hash;

  return {
    me: anyone(async ({ session }): Promise<Result<Me | null, Fault>> => {
      return session === null ? ok(null) : identity.me(session.person.id);
    }),
    name: newcomer(({ person, body }) => identity.rename(person.id, body.name)),
    mute: newcomer(async ({ person, body }) => {
      const result = await identity.mute(person.id, body);
      if (result.ok) streams.mute(person.id, new Set(result.value.muted));
      return result;
    }),
    signOut: known(async ({ session, person, token, body }) => {
      await identity.signOut(session.hash, body.everywhere);
      return becomes(null, {}, body.everywhere ? (stream) => stream.person === person.id : readBy(token));
    }),
    sessions: known(async ({ session }) => ok(await identity.sessionList(session))),
    sessionEnd: known(async ({ session, token, person, body }) => {
      const ended = await identity.endSession(person.id, body.id);
      if (ended === session.hash) return becomes(null, { sessions: [] }, readBy(token));
      if (ended !== null) streams.part(readByHash(ended));
      return ok(await identity.sessionList(session));
    }),
    export: known(async ({ person }) => {
      const told = await identity.export(person.id);
      return told.ok ? { ok: true, pieces: exportText(told.value) } : told;
    }),
    delete: known(async ({ person }) => {
      const gone = await identity.forget(person.id);
      return gone.ok ? becomes(null, {}, (stream) => stream.person === person.id) : gone;
    }),
    passkeyOffer: newcomer(({ person, origin }) => identity.passkeyOffer(person.id, origin)),
    passkeyAdd: known(async ({ session, token, body, origin }) => {
      const added = await identity.passkeyAdd(session.person.id, body, origin);
      // A new token: somebody who knew the guest's token must not know the account's.
      const next = added.ok ? await identity.renew(session) : null;
      if (next === null) return added;
      streams.renew(token, next);
      return { ...added, become: next };
    }),
    passkeyRemove: known(({ person, body }) => identity.passkeyRemove(person.id, body.id)),
    recovery: known(({ person }) => identity.recovery(person.id)),
    notices: anyone(async () => ok({ key: notifier.key })),
    noticesOn: known(({ person, session, body, origin }) =>
      notifier.listen(person.id, session.hash, origin, body),
    ),
    noticesOff: known(async ({ person, body }) => {
      await notifier.unlisten(person.id, body.endpoint);
      return ok({});
    }),
    signInOffer: anyone(({ origin }) => identity.signInOffer(origin)),
    signIn: anyone(async ({ session, token, body, origin }) => {
      const entered = await identity.signIn(session, body, origin);
      return entered.ok ? becomes(entered.value.token, entered.value.me, readBy(token)) : entered;
    }),
    // A recovery code has 125 bits and needs no limit against guessing, and with such a limit others could lock its
    // owner out.
    signInRecovery: anyone(async ({ session, token, body, key }) => {
      const entered = await identity.signInRecovery(session, body, key);
      if (!entered.ok) return entered;
      const { token: next, ...value } = entered.value;
      const { person } = value.me;
      return becomes(next, value, (stream) => stream.person === person || readBy(token)(stream));
    }),

    lobby: anyone(async () => ok({ tables: await directory.lobby.tables() })),
    mine: anyone(async ({ session }) =>
      ok({ tables: session === null ? [] : await directory.lookup.mine(session.person.id) }),
    ),
    open: newcomer(({ request, body }) => directory.open(request, body)),
    playNow: newcomer(({ request, body }) => directory.playNow(request, body)),
    join: newcomer(async ({ request, body, household }) => {
      if (!('code' in body)) return directory.join(request, body);
      const seconds = limits.guess(household);
      if (seconds > 0) return fail(fault('too-many-guesses', { seconds }));
      const result = await directory.join(request, body);
      // Only a code that does not exist was a guess.
      if (result.ok || result.error.key !== 'no-code') limits.guessedRight(household);
      else limits.guessedWrong();
      return result;
    }),
    table: anyone(async ({ table, session }) => {
      const person = session?.person.id ?? null;
      const seen = await directory.room(table).look((open) => ({
        table: showTable(open),
        step: showStep(open, viewerOf(open, person)),
        lines: showLines(open, person, 0).filter(
          (line) => line.person === null || session?.muted.has(line.person) !== true,
        ),
      }));
      return seen === null ? fail(noTable) : ok(seen);
    }),

    sit: newcomer(at(sit)),
    stand: known(at(stand)),
    leave: known(at(leave, 'runToEnd')),
    ready: known(at(ready)),
    unready: known(at(unready)),
    kick: known(at(kick)),
    readmit: known(at(readmit)),
    host: known(at(host)),
    fill: known(at(fill)),
    clear: known(at(clear)),
    change: known(({ request, table, body }) => directory.change(request, table, body)),
    face: known(at(face)),
    code: known(at((table, request) => code(table, request, shortCode(world.random(limits.codeLength))))),
    start: known(
      at((table, request) =>
        start(table, request, {
          id: letters(world.random(20)),
          secret: Buffer.from(world.random(32)).toString('hex'),
        }),
      ),
    ),
    salt: known(at(salt, 'runToEnd')),

    submit: known(async (ask) => {
      const result = await submitted(ask);
      if (result.ok) metrics.actions += ask.body.actions.length;
      return result;
    }),
    undo: known(at(undo)),
    resign: known(at(resign, 'runToEnd')),
    back: known(at(back, 'runToEnd')),
    wish: known(at(wish)),
    nudge: known(async (ask) => {
      const result = await nudged(ask);
      if (result.ok) await directory.room(ask.table).call(ask.body.seat);
      return result;
    }),
    standIn: known(at(standIn, 'runToEnd')),
    seatLink: known(at(seatLink)),
    takeSeat: newcomer(at(takeSeat)),
    say: known(at(say)),
    rematch: known(({ request, table }) => directory.rematch(request, table)),

    log: anyone(({ table, at }) => opened(table, at, (open, isPlayed) => replays.log(open, at, isPlayed))),
    replay: anyone(({ table, query, at }) =>
      opened(table, at, (open, isPlayed) =>
        replays.steps(open, query.from ?? 0, query.count ?? 200, at, isPlayed),
      ),
    ),
    recollection: known(async ({ table, person }) => {
      const seen = await directory.room(table).look((open) => {
        const seat = open.seatOf(person.id);
        if (seat === null) return fault('not-seated');
        return hasEnded(open) ? { making: replays.recollection(open, seat) } : fault('not-over');
      });
      return seen === null ? fail(noTable) : handedOut(seen);
    }),
    duplicate: anyone(({ table }) => directory.duplicate(table)),

    daily: anyone(({ session, query, at }) => daily.shown(session?.person.id ?? null, query.day, at)),
    playDaily: newcomer(({ request, body }) => daily.play(request, body.game)),

    sheetOpen: anyone(async ({ body, household }) => {
      const seconds = limits.sheets.take(household);
      return seconds > 0 ? fail(fault('slow-down', { seconds })) : sheets.open(body, household);
    }),
    sheet: anyone(({ sheet, query }) => sheets.read(sheet, query.after ?? 0)),
    sheetAppend: anyone(({ sheet, body }) => sheets.append(sheet, body)),
    sheetEnd: anyone(({ sheet, body }) => sheets.end(sheet, body)),
  } satisfies { readonly [name in Route]: Handler<name> };
}
