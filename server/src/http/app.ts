import { exchanges, pageAddresses, type Route, routes, STREAM } from '@crossbones/api';
import { fault } from '@crossbones/core';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Service } from '../service.js';
import type { Config } from '../settings-and-defaults.js';
import { Sizes } from '../sizes.js';
import { networks } from './address-ranges.js';
import { methodsAt } from './allowed-methods.js';
import { bareRefusal, refuseOn, unreadable } from './bare-refusal.js';
import { limitConnections } from './connections.js';
import type { Handler } from './context.js';
import { reference, unbuilt } from './docs.js';
import { style } from './docs-style.js';
import { Guard } from './guard.js';
import { HEALTH, healthRoutes } from './health.js';
import { householdOf, weights } from './limits.js';
import { type Logger, told } from './log.js';
import { readJson } from './malformed.js';
import { mostConnections } from './most-connections.js';
import { answerCall, NODE_TARGET } from './node-calls.js';
import { follow } from './open-stream.js';
import { openApi, wantsKey } from './openapi.js';
import { Page } from './page.js';
import { faultOf, Refused } from './request-fault.js';
import { foreignHost, wrongTarget } from './request-host.js';
import { frontOf } from './request-pipeline.js';
import type { SecurityLog } from './security-log.js';

const BODY_BYTES = 16 * 1_024;
/** Passkeys come with certificates of their makers, and score sheets with many lines at once. */
const LARGE_BYTES = 64 * 1_024;

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came: a command that is repeated must have the same bytes. */
    bytes: Buffer | null;
  }
  interface FastifyContextConfig {
    /** The name of a route, where it is not the address. */
    name?: string;
  }
}

const names = Object.keys(routes) as Route[];

export interface App {
  readonly fastify: FastifyInstance;
  /** Says farewell to the streams; requests are still answered. */
  farewell(): void;
}

/** The server as people and programs meet it. */
export function buildApp(service: Service, log: Logger, security: SecurityLog): App {
  const { config, world, store, directory, sheets, identity, replays } = service;
  const failed = (error: unknown): void => log.error({ error: told(error) }, 'something went wrong');
  const { metrics, limits, answers, streams, handlers, dispatcher } = frontOf(service, security, failed);
  const guard = new Guard(limits, config.origin);
  let stopping = false;

  metrics.gauge('streams', 'Streams that are open.', () => streams.size);
  metrics.gauge('rooms', 'Tables that are in memory.', () => directory.live);
  metrics.gauge(
    'nodes',
    'Nodes that share the tables, as far as this one reaches them.',
    () => service.nodes?.size ?? 1,
  );
  metrics.gauge('replay_bytes', 'Memory in which replays of finished matches are kept.', () => replays.bytes);
  metrics.gauge('sheets', 'Score sheets that somebody watches.', () => sheets.watched);
  metrics.gauge('bot_answers', 'Answers of bots, by the time that they had for them.', () => ({
    label: 'time',
    values: new Map(Object.entries(service.bots.tally?.answers ?? {})),
  }));
  metrics.gauge('bots_waiting', 'Bots that wait for a thread.', () => service.bots.tally?.waiting ?? 0);

  const sizes = new Sizes(store, world);
  // If the counting fails, the other figures are still shown.
  const measure = () => sizes.refresh().catch(failed);
  metrics.gauge('tables', 'Tables that are kept.', () => ({ label: 'phase', values: sizes.tables }));
  metrics.gauge('entries', 'All that has happened at them.', () => sizes.entries);
  metrics.gauge('people', 'People, guests included.', () => sizes.people);
  metrics.gauge('sessions', 'Sessions of theirs.', () => sizes.sessions);
  metrics.gauge('sheets_kept', 'Score sheets that can be watched.', () => sizes.sheets);
  metrics.gauge('archived', 'Matches in the archive.', () => sizes.archived);
  metrics.gauge('archived_bytes', 'What they take there.', () => sizes.archivedBytes);
  metrics.gauge('database_bytes', 'The database on the disk.', () => sizes.bytes);

  const fastify = Fastify({
    logger: false,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_BYTES,
    return503OnClosing: false,
    requestTimeout: 20_000,
    keepAliveTimeout: 72_000,
    // Node would refuse a request without a host with an empty reply; we refuse it with a sentence.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    routerOptions: { maxParamLength: 64 },
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, verbose: true },
    },
    frameworkErrors: (error: FastifyError, _request, reply) => {
      const bad = error.code === 'FST_ERR_BAD_URL';
      answers.refuse(reply as FastifyReply, 'unknown', fault(bad ? 'bad-url' : 'not-found'));
    },
    clientErrorHandler: (error, socket) => unreadable(error, socket, answers.now()),
  });
  fastify.server.maxConnections = mostConnections();
  limitConnections(
    fastify.server,
    config.connectionsPerAddress,
    isProxy(config.trustProxy),
    () => answers.now(),
    (household, why) => security.refused('unknown', household, why),
  );
  // Requests that Node would refuse with an empty reply, or not answer at all.
  fastify.server.on('checkExpectation', (_request, response) => {
    const { status, head, body } = bareRefusal(fault('unknown-expectation'), answers.now());
    response.sendDate = false;
    response.writeHead(status, [...head]).end(body);
  });
  fastify.server.on('connect', (request, socket, head) => {
    if (service.nodes !== null && request.url === NODE_TARGET)
      return service.nodes.accept(answerCall(socket, head, failed));
    socket.on('error', () => {});
    const why = fault('wrong-method', { allow: 'GET, HEAD, POST', given: 'CONNECT' });
    refuseOn(socket, why, answers.now());
  });
  fastify.decorateRequest('bytes', null);

  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const read = readJson(body as Buffer);
    if (!read.ok) return done(new Refused(read.error));
    request.bytes = body as Buffer;
    done(null, read.value);
  });

  const admit =
    (needsKey = false, weight = 1) =>
    (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
      const wrong = guard.check(request, needsKey, weight);
      if (wrong === null) done();
      else answers.refuse(reply, nameOf(request), wrong);
    };

  for (const name of names) {
    const [method, url] = routes[name];
    const { body, query } = exchanges[name];
    fastify.route({
      method,
      url,
      schema: { ...(body === null ? {} : { body }), ...(query === null ? {} : { querystring: query }) },
      bodyLimit: /passkeys|sign-in|sheets/.test(url) ? LARGE_BYTES : BODY_BYTES,
      config: { name },
      onRequest: admit(wantsKey(name), weights[name]),
      ...(query === null ? {} : { preValidation: countedQuery }),
      handler: dispatcher.way(name, handlers[name] as Handler<Route>),
    });
  }

  fastify.route({
    method: 'GET',
    url: STREAM,
    exposeHeadRoute: false,
    config: { name: 'stream' },
    onRequest: admit(),
    handler: follow({ answers, identity, limits, streams }),
  });

  const origin = config.origin ?? `http://localhost:${config.port || 3000}`;
  const made = (url: string, type: string, make: () => string): void => {
    let once: string | null = null;
    fastify.get(url, { onRequest: admit() }, (_request, reply) => {
      once ??= make();
      answers.file(reply, url, type, once);
    });
  };
  made('/api/docs', 'text/html; charset=utf-8', () => reference(origin));
  made('/api/docs.css', 'text/css; charset=utf-8', () => style);
  made('/api/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(openApi(origin)));

  const page = new Page(config.pageDir);
  const shown = async (reply: FastifyReply, status: 200 | 404): Promise<void> => {
    const index = await page.index();
    if (index !== null) return answers.pageFile(reply, status, index);
    answers.file(reply, 'page', 'text/html; charset=utf-8', unbuilt(), status === 200 ? 503 : status);
  };
  for (const address of pageAddresses) {
    fastify.get(address, { config: { name: 'page' }, onRequest: admit() }, (_request, reply) =>
      shown(reply, 200),
    );
  }
  // A page that was built earlier than this one reloads itself.
  fastify.get('/api/version', { onRequest: admit() }, async (_request, reply) => {
    answers.json(reply, '/api/version', JSON.stringify({ page: await page.build() }));
  });
  const asks = ({ method, raw }: FastifyRequest): string | null => {
    const [path] = (raw.url ?? '').split('?', 1);
    return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') ? path : null;
  };
  /**
   * Answers with a file of the page, if the address is one. Such requests are many and cheap, so no limit counts them.
   */
  const filed = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const path = asks(request);
    const file = path === null ? null : await page.file(path);
    if (file !== null) await answers.pageFile(reply, 200, file);
    return file !== null;
  };

  const ready = async (): Promise<boolean> => !stopping && store.ready();
  healthRoutes(fastify, { answers, metrics, config, ready, measure });

  const elsewhere = config.origin === null ? () => false : foreignHost(config.origin);
  // Wrong addresses are refused before their body is read.
  fastify.addHook('onRequest', (request, reply, done) => {
    const wrong = wrongTarget(request.raw);
    if (wrong !== null) return answers.refuse(reply, 'unknown', wrong);
    if (elsewhere(request.host) && !HEALTH.has(request.routeOptions.url ?? '')) {
      const given = request.host.slice(0, 100);
      return answers.refuse(reply, 'unknown', fault('foreign-host', { own: config.origin ?? '', given }));
    }
    if (!request.is404) return done();
    const lost = async (): Promise<void> => {
      const seconds = limits.addresses.take(householdOf(request.ip));
      if (seconds > 0) return answers.refuse(reply, 'unknown', fault('slow-down', { seconds }));
      const reads = asks(request) !== null && request.headers.accept?.includes('text/html');
      if (reads) return shown(reply, 404);
      const allow = methodsAt(fastify, request.raw.url ?? '');
      const given = request.method.slice(0, 20);
      const why = allow === '' ? fault('not-found') : fault('wrong-method', { allow, given });
      answers.refuse(reply, 'unknown', why);
    };
    filed(request, reply)
      .then((was) => (was ? undefined : lost()))
      .catch(done);
  });

  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    const route = nameOf(request);
    const why = faultOf(error, request.routeOptions.bodyLimit);
    if (why.key === 'broken') log.error({ route, error: told(error) }, 'a request failed');
    answers.refuse(reply, route, why);
  });

  if (log.isLevelEnabled('debug')) {
    fastify.addHook('onResponse', (request, reply, done) => {
      const { statusCode: status } = reply.raw;
      log.debug({
        method: request.method,
        route: nameOf(request),
        status,
        ms: Math.round(reply.elapsedTime),
      });
      done();
    });
  }

  fastify.addHook('onClose', async () => metrics.stop());
  return {
    fastify,
    farewell: () => {
      stopping = true;
      streams.stop();
    },
  };
}

const nameOf = ({ routeOptions: { config, url } }: FastifyRequest): string => config.name ?? url ?? 'unknown';

/** Trusts so many proxies, counted from the server; given the bare number, Fastify would trust none. */
const trusted = (proxies: Config['trustProxy']) =>
  proxies === null
    ? false
    : typeof proxies === 'number'
      ? (_address: string, hop: number): boolean => hop < proxies
      : [...proxies];

/** A proxy's connections carry many people, so they are not counted as one household's. */
const isProxy = (proxies: Config['trustProxy']): ((address: string) => boolean) =>
  proxies === null ? () => false : typeof proxies === 'number' ? () => true : networks(proxies);

/** Query values arrive as text; those that look like numbers become numbers. */
function countedQuery(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const query = request.query as Record<string, unknown>;
  request.query = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
    ]),
  );
  done();
}
