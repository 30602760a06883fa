import type { Refusal, Route, Step, TableView } from '@crossbones/api';
import { type KeyValueStore, memory, TableClient } from '@crossbones/api/client';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { connection, stream } from './server-connection.js';
import { settings } from './settings.js';

/** Why somebody is not at the table any more. */
type Gone = 'left' | 'kicked';

/** Salts survive a reload where the browser keeps anything at all. */
function storage(): KeyValueStore {
  try {
    localStorage.setItem('crossbones:keeps', '1');
    return localStorage;
  } catch {
    return memory();
  }
}

type Tell = TableClient['tellTable'];

/** One table of the server, as signals: what its client knows, and whether we are still there. */
export class LiveTable {
  readonly client: TableClient;
  private readonly news = signal(0);
  readonly table = this.known(({ table }) => table);
  readonly step = this.known(({ step }) => step);
  readonly lines = this.known(({ lines }) => lines);
  readonly me = this.known(({ me }) => me);
  readonly pending = this.known(({ pending }) => pending);
  readonly fault = this.known(({ fault }) => fault);
  readonly seat = this.known(({ seat }) => seat);
  /** Why we cannot join or follow it. */
  readonly refused = computed(() => this.turnedAway.value ?? this.followed.value);
  readonly gone = signal<Gone | null>(null);
  readonly hosting = computed(
    () => this.me.value !== null && this.table.value?.host === this.me.value.person,
  );
  private readonly followed = this.known(({ refused }) => refused);
  private readonly turnedAway = signal<Refusal | null>(null);
  private came = false;

  constructor(readonly id: string) {
    this.client = new TableClient(id, connection, stream(), storage());
    this.client.listen((news) => {
      this.news.value++;
      if (news === 'table') this.attend();
    });
  }

  /** Reads the table, follows it and joins it, unless it is over or we only look. */
  async begin(looks = false): Promise<void> {
    const seen = await this.client.begin();
    this.news.value++;
    if (!seen.ok) {
      if (seen.error.code !== 'given-up') this.turnedAway.value = seen.error;
      return;
    }
    if (looks || seen.value.phase === 'over' || seen.value.phase === 'closed') return;
    if (!this.present(seen.value)) await this.come();
    else if (await this.introduce()) await this.client.renew();
    await this.showFace();
  }

  /** Shows the face that is chosen on this device, unless somebody else has it. */
  async showFace(): Promise<void> {
    const { face } = settings.value;
    const { seat } = this.client;
    const shown = seat === null ? null : (this.client.table?.places[seat].face ?? null);
    if (face !== null && face !== shown && this.gone.value === null) await this.tell('face', { face });
  }

  /** Gives a guest the name from this device, which may have been chosen before there was a server to tell. */
  private async introduce(): Promise<boolean> {
    const { name } = settings.value;
    const me = this.me.value;
    if (name === '' || (me !== null && (!me.guest || me.name === name))) return false;
    return (await connection.call('name', {}, { name })).ok;
  }

  async come(): Promise<void> {
    await this.introduce();
    const joined = await connection.call('join', {}, { table: this.id });
    await this.client.renew();
    if (joined.ok) {
      this.gone.value = null;
      await this.client.reached(joined.value.seq);
    } else if (joined.error.code === 'kicked') this.gone.value = 'kicked';
    else this.turnedAway.value = joined.error;
  }

  async leave(): Promise<Refusal | null> {
    this.came = false;
    const why = await this.tell('leave', {});
    if (why === null) this.gone.value = 'left';
    return why;
  }

  /** Sends one command to the table; null once it is done and seen here, or else why it was refused. */
  async tell<R extends Route & Parameters<Tell>[0]>(
    route: R,
    body: Parameters<typeof this.client.tellTable<R>>[1],
  ): Promise<Refusal | null> {
    const done = await this.client.tellTable(route, body);
    if (!done.ok) return done.error.code === 'given-up' ? null : done.error;
    await this.client.reached((done.value as { readonly seq: number }).seq);
    return null;
  }

  /** Every step from now on, in order, the newest known first. */
  watch(show: (step: Step) => void): () => void {
    const { client } = this;
    if (client.step !== null) show(client.step);
    return client.listen((news) => news === 'step' && show(client.step!));
  }

  close(): void {
    this.client.close();
  }

  private present(table: TableView): boolean {
    const person = this.me.value?.person;
    return person !== undefined && table.people.some((one) => one.person === person);
  }

  /** If we were at the table and are no longer, we were sent away. */
  private attend(): void {
    const { table } = this.client;
    if (table === null) return;
    const here = this.present(table);
    if (this.came && !here && table.phase === 'gathering') this.gone.value = 'kicked';
    this.came = here;
  }

  private known<T>(read: (client: TableClient) => T): ReadonlySignal<T> {
    return computed(() => {
      // Read so that this is computed again at any news.
      this.news.value;
      return read(this.client);
    });
  }
}
