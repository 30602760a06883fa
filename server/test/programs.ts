import { fileURLToPath } from 'node:url';

/** The server as it is built. */
export const built = new URL('../dist/', import.meta.url).href;
/** A clock whose time runs as fast as a test wants, for a server in a process of its own. */
export const fastClock = new URL('./clocks/fast-clock.ts', import.meta.url).href;

/** With these Node runs programs of the tests, which nobody builds. */
export const typescript: readonly string[] = [
  '--import',
  new URL('../../scripts/typescript.js', import.meta.url).href,
];
export const postgresServer: readonly string[] = [
  ...typescript,
  fileURLToPath(new URL('./storage/postgres-server.ts', import.meta.url)),
];
