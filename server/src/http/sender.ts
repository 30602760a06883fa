import type { FastifyRequest } from 'fastify';
import { tokenIn } from './cookie.js';
import { householdOf } from './limits.js';

/** A request as those read it who do it, by whichever way it came. */
export type Incoming = Pick<
  FastifyRequest,
  'params' | 'body' | 'query' | 'bytes' | 'headers' | 'ip' | 'protocol' | 'host'
>;

/** Who sends a request: from where as limits count, with which session token, under which name to repeat it by. */
export function senderOf({ ip, headers }: Pick<Incoming, 'ip' | 'headers'>) {
  const key = headers['idempotency-key'];
  return {
    household: householdOf(ip ?? ''),
    token: tokenIn(headers.cookie),
    key: typeof key === 'string' ? key : null,
  };
}
