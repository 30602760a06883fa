import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/** The server as it is built, module by module, and in one piece as it is run. */
export const built = new URL('../dist/', import.meta.url).href;
export const bundled = new URL('../../program/dist/server.js', import.meta.url).href;
const clock = transformSync(
  'fast-clock.ts',
  readFileSync(new URL('./clocks/fast-clock.ts', import.meta.url), 'utf8'),
);
/**
 * A clock whose time runs as fast as a test wants, for a server in a process of its own. It is handed over as JavaScript:
 * to have Node leave types out costs every server more than its own start.
 */
export const fastClock = `data:text/javascript,${encodeURIComponent(clock.code)}`;

export const postgresServer: readonly string[] = [
  '--import',
  new URL('../../scripts/typescript.js', import.meta.url).href,
  fileURLToPath(new URL('./storage/postgres-server.ts', import.meta.url)),
];
