import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { World } from '@crossbones/core';
import { type Fault, fault } from '@crossbones/core';
import { languageIds, learn } from '@crossbones/texts';
import { Admin } from './admin/admin.js';
import { hearOrders } from './admin/admin-socket.js';
import { buildApp } from './http/app.js';
import { type Logger, openLog, told } from './http/log.js';
import { callNode } from './http/node-calls.js';
import { realWorld } from './http/real-world.js';
import { SecurityLog } from './http/security-log.js';
import { openService, type ServiceParts } from './service.js';
import { type Config, summaryOf } from './settings-and-defaults.js';
import { openStore } from './storage/index.js';
import type { Store } from './storage/store.js';

export { type AdminOrder, type AdminReply, administer } from './admin/index.js';
export { type Config, readConfig } from './settings-and-defaults.js';
export { backup, StorageError, transfer } from './storage/index.js';

/** Requests that are not finished by then are cut off. */
const PATIENCE_MS = 4_000;

/** A server that runs. */
export interface RunningServer {
  readonly port: number;
  /** Where a browser finds it: on this machine first, then from others on the network. */
  readonly addresses: readonly string[];
  /** Answers what was begun, sends the streams away, and closes the storage. */
  stop(): Promise<void>;
}

/** Why a server cannot start, as a fault for whoever starts it. */
export class StartError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.key);
  }
}

/** Parts that tests give to a server instead of its own. */
interface Parts extends ServiceParts {
  /** Closed with the server. */
  readonly store?: Store;
  /** Looks at all that goes to the store. */
  readonly watch?: (store: Store) => Store;
}

export async function start(
  config: Config,
  world: World = realWorld,
  log: Logger = openLog(config),
  parts: Parts = {},
): Promise<RunningServer> {
  log.info(summaryOf(config), 'settings');
  await learn(languageIds);
  const opened = parts.store ?? (await openStore(config, world, (sentence) => log.warn(sentence)));
  const store = parts.watch?.(opened) ?? opened;
  const failed = (error: unknown): void =>
    log.error({ error: told(error) }, 'something went wrong at a table');
  const service = await openService(config, world, store, failed, parts);
  const { directory, identity } = service;
  const security = new SecurityLog(log, service.households, world);
  const app = buildApp(service, log, security);
  const admin = new Admin(
    store,
    world,
    {
      look: (id, see) => directory.room(id).look(see),
      change: (id, change) => directory.room(id).runOwn(change),
      lose: (ids) => directory.lose(ids),
      renamed: (person) => identity.changed(person),
    },
    (change) => security.administered(change),
  );
  // Only SQLite needs this: other processes can open PostgreSQL themselves.
  const orders =
    parts.store === undefined && config.databaseUrl === null
      ? await hearOrders(config.folder, (order) => admin.do(order), failed)
      : null;
  const close = async (): Promise<void> => {
    orders?.close();
    await service.close();
  };
  try {
    await app.fastify.listen({ host: config.host, port: config.port });
  } catch (error) {
    app.farewell();
    await app.fastify.close();
    await close();
    throw startError(error, config) ?? error;
  }
  const { port } = app.fastify.server.address() as AddressInfo;
  const addresses = addressesOf(config, port);
  await service.nodes?.join(nodeUrlOf(config, port), callNode);
  log.info({ addresses }, 'ready');

  const stop = async (): Promise<void> => {
    log.info('stopping');
    app.farewell();
    const cancel = world.after(PATIENCE_MS, () => app.fastify.server.closeAllConnections());
    // Its tables go to other nodes while the last requests are answered.
    await service.nodes?.leave();
    await app.fastify.close();
    cancel();
    await close();
    log.info('stopped');
  };
  let stopped: Promise<void> | null = null;
  return {
    port,
    addresses,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Runs until the process is asked to end. */
export async function serve(config: Config, world: World = realWorld): Promise<RunningServer> {
  const running = await start(config, world);
  const [here, ...elsewhere] = running.addresses;
  const network = elsewhere.length === 0 ? '' : `, and on your network at ${elsewhere.join(' and ')}`;
  const end = (): void => {
    running.stop().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.stdout.write(`Crossbones is ready at ${here}${network}\n`);
  return running;
}

function startError(error: unknown, { port, host }: Config): StartError | null {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(fault('port-taken', { port }));
    case 'EACCES':
      return new StartError(fault('port-forbidden', { port }));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(fault('host-unknown', { host }));
    default:
      return null;
  }
}

/** Where other nodes call this one; null: nowhere. */
function nodeUrlOf({ nodeUrl, host }: Config, port: number): string | null {
  if (nodeUrl === 'off') return null;
  const [own = 'localhost'] = host === '::' || host === '0.0.0.0' ? networkAddresses() : [host];
  return nodeUrl ?? httpUrl(own, port);
}

const httpUrl = (name: string, port: number): string =>
  `http://${name.includes(':') ? `[${name}]` : name}:${port}`;

/** Addresses of this machine that others may reach. */
const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

function addressesOf({ host, origin }: Config, port: number): string[] {
  const at = (name: string): string => httpUrl(name, port);
  if (origin !== null) return [origin];
  if (host !== '::' && host !== '0.0.0.0') return [at(host)];
  return [at('localhost'), ...networkAddresses().map(at)];
}
