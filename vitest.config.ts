import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // `npm run test:deep`: the same tests, over more tables and longer plays.
    env: mode === 'deep' ? { DEEP: '1' } : {},
    include: ['*/src/**/*.test.ts'],
    reporters: ['default', './scripts/summary.ts'],
    globalSetup: ['server/src/fixture/postgres-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    coverage: {
      include: ['core/src/**', 'games/src/**'],
      exclude: ['**/*.test.ts'],
      thresholds: { lines: 95, branches: 95 },
      reporter: ['text-summary', 'html'],
    },
  },
}));
