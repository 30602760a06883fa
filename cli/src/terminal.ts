import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { program } from './child.js';

/** Some of it always answers; what does not is refused and asked again. */
const answers = ['1', 'pass', '2', 'flower', 'done', 'skip', 'stop', '0'];

/** Somebody at a keyboard, for tests: a real process that is answered whenever it asks. */
export class Terminal {
  out = '';
  err = '';
  private readonly child: ChildProcessWithoutNullStreams;
  private turn = 0;
  private seen = 0;
  /** What to say at the next questions, before the usual answers. */
  readonly script: string[] = [];
  answering = true;

  constructor(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    this.child.stdin.on('error', () => {});
    this.child.stderr.on('data', (chunk) => {
      this.err += chunk;
    });
    this.child.stdout.on('data', (chunk) => {
      this.out += chunk;
      this.answer();
    });
  }

  /** Until the output says so; the answer is the match. */
  async says(pattern: RegExp, within = 60_000): Promise<RegExpExecArray> {
    const end = Date.now() + within;
    for (;;) {
      const found = pattern.exec(this.out);
      if (found !== null) return found;
      if (Date.now() > end || this.child.exitCode !== null)
        throw new Error(
          `${pattern} was not said (exit ${this.child.exitCode}):\n${this.out.slice(-2_000)}\n${this.err}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  type(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'close');
    return this.child.exitCode;
  }

  /** Answers every question once. */
  answer(): void {
    if (!this.answering || !this.out.endsWith('› ') || this.out.length === this.seen) return;
    this.seen = this.out.length;
    this.type(this.script.shift() ?? answers[this.turn++ % answers.length]);
  }
}
