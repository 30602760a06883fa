import type { TableClient } from '@crossbones/api/client';
import { eventually } from '@crossbones/core/suite';
import { Authenticator } from '../clients/authenticator.js';
import { BrowserClient, granted } from '../clients/browser-client.js';
import { Browser } from '../clients/push-service.js';
import type { Papers } from './recording.js';

/** The address of the server for its people; passkeys need https. */
export const HERE = 'https://bones.example';

/** A person whose belongings can be written down, and who can come back with them. */
export class ReleasePerson {
  readonly rover: BrowserClient;
  readonly device: Authenticator;
  readonly tables = new Map<string, TableClient>();
  id = '';
  recovery: string | null = null;
  endpoint: string | null = null;
  private readonly words: Map<string, string>;

  constructor(
    url: string,
    readonly name: string,
    papers: Papers | null = null,
  ) {
    this.words = new Map(Object.entries(papers?.words ?? {}));
    this.device = Authenticator.read(papers?.passkeys ?? [], true);
    this.id = papers?.person ?? '';
    this.recovery = papers?.recovery ?? null;
    this.endpoint = papers?.endpoint ?? null;
    this.rover = new BrowserClient(url, {
      cookie: papers?.cookie ?? '',
      storage: {
        getItem: (name) => this.words.get(name) ?? null,
        setItem: (name, value) => void this.words.set(name, value),
      },
    });
  }

  get call(): BrowserClient['connection']['call'] {
    return this.rover.connection.call.bind(this.rover.connection);
  }

  async board(): Promise<this> {
    this.id = await this.rover.board(this.name);
    return this;
  }

  /** Comes to a table and follows it, once. */
  async at(table: string): Promise<TableClient> {
    const known = this.tables.get(table);
    if (known !== undefined) return known;
    const client = await this.rover.watch(table);
    this.tables.set(table, client);
    return client;
  }

  async addPasskey(label: string): Promise<void> {
    const { challenge, options } = granted(await this.call('passkeyOffer', {}, {}));
    const response = this.device.create(options, HERE);
    const { recovery } = granted(await this.call('passkeyAdd', {}, { challenge, label, response }));
    this.recovery = recovery ?? this.recovery;
  }

  /** Wants to be called when it is their turn. */
  async listen(endpoint: string): Promise<void> {
    granted(await this.call('noticesOn', {}, new Browser().subscription(endpoint)));
    this.endpoint = endpoint;
  }

  /** Plays any legal action as often as the table asks for it, until that holds. */
  async playUntil(table: string, so: () => boolean): Promise<void> {
    const client = await this.at(table);
    await eventually(`${this.name} at ${table}`, async () => {
      if (so()) return true;
      const { seat, step } = client;
      if (client.table?.phase !== 'playing' || seat === null || !step?.sight.actors.includes(seat))
        return false;
      const { legal, decision } = step.sight;
      const done = await client.submit([legal[step.sight.step % legal.length]], decision);
      if (done.ok) await client.reached(done.value.seq);
      return so();
    });
  }

  async papers(): Promise<Papers> {
    const me = granted(await this.call('me'))!;
    return {
      name: this.name,
      person: this.id,
      guest: me.guest,
      cookie: this.rover.cookie,
      words: Object.fromEntries(this.words),
      passkeys: this.device.write(),
      recovery: this.recovery,
      endpoint: this.endpoint,
      muted: me.muted,
    };
  }

  close(): void {
    this.rover.close();
  }
}
