import { type Route, routes } from '@crossbones/api';
import { type Fault, fault } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.js';
import type { Identity } from '../identity/index.js';
import type { World } from '../world.js';
import type { Answers } from './answer.js';
import type { Ask, Handler, KnownAsk, Session } from './ask.js';
import { cookieOf, noCookie } from './cookie.js';
import type { Limits } from './limits.js';
import type { Metrics } from './metrics.js';
import { statuses } from './status.js';
import { isId } from './topics.js';

interface Behind {
  readonly answers: Answers;
  readonly house: House;
  readonly identity: Identity;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly world: World;
  readonly origin: string | null;
}

const nobodyMuted: ReadonlySet<string> = new Set();

/** Where every request arrives that has been read: finds out who asks, has it done, and answers. */
export class Dispatcher {
  constructor(private readonly behind: Behind) {}

  /** The way of one route. */
  way<R extends Route>(
    name: R,
    handler: Handler<R>,
  ): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
    const { answers, identity, metrics, world } = this.behind;
    const [method, path] = routes[name];
    const atTable = path.includes(':table');
    const onSheet = path.includes(':sheet');
    return async (request, reply) => {
      const { token, at } = request.asked!;
      const { table = '', sheet = '' } = request.params as {
        readonly table?: string;
        readonly sheet?: string;
      };
      if (atTable && !isId(table)) return answers.refuse(reply, name, fault('no-table'));
      if (onSheet && !isId(sheet)) return answers.refuse(reply, name, fault('no-sheet'));
      let session = token === null ? null : await identity.session(token);
      let cookie: string | null = null;
      let guest: string | null = null;
      if (session === null && handler.who !== 'anyone') {
        if (handler.who === 'known') return answers.refuse(reply, name, fault('not-signed-in'));
        const begun = await this.welcome(request, table);
        if ('key' in begun) return answers.refuse(reply, name, begun);
        guest = begun.person.id;
        cookie = cookieOf(begun.token, answers.secure(request));
        session = { person: begun.person, hash: '', muted: nobodyMuted };
      }
      const ask = this.ask<R>(request, { table, sheet }, session, (next) => {
        const secure = answers.secure(request);
        cookie = next === null ? noCookie(secure) : cookieOf(next, secure);
      });
      const result = await handler.do(ask);
      if (method === 'POST') metrics.took(world.now() - at);
      if (result.ok) return answers.json(reply, name, JSON.stringify(result.value), cookie);
      if (guest !== null) {
        await identity.unbegin(guest);
        cookie = null;
      }
      answers.refuse(reply, name, result.error, await this.gameAt(table, result.error), cookie);
    };
  }

  /** Without a session only handlers get it that expect none. */
  private ask<R extends Route>(
    request: FastifyRequest,
    at: Pick<Ask<R>, 'table' | 'sheet'>,
    session: Session | null,
    become: (token: string | null) => void,
  ): KnownAsk<R> {
    const { key, digest, household, token } = request.asked!;
    const by = session?.person ?? null;
    return {
      ...at,
      body: request.body as Ask<R>['body'],
      query: request.query as Ask<R>['query'],
      session,
      token,
      origin: () => this.behind.origin ?? `${request.protocol}://${request.host}`,
      household,
      become,
      person: by,
      request: by === null ? null : { by, at: this.behind.world.now(), key, digest },
    } as KnownAsk<R>;
  }

  /** Makes a guest of somebody who comes for the first time. */
  private async welcome(request: FastifyRequest, table: string) {
    const { house, identity, limits } = this.behind;
    if (table !== '' && (await house.look(table, () => true)) === null) return fault('no-table');
    const seconds = limits.newcomers.take(request.asked!.household);
    return seconds > 0 ? fault('slow-down', { seconds }) : identity.begin();
  }

  /** The sentences of a game need to know which game. */
  private async gameAt(table: string, why: Fault): Promise<GameId | null> {
    if (table === '' || Object.hasOwn(statuses, why.key)) return null;
    return this.behind.house.look(table, ({ game }) => game.id);
  }
}
