import { type Body, LINE_BYTES, type Reply, type SheetLine } from '@crossbones/api';
import type { World } from '@crossbones/core';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import { hashOf } from './identity/secret.js';
import { letters } from './ids.js';
import type { Quotas } from './quotas.js';
import type { Follower } from './room/followers.js';
import type { Store } from './storage/store.js';

const DAY_MS = 86_400_000;
/** A sheet is deleted so long after its last line. */
const KEPT_MS = 30 * DAY_MS;
const MOST_LINES = 5_000;
const MOST_BYTES = 4 * 1_024 * 1_024;
const READ_AT_ONCE = 200;
const PRUNED_AT_ONCE = 500;
const ASKED_AT_ONCE = 400;
const SWEEP_MS = 1_000;
const TOPIC = 'sheet:';
const noSheet = fault('no-sheet');

type Answer<T> = Promise<Result<T, Fault>>;

/** Somebody who watches a sheet, and what to do when it is no more. */
interface Onlooker {
  readonly stream: Follower;
  gone(): void;
}

/** Those who watch one sheet at this node, and the last line that they have been told of. */
interface Circle {
  told: number;
  readonly onlookers: Set<Onlooker>;
}

/**
 * Score sheets that others watch: numbered lines that only the device that keeps the sheet can write. The server does
 * not look into the lines. The stream tells how many there are, and watchers ask for those they do not have.
 */
export class Sheets {
  private readonly circles = new Map<string, Circle>();
  private cancel: () => void = () => {};
  private asking: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly store: Store,
    private readonly world: World,
    private readonly failed: (error: unknown) => void,
    private readonly quotas: Quotas,
  ) {
    const ask = (ids: readonly string[]): void => void this.look(ids).catch(failed);
    store.listen(
      (topic) => {
        const id = topic.startsWith(TOPIC) ? topic.slice(TOPIC.length) : '';
        if (this.circles.has(id)) ask([id]);
      },
      () => ask([...this.circles.keys()]),
    );
    if (store.shared) this.sweep();
  }

  /** How many sheets are watched at this node. */
  get watched(): number {
    return this.circles.size;
  }

  async open({ head }: Body<'sheetOpen'>, from: string): Answer<Reply<'sheetOpen'>> {
    const body = JSON.stringify({ head } satisfies SheetLine);
    const size = Buffer.byteLength(body);
    if (size > LINE_BYTES) return fail(fault('line-too-long', { max: LINE_BYTES }));
    const household = this.quotas.mark({ household: from });
    const full = await this.quotas.sheets(household, size);
    if (full !== null) return fail(full);
    const { db } = this.store;
    const [id, token] = [letters(this.world.random(20)), letters(this.world.random(26))];
    const now = this.world.now();
    const row = { id, token_hash: hashOf(token), seq: 1, size, created: now, touched: now, household };
    const kept = await this.store.commit([
      { query: db.insertInto('sheet').values(row) },
      { query: db.insertInto('sheet_line').values({ sheet: id, seq: 1, body }) },
    ]);
    return kept ? ok({ sheet: id, token, seq: 1 }) : this.open({ head }, from);
  }

  async read(id: string, after: number): Answer<Reply<'sheet'>> {
    const row = await this.row(id);
    if (row === undefined) return fail(noSheet);
    const lines = await this.lines(id, after, after + READ_AT_ONCE);
    return ok({ seq: row.seq, lines: lines.map(({ body }) => JSON.parse(body) as SheetLine) });
  }

  async append(id: string, { token, from, lines }: Body<'sheetAppend'>): Answer<Reply<'sheetAppend'>> {
    const bodies = lines.map((line) => JSON.stringify(line));
    if (bodies.some((body) => Buffer.byteLength(body) > LINE_BYTES))
      return fail(fault('line-too-long', { max: LINE_BYTES }));
    const { db } = this.store;
    for (;;) {
      const row = await this.row(id);
      if (row === undefined) return fail(noSheet);
      if (row.token_hash !== hashOf(token)) return fail(fault('not-your-sheet'));
      const { seq } = row;
      if (from > seq + 1) return fail(fault('line-gap', { next: seq + 1 }));
      const there = await this.lines(id, from - 1, from - 1 + bodies.length);
      const other = there.find(({ seq: at, body }) => bodies[at - from] !== body);
      if (other !== undefined) return fail(fault('line-differs', { line: other.seq }));
      const fresh = bodies.slice(seq + 1 - from).map((body, i) => ({ sheet: id, seq: seq + 1 + i, body }));
      if (fresh.length === 0) return ok({ seq });
      const last = seq + fresh.length;
      const size = fresh.reduce((sum, { body }) => sum + Buffer.byteLength(body), row.size);
      if (last > MOST_LINES || size > MOST_BYTES) return fail(fault('sheet-full'));
      const full = await this.quotas.sheets(row.household, size - row.size);
      if (full !== null) return fail(full);
      const grown = db
        .updateTable('sheet')
        .set({ seq: last, size, touched: this.world.now() })
        .where('id', '=', id)
        .where('seq', '=', seq);
      const kept = await this.store.commit([
        { query: grown, rows: 1 },
        { query: db.insertInto('sheet_line').values(fresh) },
      ]);
      // Otherwise another request of the same device was faster, or the sheet is gone.
      if (!kept) continue;
      this.store.announce(TOPIC + id, last);
      this.tell(id, last);
      return ok({ seq: last });
    }
  }

  async end(id: string, { token }: Body<'sheetEnd'>): Answer<Reply<'sheetEnd'>> {
    const row = await this.row(id);
    if (row === undefined) return fail(noSheet);
    if (row.token_hash !== hashOf(token)) return fail(fault('not-your-sheet'));
    const { db } = this.store;
    await this.store.commit([
      { query: db.deleteFrom('sheet').where('id', '=', id) },
      { query: db.deleteFrom('sheet_line').where('sheet', '=', id) },
    ]);
    this.store.announce(TOPIC + id, 0);
    this.lost(id);
    return ok({});
  }

  /** Tells how far the sheet has come, now and whenever it goes on; null if there is none. */
  async follow(id: string, onlooker: Onlooker): Promise<(() => void) | null> {
    // Before the row is read, so that no line is kept between our reading and our listening.
    const circle = this.circles.get(id) ?? { told: 0, onlookers: new Set() };
    this.circles.set(id, circle);
    circle.onlookers.add(onlooker);
    const leave = (): void => {
      circle.onlookers.delete(onlooker);
      if (circle.onlookers.size === 0 && this.circles.get(id) === circle) this.circles.delete(id);
    };
    const row = await this.row(id);
    if (row === undefined) {
      leave();
      return null;
    }
    circle.told = Math.max(circle.told, row.seq);
    onlooker.stream.tell('sheet', JSON.stringify({ sheet: id, seq: circle.told }));
    return leave;
  }

  /** Deletes sheets that nobody has written on for long. Called every now and then, by any node. */
  async prune(now: number): Promise<void> {
    const { db } = this.store;
    const until = now - KEPT_MS;
    for (;;) {
      const old = db.selectFrom('sheet').select('id').where('touched', '<=', until).limit(PRUNED_AT_ONCE);
      const ids = (await old.execute()).map(({ id }) => id);
      if (ids.length === 0) return;
      await this.store.commit([
        { query: db.deleteFrom('sheet').where('id', 'in', ids).where('touched', '<=', until) },
        {
          // A sheet that was written on just now keeps its lines.
          query: db
            .deleteFrom('sheet_line')
            .where('sheet', 'in', ids)
            .where('sheet', 'not in', db.selectFrom('sheet').select('id').where('id', 'in', ids)),
        },
      ]);
      await this.look(ids.filter((id) => this.circles.has(id)));
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancel();
    await this.asking;
  }

  private row(id: string) {
    const { db } = this.store;
    return db.selectFrom('sheet').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The lines with a number above the first and not above the last. */
  private lines(id: string, first: number, last: number) {
    return this.store.db
      .selectFrom('sheet_line')
      .select(['seq', 'body'])
      .where('sheet', '=', id)
      .where('seq', '>', first)
      .where('seq', '<=', last)
      .orderBy('seq')
      .execute();
  }

  private tell(id: string, seq: number): void {
    const circle = this.circles.get(id);
    if (circle === undefined || seq <= circle.told) return;
    circle.told = seq;
    const json = JSON.stringify({ sheet: id, seq });
    for (const { stream } of circle.onlookers) stream.tell('sheet', json);
  }

  private lost(id: string): void {
    const circle = this.circles.get(id);
    this.circles.delete(id);
    for (const { gone } of circle?.onlookers ?? []) gone();
  }

  /** Asks the database how far these sheets have come, at any node. */
  private async look(ids: readonly string[]): Promise<void> {
    const { db } = this.store;
    for (let i = 0; i < ids.length; i += ASKED_AT_ONCE) {
      const some = ids.slice(i, i + ASKED_AT_ONCE);
      const rows = await db.selectFrom('sheet').select(['id', 'seq']).where('id', 'in', some).execute();
      for (const { id, seq } of rows) this.tell(id, seq);
      const found = new Set(rows.map(({ id }) => id));
      for (const id of some) if (!found.has(id)) this.lost(id);
    }
  }

  /** Asks again and again, for the connection between nodes may lose something. */
  private sweep(): void {
    this.cancel = this.world.after(SWEEP_MS, () => {
      this.asking = this.look([...this.circles.keys()])
        .catch(this.failed)
        .finally(() => {
          if (!this.stopped) this.sweep();
        });
    });
  }
}
