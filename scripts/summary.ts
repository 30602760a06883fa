import type { Reporter, TestModule } from 'vitest/node';
import { tally } from './tally.js';

/** Counts a run, so that a person or a machine can read the numbers at the very end. */
export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let passed = 0;
    let skipped = 0;
    let failed = modules.filter((module) => module.errors().length > 0).length;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'skipped') skipped++;
        else failed++;
      }
    }
    tally({ passed, failed, skipped });
  }
}
