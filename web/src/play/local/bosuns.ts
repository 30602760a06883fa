import { type Hire, Pool } from '@crossbones/bots/pool';
import type { THINKER } from './thinkers.js';
import { after, threadOf } from './thread.js';

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

/** Whoever plays the others where the page has a match in its own charge. */
export const bosuns = (): Pool => new Pool({ size: 1, queue: 8, hire, after });
