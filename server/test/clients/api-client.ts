import { type Body, type Query, type Refusal, type Reply, type Route, routes } from '@crossbones/api';
import { expect } from 'vitest';
import { statusOf } from '../../src/http/fault-status.js';
import { wantsKey } from '../../src/http/openapi.js';
import { wrongWith } from './form.js';
import { Visitor } from './visitor.js';

/** The answers of a whole run: which routes have done something, and why requests were refused. */
export interface Record {
  readonly granted: Set<Route>;
  readonly refused: Set<string>;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface CallParameters<R extends Route> {
  readonly table?: string;
  readonly sheet?: string;
  readonly body?: Body<R>;
  readonly query?: Query<R>;
  readonly key?: string;
  readonly headers?: { readonly [name: string]: string };
}

/** A client that knows the whole API, and checks every answer closely. */
export class ApiClient extends Visitor {
  person = '';

  constructor(
    readonly url: string,
    name = 'Anne',
    readonly record: Record = { granted: new Set(), refused: new Set() },
    /** The headers that a proxy would add. */
    private readonly proxied: CallParameters<Route>['headers'] = {},
  ) {
    super(name);
  }

  /** Sends the first command, which makes the client a guest. */
  async board(): Promise<this> {
    this.person = (await this.do('name', { body: { name: this.name } })).person;
    return this;
  }

  get(path: string, headers: CallParameters<Route>['headers'] = {}): Promise<Response> {
    return this.fetch(path, { headers: { ...this.own(), ...headers } });
  }

  /** Sends a body; a text is sent as it is. */
  post(path: string, body: unknown = {}, headers: CallParameters<Route>['headers'] = {}): Promise<Response> {
    const command = { 'content-type': 'application/json', 'idempotency-key': this.key() };
    return this.fetch(path, {
      method: 'POST',
      headers: { ...command, ...this.own(), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  /** One request and its answer, whatever that is. */
  async ask<R extends Route>(route: R, order: CallParameters<R> = {}): Promise<ApiResponse> {
    const [method, path] = routes[route];
    const { table = '', sheet = '', body, query = {}, key = this.key(), headers } = order;
    const search = new URLSearchParams(query as { [name: string]: string }).toString();
    const where = `${path.replace(':table', table).replace(':sheet', sheet)}${search === '' ? '' : `?${search}`}`;
    const response =
      method === 'GET'
        ? await this.get(where, headers)
        : await this.post(where, body, { 'idempotency-key': key, ...headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /**
   * The request must be granted, in the form that was promised; repeated under the same key, it must get the same
   * bytes.
   */
  async do<R extends Route>(route: R, order: CallParameters<R> = {}): Promise<Reply<R>> {
    const { key = this.key() } = order;
    const { status, text } = await this.ask(route, { ...order, key });
    expect({ route, status, text }).toMatchObject({ status: 200 });
    const reply = JSON.parse(text) as Reply<R>;
    expect(await wrongWith(route, reply)).toBeNull();
    this.record.granted.add(route);
    if (wantsKey(route)) {
      const again = await this.ask(route, { ...order, key });
      expect({ route, status: again.status, text: again.text }).toEqual({ route, status: 200, text });
    }
    return reply;
  }

  /** The request must be refused for this reason, with a sentence. */
  async fails<R extends Route>(route: R, code: string, order: CallParameters<R> = {}): Promise<Refusal> {
    const { status, text, headers } = await this.ask(route, order);
    expect({ route, text }).toMatchObject({ text: expect.stringContaining(`"code":"${code}"`) });
    const reply = JSON.parse(text) as { error: Refusal };
    expect(await wrongWith('refusal', reply)).toBeNull();
    expect(reply.error.message).toMatch(/^[“"A-Z_\w].{5,}[.?!]$/s);
    expect(status).toBe(statusOf({ key: code, args: {} }));
    expect(headers.get('retry-after') !== null).toBe(status === 429 || status === 503);
    this.record.refused.add(code);
    return reply.error;
  }

  private own(): CallParameters<Route>['headers'] {
    return this.cookie === null ? this.proxied : { ...this.proxied, cookie: this.cookie };
  }

  private async fetch(path: string, how: RequestInit): Promise<Response> {
    const response = await fetch(this.url + path, how);
    this.keep(response.headers.getSetCookie()[0]);
    return response;
  }
}
