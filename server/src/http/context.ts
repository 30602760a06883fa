import { hash } from 'node:crypto';
import type { Body, Query, Reply, Route } from '@crossbones/api';
import { type Fault, fail, fault, ok, type Result, type World } from '@crossbones/core';
import type { Identity } from '../identity/index.js';
import type { Session } from '../identity/session.js';
import type { Person, Request } from '../table/request.js';
import type { TableDirectory } from '../table-directory.js';
import type { Limits } from './limits.js';
import { type Incoming, senderOf } from './sender.js';
import { isId } from './topics.js';

/** One request on its way to whoever can do it. */
export interface RequestContext<R extends Route> {
  /** The ids in the path; empty where the route has none. */
  readonly table: string;
  readonly sheet: string;
  readonly body: Body<R>;
  readonly query: Query<R>;
  readonly at: number;
  /** Who may have come before, with which token. */
  readonly session: Session | null;
  readonly token: string | null;
  /** By which name it is repeated. */
  readonly key: string | null;
  /** Where the page that asks is, as its browser knows it. */
  readonly origin: string;
  /** From where, as limits count. */
  readonly household: string;
}

/** The same from somebody we know. */
export interface KnownRequestContext<R extends Route> extends RequestContext<R> {
  readonly session: Session;
  readonly person: Person;
  /** As tables take it. */
  readonly request: Request;
  /** The token of somebody who was nobody until now. */
  readonly guest?: string;
}

/** What came of a request. With a token that is who they are from now on; null means nobody. */
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

/** Who may ask: anyone at all, anyone and a newcomer becomes a guest, or only those who are somebody already. */
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

const nobodyMuted: ReadonlySet<string> = new Set();

/** Reads all there is to a request whose body and query have the form that its route wants, or says why it cannot be. */
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
    const context = {
      table: table ?? '',
      sheet: sheet ?? '',
      body: incoming.body as Body<R>,
      query: incoming.query as Query<R>,
      at,
      token,
      key,
      origin: origin ?? `${incoming.protocol}://${incoming.host}`,
      household,
    };
    const digest = key === null ? null : hash('sha256', `${route}\n${incoming.bytes}`);
    const from = (session: Session): KnownRequestContext<R> => {
      const { person } = session;
      return { ...context, session, person, request: { by: person, at, key, digest, household } };
    };

    const session = await identity.session(token);
    if (session !== null) return ok(from(session));
    // Only handlers that expect nobody are given one without a session.
    if (who === 'anyone') return ok({ ...context, session } as unknown as KnownRequestContext<R>);
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
    return ok({ ...from({ person, hash: '', muted: nobodyMuted }), guest });
  };
