import { type Route, routes } from '@crossbones/api';
import type { Fault, World } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/index.js';
import type { TableDirectory } from '../table-directory.js';
import type { contextReader, Handler, HandlerResult } from './context.js';
import { cookiesOf, plainlyNamed } from './cookie.js';
import { statuses } from './fault-status.js';
import type { Metrics } from './metrics.js';
import type { Incoming } from './request-sender.js';
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
}

/** What came of a request. */
interface Decision<R extends Route> {
  readonly done: HandlerResult<R>;
  /** The table that it was about; empty where it was about none. */
  readonly table: string;
  /** The token that they came with, if it is one of ours. */
  readonly held: string | null;
  /** The token that is theirs from now on, if it changes; null: they are signed out. */
  readonly become?: string | null | undefined;
}

/** Every request that has the right form arrives here, is done and is answered. */
export class Dispatcher {
  constructor(private readonly behind: Behind) {}

  /** Has a request done, and says by which token its sender is known from now on. */
  async decide<R extends Route>(name: R, handler: Handler<R>, request: Incoming): Promise<Decision<R>> {
    const { read, identity, metrics, security, world } = this.behind;
    const [method] = routes[name];
    const asked = await read(request, name, handler.who);
    if (!asked.ok) return { done: asked, table: '', held: null };
    const { table, at, person, guest, session, token } = asked.value;
    const done: HandlerResult<R> = await handler.do(asked.value);
    if (done.ok) security.done(name, asked.value, 'value' in done ? done.value : null);
    if (method === 'POST') metrics.took(world.now() - at);
    if (!done.ok && guest !== undefined) await identity.unbegin(person.id, guest);
    const become = done.ok ? (done.become === undefined ? guest : done.become) : undefined;
    return { done, table, held: session === null ? null : token, become };
  }

  /** The handler that Fastify calls for one route. */
  way<R extends Route>(
    name: R,
    handler: Handler<R>,
  ): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
    const { answers } = this.behind;
    return async (request, reply) => {
      const { done, table, held, become } = await this.decide(name, handler, request);
      const secure = answers.secure(request);
      // A session whose cookie still has the plain name gets it again under the safer one.
      const renamed = secure && held !== null && plainlyNamed(request.headers.cookie) ? held : undefined;
      const next = become === undefined ? renamed : become;
      const cookies = next === undefined ? [] : cookiesOf(next, secure);
      if (done.ok && 'packed' in done) await answers.packed(reply, name, done.packed);
      else if (done.ok && 'pieces' in done) await answers.pieces(reply, name, done.pieces);
      else if (done.ok) answers.json(reply, name, JSON.stringify(done.value), cookies);
      else answers.refuse(reply, name, done.error, await this.gameAt(table, done.error));
    };
  }

  /** The game at a table, where the refusal is a sentence of that game. */
  private async gameAt(table: string, why: Fault): Promise<GameId | null> {
    if (table === '' || Object.hasOwn(statuses, why.key)) return null;
    return this.behind.directory.room(table).look(({ game }) => game.id);
  }
}
