/** One event as it came over the wire. */
export interface Heard {
  readonly event: string;
  readonly data: string;
  readonly id: string | null;
}

/**
 * Reads `text/event-stream` from pieces cut anywhere. Comments are not events; they only show that the connection is
 * alive.
 */
export class EventReader {
  private rest = '';
  private event = '';
  private data: string[] = [];
  private id: string | null = null;

  constructor(private readonly heard: (event: Heard) => void) {}

  push(text: string): void {
    const lines = (this.rest + text).split(/\r\n|\n|\r(?=.)/s);
    this.rest = lines.pop() ?? '';
    for (const line of lines) this.line(line);
  }

  private line(line: string): void {
    if (line === '') {
      this.end();
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.event = value;
    else if (field === 'data') this.data.push(value);
    else if (field === 'id') this.id = value;
  }

  private end(): void {
    const { event, data, id } = this;
    this.event = '';
    this.data = [];
    this.id = null;
    if (data.length > 0) this.heard({ event: event === '' ? 'message' : event, data: data.join('\n'), id });
  }
}
