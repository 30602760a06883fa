import { randomBytes } from 'node:crypto';
import { type Body, type Refusal, routes } from '@crossbones/api';
import {
  Connection,
  cookieJar,
  type Jar,
  LiveStream,
  type Manner,
  realWorld,
  TableClient,
} from '@crossbones/api/client';
import type { World } from '@crossbones/core';
import { FastRng, fail, must, ok, type Result } from '@crossbones/core';
import { sliced } from '@crossbones/core/suite';
import type { AckAudit } from '../faults/ack-audit.js';

type Told = Result<{ readonly seq: number }, Refusal>;
type Command = 'submit' | 'say' | 'ready' | 'start' | 'sit' | 'fill' | 'kick' | 'host';

/** The least time between two lines of one player, or the table would refuse them. */
const TALK_MS = 600;
const LINES_A_TABLE = 30;

/** A player over the network, who plays any legal action at random. */
export class NetworkPlayer {
  readonly connection: Connection;
  readonly stream: LiveStream;
  readonly jar: Jar = cookieJar();
  person = '';
  /** Does not act when it is their turn. */
  asleep = false;
  private readonly rng: FastRng;
  client: TableClient | null = null;
  private anchored = false;
  private wake: () => void = () => {};
  private talking: Promise<unknown> | null = null;
  private talked = 0;
  private lines = 0;
  private waiting = 0;
  private readonly ending = new AbortController();

  constructor(
    urls: readonly string[],
    readonly book: AckAudit,
    readonly name: string,
    world: World = realWorld,
  ) {
    this.rng = new FastRng(sliced(name));
    this.connection = new Connection({
      url: urls,
      cookies: this.jar,
      fetch: (input, init) => {
        const key = new Headers(init?.headers).get('idempotency-key');
        if (key !== null) book.sent(key);
        return fetch(input, init);
      },
      world,
    });
    this.stream = new LiveStream(this.connection);
    this.stream.listen({
      heard: (event) => {
        if (event.event === 'step') book.saw(this.person, event.data);
        if (event.event === 'line') book.heard(this.person, event.data);
      },
    });
  }

  /** The first command makes a guest. */
  async embark(): Promise<void> {
    const me = must(await this.connection.call('name', {}, { name: this.name }));
    this.person = me.person;
  }

  get at(): TableClient {
    if (this.client === null) throw new Error(`${this.name} is at no table`);
    return this.client;
  }

  /** Follows this table, and stops following any other. */
  async enter(table: string): Promise<void> {
    this.client?.close();
    this.lines = 0;
    this.client = new TableClient(table, this.connection, this.stream);
    this.client.listen(() => this.wake());
    must(await this.client.begin());
  }

  /** Sends a command at the table until it is answered, and records the answer. */
  async tell<R extends Command>(route: R, body: Body<R>, table = this.at.id): Promise<Told> {
    const call = this.connection.call as unknown as (
      this: Connection,
      route: R,
      params: { readonly table: string },
      body: Body<R>,
      manner: Manner,
    ) => Promise<Told>;
    return this.noted(table, route, body, (key) =>
      call.call(this.connection, route, { table }, body, { key, signal: this.ending.signal }),
    );
  }

  /** Sends a command once, to one node, whatever comes of it. */
  attempt<R extends Command>(node: string, route: R, body: Body<R>, table = this.at.id): Promise<Told> {
    return this.noted(table, route, body, async (key) => {
      this.book.sent(key);
      const reply = await this.post(node, routes[route][1].replace(':table', table), body, key);
      if (reply.status >= 500) throw new Error(`${node} answered with ${reply.status}`);
      return reply.status === 200
        ? ok(reply.body as { seq: number })
        : fail((reply.body as { error: Refusal }).error);
    });
  }

  /** One request; it is sent once more if the connection was cut, as happens on a machine that stood still. */
  async post(
    node: string,
    path: string,
    body: unknown,
    key: string,
  ): Promise<{ status: number; body: unknown }> {
    const send = () =>
      fetch(node + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          cookie: this.jar.header() ?? '',
        },
        body: JSON.stringify(body),
      });
    const response = await send().catch(send);
    return { status: response.status, body: await response.json() };
  }

  private async noted(
    table: string,
    route: string,
    body: unknown,
    send: (key: string) => Promise<Told>,
  ): Promise<Told> {
    const { person, book } = this;
    const key = randomBytes(12).toString('hex');
    const after = book.known(table);
    this.waiting++;
    const done = await send(key).finally(() => this.waiting--);
    if (done.ok) book.acknowledged({ person, table, route, key, body, reply: done.value, after });
    else if (!this.ending.signal.aborted) book.refusals.push({ person, table, route, key, why: done.error });
    return done;
  }

  /** How many commands are not answered yet. */
  get unanswered(): number {
    return this.waiting;
  }

  /** Acts and talks until the game is over or `anchor` is called. */
  async play(): Promise<void> {
    let reached = 0;
    while (!this.anchored && this.at.table?.phase !== 'over' && this.at.table?.phase !== 'closed') {
      const { step, seat } = this.at;
      const asked = step !== null && seat !== null && step.sight.actors.includes(seat);
      if (!asked || step.seq < reached || this.asleep) {
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
        continue;
      }
      const { decision, legal } = step.sight;
      const done = await this.tell('submit', { decision, actions: [legal[this.rng.below(legal.length)]] });
      // After a refusal, only a new step is worth another try.
      reached = done.ok ? done.value.seq : step.seq + 1;
      this.talk();
    }
    await this.talking;
  }

  private talk(): void {
    const now = Date.now();
    if (this.talking !== null || now < this.talked + TALK_MS || this.lines >= LINES_A_TABLE) return;
    this.talked = now;
    this.lines++;
    const text = `${this.name} says ${randomBytes(4).toString('hex')}`;
    this.talking = this.tell('say', { channel: 'table', text }).finally(() => {
      this.talking = null;
    });
  }

  /** Finishes what was begun and acts no more. */
  anchor(): void {
    this.anchored = true;
    this.wake();
  }

  rouse(): void {
    this.asleep = false;
    this.wake();
  }

  disembark(): void {
    this.anchor();
    this.ending.abort();
    this.client?.close();
    this.stream.close();
  }
}

/** Opens a table for these players, fills it with bots, and starts it; the first player hosts. */
export async function gather(crew: readonly NetworkPlayer[], opening: Body<'open'>): Promise<string> {
  const [host, ...others] = crew;
  const key = randomBytes(12).toString('hex');
  const { table, seq } = must(await host.connection.call('open', {}, opening, { key }));
  const { person, book } = host;
  book.acknowledged({ person, table, route: 'open', key, body: opening, reply: { seq }, after: 0 });
  await host.enter(table);
  for (const sailor of others) {
    must(await sailor.tell('sit', {}, table));
    await sailor.enter(table);
  }
  if (crew.length < opening.seats) must(await host.tell('fill', {}));
  await Promise.all(crew.map(async (sailor) => must(await sailor.at.ready())));
  must(await host.tell('start', {}));
  return table;
}
