import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LIMIT_MS } from '@crossbones/core/suite';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/chromium.js';
import type { Looks } from './e2e/fixture/test.js';

const here = import.meta.dirname;
/** Whoever runs tests gets one first; reading this file must not fail for want of it. */
const executablePath = findChromium();

/** How pages are looked at, in tests and elsewhere. */
export const common = defineConfig({
  testDir: join(here, 'e2e'),
  outputDir: join(here, '../coverage/page'),
  globalSetup: join(here, 'e2e/fixture/build.ts'),
  reporter: [['list'], [join(here, 'e2e/fixture/summary.ts')]],
  fullyParallel: true,
  // Somebody always waits for something: two more than there are cores to run them.
  workers: availableParallelism() + 2,
  retries: 0,
  forbidOnly: true,
  timeout: 4 * LIMIT_MS,
  expect: { timeout: LIMIT_MS },
  use: {
    // Pictures of every step cost a good part of the time: TRACE=1 npm run test:page keeps those of failed tests.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', screenshots: false, sources: false } : 'off',
    actionTimeout: LIMIT_MS,
    navigationTimeout: LIMIT_MS,
    // It fetches the whole page once more for every browser; tests of days without a network allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    colorScheme: 'dark',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        // A name that is not localhost, so that there is no secure context under it; and no way to anywhere else.
        '--host-resolver-rules=MAP crossbones.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});

/** The longest begin first: whichever came last would be alone at the end, on one processor. */
const long = ['deploy', 'table', 'screens', 'layout', 'match', 'middle', 'pad', 'releases'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig<Looks>({
  ...common,
  use: { ...common.use, painted: false },
  projects: [
    { name: 'long', testMatch: long },
    { name: 'page', testIgnore: long },
  ],
});
