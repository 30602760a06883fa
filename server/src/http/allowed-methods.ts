import { routes, STREAM } from '@crossbones/api';
import type { FastifyInstance } from 'fastify';

const fixed = new Set<string>(Object.values(routes).map(([, path]) => path));
const patternOf = (path: string): string =>
  fixed.has(path)
    ? path
    : path
        .replace(/^\/api\/tables\/[^/]+/, '/api/tables/:table')
        .replace(/^\/api\/sheets\/[^/]+/, '/api/sheets/:sheet');

/** Which methods an address takes, as the header Allow says it; empty if there is no such address. */
export function methodsAt(fastify: FastifyInstance, url: string): string {
  const path = url.split('?', 1)[0];
  const takes = (method: 'GET' | 'POST'): boolean =>
    fastify.findRoute({ method, url: patternOf(path) }) !== null;
  const get = takes('GET') ? (path === STREAM ? ['GET'] : ['GET', 'HEAD']) : [];
  return [...get, ...(takes('POST') ? ['POST'] : [])].join(', ');
}
