import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { common } from '../web/playwright.config.js';

/** Every game in play, as the README shows it. */
export default defineConfig({
  ...common,
  testDir: import.meta.dirname,
  testMatch: 'screenshots.ts',
  outputDir: join(import.meta.dirname, '../coverage/screenshots'),
  reporter: 'line',
  workers: 1,
});
