import type { Route } from '@crossbones/api';
import { Followings } from '../nodes/followings.js';
import type { NodeDesk } from '../nodes/forwarded.js';
import type { Service } from '../service.js';
import { contextReader, type Handler } from './context.js';
import { Dispatcher, received } from './dispatcher.js';
import { handlersOf } from './handlers.js';
import { Limits } from './limits.js';
import { Metrics } from './metrics.js';
import type { SecurityLog } from './security-log.js';
import { type Followable, Streams } from './stream.js';
import { Answers } from './write-reply.js';

/** All that stands between a request and its handlers, for HTTP and for the simulator alike. */
export function frontOf(service: Service, security: SecurityLog, failed: (error: unknown) => void) {
  const { config, world, directory, sheets, identity, notifier, replays, daily, nodes } = service;
  const metrics = new Metrics();
  const limits = new Limits(world, config);
  const answers = new Answers(world, metrics, security, config.origin);
  const here: NodeDesk['follow'] = (table, follower, after) => directory.room(table).follow(follower, after);
  const tables: Followable =
    nodes === null ? { follow: here } : new Followings({ nodes, here, world, failed });
  const streams = new Streams(directory, tables, sheets, identity, world, failed);
  const hands = { directory, sheets, identity, notifier, world, limits, streams, metrics, replays, daily };
  const handlers: { readonly [name in Route]: Handler<name> } = handlersOf(hands);
  const read = contextReader({ directory, identity, limits, world, origin: config.origin });
  const dispatcher = new Dispatcher({ read, answers, directory, identity, metrics, security, world, nodes });
  nodes?.serveWith({
    follow: here,
    answer: async (request) => {
      const { route } = request;
      // A node of another version may know other routes.
      if (!Object.hasOwn(handlers, route)) return null;
      const { done, ...rest } = await dispatcher.decideHere(
        route,
        handlers[route] as Handler<Route>,
        received(request),
      );
      return 'pieces' in done ? null : { ...rest, done };
    },
  });
  return { metrics, limits, answers, streams, handlers, dispatcher };
}
