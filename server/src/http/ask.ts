import type { Body, Query, Reply, Route } from '@crossbones/api';
import type { Fault, Result } from '@crossbones/core';
import type { Identity } from '../identity/index.js';
import type { Person, Request } from '../table/request.js';

export type Session = NonNullable<Awaited<ReturnType<Identity['session']>>>;

/** One request on its way to whoever can do it. */
export interface Ask<R extends Route> {
  /** The ids in the path; empty where the route has none. */
  readonly table: string;
  readonly sheet: string;
  readonly body: Body<R>;
  readonly query: Query<R>;
  /** Who may have come before, with which token. */
  readonly session: Session | null;
  readonly token: string | null;
  /** Where the page that asks is, as its browser knows it. */
  origin(): string;
  /** From where, as limits count. */
  readonly household: string;
  /** From now on this is who they are: null means nobody. */
  become(token: string | null): void;
}

/** The same from somebody we know. */
export interface KnownAsk<R extends Route> extends Ask<R> {
  readonly session: Session;
  readonly person: Person;
  /** As tables take it. */
  readonly request: Request;
}

type Done<R extends Route> = Promise<Result<Reply<R>, Fault>>;

/** Who may ask: anyone at all, anyone and a newcomer becomes a guest, or only those who are somebody already. */
export type Handler<R extends Route> =
  | { readonly who: 'anyone'; do(ask: Ask<R>): Done<R> }
  | { readonly who: 'newcomer' | 'known'; do(ask: KnownAsk<R>): Done<R> };

export const anyone = <R extends Route>(run: (ask: Ask<R>) => Done<R>): Handler<R> => ({
  who: 'anyone',
  do: run,
});
export const newcomer = <R extends Route>(run: (ask: KnownAsk<R>) => Done<R>): Handler<R> => ({
  who: 'newcomer',
  do: run,
});
export const known = <R extends Route>(run: (ask: KnownAsk<R>) => Done<R>): Handler<R> => ({
  who: 'known',
  do: run,
});
