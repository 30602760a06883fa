import { fault } from '@crossbones/core';
import type { FastifyInstance } from 'fastify';
import type { Answers } from './answer.js';
import type { Metrics } from './metrics.js';

interface Behind {
  readonly answers: Answers;
  readonly metrics: Metrics;
  /** Whether people may be sent here. */
  ready(): Promise<boolean>;
  /** Brings up to date what is costly to know. */
  measure(): Promise<void>;
}

/** For whoever watches over the server; they are not to be told that they came too fast. */
export function healthRoutes(fastify: FastifyInstance, { answers, metrics, ready, measure }: Behind): void {
  fastify.get('/healthz', (_request, reply) => answers.json(reply, '/healthz', '{"ok":true}'));
  fastify.get('/readyz', async (_request, reply) => {
    if (await ready().catch(() => false)) answers.json(reply, '/readyz', '{"ok":true}');
    else answers.refuse(reply, '/readyz', fault('stopping'));
  });
  fastify.get('/metrics', async (_request, reply) => {
    await measure();
    answers.file(reply, '/metrics', 'text/plain; version=0.0.4; charset=utf-8', metrics.text());
  });
}
