import type { Line, Me, Refusal, Route, Step, Table } from '@crossbones/api';
import { type KeyValueStore, memory, type Pending, TableClient } from '@crossbones/api/client';
import { computed, signal } from '@preact/signals';
import { connection, stream } from '../service.js';
import { settings } from '../settings.js';

/** Why somebody is not at the table any more. */
type Gone = 'left' | 'kicked';

/** Salts outlive a reload where the browser keeps anything at all. */
function storage(): KeyValueStore {
  try {
    localStorage.setItem('crossbones:keeps', '1');
    return localStorage;
  } catch {
    return memory();
  }
}

type Tell = TableClient['tellTable'];

/** One table of the server, as signals. */
export class LiveTable {
  readonly client: TableClient;
  readonly table = signal<Table | null>(null);
  readonly step = signal<Step | null>(null);
  readonly lines = signal<readonly Line[]>([]);
  readonly me = signal<Me | null>(null);
  readonly pending = signal<readonly Pending[]>([]);
  readonly refused = signal<Refusal | null>(null);
  readonly fault = signal<TableClient['fault']>(null);
  readonly gone = signal<Gone | null>(null);
  readonly seat = computed(() => {
    const person = this.me.value?.person;
    const seat =
      this.table.value?.places.findIndex((place) => person !== undefined && place.person === person) ?? -1;
    return seat < 0 ? null : seat;
  });
  readonly hosting = computed(
    () => this.me.value !== null && this.table.value?.host === this.me.value.person,
  );
  private readonly watchers = new Set<(step: Step) => void>();
  private told = { seq: -1, seat: null as number | null };
  private came = false;

  constructor(readonly id: string) {
    this.client = new TableClient(id, connection, stream(), storage());
    this.client.listen((news) => this.take(news));
  }

  /** Looks at the table, follows it, and comes to it as long as there is something to come to, unless only to look. */
  async begin(looks = false): Promise<void> {
    const seen = await this.client.begin();
    this.me.value = this.client.me;
    if (!seen.ok) {
      if (seen.error.code !== 'given-up') this.refused.value = seen.error;
      return;
    }
    if (looks || seen.value.phase === 'over' || seen.value.phase === 'closed') return;
    if (!this.present(seen.value)) await this.come();
    else if (await this.introduce()) await this.client.renew();
  }

  /** A guest is called here as on this device, which may have been told before there was a server to tell. */
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
    else this.refused.value = joined.error;
  }

  async leave(): Promise<Refusal | null> {
    this.came = false;
    const why = await this.tell('leave', {});
    if (why === null) this.gone.value = 'left';
    return why;
  }

  /** One command at the table; null once it is done and seen here, or why it was refused. */
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
    this.watchers.add(show);
    if (this.step.value !== null) show(this.step.value);
    return () => void this.watchers.delete(show);
  }

  close(): void {
    this.client.close();
    this.watchers.clear();
  }

  private present(table: Table): boolean {
    const person = this.me.value?.person;
    return person !== undefined && table.people.some((one) => one.person === person);
  }

  private take(news: Parameters<Parameters<TableClient['listen']>[0]>[0]): void {
    const { client } = this;
    switch (news) {
      case 'table': {
        this.me.value = client.me;
        this.table.value = client.table;
        if (client.table === null) return;
        const here = this.present(client.table);
        if (this.came && !here && client.table.phase === 'gathering') this.gone.value = 'kicked';
        this.came = here;
        return;
      }
      case 'step':
        this.stepped(client.step!);
        return;
      case 'line':
        this.lines.value = client.lines;
        return;
      case 'pending':
        this.pending.value = client.pending;
        return;
      case 'fault':
        this.fault.value = client.fault;
        return;
      case 'refused':
        this.refused.value = client.refused;
        return;
      case 'live':
        return;
    }
  }

  /** The same step may be told twice, by a reply and by the stream; it is news if it is seen with other eyes. */
  private stepped(step: Step): void {
    const { seat } = this.client;
    if (step.seq === this.told.seq && seat === this.told.seat) return;
    this.told = { seq: step.seq, seat };
    this.step.value = step;
    for (const show of [...this.watchers]) show(step);
  }
}
