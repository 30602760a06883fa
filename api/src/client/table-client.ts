import { type Fault, fail, type Log, ok, type Result } from '@crossbones/core';
import type { StreamEvent } from '../event.js';
import type { Body, Me, Reply } from '../exchange.js';
import type { Refusal } from '../refusal.js';
import type { Route, routes } from '../route.js';
import type { ChatLine, Step, TableView } from '../table.js';
import { pause } from './backoff.js';
import type { Connection, Manner } from './connection.js';
import { tableTopic, topicOf } from './read-progress.js';
import { type KeyValueStore, memory, Seal, sealedAt } from './salt-seal.js';
import type { Stream } from './stream.js';
import { randomHex } from './world.js';

/** Every command of a table. */
type TableCommand = {
  [R in Route]: (typeof routes)[R] extends readonly ['POST', `${string}:table${string}`] ? R : never;
}[Route];

/** A command on its way; the server has not answered yet. */
export interface Pending {
  readonly route: TableCommand;
  readonly body: unknown;
  readonly key: string;
}

type News = 'table' | 'step' | 'line' | 'pending' | 'live' | 'fault' | 'refused';

const MOST_LINES = 200;
/** An event may come this much later than the reply that tells of it. */
const LATE = 3_000;

/** One table as this client sees it, kept up to date. It also does by itself what the deal needs from a player. */
export class TableClient {
  table: TableView | null = null;
  step: Step | null = null;
  lines: readonly ChatLine[] = [];
  me: Me | null = null;
  pending: readonly Pending[] = [];
  /** What is wrong with the deal. */
  fault: Fault | null = null;
  /** Why the table cannot be followed. */
  refused: Refusal | null = null;
  private seal: Seal;
  private readonly listeners = new Set<(news: News) => void>();
  private readonly ending = new AbortController();
  private release: (() => void)[] = [];
  private salted = false;
  /** The seat for which the newest step was shown. */
  private eyes: number | null = null;

  constructor(
    readonly id: string,
    private readonly connection: Connection,
    private readonly stream: Stream,
    private readonly storage: KeyValueStore = memory(),
  ) {
    this.seal = new Seal(id, storage, connection.world);
  }

  /** Loads the table and follows it from then on. */
  async begin(): Promise<Result<TableView, Refusal>> {
    const topic = tableTopic(this.id);
    this.release = [
      this.stream.listen({
        heard: (event) => topicOf(event) === topic && this.heard(event),
        live: () => this.tell('live'),
      }),
      this.stream.follow(topic),
    ];
    const { signal } = this.ending;
    const me = await this.connection.call('me', {}, undefined, { signal });
    if (!me.ok) return me;
    this.me = me.value;
    return this.look();
  }

  /** Loads everything again. */
  async look(): Promise<Result<TableView, Refusal>> {
    const { signal } = this.ending;
    const seen = await this.connection.call('table', { table: this.id }, undefined, { signal });
    if (!seen.ok) return seen;
    const { table, step, lines } = seen.value;
    for (const line of lines) this.heard({ event: 'line', data: line });
    if (step !== null) this.heard({ event: 'step', data: step });
    this.heard({ event: 'table', data: table });
    return ok(this.table ?? table);
  }

  listen(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  close(): void {
    this.ending.abort();
    for (const release of this.release) release();
    this.listeners.clear();
  }

  get live(): boolean {
    return this.stream.live;
  }

  /** The seat of this person; null for those who watch. */
  get seat(): number | null {
    const { me, table } = this;
    if (me === null || table === null) return null;
    const seat = table.places.findIndex(({ person }) => person === me.person);
    return seat < 0 ? null : seat;
  }

  /** The number of the last happening that this client knows of. */
  get seq(): number {
    return Math.max(this.table?.seq ?? 0, this.step?.seq ?? 0, this.lines.at(-1)?.seq ?? 0);
  }

  /** What an undo says: the step that is shown here, so that it takes back nothing newer. */
  get shownStep(): Body<'undo'> {
    return this.step === null ? {} : { step: this.step.sight.step };
  }

  /** Sends one command until it is answered. */
  async tellTable<R extends TableCommand>(
    route: R,
    body: Body<R>,
    manner: Manner = {},
  ): Promise<Result<Reply<R>, Refusal>> {
    const key = manner.key ?? randomHex(this.connection.world, 16);
    const mine: Pending = { route, body, key };
    this.pend([...this.pending, mine]);
    const call = this.connection.call as unknown as (
      this: Connection,
      route: R,
      params: { readonly table: string },
      sent: Body<R>,
      manner: Manner,
    ) => Promise<Result<Reply<R>, Refusal>>;
    const done = await call.call(this.connection, route, { table: this.id }, body, {
      signal: this.ending.signal,
      ...manner,
      key,
    });
    this.pend(this.pending.filter((one) => one !== mine));
    if (done.ok && this.me === null) await this.renew();
    return done;
  }

  /** Asks again who we are: after the first command, a sign-in or a change of name. */
  async renew(): Promise<void> {
    const before = this.me?.person ?? null;
    const me = await this.connection.call('me', {}, undefined, { signal: this.ending.signal });
    if (me.ok) this.me = me.value;
    if ((this.me?.person ?? null) !== before) this.stream.reopen();
    if (this.table !== null) this.sealing(this.table);
    this.tell('table');
  }

  /** Answers what the game asks now, or the decision named. */
  submit(
    actions: readonly string[],
    decision = this.step?.sight.decision ?? 0,
  ): Promise<Result<Reply<'submit'>, Refusal>> {
    return this.tellTable('submit', { decision, actions: [...actions] });
  }

  /**
   * Says that we are ready, with the hash of a salt. The salt itself is sent when the server has committed itself to
   * its secret.
   */
  ready(): Promise<Result<Reply<'ready'>, Refusal>> {
    return this.tellTable('ready', { saltHash: this.seal.saltHash() });
  }

  /** Resolves when this client has seen the table up to this number, such as one from a reply. */
  async reached(seq: number): Promise<void> {
    const { signal } = this.ending;
    while (this.seq < seq && !signal.aborted) {
      const news = new AbortController();
      const stop = this.listen(() => this.seq >= seq && news.abort());
      const end = (): void => news.abort();
      signal.addEventListener('abort', end);
      await pause(this.connection.world, LATE, news.signal);
      signal.removeEventListener('abort', end);
      stop();
      // Not every happening is told to everybody; the table itself says how far it is.
      if (this.seq < seq && !signal.aborted) await this.look();
    }
  }

  /** The log of a finished match, and whether it was dealt as this client was promised. */
  async proof(): Promise<Result<{ readonly log: Log; readonly check: ReturnType<Seal['check']> }, Refusal>> {
    const { signal } = this.ending;
    const got = await this.connection.call('log', { table: this.id }, undefined, { signal });
    if (!got.ok) return fail(got.error);
    const log = got.value as unknown as Log;
    return ok({ log, check: this.seal.check(log, this.place) });
  }

  /** Which of all salts of the deal is ours. */
  private get place(): number | null {
    return this.table === null ? null : sealedAt(this.table, this.seat).place;
  }

  private heard(event: StreamEvent): void {
    switch (event.event) {
      case 'table':
        if (this.table !== null && event.data.seq < this.table.seq) return;
        this.table = event.data;
        this.sealing(event.data);
        this.unsay();
        this.tell('table');
        return;
      case 'step':
        if (this.step !== null && !this.isNews(event.data, this.step)) return;
        this.step = event.data;
        this.eyes = this.seat;
        this.tell('step');
        return;
      case 'line':
        if (this.lines.some(({ seq }) => seq === event.data.seq)) return;
        this.lines = [...this.lines, event.data].sort((a, b) => a.seq - b.seq).slice(-MOST_LINES);
        this.tell('line');
        return;
      case 'refused':
        this.refused = event.data.error;
        this.tell('refused');
        return;
      case 'lobby':
      case 'bye':
        return;
    }
  }

  /** A step may come twice, by a reply and by the stream. It is still news if it is shown for another seat. */
  private isNews(step: Step, newest: Step): boolean {
    return step.seq > newest.seq || (step.seq === newest.seq && this.seat !== this.eyes);
  }

  /** Lines that the operator has taken away are not shown any more. */
  private unsay(): void {
    const unsaid = this.table?.unsaid ?? [];
    if (this.lines.some(({ seq }) => unsaid.includes(seq)))
      this.lines = this.lines.filter(({ seq }) => !unsaid.includes(seq));
  }

  private sealing(table: TableView): void {
    const { seat } = this;
    const { sealed, phase } = table;
    if (sealed === null) return;
    const given = sealedAt(table, seat);
    if (given.table !== this.id) this.seal = new Seal(given.table, this.storage, this.connection.world);
    const wrong = this.seal.note(sealed, given.place);
    if (wrong !== null && this.fault === null) {
      this.fault = wrong;
      this.tell('fault');
    }
    const { salt } = this.seal;
    if (phase !== 'sealing' || this.fault !== null || this.salted || salt === null || seat === null) return;
    this.salted = true;
    // The key follows from the salt, so that several tabs of one person send one salt once.
    const key = `salt-${this.id}-${this.seal.saltHash().slice(0, 16)}`;
    void this.tellTable('salt', { salt }, { key }).then((done) => done.ok && this.seal.given());
  }

  private pend(pending: readonly Pending[]): void {
    this.pending = pending;
    this.tell('pending');
  }

  private tell(news: News): void {
    for (const listener of [...this.listeners]) listener(news);
  }
}
