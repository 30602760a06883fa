import type { FastifyRequest } from 'fastify';
import { tokenIn } from './cookie.js';
import { householdOf } from './limits.js';

/** A request as handlers read it, over HTTP or from the simulator. */
export type Incoming = Pick<
  FastifyRequest,
  'params' | 'body' | 'query' | 'bytes' | 'headers' | 'ip' | 'protocol' | 'host'
>;

/** Who sends a request: the household as limits count it, the session token, and the idempotency key. */
export function senderOf({ ip, headers }: Pick<Incoming, 'ip' | 'headers'>) {
  const key = headers['idempotency-key'];
  return {
    household: householdOf(ip ?? ''),
    token: tokenIn(headers.cookie),
    key: typeof key === 'string' ? key : null,
  };
}
