import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '@crossbones/core/suite';
import { program, surroundings } from './child.js';

/** Some of it always answers; what does not is refused and asked again. */
const answers = ['1', 'pass', '2', 'flower', 'done', 'skip', 'stop', '0'];

/** Somebody at a keyboard, for tests: a real process that is answered whenever it asks. */
export class Terminal {
  out = '';
  err = '';
  private readonly child: ChildProcessWithoutNullStreams;
  private turn = 0;
  /** Where the last question stands that was answered. */
  private answered = -1;
  /** What to say at the next questions, before the usual answers. */
  readonly script: string[] = [];
  answering = true;

  constructor(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.child = spawn(process.execPath, [program, ...args], { env: surroundings(env) });
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
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    let looked = -1;
    let found: RegExpExecArray | null = null;
    await eventually(`${pattern} is said`, () => {
      const ended = this.child.exitCode;
      if (looked !== this.out.length) found = pattern.exec(this.out);
      looked = this.out.length;
      if (found === null && ended !== null)
        throw new Error(`${pattern} was not said (exit ${ended}):\n${this.out.slice(-2_000)}\n${this.err}`);
      return found !== null;
    });
    return found!;
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

  /** Answers every question once, also where news of others came in behind it. */
  answer(): void {
    const asked = this.out.lastIndexOf('› ');
    if (!this.answering || asked <= this.answered) return;
    this.answered = asked;
    this.type(this.script.shift() ?? answers[this.turn++ % answers.length]);
  }
}
