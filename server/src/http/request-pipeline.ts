import type { Route } from '@crossbones/api';
import type { Service } from '../service.js';
import { contextReader, type Handler } from './context.js';
import { Dispatcher } from './dispatcher.js';
import { handlersOf } from './handlers.js';
import { Limits } from './limits.js';
import { Metrics } from './metrics.js';
import type { SecurityLog } from './security-log.js';
import { Streams } from './stream.js';
import { Answers } from './write-reply.js';

/** All that stands between a request and its handlers, for HTTP and for the simulator alike. */
export function frontOf(service: Service, security: SecurityLog, failed: (error: unknown) => void) {
  const { config, world, directory, sheets, identity, notifier, replays, daily } = service;
  const metrics = new Metrics();
  const limits = new Limits(world, config);
  const answers = new Answers(world, metrics, security, config.origin);
  const streams = new Streams(directory, sheets, identity, world, failed);
  const hands = { directory, sheets, identity, notifier, world, limits, streams, metrics, replays, daily };
  const handlers: { readonly [name in Route]: Handler<name> } = handlersOf(hands);
  const read = contextReader({ directory, identity, limits, world, origin: config.origin });
  const dispatcher = new Dispatcher({ read, answers, directory, identity, metrics, security, world });
  return { metrics, limits, answers, streams, handlers, dispatcher };
}
