import { defineConfig } from 'vitest/config';
import { LIMIT_MS } from './core/src/suite/patience.ts';

export default defineConfig(({ mode }) => ({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // `npm run test:deep`: the same tests, over more tables and longer plays.
    env: mode === 'deep' ? { DEEP: '1' } : {},
    include: ['*/src/**/*.test.ts'],
    reporters: ['default', './scripts/summary.ts'],
    globalSetup: ['server/src/fixture/postgres-setup.ts'],
    // A test may wait for several things, one after the other.
    testTimeout: 4 * LIMIT_MS,
    hookTimeout: 4 * LIMIT_MS,
    maxWorkers: 2,
    coverage: {
      include: ['core/src/**', 'games/src/**'],
      exclude: ['**/*.test.ts'],
      thresholds: { lines: 95, branches: 95 },
      reporter: ['text-summary', 'html'],
    },
  },
}));
