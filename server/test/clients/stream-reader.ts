import type { EventData, EventName } from '@crossbones/api';
import { eventually } from '@crossbones/core/suite';

interface Heard {
  readonly event: EventName;
  readonly data: unknown;
  readonly id: string | null;
}

/** One stream, read as it comes. */
export class StreamReader {
  readonly heard: Heard[] = [];
  /** All that came, byte by byte. */
  text = '';
  over = false;

  private constructor(
    /** Headers of the reply that is the stream. */
    readonly headers: Headers,
    private readonly ending: AbortController,
  ) {}

  /** Opens a stream; fails if the server refuses it. */
  static async open(
    url: string,
    topics: string,
    cookie: string | null,
    after?: string,
    more: { readonly [name: string]: string } = {},
  ): Promise<StreamReader> {
    const ending = new AbortController();
    const where = `${url}/api/stream?topics=${topics}${after === undefined ? '' : `&after=${after}`}`;
    const response = await fetch(where, {
      headers: { ...(cookie === null ? {} : { cookie }), ...more },
      signal: ending.signal,
    });
    if (!response.ok || response.body === null) throw new Error(`no stream: ${await response.text()}`);
    const ear = new StreamReader(response.headers, ending);
    void ear.listen(response.body);
    return ear;
  }

  /** All events of one kind so far. */
  all<N extends EventName>(name: N): EventData<N>[] {
    return this.heard.filter(({ event }) => event === name).map(({ data }) => data as EventData<N>);
  }

  /** Waits for an event of this kind for which `is` holds. */
  async until<N extends EventName>(
    name: N,
    is: (data: EventData<N>) => boolean = () => true,
  ): Promise<EventData<N>> {
    await eventually(`${name} on a stream`, () => this.all(name).some(is));
    return this.all(name).find(is)!;
  }

  close(): void {
    this.ending.abort();
  }

  private async listen(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of body) {
        const text = decoder.decode(chunk, { stream: true });
        this.text += text;
        const parts = (rest + text).split('\n\n');
        rest = parts.pop()!;
        for (const part of parts) this.take(part);
      }
    } catch {
      // The connection was cut, by us or by the server.
    }
    this.over = true;
  }

  private take(part: string): void {
    const field = (name: string): string | null =>
      part
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2) ?? null;
    const event = field('event') as EventName | null;
    if (event !== null)
      this.heard.push({ event, data: JSON.parse(field('data') ?? 'null'), id: field('id') });
  }
}
