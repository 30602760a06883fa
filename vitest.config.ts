import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['*/src/**/*.test.ts'],
    reporters: ['default', './scripts/summary.ts'],
    testTimeout: 120_000,
    maxWorkers: 2,
    coverage: {
      include: ['core/src/**', 'games/src/**'],
      exclude: ['**/*.test.ts'],
      thresholds: { lines: 95, branches: 95 },
      reporter: ['text-summary', 'html'],
    },
  },
});
