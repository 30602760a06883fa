import type { Voice } from './voice.js';

const WIDTH = 30;

/** A bar on the error stream, where that is a terminal. */
export class Progress {
  private shown = false;

  constructor(
    private readonly total: number,
    voice: Voice,
    private readonly told = (done: number): string => voice.words.games(done),
  ) {}

  show(done: number): void {
    if (!process.stderr.isTTY) return;
    const full = Math.floor((done / this.total) * WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    const share = Math.floor((done / this.total) * 100);
    process.stderr.write(`\r${bar} ${String(share).padStart(3)} %  ${this.told(done)}`);
    this.shown = true;
  }

  clear(): void {
    if (this.shown) process.stderr.write('\r\x1b[K');
  }
}
