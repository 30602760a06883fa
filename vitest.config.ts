import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LIMIT_MS } from './core/src/suite/patience.ts';
import { languageFiles } from './web/languages.ts';

/** The longest files, which begin first: whichever comes last would be alone at the end, on one processor. */
const longest = [
  'server/test/leak/leak.test.ts',
  'server/test/commands/commands.test.ts',
  'server/test/faults/crash.test.ts',
  'server/test/play/play.test.ts',
  'server/test/faults/nodes.test.ts',
  'server/test/fuzz/bad-requests.test.ts',
  'cli/src/online.test.ts',
  'cli/src/play.test.ts',
  'cli/src/main.test.ts',
  'games/src/queens-collection/play.test.ts',
  'games/src/skull-king/contract.test.ts',
  'games/src/skull-queen/sample.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig(({ mode }) => {
  const deep = mode === 'deep';
  // A test may wait for several things, one after the other; a deep one goes on for an hour or two.
  const limit = 4 * LIMIT_MS * (deep ? 8 : 1);
  return {
    plugins: [languageFiles()],
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] } },
    test: {
      // `npm run test:deep`: the same tests, over more tables and longer plays.
      env: deep ? { DEEP: '1' } : {},
      // Only the engine is held to a coverage, and only the others need a database.
      projects: [
        { extends: true, test: { name: 'engine', include: ['{core,games}/src/**/*.test.ts'] } },
        {
          extends: true,
          test: {
            name: 'others',
            include: [
              '{bots,texts,api,server,web,cli}/src/**/*.test.ts',
              'server/{test,sim}/**/*.test.ts',
              'test/*/*.test.ts',
            ],
            setupFiles: ['texts/test/learned.ts'],
            globalSetup: ['cli/test/build-setup.ts', 'server/test/storage/postgres-setup.ts'],
          },
        },
      ],
      reporters: ['default', './scripts/summary.ts'],
      // A worker keeps what it has loaded from one file of tests to the next: nothing of ours remembers anything of them.
      isolate: false,
      testTimeout: limit,
      hookTimeout: limit,
      // Two more than there are processors: some wait for processes, disks and clocks.
      maxWorkers: Math.max(2, availableParallelism()) + 2,
      sequence: { sequencer: LongestFirst },
      coverage: {
        include: ['core/src/**', 'games/src/**'],
        exclude: ['**/*.test.ts'],
        thresholds: { lines: 95, branches: 95 },
        reporter: ['text-summary', 'html'],
      },
    },
  };
});
