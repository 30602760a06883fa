import {
  events,
  exchanges,
  RefusalReply,
  type Route,
  routes,
  SheetId,
  STREAM,
  TableId,
} from '@crossbones/api';
import { statuses } from './fault-status.js';
import { type ExchangeSchema, named } from './schema.js';
import { MOST_TOPICS } from './topics.js';

const VERSION = '0.1.0';

/** Commands at tables can be repeated safely. */
export const wantsKey = (name: Route): boolean =>
  routes[name][0] === 'POST' && routes[name][1].startsWith('/api/tables');

const reasons: { readonly [status: number]: string } = {
  400: 'The request is malformed; the message says what and where',
  401: 'There is no session, and this needs one',
  403: 'You may not do this',
  404: 'There is no such thing',
  409: 'Not as things stand: it is stale, over, or against the rules of the game',
  413: 'The body is too large',
  415: 'The body is not JSON',
  429: 'Too fast; see Retry-After',
};

const opensMatch = (name: Route): boolean => ['log', 'replay', 'recollection'].includes(name);
const asksWho = (name: Route): boolean => ['export', 'sessions', 'recollection'].includes(name);

/** Which refusals a route may answer with. */
export function statusesOf(name: Route): number[] {
  const [method, path] = routes[name];
  const named = path.includes(':');
  const all = new Set<number>(Object.values(statuses));
  return Object.keys(reasons)
    .map(Number)
    .filter((status) => {
      if (!all.has(status)) return false;
      if (status === 404) return named || name === 'join' || method === 'POST';
      if (status === 401) return method === 'POST' || asksWho(name);
      if (status === 400) return method === 'POST' || exchanges[name].query !== null;
      if (status === 403 || status === 409) return method === 'POST' || opensMatch(name);
      if (status === 413 || status === 415) return method === 'POST';
      return true;
    });
}

/** A named schema inside another one is a reference. */
function refer(value: unknown, top = false): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => refer(one));
  const name = named.get(value as ExchangeSchema);
  if (name !== undefined && !top) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, refer(inner)]));
}

const json = (schema: unknown) => ({ 'application/json': { schema: refer(schema) } });

function operation(name: Route): object {
  const { about, body, query, reply } = exchanges[name];
  const [, path] = routes[name];
  const parameters = [
    ...(['table', 'sheet'] as const)
      .filter((one) => path.includes(`:${one}`))
      .map((one) => ({ name: one, in: 'path', required: true, schema: refer(ids[one]) })),
    ...Object.entries((query as ExchangeSchema | null)?.properties ?? {}).map(([key, schema]) => ({
      name: key,
      in: 'query',
      required: false,
      schema,
    })),
    ...(wantsKey(name) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: name,
    summary: about,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === null ? {} : { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'Done', content: json(reply) },
      ...Object.fromEntries(
        statusesOf(name).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
    security: [{ session: [] }, {}],
  };
}

const ids = { table: TableId, sheet: SheetId };

/** The whole interface as OpenAPI 3.1, from the same registry that the server itself runs on. */
export function openApi(origin: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(routes) as Route[]) {
    const [method, path] = routes[name];
    const at = path.replace(/:(\w+)/, '{$1}');
    paths[at] ??= {};
    paths[at][method.toLowerCase()] = operation(name);
  }
  paths[STREAM] = { get: stream };
  return {
    openapi: '3.1.0',
    info: { title: 'Crossbones', version: VERSION, summary: 'Tables people share', license: { name: 'MIT' } },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'crossbones',
          description: 'Set by the first command; nobody has to ask for it',
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description:
            'Yours to choose, new for each command: the same key again is answered the same way, and done once',
          schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
        },
      },
      responses: Object.fromEntries(
        Object.entries(reasons).map(([status, description]) => [
          status,
          { description, content: json(RefusalReply) },
        ]),
      ),
      schemas: {
        ...Object.fromEntries([...named].map(([schema, name]) => [name, refer(schema, true)])),
        ...Object.fromEntries(
          Object.entries(events).map(([name, schema]) => [`event.${name}`, refer(schema)]),
        ),
      },
    },
  };
}

const stream = {
  operationId: 'stream',
  summary: 'The live stream, as Server-Sent Events',
  parameters: [
    {
      name: 'topics',
      in: 'query',
      required: true,
      description: `1 to ${MOST_TOPICS} of lobby, table:ID and sheet:ID, with commas between`,
      schema: { type: 'string' },
    },
    {
      name: 'after',
      in: 'query',
      required: false,
      description: 'The id of the last event that arrived; what came after it is sent first',
      schema: { type: 'string' },
    },
    {
      name: 'Last-Event-ID',
      in: 'header',
      required: false,
      description: 'The same, as browsers send it by themselves',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: {
      description: 'Events; their data are the schemas called event.*',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    400: { $ref: '#/components/responses/400' },
    429: { $ref: '#/components/responses/429' },
  },
  security: [{ session: [] }, {}],
};
