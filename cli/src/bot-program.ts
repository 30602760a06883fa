import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { OwnBotError, type OwnBotTurn } from '@crossbones/bots';
import { type Fault, fault } from '@crossbones/core';
import { type BotListener, type BotTable, type OpenedBot, within } from './opened-bot.js';

/** The version of questions and answers; it goes up when today's programs would not understand them any more. */
const PROTOCOL = 1;

/** Any program, started once, that answers a line of JSON with a line of JSON. */
export class BotProgram implements OpenedBot {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly limit: number;
  private readonly closed: Promise<void>;
  private asked = 0;
  private heard = '';
  /** Why it cannot be asked any more. */
  private trouble: Fault | null = null;
  private waiting: ((line: string | null) => void) | null = null;

  constructor(command: string, { limit, ...table }: BotTable, listener: BotListener) {
    const [program, ...args] = command.trim().split(/\s+/);
    this.limit = limit;
    this.child = spawn(program, args);
    const { pid, stdin, stdout, stderr } = this.child;
    if (pid !== undefined) listener.began(pid);
    this.child.on('error', ({ message }) => {
      this.trouble = fault('bot-unstartable', { program, why: message });
    });
    // By then everything that the program wrote has been read.
    this.closed = new Promise((resolve) => {
      this.child.on('close', (code, signal) => {
        this.trouble ??= fault('bot-gone', { code: code ?? signal ?? '' });
        this.waiting?.(null);
        resolve();
      });
    });
    // A program that has ended reads nothing; `close` above tells of that.
    stdin.on('error', () => {});
    stderr.setEncoding('utf8').on('data', (text: string) => listener.heard(text));
    stdout.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    this.write({ protocol: PROTOCOL, ...table });
  }

  async decide(turn: OwnBotTurn): Promise<unknown> {
    const id = ++this.asked;
    const line = await within(this.limit, () => this.ask({ id, ...turn }));
    const answer = line === null ? null : parsed(line);
    if (line !== null && answer?.id !== id) this.trouble = fault('bot-answers-nothing', { line, id });
    if (this.trouble !== null) throw new OwnBotError(this.trouble);
    return answer?.action;
  }

  /** The program may finish what it is doing, but has no longer for it than for an answer. */
  async dismiss(): Promise<void> {
    this.child.stdin.end();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), this.limit);
    await this.closed;
    clearTimeout(timer);
  }

  /** The next line that the program says; null where none will come. */
  private ask(question: object): Promise<string | null> {
    return new Promise((resolve) => {
      if (this.trouble !== null) {
        resolve(null);
        return;
      }
      this.waiting = resolve;
      this.write(question);
    });
  }

  private write(message: object): void {
    this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  private hear(text: string): void {
    const lines = (this.heard + text).split('\n');
    this.heard = lines.pop()!;
    for (const line of lines) {
      const { waiting } = this;
      this.waiting = null;
      // Nobody has asked: this line would be taken for the answer to the next question.
      if (waiting === null) this.trouble ??= fault('bot-answers-nothing', { line, id: this.asked + 1 });
      else waiting(line);
    }
  }
}

function parsed(line: string): { readonly id?: unknown; readonly action?: unknown } | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
