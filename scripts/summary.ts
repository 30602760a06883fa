import type { Reporter, TestModule } from 'vitest/node';

/** Closes a run with one plain line, so that a person or a machine can read the count at the very end. */
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
    console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
}
