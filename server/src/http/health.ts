import { timingSafeEqual } from 'node:crypto';
import { fault } from '@crossbones/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashOf } from '../identity/secret.js';
import type { Config } from '../settings-and-defaults.js';
import { isInside } from './address-ranges.js';
import type { Metrics } from './metrics.js';
import type { Answers } from './write-reply.js';

interface Behind {
  readonly answers: Answers;
  readonly metrics: Metrics;
  readonly config: Pick<Config, 'metricsToken' | 'trustProxy'>;
  /** Whether this node can serve people. */
  ready(): Promise<boolean>;
  /** Counts anew what is costly to count. */
  measure(): Promise<void>;
}

/** Answered under any host name, for monitors ask a node by its own address. */
export const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Figures tell how busy a server is and with what, so not everybody may read them. */
function mayMeasure(
  { ip, headers }: FastifyRequest,
  { metricsToken, trustProxy }: Behind['config'],
): boolean {
  if (metricsToken !== null) {
    const [given, wanted] = [headers.authorization ?? '', `Bearer ${metricsToken}`].map(hashOf);
    return timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
  }
  // Where a request comes through a proxy that we do not trust, its sender may be anybody.
  return isInside(ip) && (trustProxy !== null || headers['x-forwarded-for'] === undefined);
}

/** Routes for monitoring; no limit counts them. */
export function healthRoutes(
  fastify: FastifyInstance,
  { answers, metrics, config, ready, measure }: Behind,
): void {
  fastify.get('/healthz', (_request, reply) => answers.json(reply, '/healthz', '{"ok":true}'));
  fastify.get('/readyz', async (_request, reply) => {
    if (await ready().catch(() => false)) answers.json(reply, '/readyz', '{"ok":true}');
    else answers.refuse(reply, '/readyz', fault('stopping'));
  });
  fastify.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, config)) return answers.refuse(reply, '/metrics', fault('inside-only'));
    await measure();
    answers.file(reply, '/metrics', 'text/plain; version=0.0.4; charset=utf-8', metrics.text());
  });
}
