import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { World } from '@crossbones/core';
import type { DestinationStream } from 'pino';
import type { Config } from '../src/config.js';
import { openLog } from '../src/http/log.js';
import { realWorld } from '../src/http/real-world.js';
import { start } from '../src/index.js';

export interface Serving {
  readonly url: string;
  readonly port: number;
  /** What the log has said so far. */
  readonly logged: string[];
  stop(): Promise<void>;
}

/** A whole server on a free port, in a folder of its own, without limits unless they are given. */
export async function serving(given: Partial<Config> = {}, world: World = realWorld): Promise<Serving> {
  const folder = given.folder ?? (await mkdtemp(join(tmpdir(), 'crossbones-')));
  const config: Config = {
    host: '127.0.0.1',
    port: 0,
    folder,
    databaseUrl: null,
    pageDir: null,
    origin: null,
    trustProxy: null,
    logLevel: 'debug',
    ratePerAddress: 0,
    ratePerSession: 0,
    streamsPerAddress: 0,
    botThreads: 1,
    ...given,
  };
  const logged: string[] = [];
  const log = openLog(config, {
    write: (line: string) => void logged.push(line),
  } satisfies DestinationStream);
  const { port, stop } = await start(config, world, log);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    logged,
    stop: async () => {
      await stop();
      if (given.folder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
