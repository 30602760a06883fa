import { hash } from 'node:crypto';
import type { Body, Query, Reply, Route } from '@crossbones/api';
import { type Fault, fail, fault, ok, type Result, type World } from '@crossbones/core';
import type { Identity } from '../identity/index.js';
import { nobody, type Session } from '../identity/session.js';
import type { Person, Request } from '../table/request.js';
import type { TableDirectory } from '../table-directory.js';
import type { Limits } from './limits.js';
import { type Incoming, senderOf } from './request-sender.js';
import { isId } from './topics.js';

/** All that a handler is given about one request. */
export interface RequestContext<R extends Route> {
  /** The ids in the path; empty where the route has none. */
  readonly table: string;
  readonly sheet: string;
  readonly body: Body<R>;
  readonly query: Query<R>;
  readonly at: number;
  /** The session that the token of the request belongs to, if there is one, and that token. */
  readonly session: Session | null;
  readonly token: string | null;
  /** The idempotency key: a request that is repeated carries the same one. */
  readonly key: string | null;
  /** Where the page that asks is, as its browser knows it. */
  readonly origin: string;
  /** The address it came from, as limits count it. */
  readonly household: string;
}

/** A request of somebody we know. */
export interface KnownRequestContext<R extends Route> extends RequestContext<R> {
  readonly session: Session;
  readonly person: Person;
  /** The same as the commands of a table take it. */
  readonly request: Request;
  /** The token of a newcomer who has just become a guest. */
  readonly guest?: string;
}

/** What came of a request. `become` is the token of the sender from now on; null: they are signed out. */
export type HandlerResult<R extends Route> = (Result<Reply<R>, Fault> | PackedReply | Pieces) & {
  readonly become?: string | null;
};

/** A reply that was made before: its JSON, as gzip packs it. */
export interface PackedReply {
  readonly ok: true;
  readonly packed: Buffer;
}

/** A reply that is too long to be made at once, as JSON bit by bit. */
interface Pieces {
  readonly ok: true;
  readonly pieces: AsyncIterable<string>;
}

/** Who may ask: anyone; anyone, and a newcomer becomes a guest; or only people we know already. */
export interface Handler<R extends Route> {
  readonly who: 'anyone' | 'newcomer' | 'known';
  do(ask: KnownRequestContext<R>): Promise<HandlerResult<R>>;
}

export const anyone = <R extends Route>(
  run: (ask: RequestContext<R>) => Promise<HandlerResult<R>>,
): Handler<R> => ({
  who: 'anyone',
  do: run,
});
export const newcomer = <R extends Route>(run: Handler<R>['do']): Handler<R> => ({
  who: 'newcomer',
  do: run,
});
export const known = <R extends Route>(run: Handler<R>['do']): Handler<R> => ({ who: 'known', do: run });

interface Behind {
  readonly directory: TableDirectory;
  readonly identity: Identity;
  readonly limits: Limits;
  readonly world: World;
  /** Where people find the server, if that is known. */
  readonly origin: string | null;
}

/**
 * Collects the context of a request whose body and query already have the form that its route wants, or says why it is
 * refused.
 */
export const contextReader =
  ({ directory, identity, limits, world, origin }: Behind) =>
  async <R extends Route>(
    incoming: Incoming,
    route: R,
    who: Handler<R>['who'],
  ): Promise<Result<KnownRequestContext<R>, Fault>> => {
    const at = world.now();
    const { table, sheet } = incoming.params as { readonly table?: string; readonly sheet?: string };
    if (table !== undefined && !isId(table)) return fail(fault('no-table'));
    if (sheet !== undefined && !isId(sheet)) return fail(fault('no-sheet'));
    const { household, token, key } = senderOf(incoming);
    const digest = key === null ? null : hash('sha256', `${route}\n${incoming.bytes}`);
    // A handler for anyone can do without a session, and only such a handler gets a context without one.
    const from = (session: Session | null) =>
      ({
        table: table ?? '',
        sheet: sheet ?? '',
        body: incoming.body as Body<R>,
        query: incoming.query as Query<R>,
        at,
        token,
        key,
        origin: origin ?? `${incoming.protocol}://${incoming.host}`,
        household,
        session,
        person: session?.person,
        request: { by: session?.person, at, key, digest, household },
      }) as KnownRequestContext<R>;

    const session = identity.known(token) ?? (await identity.session(token));
    if (session !== null || who === 'anyone') return ok(from(session));
    if (who === 'known') return fail(fault('not-signed-in'));
    if (table !== undefined && (await directory.room(table).look(() => true)) === null)
      return fail(fault('no-table'));
    const seconds = limits.newcomers.take(household);
    if (seconds > 0) return fail(fault('slow-down', { seconds }));
    const begun = await identity.begin(
      key === null ? null : { key, digest: hash('sha256', `${table ?? ''}\n${digest}`) },
    );
    if (!begun.ok) return begun;
    const { person, token: guest } = begun.value;
    return ok({ ...from({ person, hash: '', muted: nobody }), guest });
  };
