import type { World } from '@crossbones/core';
import { Archive } from './archive.js';
import { type BotAdvisers, BotThreads } from './bot-threads.js';
import { BotPlays } from './daily/bot-plays.js';
import { DailyDeals } from './daily/daily-deals.js';
import { DealChain } from './daily/deal-chain.js';
import { Households } from './households.js';
import { Identity } from './identity/index.js';
import { Kicks } from './kicked-households.js';
import { Nodes } from './nodes/nodes.js';
import { Pepper } from './pepper.js';
import { PushNotifier, type Ways } from './push/notifier.js';
import { Quotas } from './quotas.js';
import { Replays } from './replays.js';
import { Retention } from './retention.js';
import type { Config } from './settings-and-defaults.js';
import { Sheets } from './sheets.js';
import type { Store } from './storage/store.js';
import type { Rulebooks } from './table/table.js';
import { TableDirectory } from './table-directory.js';
import { Uptime } from './uptime.js';

/** How often we look for what nobody needs any more. */
const PRUNE_MS = 3_600_000;

/** Parts that tests give to a service instead of its own. */
export interface ServiceParts {
  readonly rulebooks?: Rulebooks;
  /** How push services are reached. */
  readonly ways?: Ways;
  readonly bots?: BotAdvisers;
}

/** All parts of a node, however requests reach it. */
export interface Service {
  readonly config: Config;
  readonly world: World;
  readonly store: Store;
  readonly bots: BotAdvisers;
  readonly directory: TableDirectory;
  readonly sheets: Sheets;
  readonly identity: Identity;
  readonly notifier: PushNotifier;
  readonly replays: Replays;
  readonly households: Households;
  readonly daily: DailyDeals;
  /** The other nodes on the same database; null where there can be none. */
  readonly nodes: Nodes | null;
  /** Finishes what was begun, and closes the storage. */
  close(): Promise<void>;
}

export async function openService(
  config: Config,
  world: World,
  store: Store,
  failed: (error: unknown) => void,
  parts: ServiceParts = {},
): Promise<Service> {
  const uptime = await Uptime.begin(store, world);
  const notifier = await PushNotifier.begin(store, world, failed, parts.ways);
  const pepper = await Pepper.keep(store, world);
  const households = new Households(pepper);
  const quotas = new Quotas(store, config.quotas, households);
  const nodes = await Nodes.begin(store, world, failed);
  const bots = parts.bots ?? new BotThreads(config.botThreads, failed);
  const directory = new TableDirectory(
    store,
    world,
    bots,
    uptime,
    pepper,
    failed,
    parts.rulebooks,
    notifier,
    quotas,
    new Kicks(store, households),
    nodes,
  );
  const sheets = new Sheets(store, world, failed, quotas);
  const identity = new Identity(store, world, directory, { origin: config.origin, failed });
  const replays = new Replays();
  const botPlays = new BotPlays(store, world, (time) => directory.quietSince(time), failed);
  const chain = new DealChain(store);
  const daily = new DailyDeals(store, chain, directory, botPlays, config.daily, parts.rulebooks);
  await daily.begin(world);
  const archive = new Archive(store, config.archiveDays);
  const retention = new Retention(store, config.keep, (tables) => directory.lose(tables));
  let closed = false;
  const prune = async (): Promise<void> => {
    await identity.prune(world.now()).catch(failed);
    await notifier.prune(world.now()).catch(failed);
    await daily.mend(world.now()).catch(failed);
    await sheets.prune(world.now()).catch(failed);
    await retention.prune(world.now()).catch(failed);
    await archive.fill(world.now()).catch(failed);
    await store.tidy?.().catch(failed);
    if (!closed) unprune = world.after(PRUNE_MS, prune);
  };
  let unprune = world.after(PRUNE_MS, prune);
  const close = async (): Promise<void> => {
    closed = true;
    await nodes?.leave();
    unprune();
    identity.stop();
    replays.dismiss();
    await daily.stop();
    await sheets.stop();
    await directory.stop();
    await notifier.stop();
    await store.close();
  };
  return {
    config,
    world,
    store,
    bots,
    directory,
    sheets,
    identity,
    notifier,
    replays,
    households,
    daily,
    nodes,
    close,
  };
}
