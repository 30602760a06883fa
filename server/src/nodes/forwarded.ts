import type { Route } from '@crossbones/api';
import type { Fault } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Follower } from '../room/followers.js';

/** A request as one node hands it on to another, which reads it as if it had come there. */
export interface ForwardedRequest {
  readonly route: Route;
  readonly params: unknown;
  readonly query: unknown;
  /** The body, exactly as it came. */
  readonly bytes: string | null;
  readonly cookie: string | undefined;
  readonly key: string | undefined;
  readonly ip: string;
  readonly protocol: 'http' | 'https';
  readonly host: string;
}

/** What came of a request, at whichever node it was done. */
export interface RequestOutcome {
  readonly done:
    | { readonly ok: true; readonly json: string }
    /** JSON that was made before, as gzip packs it. */
    | { readonly ok: true; readonly packed: Buffer }
    /** The refusal, and the game at the table if it is a sentence of that game. */
    | { readonly ok: false; readonly error: Fault; readonly game: GameId | null };
  /** Whether the token that they came with is one of ours. */
  readonly held: boolean;
  /** The token that is theirs from now on, if it changes; null: they are signed out. */
  readonly become?: string | null | undefined;
}

/** What a node does for others. */
export interface NodeDesk {
  /** Null: it cannot be done here. */
  answer(request: ForwardedRequest): Promise<RequestOutcome | null>;
  /** As a room does it; null: there is no such table. */
  follow(table: string, follower: Follower, after: number | null): Promise<(() => void) | null>;
}

export function writeOutcome({ done, held, become }: RequestOutcome): string {
  const head = (rest: object): string => JSON.stringify({ held, become, ...rest });
  if (!done.ok) return head({ error: done.error, game: done.game });
  if ('json' in done) return `${head({ ok: 'json' })}\t${done.json}`;
  return `${head({ ok: 'packed' })}\t${done.packed.toString('base64')}`;
}

export function readOutcome(text: string): RequestOutcome {
  const [head, body = ''] = text.split('\t', 2);
  const { held, become, ok, error, game } = JSON.parse(head!) as Pick<RequestOutcome, 'held' | 'become'> & {
    readonly ok?: 'json' | 'packed';
    readonly error: Fault;
    readonly game: GameId | null;
  };
  const done =
    ok === 'json'
      ? ({ ok: true, json: body } as const)
      : ok === 'packed'
        ? ({ ok: true, packed: Buffer.from(body, 'base64') } as const)
        : ({ ok: false, error, game } as const);
  return { done, held, become };
}
