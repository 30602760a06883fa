import type { StreamEvent } from '@crossbones/api';
import { type Connection, type Stream, sheetTopic } from '@crossbones/api/client';
import type { Sheet, Stroke } from '@crossbones/games/sheet';
import { signal } from '@preact/signals';
import { padGameOf } from '../../../games/manifest.js';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { readRound, sheetOf } from '../keep/sheet-file.js';
import { readHead } from '../keep/sheet-head.js';
import { fold, nothing, type SheetNews } from './sheet-news.js';

export interface WatchedSheet {
  readonly sheet: Sheet;
  readonly pad: PadGame;
}

/** Somebody else's sheet, as it is written. */
export class Watched {
  readonly shown = signal<WatchedSheet | null>(null);
  /** Why there is nothing to see: the sheet was ended or is too old, or this page does not understand it. */
  readonly lost = signal<'gone' | 'unreadable' | null>(null);
  private told: SheetNews = nothing;
  private seq = 0;
  private wanted = 0;
  private reading = false;
  private readonly leaving = new AbortController();
  private readonly undo: readonly (() => void)[];

  constructor(
    private readonly id: string,
    private readonly connection: Pick<Connection, 'call'>,
    stream: Stream,
    private readonly clock: () => number = Date.now,
  ) {
    this.undo = [stream.listen({ heard: (event) => this.hear(event) }), stream.follow(sheetTopic(id))];
    // The first lines are asked for at once, without waiting for the stream.
    this.come(1);
  }

  close(): void {
    this.leaving.abort();
    for (const undo of this.undo) undo();
  }

  private hear({ event, data }: StreamEvent): void {
    if (event === 'sheet' && data.sheet === this.id) this.come(data.seq);
    if (event === 'refused' && data.topic === sheetTopic(this.id)) this.lost.value = 'gone';
  }

  private come(seq: number): void {
    this.wanted = Math.max(this.wanted, seq);
    if (!this.reading) void this.read();
  }

  private async read(): Promise<void> {
    this.reading = true;
    while (this.seq < this.wanted && this.lost.value === null && !this.leaving.signal.aborted) {
      const manner = { signal: this.leaving.signal };
      const read = await this.connection.call('sheet', { sheet: this.id }, { after: this.seq }, manner);
      if (!read.ok) {
        if (read.error.code !== 'given-up') this.lost.value = 'gone';
        break;
      }
      this.told = fold(this.told, read.value.lines);
      this.seq += read.value.lines.length;
      this.wanted = Math.max(this.wanted, read.value.seq);
      if (this.seq >= this.wanted) await this.show();
    }
    this.reading = false;
  }

  /** What came is checked like any sheet from elsewhere; a round that cannot be read hides those after it. */
  private async show(): Promise<void> {
    const headed = await readHead(this.told.head, '', padGameOf).catch(() => null);
    if (headed?.ok !== true) {
      this.lost.value = 'unreadable';
      return;
    }
    const strokes: Stroke[] = [];
    for (const [round, to] of this.told.rounds.entries()) {
      const stroke = readRound(headed.value, round, to, '');
      if (!stroke.ok) break;
      strokes.push(stroke.value);
    }
    const now = this.clock();
    const sheet = sheetOf(headed.value, { id: this.id, strokes, begun: now, touched: now });
    this.shown.value = { sheet, pad: headed.value.pad };
  }
}
