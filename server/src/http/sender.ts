import type { FastifyRequest } from 'fastify';
import { tokenIn } from './cookie.js';
import { householdOf } from './limits.js';

/** Who sends a request: from where as limits count, with which session token, under which name to repeat it by. */
export function senderOf({ ip, headers }: FastifyRequest) {
  const key = headers['idempotency-key'];
  return {
    household: householdOf(ip ?? ''),
    token: tokenIn(headers.cookie),
    key: typeof key === 'string' ? key : null,
  };
}
