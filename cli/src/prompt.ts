import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { ink } from './ink.js';

const CLEAR_LINE = '\r\x1b[K';

/** Lines from a person: a terminal with editing and completion, or a pipe. */
export class Prompt {
  readonly interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  private readonly lines: string[] = [];
  private readonly reader: Interface;
  private waiting: ((line: string | null) => void) | null = null;
  private ended = false;
  private words: readonly string[] = [];

  constructor(onInterrupt: () => void) {
    this.reader = createInterface({
      input: process.stdin,
      ...(this.interactive ? { output: this.echo() } : {}),
      terminal: this.interactive,
      // The next person at the keyboard must not find what the last one typed.
      historySize: 0,
      completer: (typed: string): [string[], string] => [
        this.words.filter((word) => word.startsWith(typed)),
        typed,
      ],
    });
    this.reader.on('line', (line) => this.take(line));
    this.reader.on('close', () => {
      this.ended = true;
      this.answer(null);
    });
    this.reader.on('SIGINT', onInterrupt);
    process.on('SIGINT', onInterrupt);
  }

  /** The next line, or null when there will be none. */
  async ask(question: string, words: readonly string[] = []): Promise<string | null> {
    this.words = words;
    const line = this.lines.shift();
    if (line === undefined && !this.ended && this.interactive) {
      const heard = this.next();
      this.reader.setPrompt(question);
      this.reader.prompt();
      return heard;
    }
    process.stdout.write(question);
    const heard = line ?? (this.ended ? null : await this.next());
    // Lines from a pipe are not echoed; a transcript should show them.
    process.stdout.write(`${ink.dim(heard ?? '')}\n`);
    return heard;
  }

  /** The next line, without showing a question or the line. */
  async line(): Promise<string | null> {
    return this.lines.shift() ?? (this.ended ? null : await this.next());
  }

  /** Something to read at any time: above the question, if one is being answered. */
  say(lines: readonly string[]): void {
    if (lines.length === 0) return;
    const asking = this.interactive && this.waiting !== null;
    process.stdout.write(`${asking ? CLEAR_LINE : ''}${lines.join('\n')}\n`);
    if (asking) this.reader.prompt(true);
  }

  /** Takes the question back; it is answered with null. What was typed so far stays for the next. */
  withdraw(): void {
    if (this.waiting === null) return;
    if (this.interactive) process.stdout.write(CLEAR_LINE);
    this.answer(null);
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.interactive ? ms : 0));
  }

  clear(): void {
    process.stdout.write(this.interactive ? '\x1b[2J\x1b[3J\x1b[H' : '\n');
  }

  close(): void {
    this.reader.close();
    process.stdin.destroy();
  }

  private next(): Promise<string | null> {
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  private take(line: string): void {
    if (this.waiting !== null) this.answer(line);
    // What is typed at a terminal before there is a question answers nothing.
    else if (!this.interactive) this.lines.push(line);
  }

  private answer(line: string | null): void {
    const resolve = this.waiting;
    this.waiting = null;
    resolve?.(line);
  }

  /** A terminal that shows no keys while nothing is asked, so that early ones do not land in the story. */
  private echo(): Writable {
    const echo = new Writable({
      write: (chunk, _, done) => {
        if (this.waiting !== null) process.stdout.write(chunk);
        done();
      },
    });
    return Object.defineProperty(echo, 'columns', { get: () => process.stdout.columns });
  }
}
