import type { Refusal } from '@crossbones/api';
import type { Connection } from '@crossbones/api/client';
import type { Sheet } from '@crossbones/games/sheet';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { batchOf, fold, linesTo, nothing, type SheetNews } from './sheet-news.js';
import { keepTicket, type Ticket, ticketOf } from './writer-ticket.js';

/** How long somebody who pressed a button waits at most, in ms. */
const PATIENCE_MS = 8_000;

/**
 * Tells those who watch what is written on a sheet. It compares the sheet with what the server has and sends the
 * difference, so undoing, correcting, reloading and being offline for a while need no care of their own.
 */
export class SheetSender {
  readonly ticket;
  /** Whether something that is written is not on the server yet. */
  readonly behind = signal(false);
  /** Whether the server refuses more lines of this sheet. */
  readonly full = signal(false);
  /** What the server has, as far as we know; null: we must ask. */
  private told: SheetNews | null = null;
  private seq = 0;
  private telling = false;
  private again = false;
  private readonly leaving = new AbortController();
  private readonly unlisten: () => void;

  constructor(
    private readonly sheet: ReadonlySignal<Sheet>,
    private readonly connection: Pick<Connection, 'call'>,
  ) {
    this.ticket = signal<Ticket | null>(ticketOf(sheet.peek().id));
    this.unlisten = effect(() => {
      // Read so that this runs whenever something is written.
      void sheet.value.strokes;
      void sheet.value.head;
      void this.tell();
    });
  }

  /** Lets others watch from now on; the answer is why not, or null. */
  async begin(): Promise<Refusal | null> {
    const head = JSON.parse(JSON.stringify(this.sheet.peek().head)) as Record<string, unknown>;
    const opened = await this.connection.call('sheetOpen', {}, { head }, this.hurried());
    if (!opened.ok) return opened.error;
    const { sheet, token, seq } = opened.value;
    this.told = fold(nothing, [{ head }]);
    this.seq = seq;
    this.full.value = false;
    this.hold({ sheet, token });
    void this.tell();
    return null;
  }

  /** Lets nobody watch any more; the answer is why not, or null. */
  async end(): Promise<Refusal | null> {
    const { ticket } = this;
    if (ticket.value === null) return null;
    const { sheet, token } = ticket.value;
    const ended = await this.connection.call('sheetEnd', { sheet }, { token }, this.hurried());
    if (!ended.ok && ended.error.code !== 'no-sheet') return ended.error;
    this.hold(null);
    return null;
  }

  close(): void {
    this.unlisten();
    this.leaving.abort();
  }

  private hurried() {
    return { signal: AbortSignal.timeout(PATIENCE_MS), patience: 0 };
  }

  private hold(ticket: Ticket | null): void {
    keepTicket(this.sheet.peek().id, ticket);
    this.ticket.value = ticket;
    if (ticket === null) {
      this.told = null;
      this.behind.value = false;
    }
  }

  /** One request at a time: what is written meanwhile goes with the next. */
  private async tell(): Promise<void> {
    this.again = true;
    if (this.telling) return;
    this.telling = true;
    while (this.again && !this.leaving.signal.aborted) {
      this.again = false;
      const ticket = this.ticket.peek();
      if (ticket !== null) await this.bring(ticket);
    }
    this.telling = false;
  }

  /** Sends until the server has everything. */
  private async bring({ sheet, token }: Ticket): Promise<void> {
    const manner = { signal: this.leaving.signal };
    while (this.ticket.peek()?.sheet === sheet) {
      if (this.told === null && !(await this.ask(sheet))) return;
      const lines = batchOf(linesTo(this.sheet.peek(), this.told!));
      this.behind.value = lines.length > 0;
      if (lines.length === 0) return;
      const from = this.seq + 1;
      const sent = await this.connection.call('sheetAppend', { sheet }, { token, from, lines }, manner);
      if (sent.ok && sent.value.seq === this.seq + lines.length) {
        this.seq = sent.value.seq;
        this.told = fold(this.told!, lines);
      } else if (sent.ok || sent.error.code === 'line-gap' || sent.error.code === 'line-differs') {
        // Another tab of ours writes too, or an answer was lost with the page: what the server has is what counts.
        this.told = null;
      } else return this.refused(sent.error);
    }
  }

  /** Reads what the server has; false if it has nothing. */
  private async ask(sheet: string): Promise<boolean> {
    let told = nothing;
    for (let seq = 0; ; ) {
      const manner = { signal: this.leaving.signal };
      const read = await this.connection.call('sheet', { sheet }, { after: seq }, manner);
      if (!read.ok) {
        this.refused(read.error);
        return false;
      }
      told = fold(told, read.value.lines);
      seq += read.value.lines.length;
      if (seq < read.value.seq && read.value.lines.length > 0) continue;
      this.told = told;
      this.seq = seq;
      return true;
    }
  }

  private refused({ code }: Refusal): void {
    if (code === 'no-sheet' || code === 'not-your-sheet') this.hold(null);
    // After any other failure the next stroke tries again.
    else if (code === 'sheet-full' || code === 'line-too-long') this.full.value = true;
  }
}
