import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { common } from '../web/playwright.config.js';

/** Writes down what the page leaves in a browser: see record-release.js. */
export default defineConfig({
  ...common,
  testDir: import.meta.dirname,
  testMatch: 'release.ts',
  outputDir: join(import.meta.dirname, '../coverage/release'),
  reporter: 'line',
  workers: 1,
});
