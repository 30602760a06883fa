import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { common } from '../../web/playwright.config.js';

/** What the page is like on a slow phone with a slow line. */
export default defineConfig({
  ...common,
  testDir: import.meta.dirname,
  testMatch: 'page.ts',
  outputDir: join(import.meta.dirname, '../../coverage/bench-page'),
  reporter: 'line',
  workers: 1,
  fullyParallel: false,
  timeout: 600_000,
  use: {
    ...common.use,
    trace: 'off',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
});
