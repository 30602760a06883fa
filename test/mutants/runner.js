/**
 * Runs the tests for Stryker. Its own runner for vitest starts anew with every mutant, which takes ten times as long as
 * the tests that notice it; this one loads everything once, asks the quickest tests first, and goes by processor time, so
 * that a busy machine makes no mutant look endless.
 */
import { Worker } from 'node:worker_threads';

/** With a mutant a test may take so many times as long as it does without one, and this in milliseconds besides. */
const PATIENCE = 5;
const BESIDES_MS = 500;
/** Who has nothing to do for so long, while nobody else here computes more than this, waits for ever. */
const IDLE_MS = 10_000;
const STIR_MS = 20;
const LOOK_MS = 100;

/** Files of tests of one folder, told by scripts/mutants.js. */
const asked = JSON.parse(process.env.MUTANT_TESTS ?? '{}');

const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

class Runner {
  #thread = null;
  #told = () => {};
  #broke = null;
  /** Which of the tests that it was asked for the thread has come to. */
  #at = new Int32Array(new SharedArrayBuffer(4));
  /** By test, how long it takes alone, in milliseconds of the processor, and how often it meets each mutant. */
  #spent = new Map();
  #met = {};

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    await this.#renew();
    const said = await this.#ask({ ids: null });
    if (said === null) throw this.#broke ?? new Error('the tests wait for ever');
    const { failed, tests, coverage } = said;
    if (failed !== null) return { status: 'error', errorMessage: `${failed.id}\n${failed.message}` };
    for (const { id, ms } of tests) this.#spent.set(id, ms);
    this.#met = coverage.perTest;
    return {
      status: 'complete',
      tests: tests.map(({ id, name, file, ms }) => ({
        id,
        name,
        fileName: file,
        timeSpentMs: ms,
        status: 0,
      })),
      mutantCoverage: coverage,
    };
  }

  async mutantRun({ testFilter, activeMutant, reloadEnvironment }) {
    // Another process has tried the tests without a mutant; this one has to know how long they take here.
    if (this.#thread === null) await this.dryRun();
    else if (reloadEnvironment) await this.#renew();
    const ids = testFilter.toSorted((one, other) => this.#spent.get(one) - this.#spent.get(other));
    const met = ids.map((id) => this.#met[id]?.[activeMutant.id] ?? 0);
    for (let again = false; ; again = true) {
      const said = await this.#ask({ ids, mutant: activeMutant.id, met });
      if (said === null) {
        await this.#renew();
        return { status: 'timeout' };
      }
      if (said.endless) return { status: 'timeout' };
      if (said.failed === null) return { status: 'survived', nrOfTests: ids.length };
      const { id, message } = said.failed;
      // What an earlier mutant left behind must not be held against this one: without it the test has to pass.
      const without = await this.#ask({ ids: [id] });
      if (without?.failed === null)
        return { status: 'killed', killedBy: [id], failureMessage: message, nrOfTests: ids.length };
      await this.#renew();
      if (again)
        return { status: 'error', errorMessage: `${id} fails by itself: ${without?.failed.message}` };
    }
  }

  async dispose() {
    await this.#thread?.terminate();
  }

  async #renew() {
    await this.#thread?.terminate();
    this.#thread = new Worker(new URL('thread.js', import.meta.url), {
      workerData: { root: process.cwd(), files: asked.files, named: new RegExp(asked.named), at: this.#at },
      execArgv: [
        '--no-warnings',
        '--conditions=source',
        '--import',
        new URL('../../scripts/typescript.js', import.meta.url).href,
      ],
    });
    const heard = this.#heard();
    this.#thread.on('message', (said) => this.#told(said));
    this.#thread.on('exit', () => this.#told(null));
    // It may run out of memory.
    this.#thread.on('error', (error) => {
      this.#broke = error;
      this.#told(null);
    });
    if ((await heard) === null) throw this.#broke;
  }

  /** The next thing that the thread says; null where it breaks down. */
  #heard() {
    return new Promise((resolve) => {
      this.#told = resolve;
    });
  }

  /** Null where the thread takes too long, waits for ever, or breaks down. */
  async #ask(question) {
    const thread = this.#thread;
    const most = () =>
      question.ids === null
        ? Number.POSITIVE_INFINITY
        : BESIDES_MS + PATIENCE * this.#spent.get(question.ids[this.#at[0]]);
    let start = processorTime();
    this.#at[0] = 0;
    let at = 0;
    const idle = () => thread.performance.eventLoopUtilization().idle;
    let worked = start;
    let idleThen = idle();
    let watch;
    const late = new Promise((resolve) => {
      watch = setInterval(() => {
        const now = processorTime();
        if (now - worked > STIR_MS) [worked, idleThen] = [now, idle()];
        if (this.#at[0] !== at) [start, at] = [now, this.#at[0]];
        if (now - start > most() || idle() - idleThen > IDLE_MS) resolve(null);
      }, LOOK_MS);
    });
    const heard = this.#heard();
    thread.postMessage(question);
    try {
      return await Promise.race([heard, late]);
    } finally {
      clearInterval(watch);
    }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'rooms', injectableClass: Runner }];
