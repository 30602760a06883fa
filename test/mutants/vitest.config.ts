import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of tests of one folder, told by scripts/mutants.js. */
const tests = JSON.parse(process.env.MUTANT_TESTS ?? '[]') as string[];

/** What takes long is asked only where nobody else noticed. */
const longest = ['ledger', 'arbiter', 'golden', 'topics', 'view', 'play', 'playback', 'sample'];

class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: tests,
    isolate: false,
    fileParallelism: false,
    // A mutant that goes on for ever is stopped by Stryker.
    testTimeout: 0,
    hookTimeout: 0,
    sequence: { sequencer: QuickestFirst },
  },
});
