import { createHmac } from 'node:crypto';
import type { Body, Me, Reply, Route } from '@crossbones/api';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import type { House } from '../house.js';
import type { Identity } from '../identity/index.js';
import { letters, shortCode } from '../letters.js';
import type { Herald } from '../push/herald.js';
import type { Sheets } from '../sheets.js';
import { back, wish } from '../table/attendance.js';
import { clear, code, fill, host, kick, leave, sit, stand } from '../table/gathering.js';
import { seatLink, takeSeat } from '../table/handover.js';
import { resign, submit, undo } from '../table/playing.js';
import type { Request } from '../table/request.js';
import { showLines, showLog, showReplay, showStep, showTable, viewerOf } from '../table/show.js';
import { ready, salt, start, unready } from '../table/start.js';
import type { Table } from '../table/table.js';
import { say } from '../table/talk.js';
import type { World } from '../world.js';
import { anyone, type Handler, type KnownAsk, known, newcomer } from './ask.js';
import type { Limits } from './limits.js';
import type { Metrics } from './metrics.js';
import type { Streams } from './stream.js';

interface Hands {
  readonly house: House;
  readonly sheets: Sheets;
  readonly identity: Identity;
  readonly herald: Herald;
  readonly world: World;
  readonly limits: Limits;
  readonly streams: Streams;
  readonly metrics: Metrics;
}

const noTable = fault('no-table');

/** The token of a seat link: the same for the same request, and nobody can make one who does not know the deal. */
const linkOf = ({ secret }: Table, { by, key }: Request): string =>
  letters(
    createHmac('sha256', secret ?? '')
      .update(`seat-link ${by.id} ${key}`)
      .digest(),
  );

/** Who does what is asked; a route without a handler does not compile. */
export function handlersOf({ house, sheets, identity, herald, world, limits, streams, metrics }: Hands) {
  /** A command at a table, as the table's own code has it. */
  const at =
    <R extends Route>(command: (table: Table, request: Request, body: Body<R>) => Result<Reply<R>, Fault>) =>
    ({ table, request, body }: KnownAsk<R>): Promise<Result<Reply<R>, Fault>> =>
      house.run(table, request, (open) => command(open, request, body));

  /** A look at a finished match, where everything is open. */
  const opened = async <T>(table: string, see: (table: Table) => T | null): Promise<Result<T, Fault>> => {
    const seen = await house.look(table, (open) => ({ shown: see(open) }));
    if (seen === null) return fail(noTable);
    return seen.shown === null ? fail(fault('not-over')) : ok(seen.shown);
  };

  /** Somebody else from now on: streams that show what the old one may see come back. */
  const signedIn = <T extends { readonly token: string }>(
    ask: { readonly token: string | null; become(token: string): void },
    result: Result<T, Fault>,
  ): Result<Omit<T, 'token'>, Fault> => {
    if (!result.ok) return result;
    const { token, ...rest } = result.value;
    ask.become(token);
    if (ask.token !== null) streams.part((stream) => stream.token === ask.token);
    return ok(rest);
  };

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
    signOut: known(async ({ session, person, token, body, become }) => {
      await identity.signOut(session.hash, body.everywhere);
      streams.part((stream) => (body.everywhere ? stream.person === person.id : stream.token === token));
      become(null);
      return ok({});
    }),
    export: known(({ person }) => identity.export(person.id)),
    delete: known(async ({ person, become }) => {
      const gone = await identity.forget(person.id);
      if (!gone.ok) return gone;
      streams.part((stream) => stream.person === person.id);
      become(null);
      return ok({});
    }),
    passkeyOffer: newcomer(({ person, origin }) => identity.passkeyOffer(person.id, origin())),
    passkeyAdd: known(({ person, body, origin }) => identity.passkeyAdd(person.id, body, origin())),
    passkeyRemove: known(({ person, body }) => identity.passkeyRemove(person.id, body.id)),
    recovery: known(({ person }) => identity.recovery(person.id)),
    notices: anyone(async () => ok({ key: herald.key })),
    noticesOn: known(({ person, session, body, origin }) =>
      herald.listen(person.id, session.hash, origin(), body),
    ),
    noticesOff: known(async ({ person, body }) => {
      await herald.unlisten(person.id, body.endpoint);
      return ok({});
    }),
    signInOffer: anyone(({ origin }) => identity.signInOffer(origin())),
    signIn: anyone(async (ask) => {
      const result = signedIn(ask, await identity.signIn(ask.session, ask.body, ask.origin()));
      return result.ok ? ok(result.value.me) : result;
    }),
    signInRecovery: anyone(async (ask) => {
      const seconds = limits.guess(ask.household);
      if (seconds > 0) return fail(fault('too-many-guesses', { seconds }));
      const result = signedIn(ask, await identity.signInRecovery(ask.session, ask.body));
      if (result.ok) limits.guessedRight(ask.household);
      return result;
    }),

    lobby: anyone(async () => ok({ tables: await house.lobby() })),
    mine: anyone(async ({ session }) =>
      ok({ tables: session === null ? [] : await house.mine(session.person.id) }),
    ),
    open: newcomer(({ request, body }) => house.open(request, body)),
    playNow: newcomer(({ request, body }) => house.playNow(request, body)),
    join: newcomer(async ({ request, body, household }) => {
      if (!('code' in body)) return house.join(request, body);
      const seconds = limits.guess(household);
      if (seconds > 0) return fail(fault('too-many-guesses', { seconds }));
      const result = await house.join(request, body);
      // Only a code that is none was a guess.
      if (result.ok || result.error.key !== 'no-code') limits.guessedRight(household);
      return result;
    }),
    table: anyone(async ({ table, session }) => {
      const person = session?.person.id ?? null;
      const seen = await house.look(table, (open) => ({
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
    leave: known(at(leave)),
    ready: known(at(ready)),
    unready: known(at(unready)),
    kick: known(at(kick)),
    host: known(at(host)),
    fill: known(at(fill)),
    clear: known(at(clear)),
    code: known(at((table, request) => code(table, request, shortCode(world.random)))),
    start: known(
      at((table, request) =>
        start(table, request, {
          id: letters(world.random(20)),
          secret: Buffer.from(world.random(32)).toString('hex'),
        }),
      ),
    ),
    salt: known(at(salt)),

    submit: known(async (ask) => {
      const result = await house.run(ask.table, ask.request, (table) => submit(table, ask.request, ask.body));
      if (result.ok) metrics.actions += ask.body.actions.length;
      return result;
    }),
    undo: known(at(undo)),
    resign: known(at(resign)),
    back: known(at(back)),
    wish: known(at(wish)),
    seatLink: known(async ({ table, request }) => {
      const done = await house.run(table, request, (open) => seatLink(open, request, linkOf(open, request)));
      // An answer that is given again has only what the table keeps, and that is not the link itself.
      const token = await house.look(table, (open) => linkOf(open, request));
      return done.ok && token !== null ? ok({ seq: done.value.seq, token }) : done;
    }),
    takeSeat: newcomer(at(takeSeat)),
    say: known(at(say)),
    rematch: known(({ request, table }) => house.rematch(request, table)),

    log: anyone(({ table }) => opened(table, showLog)),
    replay: anyone(({ table, query }) =>
      opened(table, (open) => showReplay(open, query.from ?? 0, query.count ?? 200)),
    ),

    sheetOpen: anyone(async ({ body, household }) => {
      const seconds = limits.sheets.take(household);
      return seconds > 0 ? fail(fault('slow-down', { seconds })) : sheets.open(body);
    }),
    sheet: anyone(({ sheet, query }) => sheets.read(sheet, query.after ?? 0)),
    sheetAppend: anyone(({ sheet, body }) => sheets.append(sheet, body)),
    sheetEnd: anyone(({ sheet, body }) => sheets.end(sheet, body)),
  } satisfies { readonly [name in Route]: Handler<name> };
}
