import type { Body, Reply, Route, Step, TableView } from '@crossbones/api';
import { type FastRng, saltHashOf } from '@crossbones/core';
import type { AckLedger } from './ledger.js';
import type { SimAnswer, SimCommand } from './node.js';

/** What a client needs of the world outside. */
export interface Outside {
  after(ms: number, name: string, call: () => void): () => void;
  /** Sends a request once, to any node; maybe no answer ever comes. */
  send(
    client: SimClient,
    command: SimCommand,
    answer: (answer: SimAnswer | null, arrived: number) => void,
  ): void;
  /** Opens a stream; `heard` gets what comes, `ended` is called if the client learns that it has ended. */
  listen(
    client: SimClient,
    topics: string,
    cursor: string | null,
    heard: (text: string) => void,
    ended: () => void,
  ): () => void;
}

/** How somebody behaves. */
export interface ClientBehaviour {
  /** The table that they open as host; null: they come to somebody else's table. */
  readonly open: Body<'open'> | null;
  /** How many of the seats are for people, and which bots take the others. */
  readonly people: number;
  readonly chatty: boolean;
  readonly fickle: boolean;
  /** How often they want a rematch when it is over. */
  readonly rematches: number;
  /** Does nothing by itself: a scenario says what it does. */
  readonly still?: boolean;
  /** How long they look at what has come before they act. */
  readonly thinkMs?: number;
}

/** After this time an answer is no longer waited for. */
const PATIENCE_MS = 4_000;
/** A stream on which nothing comes for so long is dead; the server says something every fifteen seconds. */
const SILENCE_MS = 35_000;
const THINK_MS = 120;
const LOOK_MS = 1_500;
const MOST_LINES = 3;
/** Requests that are not about a table. */
const placeless = new Set<Route>([
  'open',
  'me',
  'join',
  'playNow',
  'name',
  'signOut',
  'recovery',
  'mute',
  'delete',
  'signInRecovery',
]);

/**
 * One person with a page: repeats a request until there is an answer, follows the table, and does what the view allows.
 */
export class SimClient {
  token: string | null = null;
  person: string | null = null;
  table: string | null = null;
  view: TableView | null = null;
  step: Step | null = null;
  /**
   * Will leave for good, and so does not wish a pause before: nobody else could end it, and the table would wait for a
   * day.
   */
  leaving = false;
  /** Has left: does nothing and follows nothing. */
  gone = false;
  busy = false;
  private hears: (() => void) | null = null;
  private cursor: string | null = null;
  private connection = 0;
  private unsilence: () => void = () => {};
  private unlook: () => void = () => {};
  private rest = '';
  /** The number of the last move; while the step is older, the move is not shown yet. */
  private moved = 0;
  private salted = false;
  private lines = 0;
  private keys = 0;
  private rematches: number;

  constructor(
    readonly index: number,
    private readonly outside: Outside,
    private readonly ledger: AckLedger,
    private readonly rng: FastRng,
    private readonly behaviour: ClientBehaviour,
    private readonly invite: (table: string) => void,
  ) {
    this.rematches = behaviour.rematches;
  }

  get connected(): boolean {
    return this.hears !== null;
  }

  get done(): boolean {
    return (
      this.gone || (!this.busy && this.view !== null && this.view.phase === 'over' && this.rematches === 0)
    );
  }

  /** Comes to this table, and leaves any other. */
  goTo(table: string): void {
    if (this.table === table) return;
    this.table = table;
    this.view = null;
    this.step = null;
    this.moved = 0;
    this.salted = false;
    this.cursor = null;
    this.hangUp();
    this.wake();
  }

  private playAgain(table: string): void {
    this.rematches--;
    this.goTo(table);
  }

  leaveForGood(): void {
    this.gone = true;
    this.hangUp();
  }

  wake(): void {
    this.unlook();
    this.unlook = this.outside.after(
      (this.behaviour.thinkMs ?? THINK_MS) + this.rng.below(100),
      `client ${this.index} looks`,
      () => this.look(),
    );
  }

  private look(): void {
    this.unlook = this.outside.after(LOOK_MS, `client ${this.index} looks again`, () => this.look());
    if (this.gone) return;
    if (this.table !== null && this.token !== null && this.hears === null) this.connect();
    if (this.busy || this.behaviour.still) return;
    const wish = this.wish();
    if (wish !== null) this.do(...wish);
  }

  private wish(): readonly [Route, unknown] | null {
    const { behaviour, rng, view } = this;
    if (this.table === null) return behaviour.open === null ? null : ['open', behaviour.open];
    if (this.token === null) return ['sit', {}];
    if (this.person === null) return ['me', undefined];
    if (view === null) return null;
    const seat = view.places.findIndex(({ person }) => person === this.person);
    switch (view.phase) {
      case 'gathering':
        return this.gathering(view, seat);
      case 'sealing':
        return seat < 0 || this.salted ? null : ['salt', { salt: this.salt() }];
      case 'playing':
        return seat < 0 ? null : this.playing(view, seat);
      case 'over':
        if (this.rematches === 0 || seat < 0) return null;
        if (view.rematch === null) return rng.below(2) === 0 ? ['rematch', {}] : null;
        this.playAgain(view.rematch);
        return null;
      case 'closed':
        return null;
    }
  }

  private gathering({ places, host, settings }: TableView, seat: number): readonly [Route, unknown] | null {
    if (seat < 0) return ['sit', {}];
    if (!places[seat].ready) return ['ready', { saltHash: saltHashOf(this.salt()) }];
    if (host !== this.person) return this.chat();
    const seated = places.filter(({ person }) => person !== null).length;
    const free = places.filter(({ person, bot }) => person === null && bot === null).length;
    if (free > 0) return seated < this.behaviour.people ? null : ['fill', { level: 'deckhand' }];
    return places.every(({ ready }) => ready) ? ['start', {}] : settings.public ? this.chat() : null;
  }

  private playing(view: TableView, seat: number): readonly [Route, unknown] | null {
    const { step, rng } = this;
    const place = view.places[seat];
    if (place.resigned || step === null || step.seq < this.moved) return null;
    if (place.away) return ['back', {}];
    if (view.paused) return place.wish === 'resume' ? null : ['wish', { wish: 'resume' }];
    if (this.behaviour.fickle && view.settings.undo && this.moved > 0 && rng.below(8) === 0)
      return ['undo', { step: step.sight.step }];
    if (this.behaviour.fickle && rng.below(60) === 0)
      return ['wish', { wish: rng.below(2) === 0 && !this.leaving ? 'pause' : null }];
    const { actors, may, legal, decision } = step.sight;
    const asked = actors.includes(seat) || (may.includes(seat) && rng.below(6) === 0);
    if (!asked || legal.length === 0 || place.control === 'bot') return this.chat();
    return ['submit', { decision, actions: [legal[rng.below(legal.length)]] }];
  }

  private chat(): readonly [Route, unknown] | null {
    if (!this.behaviour.chatty || this.lines >= MOST_LINES || this.rng.below(4) > 0) return null;
    return ['say', { channel: 'table', text: `line ${++this.lines} of ${this.index}` }];
  }

  private salt(): string {
    return `salt of ${this.index} at ${this.table}`.slice(0, 64);
  }

  /** Repeats a request until there is an answer, each time under the same key. */
  do(route: Route, body: unknown, then: (answer: SimAnswer) => void = () => {}, sheet?: string): void {
    this.busy = true;
    // Whoever knows the key of a first command gets its session, so it is as long as the page makes it.
    const key = `key-${this.index}-${this.keys++}-`.padEnd(26, 'x');
    const table = placeless.has(route) ? null : this.table;
    const command: SimCommand = { route, table, body, key, ...(sheet === undefined ? {} : { sheet }) };
    const deed = this.ledger.begin(this, command);
    let over = false;
    const attempt = (wait: number): void => {
      let waiting = true;
      const again = (): void => {
        if (!waiting || over) return;
        waiting = false;
        this.outside.after(wait + this.rng.below(200), `client ${this.index} asks again`, () =>
          attempt(Math.min(2_000, wait * 2)),
        );
      };
      this.outside.after(PATIENCE_MS, `client ${this.index} gives up waiting`, again);
      this.outside.send(this, command, (answer, arrived) => {
        if (answer === null || answer.json === 'broken') return again();
        this.ledger.answered(deed, answer, arrived);
        if (over) return;
        over = true;
        if (answer.become !== undefined) this.token = answer.become;
        this.busy = false;
        this.answered(command, answer);
        then(answer);
        this.wake();
      });
    };
    attempt(200);
  }

  /** The same, as a promise of the answer. */
  ask<T = { seq: number }>(route: Route, body: unknown = {}, sheet?: string): Promise<T> {
    return new Promise((resolve, reject) =>
      this.do(
        route,
        body,
        ({ ok, json }) => {
          if (ok) resolve(JSON.parse(json) as T);
          else reject(new Error(`${route} was refused as ${json}`));
        },
        sheet,
      ),
    );
  }

  private answered({ route }: SimCommand, { ok, json }: SimAnswer): void {
    if (!ok) return;
    const reply = JSON.parse(json) as { seq?: number };
    if (route === 'me') this.person = (reply as Reply<'me'>)?.person ?? null;
    else if (route === 'open') {
      this.table = (reply as Reply<'open'>).table;
      this.invite(this.table);
    } else if (route === 'rematch') this.playAgain((reply as Reply<'rematch'>).table);
    else if (route === 'submit' || route === 'undo') this.moved = reply.seq!;
    else if (route === 'salt') this.salted = true;
  }

  private connect(): void {
    const connection = ++this.connection;
    const mine = (): boolean => connection === this.connection;
    this.rest = '';
    this.hears = this.outside.listen(
      this,
      `table:${this.table}`,
      this.cursor,
      (text) => {
        if (!mine()) return;
        this.listenFor(connection);
        this.read(text);
      },
      () => {
        if (mine()) this.drop();
      },
    );
    this.listenFor(connection);
  }

  private listenFor(connection: number): void {
    this.unsilence();
    this.unsilence = this.outside.after(SILENCE_MS, `client ${this.index} hears nothing`, () => {
      if (connection === this.connection) this.drop();
    });
  }

  private drop(): void {
    this.hangUp();
    this.wake();
  }

  private hangUp(): void {
    this.connection++;
    this.unsilence();
    this.hears?.();
    this.hears = null;
  }

  private read(text: string): void {
    const blocks = (this.rest + text).split('\n\n');
    this.rest = blocks.pop()!;
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => {
          const colon = line.indexOf(': ');
          return [line.slice(0, colon), line.slice(colon + 2)];
        }),
      );
      const event = fields.get('event');
      if (event === undefined) continue;
      const data = fields.get('data')!;
      this.ledger.saw(this, this.connection, event, data);
      this.cursor = fields.get('id') ?? this.cursor;
      if (event === 'bye') {
        this.drop();
        return;
      }
      if (event === 'table') this.view = JSON.parse(data) as TableView;
      if (event === 'step') this.step = JSON.parse(data) as Step;
      this.wake();
    }
  }
}
