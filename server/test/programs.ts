import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/** The built server: as single modules, and as the bundle that is run. */
export const built = new URL('../dist/', import.meta.url).href;
export const bundled = new URL('../../program/dist/server.js', import.meta.url).href;
const clock = transformSync(
  'fast-clock.ts',
  readFileSync(new URL('./clocks/fast-clock.ts', import.meta.url), 'utf8'),
);
/**
 * A clock as fast as a test wants, for a server in a process of its own. It is passed as JavaScript: letting Node strip
 * types would take each server longer than its own start.
 */
export const fastClock = `data:text/javascript,${encodeURIComponent(clock.code)}`;

export const postgresServer: readonly string[] = [
  '--import',
  new URL('../../scripts/typescript.js', import.meta.url).href,
  fileURLToPath(new URL('./storage/postgres-server.ts', import.meta.url)),
];
