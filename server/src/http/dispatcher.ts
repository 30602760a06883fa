import { type Route, routes } from '@crossbones/api';
import type { Fault, World } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/index.js';
import type { ForwardedRequest, RequestOutcome } from '../nodes/forwarded.js';
import type { Nodes } from '../nodes/nodes.js';
import type { TableDirectory } from '../table-directory.js';
import type { contextReader, Handler, HandlerResult } from './context.js';
import { cookiesOf, plainlyNamed } from './cookie.js';
import { statuses } from './fault-status.js';
import type { Metrics } from './metrics.js';
import { type Incoming, senderOf } from './request-sender.js';
import type { SecurityLog } from './security-log.js';
import type { Answers } from './write-reply.js';

interface Behind {
  readonly read: ReturnType<typeof contextReader>;
  readonly answers: Answers;
  readonly directory: TableDirectory;
  readonly identity: Identity;
  readonly metrics: Metrics;
  readonly security: SecurityLog;
  readonly world: World;
  /** The nodes that serve tables; null: this one serves all. */
  readonly nodes: Nodes | null;
}

/** What came of a request, which may be too long to be made at once. */
type Done<R extends Route> = RequestOutcome['done'] | Extract<HandlerResult<R>, { readonly pieces: unknown }>;
type Decision<R extends Route> = Omit<RequestOutcome, 'done'> & { readonly done: Done<R> };

/** Every request that has the right form arrives here, is done and is answered. */
export class Dispatcher {
  constructor(private readonly behind: Behind) {}

  /** Has a request done, here or by the node that serves its table. */
  async decide<R extends Route>(name: R, handler: Handler<R>, request: Incoming): Promise<Decision<R>> {
    const { nodes, metrics, world } = this.behind;
    const at = world.now();
    const { table } = request.params as { readonly table?: string };
    const owner = table === undefined ? null : (nodes?.elsewhere(table) ?? null);
    const elsewhere = owner === null ? null : await owner.ask(forwarded(name, request));
    const decision = elsewhere ?? (await this.decideHere(name, handler, request));
    if (routes[name][0] === 'POST') metrics.took(world.now() - at);
    return decision;
  }

  /** Has a request done here, and says by which token its sender is known from now on. */
  async decideHere<R extends Route>(name: R, handler: Handler<R>, request: Incoming): Promise<Decision<R>> {
    const { read, identity, security } = this.behind;
    const asked = await read(request, name, handler.who);
    if (!asked.ok) return { done: { ...asked, game: null }, held: false };
    const { table, person, guest, session } = asked.value;
    const done: HandlerResult<R> = await handler.do(asked.value);
    if (done.ok) security.done(name, asked.value, 'value' in done ? done.value : null);
    if (!done.ok && guest !== undefined) await identity.unbegin(person.id, guest);
    const become = done.ok ? (done.become === undefined ? guest : done.become) : undefined;
    const held = session !== null;
    if (!done.ok) return { done: { ...done, game: await this.gameAt(table, done.error) }, held, become };
    return { done: 'value' in done ? { ok: true, json: JSON.stringify(done.value) } : done, held, become };
  }

  /** The handler that Fastify calls for one route. */
  way<R extends Route>(
    name: R,
    handler: Handler<R>,
  ): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
    const { answers } = this.behind;
    return async (request, reply) => {
      const { done, held, become } = await this.decide(name, handler, request);
      const secure = answers.secure(request);
      // A session whose cookie still has the plain name gets it again under the safer one.
      const token = secure && held && plainlyNamed(request.headers.cookie) ? senderOf(request).token : null;
      const next = become === undefined ? (token ?? undefined) : become;
      const cookies = next === undefined ? [] : cookiesOf(next, secure);
      if (!done.ok) answers.refuse(reply, name, done.error, done.game);
      else if ('packed' in done) await answers.packed(reply, name, done.packed);
      else if ('pieces' in done) await answers.pieces(reply, name, done.pieces);
      else answers.json(reply, name, done.json, cookies);
    };
  }

  /** The game at a table, where the refusal is a sentence of that game. */
  private async gameAt(table: string, why: Fault): Promise<GameId | null> {
    if (table === '' || Object.hasOwn(statuses, why.key)) return null;
    return this.behind.directory.room(table).look(({ game }) => game.id);
  }
}

const forwarded = (route: Route, request: Incoming): ForwardedRequest => {
  const { params, query, bytes, headers, ip, protocol, host } = request;
  const { cookie, 'idempotency-key': key } = headers;
  const text = bytes?.toString() ?? null;
  return { route, params, query, bytes: text, cookie, key: key as string | undefined, ip, protocol, host };
};

/** A request that another node has handed on, as it came there. */
export const received = ({
  params,
  query,
  bytes,
  cookie,
  key,
  ip,
  protocol,
  host,
}: ForwardedRequest): Incoming => ({
  params,
  query,
  body: bytes === null ? undefined : JSON.parse(bytes),
  bytes: bytes === null ? null : Buffer.from(bytes),
  headers: {
    ...(cookie === undefined ? {} : { cookie }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  },
  ip,
  protocol,
  host,
});
