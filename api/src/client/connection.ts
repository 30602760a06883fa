import type { World } from '@crossbones/core';
import { fail, ok, type Result } from '@crossbones/core';
import type { Body, Query, Reply } from '../exchange.js';
import type { Refusal } from '../refusal.js';
import { type Route, routes } from '../route.js';
import { backoff, pause } from './backoff.js';
import type { Jar } from './cookie-jar.js';
import { randomHex, realWorld } from './world.js';

type PathOf<R extends Route> = (typeof routes)[R][1];
type Params<R extends Route> =
  PathOf<R> extends `${string}:table${string}`
    ? { readonly table: string }
    : PathOf<R> extends `${string}:sheet${string}`
      ? { readonly sheet: string }
      : object;
/** The body of a command, or the query of a GET request. */
type Sent<R extends Route> = (typeof routes)[R][0] extends 'POST' ? Body<R> : Query<R>;

export interface Manner {
  readonly signal?: AbortSignal;
  /** The idempotency key: the same key means the same request. */
  readonly key?: string;
  /** The longest `Retry-After` that is waited for, in milliseconds; a longer one is a refusal. */
  readonly patience?: number;
}

type Rest<R extends Route> =
  Partial<Sent<R>> extends Sent<R>
    ? [params?: Params<R>, sent?: Sent<R>, manner?: Manner]
    : [params: Params<R>, sent: Sent<R>, manner?: Manner];

export interface Surroundings {
  /** Where the service is; if it has several nodes, the address of each. */
  readonly url: string | readonly string[];
  readonly fetch?: typeof fetch;
  /** Browsers keep cookies by themselves. */
  readonly cookies?: Jar;
  readonly world?: World;
  /** Is told when requests get no answer, and when they do again. */
  readonly trouble?: (troubled: boolean) => void;
}

const ANSWER_WITHIN = 20_000;
const PATIENCE = 15_000;

/** What the caller is told when nobody waits for the answer any more; whether the request was done is not known. */
const GIVEN_UP: Refusal = { code: 'given-up', message: 'No answer came in time.', args: {} };

interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** What `Retry-After` asks for, in milliseconds. */
  readonly wait: number | null;
}

/** Speaks to the service: repeats every request until it is answered, whatever happens on the way. */
export class Connection {
  readonly world: World;
  private readonly urls: readonly string[];
  private readonly fetch: typeof fetch;
  private at = 0;
  private troubled = false;
  /** The first command makes us a guest. Commands sent meanwhile wait for it, or each would make another guest. */
  private known = false;
  private first: Promise<unknown> = Promise.resolve();

  constructor(private readonly given: Surroundings) {
    this.world = given.world ?? realWorld;
    this.urls = (typeof given.url === 'string' ? [given.url] : given.url).map((url) =>
      url.replace(/\/+$/, ''),
    );
    this.fetch = given.fetch ?? ((input, init) => fetch(input, init));
  }

  /** The node that we speak to now. */
  get node(): string {
    return this.urls[this.at];
  }

  get nodes(): number {
    return this.urls.length;
  }

  /** Goes on with the next node, unless that has been done already. */
  leave(node: string): void {
    if (node === this.node) this.at = (this.at + 1) % this.urls.length;
  }

  /** One request. If it fails on the way or at the server, it is tried again under the same key, so it is done once. */
  async call<R extends Route>(route: R, ...rest: Rest<R>): Promise<Result<Reply<R>, Refusal>> {
    if (this.known || routes[route][0] !== 'POST') return this.send(route, ...rest);
    const before = this.first;
    const mine = (async () => {
      await Promise.race([before, gone(rest[2]?.signal)]);
      return this.send(route, ...rest);
    })();
    this.first = mine.then(
      (answer) => {
        this.known ||= answer.ok;
      },
      () => {},
    );
    return mine;
  }

  private async send<R extends Route>(
    route: R,
    ...[params, sent, manner = {}]: Rest<R>
  ): Promise<Result<Reply<R>, Refusal>> {
    const [method, path] = routes[route];
    const command = method === 'POST';
    const where = filled(path, params ?? {}) + (command ? '' : asked(sent));
    const key = manner.key ?? randomHex(this.world, 16);
    const init: RequestInit = command
      ? {
          method,
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(sent ?? {}),
        }
      : { method };
    const patience = manner.patience ?? PATIENCE;
    for (let tries = 0; ; tries++) {
      if (manner.signal?.aborted) return fail(GIVEN_UP);
      const { node } = this;
      const answer = await this.attempt(node + where, init, manner.signal);
      // 408: the request did not arrive whole, or met a connection that was just closing.
      const failed = answer === null || answer.status >= 500 || answer.status === 408;
      this.trouble(failed);
      if (answer !== null && !failed) {
        if (answer.status < 300) return ok(answer.body as Reply<R>);
        if (answer.status !== 429 || (answer.wait ?? 0) > patience) return fail(refusalOf(answer));
      }
      if (failed) this.leave(node);
      // Every node is tried once before any waiting.
      if (failed && tries + 1 < this.urls.length) continue;
      const wait = backoff(this.world, Math.max(0, tries + 1 - this.urls.length));
      await pause(this.world, Math.max(wait, (answer?.wait ?? 0) + wait / 4), manner.signal);
    }
  }

  /** A reply whose body is read while it arrives. */
  async open(path: string, signal: AbortSignal): Promise<Response> {
    const response = await this.fetch(this.node + path, { headers: this.headers({}), signal });
    this.given.cookies?.take(response.headers.getSetCookie());
    return response;
  }

  private headers(own: object): Record<string, string> {
    const cookie = this.given.cookies?.header() ?? null;
    return { ...own, ...(cookie === null ? {} : { cookie }) };
  }

  /** One try; null if no answer came, or only part of one. */
  private async attempt(url: string, init: RequestInit, signal?: AbortSignal): Promise<Answer | null> {
    const abort = new AbortController();
    const stop = (): void => abort.abort();
    const cancel = this.world.after(ANSWER_WITHIN, stop);
    signal?.addEventListener('abort', stop);
    try {
      const headers = this.headers(init.headers ?? {});
      const response = await this.fetch(url, { ...init, headers, signal: abort.signal });
      this.given.cookies?.take(response.headers.getSetCookie());
      const text = await response.text();
      const wait = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000;
      const body: unknown = response.ok ? JSON.parse(text) : text;
      return { status: response.status, body, wait: Number.isFinite(wait) ? wait : null };
    } catch {
      return null;
    } finally {
      cancel();
      signal?.removeEventListener('abort', stop);
    }
  }

  private trouble(troubled: boolean): void {
    if (troubled === this.troubled) return;
    this.troubled = troubled;
    this.given.trouble?.(troubled);
  }
}

/** Resolves when the signal aborts; never if there is no signal. */
const gone = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve();
    else signal?.addEventListener('abort', () => resolve(), { once: true });
  });

export const connect = (given: Surroundings): Connection => new Connection(given);

const filled = (path: string, params: object): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );

function asked(query: unknown): string {
  const parts = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return parts.length === 0
    ? ''
    : `?${parts.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`;
}

/** The refusal in a reply; a proxy may have answered in the server's place. */
export function refusalOf({ status, body }: Pick<Answer, 'status' | 'body'>): Refusal {
  try {
    const { error } = JSON.parse(String(body)) as { error?: Refusal };
    if (typeof error?.code === 'string' && typeof error.message === 'string') return error;
  } catch {
    // No JSON is treated like JSON of another form, below.
  }
  return { code: `http-${status}`, message: `The server answered with ${status}.`, args: { status } };
}
