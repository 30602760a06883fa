import { type Body, type Reply, type Route, routes, STREAM } from '@crossbones/api';
import { eventually } from '@crossbones/core/suite';
import { GRACE_MS } from '../../src/room/absence-watch.js';
import type { Rulebooks } from '../../src/table/table.js';
import { type Asking, PersistentConnection, RawStream } from '../clients/persistent-connection.js';
import type { Visitor } from '../clients/visitor.js';
import { ManualClock } from '../clocks/manual-clock.js';
import { type Opened, openServer } from '../server.js';

/** The two worlds looked different to somebody who should have seen the same. */
export class Leak extends Error {}

interface World {
  readonly server: Opened<ManualClock>;
  readonly port: number;
  readonly wire: PersistentConnection;
}

/** A reply, as both worlds gave it. */
class Answered<R extends Route> {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {}

  /** What was answered; a refusal is an error that names it. */
  get granted(): Reply<R> {
    if (this.status !== 200) throw new Error(`refused with ${this.status}: ${this.text}`);
    return JSON.parse(this.text) as Reply<R>;
  }
}

/** One stream in both worlds. */
export interface StreamPair {
  readonly who: string;
  readonly both: Both<RawStream>;
}

/** Where a stream should continue: as the address says it, and as a browser that reconnects says it. */
interface Cursor {
  readonly query?: string;
  readonly header?: string;
}

/** How long a server that stops waits for connections that stay open. */
const LINGER_MS = 5_000;
/** No table has this id. */
const LOST = '0'.repeat(20);

type Both<T> = readonly [T, T];

/** Two servers that are told the same at the same time; a client that sees a difference has learned something. */
export class TwoServers {
  /** How much was compared. */
  replies = 0;
  bytes = 0;
  private readonly ears: StreamPair[] = [];

  private constructor(readonly worlds: Both<World>) {}

  static async open(seed: string, rulebooks: Both<Rulebooks>): Promise<TwoServers> {
    const [one, other] = await Promise.all(
      rulebooks.map(async (books): Promise<World> => {
        const server = await openServer({ store: 'sqlite', world: new ManualClock(seed), rulebooks: books });
        const port = Number(new URL(server.url).port);
        return { server, port, wire: await PersistentConnection.open(port) };
      }),
    );
    return new TwoServers([one, other]);
  }

  /** What chance brought last, the same in both. */
  get drawn(): string {
    const [one, other] = this.worlds.map(({ server }) => server.world.drawn);
    if (one !== other) throw new Leak('chance was asked more often in one world');
    return one;
  }

  turn(ms: number): void {
    for (const { server } of this.worlds) server.world.turn(ms);
  }

  /**
   * Asks in both worlds, and compares every byte of the replies; null is somebody whom the server does not know. Bodies
   * may differ where the sender knows what the side must not.
   */
  async ask<R extends Route>(
    who: Visitor | null,
    route: R,
    table: string | null,
    body: Body<R> | Both<Body<R>>,
    more: { readonly key?: string; readonly query?: string } = {},
  ): Promise<Answered<R>> {
    const [method, path] = routes[route];
    const at = path.replace(':table', table ?? '') + (more.query ?? '');
    const key = method === 'POST' ? (more.key ?? who?.key() ?? 'nobody') : null;
    const bodies = Array.isArray(body) ? body : [body, body];
    const what = `${method} ${at} ${JSON.stringify(bodies[0] ?? '')}`;
    return this.both(who, what, (wire, i) => wire.ask({ method, path: at, ...written(who, key, bodies[i]) }));
  }

  /** Asks for any address in both worlds. */
  knock(who: Visitor | null, path: string): Promise<Answered<Route>> {
    return this.both(who, path, (wire) => wire.ask({ method: 'GET', path, headers: cookieOf(who) }));
  }

  /** Asks in the second world only; people whose bytes are compared must not notice. */
  async murmur<R extends Route>(who: Visitor, route: R, table: string, body: Body<R>): Promise<Answered<R>> {
    const [method, path] = routes[route];
    const key = method === 'POST' ? `murmur-${who.key()}` : null;
    const asking = { method, path: path.replace(':table', table), ...written(who, key, body) };
    return answered(null, await this.worlds[1].wire.ask(asking));
  }

  /** Opens a stream of a table in both worlds, and waits until it is followed. */
  async listen(who: Visitor | null, table: string, after: Cursor = {}): Promise<StreamPair> {
    const ears = await this.opened(who, `table:${table}`, after);
    this.ears.push(ears);
    return ears;
  }

  /** Looks at the live list of tables. */
  async glance(who: Visitor | null): Promise<void> {
    const { both, who: what } = await this.opened(who, 'lobby', {});
    this.compare(what, both[0].heard, both[1].heard);
    for (const ear of both) ear.close();
  }

  /** Waits until all streams have brought the last line that was said, compares all their bytes, and closes them. */
  async hush(last: string): Promise<void> {
    for (const ears of this.ears) {
      await heard(ears, last);
      this.compare(ears.who, ears.both[0].heard, ears.both[1].heard);
    }
    // One after the other, because the servers note who has gone in the order in which they see it.
    while (this.ears.length > 0) {
      for (const ear of this.ears.pop()!.both) ear.close();
      await eventually('both servers see who has gone', () =>
        this.everywhere((world) => this.followed(world)),
      );
    }
  }

  /** Waits until both servers have noted at a table who has gone from it; `who` can see it. */
  async vacate(who: Visitor, table: string): Promise<void> {
    const there = await Promise.all(
      this.worlds.map(({ server }) => server.ask(`select person from presence where match = '${table}'`)),
    );
    const left = there.map((rows) => new Set(rows.map(({ person }) => person)));
    this.turn(GRACE_MS);
    const path = routes.table[1].replace(':table', table);
    await eventually('who has gone is noted', () =>
      this.everywhere(async ({ wire }, i) => {
        const reply = await wire.ask({ method: 'GET', path, headers: cookieOf(who) });
        const { phase, places } = answered<'table'>(null, reply).granted.table;
        return phase !== 'playing' || places.every((one) => !left[i].has(one.person) || one.unseen !== null);
      }),
    );
  }

  hangUp(): void {
    for (const { both } of this.ears.splice(0)) for (const ear of both) ear.close();
  }

  /** All streams that are still listened to, and no other, are open there. */
  private async followed({ wire }: World): Promise<boolean> {
    const reply = await wire.ask({ method: 'GET', path: '/metrics', headers: {} });
    return reply.includes(`\ncrossbones_streams ${this.ears.length}\n`);
  }

  private async everywhere(check: (world: World, i: number) => Promise<boolean>): Promise<boolean> {
    return (await Promise.all(this.worlds.map(check))).every(Boolean);
  }

  async close(): Promise<void> {
    this.hangUp();
    for (const { wire } of this.worlds) wire.close();
    const closing = this.worlds.map(({ server }) => server.close());
    this.turn(LINGER_MS);
    await Promise.all(closing);
  }

  private async opened(who: Visitor | null, topic: string, { query, header }: Cursor): Promise<StreamPair> {
    const headers = { ...cookieOf(who), ...(header === undefined ? {} : { 'Last-Event-ID': header }) };
    // A topic that does not exist is refused once everything before it is followed.
    const path = `${STREAM}?topics=${topic},table:${LOST}${query === undefined ? '' : `&after=${query}`}`;
    const [one, other] = await Promise.all(
      this.worlds.map(({ port }) => RawStream.open(port, path, headers)),
    );
    const ears: StreamPair = { who: `${who?.name ?? 'nobody'}: ${path} ${header ?? ''}`, both: [one, other] };
    await heard(ears, 'event: refused');
    return ears;
  }

  private async both<R extends Route>(
    who: Visitor | null,
    what: string,
    ask: (wire: PersistentConnection, world: number) => Promise<string>,
  ): Promise<Answered<R>> {
    const [one, other] = await Promise.all(this.worlds.map(({ wire }, i) => ask(wire, i)));
    this.compare(`${who?.name ?? 'nobody'}: ${what}`, one, other);
    this.replies++;
    return answered(who, one);
  }

  private compare(what: string, one: string, other: string): void {
    this.bytes += one.length;
    if (one === other) return;
    const from = (text: string): string => text.slice(text.indexOf('\r\n\r\n'));
    const [head, body] = [parting(one, other), parting(from(one), from(other))];
    throw new Leak(`${what}\n${head}\n${body}`);
  }
}

/** Where two texts part. */
function parting(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 100), at + 200);
  return `one world: …${near(one)}…\nthe other: …${near(other)}…`;
}

/** Waits until a stream has brought this in both worlds, to the end of its event. */
export async function heard({ who, both }: StreamPair, what: string): Promise<void> {
  const whole = (text: string): boolean => text.includes(what) && text.endsWith('\n\n');
  await Promise.all(both.map((ear) => ear.until(`${what} for ${who}`, whole)));
}

function answered<R extends Route>(who: Visitor | null, reply: string): Answered<R> {
  const head = reply.indexOf('\r\n\r\n');
  const [, set] = /\r\nset-cookie: ([^\r]+)/i.exec(reply.slice(0, head)) ?? [];
  who?.keep(set);
  return new Answered(Number(reply.slice(9, 12)), Buffer.from(reply.slice(head + 4), 'latin1').toString());
}

const cookieOf = (who: Visitor | null): { Cookie?: string } =>
  who?.cookie == null ? {} : { Cookie: who.cookie };

function written(who: Visitor | null, key: string | null, body: unknown): Pick<Asking, 'headers' | 'body'> {
  if (key === null) return { headers: { ...cookieOf(who) } };
  return {
    headers: { ...cookieOf(who), 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  };
}
