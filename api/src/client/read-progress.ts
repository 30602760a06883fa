import type { StreamEvent } from '../event.js';

/** The topic that an event belongs to; null if it belongs to none. */
export function topicOf({ event, data }: StreamEvent): string | null {
  switch (event) {
    case 'table':
      return tableTopic(data.id);
    case 'step':
    case 'line':
      return tableTopic(data.table);
    case 'refused':
      return data.topic;
    case 'sheet':
      return sheetTopic(data.sheet);
    case 'lobby':
      return LOBBY;
    case 'bye':
      return null;
  }
}

export const LOBBY = 'lobby';
export const sheetTopic = (sheet: string): string => `sheet:${sheet}`;
export const tableTopic = (table: string): string => `table:${table}`;

/** How far a reader has come in each topic, and what it has seen already. */
export class ReadProgress {
  private readonly reached = new Map<string, number>();
  private readonly seen = new Map<string, number>();

  /** Whether an event is new; the same event is not new a second time. */
  fresh(event: StreamEvent): boolean {
    if (event.event !== 'table' && event.event !== 'step' && event.event !== 'line') return true;
    const kind = `${event.event} ${topicOf(event)}`;
    if (event.data.seq <= (this.seen.get(kind) ?? -1)) return false;
    this.seen.set(kind, event.data.seq);
    return true;
  }

  /** Moves on to what the id of an event, or the text of another cursor, says. */
  advance(id: string): void {
    for (const part of id.split(',')) {
      const [table, seq] = part.split(':');
      const topic = tableTopic(table);
      if (/^\d+$/.test(seq ?? ''))
        this.reached.set(topic, Math.max(Number(seq), this.reached.get(topic) ?? 0));
    }
  }

  /** The cursor in the form that `?after=` takes. */
  text(topics: Iterable<string> = this.reached.keys()): string {
    const parts: string[] = [];
    for (const topic of topics) {
      const seq = this.reached.get(topic);
      if (seq !== undefined) parts.push(`${topic.slice('table:'.length)}:${seq}`);
    }
    return parts.join(',');
  }

  forget(topic: string): void {
    this.reached.delete(topic);
    for (const kind of ['table', 'step', 'line']) this.seen.delete(`${kind} ${topic}`);
  }

  clear(): void {
    this.reached.clear();
    this.seen.clear();
  }
}
