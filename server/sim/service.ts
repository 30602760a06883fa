import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Route } from '@crossbones/api';
import { type Inquiry, thinking } from '@crossbones/bots/pool';
import { must } from '@crossbones/core';
import { engines } from '../src/bot-engines.js';
import type { Handler } from '../src/http/context.js';
import { openStream } from '../src/http/open-stream.js';
import { frontOf } from '../src/http/request-pipeline.js';
import type { Incoming } from '../src/http/request-sender.js';
import { SecurityLog } from '../src/http/security-log.js';
import { openService } from '../src/service.js';
import { readConfig } from '../src/settings-and-defaults.js';
import { keepingToOneTable } from '../test/storage/one-table.js';
import { unlimited } from '../test/unlimited.js';
import { SimDisk } from './disk.js';
import type { Asker, Serve, SimAnswer, SimCommand } from './node.js';
import { Simulation } from './simulation.js';
import { SimStore } from './store.js';

const config = must(readConfig(unlimited));
/** Bots think in this thread: what they answer depends only on what they see and on the key of the match. */
const think = thinking({ ...engines, clock: () => 0 });
const bots = { ask: (inquiry: Inquiry) => think(inquiry), tally: null, dismiss: () => {} };

let shared: SimDisk | null = null;

/** Nodes that do everything they do in production below Fastify. */
export async function simulate(seed: string, nodes: number): Promise<Simulation<SimDisk>> {
  shared ??= await SimDisk.make();
  shared.wipe();
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return new Simulation({ seed, nodes, disk: shared, serve: served(shared), turn });
}

/** Two runs of one seed have the same hash. */
export const hashOfTrace = (trace: readonly string[]): string =>
  createHash('sha256').update(trace.join('\n')).digest('hex');

const served =
  (disk: SimDisk): Serve =>
  async ({ world, wire, net, shared, failed }) => {
    const service = await openService(
      config,
      world,
      keepingToOneTable(new SimStore(disk, wire, shared)),
      failed,
      { bots },
    );
    const front = frontOf(service, new SecurityLog({ info: () => {} }, service.households, world), failed);
    const { nodes } = service;
    if (nodes !== null) {
      net.answer((connection) => nodes.accept(connection));
      await nodes.join(net.url, net.dial);
    }
    const behind = { ...front, identity: service.identity };
    return {
      answer: async (asker, command) => decide(behind, asker, command),
      follow: async (asker, topics, after, outlet) => {
        const query = { topics, ...(after === null ? {} : { after }) };
        return (await openStream(behind, { ...incomingOf(asker, null), query }, () => outlet)) === null;
      },
      stop: () => front.metrics.stop(),
    };
  };

async function decide<R extends Route>(
  { dispatcher, handlers }: ReturnType<typeof frontOf>,
  asker: Asker,
  command: SimCommand,
): Promise<SimAnswer | null> {
  const name = command.route as R;
  const { done, become } = await dispatcher.decide(
    name,
    handlers[name] as Handler<R>,
    incomingOf(asker, command),
  );
  if (!done.ok) return { ok: false, json: done.error.key, become };
  return 'json' in done ? { ok: true, json: done.json, become } : null;
}

function incomingOf({ token, index }: Asker, command: SimCommand | null): Incoming {
  const body = command?.body;
  return {
    params: {
      ...(command?.table == null ? {} : { table: command.table }),
      ...(command?.sheet === undefined ? {} : { sheet: command.sheet }),
    },
    body,
    query: {},
    bytes: body === undefined ? null : Buffer.from(JSON.stringify(body)),
    headers: {
      ...(token === null ? {} : { cookie: `crossbones=${token}` }),
      ...(command === null ? {} : { 'idempotency-key': command.key }),
    },
    ip: `10.0.0.${index}`,
    protocol: 'http',
    host: 'simulated',
  };
}
