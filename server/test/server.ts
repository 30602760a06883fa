import type { World } from '@crossbones/core';
import { must } from '@crossbones/core';
import { openLog } from '../src/http/log.js';
import { realWorld } from '../src/http/real-world.js';
import { start } from '../src/index.js';
import type { Ways } from '../src/push/notifier.js';
import { readConfig } from '../src/settings-and-defaults.js';
import type { StorageConfig } from '../src/storage/index.js';
import type { Store } from '../src/storage/store.js';
import type { Rulebooks } from '../src/table/table.js';
import { type Ground, postgresGround, sqliteGround } from './storage/ground.js';
import { keepingToOneTable } from './storage/one-table.js';
import { unlimited } from './unlimited.js';

export const storages = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof storages)[number];

interface Wanted<W extends World> {
  /** A fresh database that is dropped with the server, a ground that stays, or a store that the server closes. */
  readonly store?: DatabaseKind | Ground | Store;
  readonly world?: W;
  /** Settings as in the environment; by default no limits and any free port. */
  readonly env?: { readonly [name: string]: string };
  readonly rulebooks?: Rulebooks;
  readonly ways?: Ways;
}

export interface Opened<W extends World = World> {
  readonly url: string;
  readonly port: number;
  readonly world: W;
  /** What the log has said so far: warnings and errors, unless a level is set. */
  readonly logged: string[];
  /** Rejects as soon as the log has an error: clients would try again for ever. */
  readonly broken: Promise<never>;
  /** Where its data are; only if no store was given. */
  readonly config: StorageConfig;
  /** Asks the database over a connection of its own; only if no store was given. */
  ask(text: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** On a busy machine a bot's thread may answer too late by our clock: then the bosun moves, and nothing is wrong. */
const overslept = /did not (?:answer|begin) within \d+ ms/;

const isStore = (store: Ground | Store): store is Store => 'commit' in store;

/** A whole server in this process, on a free port, without limits unless they are given. */
export async function openServer<W extends World = World>(wanted: Wanted<W> = {}): Promise<Opened<W>> {
  const { store = 'sqlite', env = {}, rulebooks, ways } = wanted;
  const world = wanted.world ?? (realWorld as W);
  const fresh =
    store === 'sqlite' ? await sqliteGround() : store === 'postgres' ? await postgresGround() : null;
  const given = typeof store === 'string' ? null : store;
  const ground = fresh ?? (given !== null && !isStore(given) ? given : null);
  const config = { ...must(readConfig({ ...unlimited, ...env })), ...ground?.config };
  const logged: string[] = [];
  let breaks: (why: Error) => void = () => {};
  const broken = new Promise<never>((_, reject) => {
    breaks = reject;
  });
  broken.catch(() => {});
  const log = openLog(config, {
    write: (line: string) => {
      if (overslept.test(line)) return;
      logged.push(line);
      if ((JSON.parse(line) as { level: number }).level >= 50) breaks(new Error(`the server says: ${line}`));
    },
  });
  const running = await start(config, world, log, {
    watch: keepingToOneTable,
    ...(given !== null && isStore(given) ? { store: given } : {}),
    ...(rulebooks === undefined ? {} : { rulebooks }),
    ...(ways === undefined ? {} : { ways }),
  });
  return {
    url: `http://127.0.0.1:${running.port}`,
    port: running.port,
    world,
    logged,
    broken,
    config,
    ask: (text) => {
      if (ground === null) throw new Error('a given store is asked by whoever gave it');
      return ground.ask(text);
    },
    close: async () => {
      await running.stop();
      await fresh?.leave();
    },
  };
}
