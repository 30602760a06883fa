import type { Body, Phase, Reply, Summary } from '@crossbones/api';
import type { World } from '@crossbones/core';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import { catalogue, games } from '@crossbones/games';
import type { BotAdvisers } from './bot-threads.js';
import { tableIdOf } from './ids.js';
import type { Kicks } from './kicked-households.js';
import { LOBBY, Lobby } from './lobby.js';
import type { Nodes } from './nodes/nodes.js';
import type { Pepper } from './pepper.js';
import { Presence, SIGN_MS } from './presence.js';
import type { PushNotifier } from './push/notifier.js';
import type { Quotas } from './quotas.js';
import { Room } from './room/room.js';
import { LEASE_MS, type RoomServices } from './room/services.js';
import type { Store } from './storage/store.js';
import { appear } from './table/absence.js';
import { chores } from './table/deadlines.js';
import { change, fill, join, open, sit } from './table/gathering.js';
import { rematch } from './table/rematch.js';
import { openedAs } from './table/reply.js';
import type { Request } from './table/request.js';
import { type Finish, showOutcome } from './table/show.js';
import type { Rulebooks, Table } from './table/table.js';
import { TableLookup } from './table-lookup.js';
import { TableStore } from './table-store.js';
import type { Uptime } from './uptime.js';

const SWEEP_MS = 1_000;
/** A room nobody needs is kept in memory for this long. */
const IDLE_MS = 60_000;
const CLAIMED_AT_ONCE = 64;
/** Tables that come to this node are read if they have something to do within this time. */
const TAKEN_OVER_MS = 30_000;
/** A node asks so seldom about tables that it owns, for whoever else writes to them tells it. */
const SWEEPS_A_LOOK = 5;
const ASKED_AT_ONCE = 400;

const hasEnded = ({ phase }: { readonly phase: Phase }): boolean => phase === 'over' || phase === 'closed';

/** A table that somebody opens only once, by whatever request. */
interface Once {
  /** What it is: under one name only one table is ever opened. */
  readonly name: string;
  /** What they are answered if they have done so before. */
  instead(): Promise<Result<Reply<'open'>, Fault> | null>;
  /** Notes for the person that there is this table, unless that is noted. */
  note(table: string): Promise<void>;
}

/** All tables, as this node keeps them. */
export class TableDirectory {
  private readonly rooms = new Map<string, Room>();
  private readonly tableStore: TableStore;
  private readonly services: RoomServices;
  readonly lookup: TableLookup;
  /** The list of the public tables. */
  readonly lobby: Lobby;
  private readonly presence: Presence;
  private readonly cancels: (() => void)[] = [];
  private readonly jobs = new Set<Promise<void>>();
  private sweeps = 0;
  private stopped = false;

  constructor(
    private readonly store: Store,
    private readonly world: World,
    private readonly bots: BotAdvisers,
    private readonly service: Uptime,
    private readonly pepper: Pepper,
    private readonly failed: (error: unknown) => void,
    rulebooks: Rulebooks = games,
    notifier: PushNotifier | null = null,
    private readonly quotas: Quotas | null = null,
    kicks: Kicks | null = null,
    private readonly nodes: Nodes | null = null,
  ) {
    this.tableStore = new TableStore(store, service.served, rulebooks, nodes);
    this.lookup = new TableLookup(store);
    this.lobby = new Lobby(store, world, failed);
    this.presence = new Presence(store, world);
    this.services = {
      world,
      bots,
      archive: this.tableStore,
      notifier,
      presence: this.presence,
      lobby: this.lobby,
      quotas,
      kicks,
      failed,
    };
    store.listen(
      (topic, seq) => (topic === LOBBY ? this.lobby.changed() : this.rooms.get(topic)?.heard(seq)),
      () => void this.catchUp().catch(failed),
    );
    nodes?.watch(() => this.changed());
    this.every(SWEEP_MS, () => this.sweep());
    this.every(SIGN_MS, () => this.presence.signInTurn(this.rooms.values()));
  }

  /** Whether nothing has happened at any table here since a time. */
  quietSince(time: number): boolean {
    return [...this.rooms.values()].every((room) => room.quietSince(time));
  }

  get live(): number {
    return this.rooms.size;
  }

  async open(request: Request, body: Body<'open'>): Promise<Result<Reply<'open'>, Fault>> {
    return this.opened(request, (table) => open(table, request, body));
  }

  /** Takes a seat at a public table that has one free, or opens a new table filled with bots. */
  async playNow(request: Request, body: Body<'playNow'>): Promise<Result<Reply<'playNow'>, Fault>> {
    const before = await this.lookup.satBefore(request);
    if (before !== null) {
      const again = await this.room(before).run(request, (table) => sit(table, request, {}));
      return again.ok ? ok({ table: before, ...again.value }) : again;
    }
    if ((await this.lookup.opened(this.idOf(request))) === null && !body.alone) {
      for (const id of await this.lookup.waiting(body.game)) {
        const sat = await this.room(id).run(request, (table) => sit(table, request, {}));
        if (sat.ok) return ok({ table: id, ...sat.value });
      }
    }
    const seats = catalogue[body.game].usualSeats;
    const table = await this.opened(request, (fresh) => {
      const done = open(fresh, request, { game: body.game, seats });
      if (!done.ok) return done;
      const filled = fill(
        fresh,
        { ...request, key: null, digest: null },
        body.level === undefined ? {} : { level: body.level },
      );
      return filled.ok ? done : filled;
    });
    return table.ok ? ok({ ...table.value, seat: 0 }) : table;
  }

  async join(request: Request, body: Body<'join'>): Promise<Result<Reply<'join'>, Fault>> {
    const id = 'table' in body ? body.table : await this.lookup.coded(body.code, this.world.now());
    if (id === null) return fail(fault('no-code'));
    const joined = await this.room(id).run(request, (table) => join(table, request));
    return joined.ok ? ok({ table: id, seq: joined.value.seq }) : joined;
  }

  /** The host changes the settings; a table that becomes public counts as one from then on. */
  async change(request: Request, id: string, body: Body<'change'>): Promise<Result<Reply<'change'>, Fault>> {
    const changed = () =>
      this.room(id).run(request, (table) => {
        const done = change(table, request, body);
        if (done.ok) appear(table, request.by.id, request.at);
        return done;
      });
    const hidden = await this.room(id).look(({ settings }) => !settings.public);
    if (this.quotas === null || !hidden || body.settings?.public !== true) return changed();
    return this.quotas.inTurn(request, async () => {
      const full = await this.quotas!.tables(request, true, id);
      return full === null ? changed() : fail(full);
    });
  }

  /** Opens a new table for the same people; the old table names it. */
  rematch(request: Request, old: string): Promise<Result<Reply<'rematch'>, Fault>> {
    if (this.quotas === null) return this.named(request, old);
    return this.quotas.inTurn(request, async () => {
      const unnamed = await this.room(old).look(({ rematch, settings }) =>
        rematch === null ? settings : null,
      );
      const full = unnamed === null ? null : await this.quotas!.tables(request, unnamed.public);
      return full === null ? this.named(request, old) : fail(full);
    });
  }

  /**
   * Opens the next table and then names it at the old one. Its id follows from that of the old one, so whoever asks
   * after a crash between the two, or at the same time, finds the same table.
   */
  private async named(request: Request, old: string): Promise<Result<Reply<'rematch'>, Fault>> {
    const next = this.tableStore.blank(this.idFor(`rematch ${old}`));
    const refused = await this.room(old).look((table) => {
      const plan = rematch(table, request);
      if (!plan.ok || plan.value.table !== null || (this.quotas?.entries(table) ?? null) !== null)
        return null;
      return plan.value.open(next);
    });
    if (refused?.ok === false) return refused;
    if (next.fresh.length > 0) await this.begin(next, request);
    return this.room(old).run(request, (table): Result<Reply<'rematch'>, Fault> => {
      const plan = rematch(table, request);
      return plan.ok ? plan.value.name(next.id) : plan;
    });
  }

  /** Whether a deal that this table shares with others is still played at any of them. */
  async isPlayed(table: string): Promise<boolean> {
    const shared = await this.room(table).look(({ duplicate }) => duplicate);
    return (
      shared !== null &&
      (await this.lookup.ends(shared.tables)).some((end) => end !== undefined && !hasEnded(end))
    );
  }

  /** How the tables that share a deal with this one ended; nothing of it as long as one of them is played. */
  async duplicate(table: string): Promise<Result<Reply<'duplicate'>, Fault>> {
    const shared = await this.room(table).look(({ duplicate }) => duplicate);
    if (shared === null) return fail(fault('no-table'));
    const ends = await this.lookup.ends(shared.tables);
    const finished = ends.filter((end) => end === undefined || hasEnded(end)).length;
    const { length: of } = ends;
    if (finished < of) return ok({ finished, of, tables: null });
    const tables = ends.map((end, at) => {
      const names = end === undefined ? [] : (JSON.parse(end.summary) as Summary).names;
      const finish = end === undefined || end.result === null ? null : (JSON.parse(end.result) as Finish);
      const outcome = finish === null ? null : showOutcome(finish.outcome);
      return { table: shared.tables[at], names, outcome, resigned: [...(finish?.resigned ?? [])] };
    });
    return ok({ finished, of, tables });
  }

  /** The same change at every table of a person. */
  async everywhere(person: string, change: (table: Table, at: number) => void): Promise<void> {
    const rows = await this.store.db
      .selectFrom('member')
      .select('match')
      .where('person', '=', person)
      .execute();
    for (const { match } of rows) {
      await this.passThrough(match, (table) => {
        change(table, this.world.now());
        return ok(null);
      });
    }
  }

  /** Runs a command and does not leave the table in memory: one person may have ten thousand tables. */
  async passThrough<T>(id: string, command: (table: Table) => Result<T, Fault>): Promise<Result<T, Fault>> {
    const open = this.rooms.has(id);
    const room = this.room(id);
    const done = await room.run(null, command);
    if (!open && this.rooms.get(id) === room && room.idleSince(Number.POSITIVE_INFINITY)) {
      room.shut();
      this.rooms.delete(id);
    }
    return done;
  }

  /** These tables were deleted. */
  lose(tables: readonly string[]): void {
    for (const id of tables) {
      this.rooms.get(id)?.lose();
      this.rooms.delete(id);
    }
  }

  /** Finishes what is being decided and takes nothing new. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const cancel of this.cancels) cancel();
    this.service.stop();
    await Promise.all(this.jobs);
    for (const room of this.rooms.values()) room.shut();
    await Promise.all([...this.rooms.values()].map((room) => room.settled()));
    this.bots.dismiss();
  }

  /** The room of this id, even if there is no such table: that shows when somebody looks. */
  room(id: string): Room {
    let room = this.rooms.get(id);
    if (room === undefined) {
      room = new Room(id, this.services);
      this.rooms.set(id, room);
    }
    return room;
  }

  /** Opens a table; `once`: unless there is one already. */
  opened(
    request: Request,
    begin: (table: Table) => Result<unknown, Fault>,
    once?: Once,
  ): Promise<Result<Reply<'open'>, Fault>> {
    const opening = () => this.opening(request, begin, once);
    return this.quotas === null ? opening() : this.quotas.inTurn(request, opening);
  }

  private async opening(
    request: Request,
    begin: (table: Table) => Result<unknown, Fault>,
    once?: Once,
  ): Promise<Result<Reply<'open'>, Fault>> {
    const id = once === undefined ? this.idOf(request) : this.idFor(once.name);
    for (let again = once !== undefined; ; again = true) {
      const asked = again ? await this.lookup.begun(request) : null;
      const known = (await this.lookup.opened(id)) ?? asked;
      const reused = [known, asked].some((one) => one?.key === request.key && one.digest !== request.digest);
      if (reused) return fail(fault('key-reused'));
      const instead = (await once?.instead()) ?? null;
      if (instead !== null) return instead;
      if (known !== null) {
        await once?.note(known.id);
        return ok(openedAs(known.id));
      }
      const table = this.tableStore.blank(id);
      const done = begin(table);
      if (!done.ok) return done;
      const full = (await this.quotas?.tables(request, table.settings.public)) ?? null;
      if (full !== null) return fail(full);
      if (!(await this.begin(table, request))) continue;
      await once?.note(id);
      return ok(openedAs(id));
    }
  }

  /** The id of the table that this request opens: repeated anywhere, it finds the same table. */
  private idOf({ by, key }: Request): string {
    return this.idFor(`opened ${by.id} ${key}`);
  }

  private idFor(name: string): string {
    return tableIdOf(this.pepper.digest(`table ${name}`));
  }

  /** Whether this node serves the table, as far as it knows. */
  private isHere(id: string): boolean {
    return this.nodes === null || this.nodes.elsewhere(id) === null;
  }

  /** Writes a new table; false if there is one of its id. */
  private async begin(table: Table, request: Request): Promise<boolean> {
    const due = Math.min(...chores(table).map(({ at }) => at)) + LEASE_MS;
    const household = this.quotas?.mark(request) ?? null;
    if (!(await this.tableStore.open(table, table.takeFresh(), due, household))) return false;
    if (this.isHere(table.id)) this.room(table.id).adopt(table);
    if (table.settings.public) this.lobby.announce();
    return true;
  }

  private every(ms: number, job: () => Promise<void>): void {
    const at = this.cancels.length;
    const again = (): void => {
      this.cancels[at] = this.world.after(ms, () => {
        const doing = job()
          .catch(this.failed)
          .finally(() => {
            this.jobs.delete(doing);
            if (!this.stopped) again();
          });
        this.jobs.add(doing);
      });
    };
    again();
  }

  /**
   * Takes on chores that are due and that nobody does, asks for what was missed, and forgets rooms that nobody needs.
   */
  private async sweep(): Promise<void> {
    const now = this.world.now();
    await this.claim(now);
    if (this.store.shared)
      await this.catchUp(this.sweeps++ % SWEEPS_A_LOOK === 0 ? undefined : this.disputed());
    for (const [id, room] of this.rooms) {
      if (!room.idleSince(this.isHere(id) ? now - IDLE_MS : now)) continue;
      room.shut();
      this.rooms.delete(id);
    }
  }

  /** Takes on chores that are due and that nobody does; another node's only if it does not do them either. */
  private async claim(now: number): Promise<void> {
    const { db } = this.store;
    const due = await db
      .selectFrom('match')
      .select(['id', 'due'])
      .where('due', '<=', now)
      .orderBy('due')
      .limit(CLAIMED_AT_ONCE)
      .execute();
    for (const { id, due: was } of due) {
      if (was! > now - LEASE_MS && !this.isHere(id)) continue;
      const claim = db
        .updateTable('match')
        .set({ due: now + LEASE_MS })
        .where('id', '=', id)
        .where('due', '=', was);
      if (await this.store.commit([{ query: claim, rows: 1 }])) this.room(id).wake().catch(this.failed);
    }
  }

  /** Tables may have come to this node, or something may have been missed. */
  private changed(): void {
    const doing = Promise.all([this.takeOver(), this.catchUp()])
      .then(() => {}, this.failed)
      .finally(() => this.jobs.delete(doing));
    this.jobs.add(doing);
  }

  /** Reads tables that are this node's now, so that what they must do soon need not wait until somebody claims it. */
  private async takeOver(): Promise<void> {
    const soon = await this.store.db
      .selectFrom('match')
      .select('id')
      .where('due', '<=', this.world.now() + TAKEN_OVER_MS)
      .orderBy('due')
      .execute();
    const ours = soon.filter(({ id }) => this.isHere(id) && !this.rooms.has(id));
    for (let i = 0; i < ours.length && !this.stopped; i += CLAIMED_AT_ONCE)
      await Promise.all(
        ours.slice(i, i + CLAIMED_AT_ONCE).map(({ id }) =>
          this.room(id)
            .look(() => {})
            .catch(this.failed),
        ),
      );
  }

  /** Tables in memory that others may serve as well. */
  private disputed(): Room[] {
    return [...this.rooms.values()].filter(({ id }) => this.nodes?.owns(id) !== true);
  }

  /** Asks the database how far these tables are, if they are in use here. */
  private async catchUp(rooms: Iterable<Room> = this.rooms.values()): Promise<void> {
    const ids = [...rooms].flatMap(({ id, needed }) => (needed ? [id] : []));
    for (let i = 0; i < ids.length; i += ASKED_AT_ONCE) {
      const some = ids.slice(i, i + ASKED_AT_ONCE);
      const rows = await this.store.db
        .selectFrom('match')
        .select(['id', 'seq'])
        .where('id', 'in', some)
        .execute();
      for (const { id, seq } of rows) this.rooms.get(id)?.heard(seq);
      const found = new Set(rows.map(({ id }) => id));
      this.lose(some.filter((id) => !found.has(id)));
    }
    this.lobby.changed();
  }
}
