import { once } from 'node:events';

const CHUNK = 1 << 16;

/** Text on its way out: gathered into chunks, and never faster than its reader takes it. */
export class Output {
  private waiting: string[] = [];
  private size = 0;

  constructor(private readonly stream: NodeJS.WritableStream = process.stdout) {}

  /** Adds a line; the promise, where there is one, must be awaited before more. */
  line(text: string): Promise<void> | undefined {
    this.waiting.push(text, '\n');
    this.size += text.length + 1;
    return this.size < CHUNK ? undefined : this.flush();
  }

  async flush(): Promise<void> {
    if (this.waiting.length === 0) return;
    const text = this.waiting.join('');
    this.waiting = [];
    this.size = 0;
    if (!this.stream.write(text)) await once(this.stream, 'drain');
  }
}
