import { type Hire, Pool } from '@crossbones/bots/pool';
import { after, clock, threadOf } from './pool-worker.js';
import type { THINKER } from './thinker-threads.js';

/** The thread that thinks for matches of this device: no file has to be fetched for it that they do not have. */
const hire: Hire = (listener) =>
  threadOf(
    new Worker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      // The bundler reads these options and wants them written out.
      name: 'thinker' satisfies typeof THINKER,
    }),
    listener,
  );

/** Bots for a match that the page runs itself, such as a lesson. */
export const pageBots = (): Pool => new Pool({ size: 1, queue: 8, hire, after, clock });
