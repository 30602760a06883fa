import { type Refusal, STREAM, type Step } from '@crossbones/api';
import {
  Connection,
  cookieJar,
  type Jar,
  type KeyValueStore,
  LiveStream,
  memory,
  TableClient,
} from '@crossbones/api/client';
import type { Result } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';

/** The value of an answer; a refusal becomes an error that names it. */
export function granted<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Error(`refused as ${result.error.code}: ${result.error.message}`);
  return result.value;
}

/** What a browser has from an earlier visit. */
interface Belongings {
  readonly cookie?: string;
  /** Salts and seals of its tables; without it, each table has its own for as long as it is watched. */
  readonly storage?: KeyValueStore;
}

/** A client with a browser of its own: cookies, one stream, and any number of tables. Its connection can be cut. */
export class BrowserClient {
  readonly connection: Connection;
  readonly stream: LiveStream;
  /** Every step that the stream has brought, in order. */
  readonly steps: Step[] = [];
  /** The addresses of all streams so far: each has the cursor in it. */
  readonly streams: string[] = [];
  private readonly jar: Jar;
  private readonly tables: TableClient[] = [];
  private line = new AbortController();
  private mended: Promise<void> = Promise.resolve();
  private heal: () => void = () => {};

  constructor(
    url: string,
    private readonly had: Belongings = {},
  ) {
    this.jar = cookieJar(had.cookie);
    this.connection = new Connection({ url, cookies: this.jar, fetch: (to, how) => this.fetch(to, how) });
    this.stream = new LiveStream(this.connection);
    this.stream.listen({ heard: ({ event, data }) => event === 'step' && this.steps.push(data) });
  }

  get cookie(): string {
    return this.jar.header() ?? '';
  }

  /** Sends the first command, which makes the client a guest; answers the id. */
  async board(name: string): Promise<string> {
    return granted(await this.connection.call('name', {}, { name })).person;
  }

  /** Loads a table and follows it; resolves once its stream is open. */
  async watch(id: string): Promise<TableClient> {
    const table = new TableClient(id, this.connection, this.stream, this.had.storage ?? memory());
    this.tables.push(table);
    granted(await table.begin());
    await eventually('a stream', () => this.stream.live && this.streams.at(-1)?.includes(id));
    return table;
  }

  /** Ends the stream; the next one fails until the connection is mended. */
  cut(): void {
    this.mended = new Promise((resolve) => {
      this.heal = resolve;
    });
    this.line.abort();
    this.line = new AbortController();
  }

  mend(): void {
    this.heal();
  }

  close(): void {
    for (const table of this.tables) table.close();
    this.stream.close();
    this.heal();
  }

  private async fetch(to: string | URL | Request, how: RequestInit = {}): Promise<Response> {
    if (!String(to).includes(STREAM)) return fetch(to, how);
    await this.mended;
    this.streams.push(decodeURIComponent(String(to)));
    const signals = [this.line.signal, ...(how.signal ? [how.signal] : [])];
    return fetch(to, { ...how, signal: AbortSignal.any(signals) });
  }
}
