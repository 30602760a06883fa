import { type Fault, fault } from '@crossbones/core';
import type { FastifyRequest } from 'fastify';
import type { Limits } from './limits.js';
import { senderOf } from './request-sender.js';

const KEY = /^[A-Za-z0-9_-]{1,64}$/;
const JSON_TYPE = /^application\/json *(?:;|$)/i;

/** Looks at a request before anything of it is parsed: how fast its sender is, and whether a page of ours sent it. */
export class Guard {
  constructor(
    private readonly limits: Limits,
    private readonly origin: string | null,
  ) {}

  /** Says what is wrong, or null. */
  check(request: FastifyRequest, wantsKey: boolean, weight = 1): Fault | null {
    const { household, token, key } = senderOf(request);
    const wait =
      this.limits.addresses.take(household, weight) ||
      (token === null ? 0 : this.limits.sessions.take(token, weight));
    if (wait > 0) return fault('slow-down', { seconds: wait });
    return request.method === 'POST' ? this.command(request, key, wantsKey) : null;
  }

  /** A page of somebody else can make a browser send its cookie, but neither JSON nor our own origin. */
  private command(request: FastifyRequest, key: string | null, wantsKey: boolean): Fault | null {
    const { headers } = request;
    const { origin } = headers;
    if (origin !== undefined && !this.ours(origin, request.host)) {
      return fault('foreign-origin', { origin: origin.slice(0, 100) });
    }
    if (!JSON_TYPE.test(headers['content-type'] ?? '')) return fault('wants-content-type');
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') return fault('wants-plain-body');
    if (key === null) return wantsKey ? fault('wants-idempotency-key') : null;
    return KEY.test(key) ? null : fault('bad-idempotency-key');
  }

  /** Behind a proxy we may not know the scheme that the browser sees, but the host is always the same. */
  private ours(origin: string, host: string): boolean {
    if (origin === this.origin) return true;
    const at = origin.startsWith('https://') ? 8 : origin.startsWith('http://') ? 7 : -1;
    return at > 0 && host !== '' && origin.slice(at).toLowerCase() === host.toLowerCase();
  }
}
