import { type Inquiry, thinkingMs } from '@crossbones/bots/pool';
import { type Fault, fail, fault, keyFrom, ok, type Result } from '@crossbones/core';
import { Audience, changesTable, type Follower } from './audience.js';
import type { Crew } from './crew.js';
import type { Ledger } from './ledger.js';
import type { Herald } from './push/herald.js';
import type { Store, Write } from './storage/store.js';
import { absent, asked, botActs, type Chore, chores, close, deal, timeUp } from './table/chore.js';
import type { Kept } from './table/happening.js';
import { type Notice, noticed, notices } from './table/notice.js';
import type { Request } from './table/request.js';
import { replyOf } from './table/show.js';
import type { Table } from './table/table.js';
import { Thoughts } from './thoughts.js';
import type { World } from './world.js';

/** What a room needs of the house it is in. */
export interface Keeper {
  readonly store: Store;
  readonly world: World;
  readonly crew: Crew;
  readonly ledger: Ledger;
  /** Calls those who are not there; null where nobody can be called. */
  readonly herald: Herald | null;
  /** Whether a person follows the table, on whichever node. */
  present(table: string, person: string): Promise<boolean>;
  /** A table that is listed has changed. */
  listed(): void;
  failed(error: unknown): void;
}

type Task = Chore | Notice;
type BotTurn = Extract<Chore, { is: 'bot' }>;

/** How long a node has for what it has taken upon itself; then another one may do it. */
export const LEASE_MS = 3_000;
/** Timers reach this far; what is due later is looked at again then. */
const HORIZON_MS = 3_600_000;
const THREAD_BUSY_MS = 50;
const STILL_THERE_MS = 30_000;
const STILL_OPEN_MS = 3_600_000;
const FAILED_MS = 1_000;
/** Losing a race as often as this is no bad luck. */
const TRIES = 200;

/** One table on this node: decides one thing at a time, keeps it, and only then tells anybody. */
export class Room {
  private table: Table | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private readonly audience = new Audience();
  private cancel: () => void = () => {};
  /** Chores that were looked at and can wait. */
  private readonly snoozed = new Map<string, number>();
  /** For which decision of each seat somebody has been called, or need not be. */
  private readonly called = new Map<string, number>();
  private readonly thoughts = new Thoughts();
  private waiting = 0;
  /** What it is doing by itself. */
  private readonly attending = new Set<Promise<void>>();
  private closed = false;
  private touched: number;

  constructor(
    readonly id: string,
    private readonly keeper: Keeper,
  ) {
    this.touched = keeper.world.now();
  }

  get seq(): number {
    return this.table?.seq ?? 0;
  }

  /** Nobody needs it in memory: it can be read again from the storage. */
  idleSince(time: number): boolean {
    return this.audience.size === 0 && this.waiting === 0 && this.touched < time;
  }

  /** People who follow it here. */
  followedBy(): string[] {
    return this.audience.people();
  }

  /** Takes a new table in, which is committed already. */
  adopt(table: Table): void {
    this.table = table;
    this.audience.told = table.seq;
    this.schedule();
  }

  shut(): void {
    this.closed = true;
    this.cancel();
    this.thoughts.keep(() => false);
    this.audience.dismiss();
  }

  /** Waits until nothing is being decided. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.attending);
    await this.last.catch(() => {});
  }

  /** What else the command changes is written together with what happened here. */
  run<T>(
    request: Request | null,
    command: (table: Table) => Result<T, Fault>,
    also: () => readonly Write[] = () => [],
  ): Promise<Result<T, Fault>> {
    return this.queued(() => this.decide(request, command, also));
  }

  look<T>(see: (table: Table) => T): Promise<T | null> {
    return this.queued(async () => {
      const table = await this.current();
      return table === null ? null : see(table);
    });
  }

  /** Shows what was missed after `after`, or how things stand, and from then on all that happens. */
  follow(follower: Follower, after: number | null): Promise<(() => void) | null> {
    return this.queued(async () => {
      const table = await this.current();
      return table === null ? null : this.audience.admit(table, follower, after);
    });
  }

  /** Another node has come this far. */
  heard(seq: number): void {
    const needed = this.table !== null || this.audience.size > 0;
    if (this.closed || !needed || (this.table?.seq ?? this.audience.told) >= seq) return;
    this.queued(() => this.current()).catch(this.keeper.failed);
  }

  /** Does what is due, now. */
  async wake(): Promise<void> {
    if (!this.closed) await this.attended(this.attendDue());
  }

  private async attendDue(): Promise<void> {
    const now = this.keeper.world.now();
    const due = await this.look((table) => this.untouched(table).filter(({ at }) => at <= now));
    for (const chore of due ?? []) {
      if (this.closed) return;
      if (chore.is === 'bot' && chore.at < chore.due) this.ponder(chore);
      else await this.attend(chore);
    }
    this.schedule();
  }

  /** Those who take their time do not keep the rest of the table waiting. */
  private ponder(chore: BotTurn): void {
    const thinking = this.thoughts.begin(chore, (signal) => this.attend(chore, signal));
    void this.attended(thinking.finally(() => this.schedule()));
  }

  private attended(doing: Promise<void>): Promise<void> {
    this.attending.add(doing);
    return doing.finally(() => this.attending.delete(doing));
  }

  private queued<T>(job: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.last.then(job, job).finally(() => {
      this.waiting--;
      this.touched = this.keeper.world.now();
    });
    this.last = done.catch(() => {});
    return done;
  }

  private async decide<T>(
    request: Request | null,
    command: (table: Table) => Result<T, Fault>,
    also: () => readonly Write[],
  ): Promise<Result<T, Fault>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = this.table ?? (await this.reload());
      if (table === null) return fail(fault('no-table'));
      const again = request?.key == null ? undefined : table.answered(request.by.id, request.key);
      if (again !== undefined) {
        if (again.digest !== request!.digest) return fail(fault('key-reused'));
        return ok(replyOf(table, again) as T);
      }
      const result = this.tried(table, command);
      const fresh = table.takeFresh();
      if (fresh.length === 0) {
        // A refusal, or that there is nothing to do, counts only for how the table stands, not for how it stood.
        if (!(await this.caughtUp(table))) return result;
        continue;
      }
      if (await this.kept(table, fresh, also())) return result;
    }
    throw new Error(`table ${this.id} could not be written`);
  }

  /** A command that broke halfway leaves nothing behind. */
  private tried<T>(table: Table, command: (table: Table) => Result<T, Fault>): Result<T, Fault> {
    try {
      const result = command(table);
      if (result.ok || table.fresh.length === 0) return result;
      throw new Error(`refused as ${result.error.key} after something had happened`);
    } catch (error) {
      this.table = null;
      throw error;
    }
  }

  private async kept(table: Table, fresh: readonly Kept[], also: readonly Write[]): Promise<boolean> {
    const { store, ledger } = this.keeper;
    this.table = null;
    const due = this.dueOf(table);
    const writes = ledger.writes(table, fresh, due === null ? null : due + LEASE_MS);
    try {
      if (!(await store.commit([...writes, ...also]))) return false;
    } catch (error) {
      // It may have been written all the same: whoever follows shall hear of it.
      this.schedule(FAILED_MS);
      throw error;
    }
    this.table = table;
    store.announce(this.id, table.seq);
    this.publish(table, fresh);
    this.schedule();
    return true;
  }

  private async reload(): Promise<Table | null> {
    const table = await this.keeper.ledger.load(this.id);
    this.table = table;
    if (table === null) return null;
    this.audience.refresh(table);
    this.schedule();
    return table;
  }

  /** The table with everything that any node has added. */
  private async current(): Promise<Table | null> {
    if (this.table === null) return this.reload();
    await this.caughtUp(this.table);
    return this.table;
  }

  /** Folds and shows what other nodes have added; whether there was any. */
  private async caughtUp(table: Table): Promise<boolean> {
    const { store, ledger } = this.keeper;
    if (!store.shared) return false;
    const entries = await ledger.after(this.id, table.seq);
    if (entries.length === 0) return false;
    try {
      await ledger.unseal(table, entries);
      for (const kept of entries) {
        table.fold(kept);
        this.publish(table, [kept]);
      }
    } catch (error) {
      this.table = null;
      throw error;
    }
    this.schedule();
    return true;
  }

  private publish(table: Table, fresh: readonly Kept[]): void {
    if (table.settings.public && fresh.some(changesTable)) this.keeper.listed();
    this.audience.publish(table, fresh);
  }

  private pending(table: Table): Task[] {
    const all: Task[] = chores(table);
    if (this.keeper.herald?.wanted === true) all.push(...notices(table).filter(this.uncalled));
    if (this.snoozed.size === 0) return all;
    return all.map((chore) => ({
      ...chore,
      at: Math.max(chore.at, this.snoozed.get(nameOf(chore)) ?? 0),
    }));
  }

  /** What is pending and nobody is at. */
  private untouched(table: Table): Task[] {
    return this.pending(table).filter((task) => task.is !== 'bot' || !this.thoughts.has(task));
  }

  private readonly uncalled = (notice: Notice): boolean =>
    this.called.get(nameOf(notice)) !== notice.decision;

  /** When a node must look at it; what this one is at counts too, for it may break down over it. */
  private dueOf(table: Table): number | null {
    return earliest(this.pending(table));
  }

  /** Looks at the table again when something is due, or after a while. */
  private schedule(after?: number): void {
    this.cancel();
    const { world, failed } = this.keeper;
    const { table } = this;
    if (table !== null) this.thoughts.keep((seat, decision) => asked(table, seat, decision));
    const due = after === undefined ? table && earliest(this.untouched(table)) : world.now() + after;
    if (this.closed || due === null) return;
    const wait = Math.min(HORIZON_MS, Math.max(0, due - world.now()));
    this.cancel = world.after(wait, () => void this.wake().catch(failed));
  }

  private async attend(chore: Task, signal?: AbortSignal): Promise<void> {
    const { world, failed } = this.keeper;
    try {
      const wait = await this.done(chore, signal);
      if (wait === null) this.snoozed.delete(nameOf(chore));
      else await this.snooze(chore, world.now() + wait);
    } catch (error) {
      failed(error);
      await this.snooze(chore, world.now() + FAILED_MS).catch(failed);
    }
  }

  /** Null when it is done, else how long it can wait. */
  private async done(chore: Task, signal?: AbortSignal): Promise<number | null> {
    const now = this.keeper.world.now();
    switch (chore.is) {
      case 'deal':
        await this.run(null, (table) => deal(table, now));
        return null;
      case 'bot':
      case 'clock': {
        const inquiry = await this.inquiry(chore);
        if (inquiry === null) return null;
        const word = await this.word(inquiry, signal);
        if (signal?.aborted) return null;
        if (word === null) return THREAD_BUSY_MS;
        if (chore.is === 'bot' && signal !== undefined && !(await this.waited(chore, signal))) return null;
        const act = chore.is === 'bot' ? botActs : timeUp;
        await this.run(null, (table) =>
          act(table, chore.seat, chore.decision, word, this.keeper.world.now()),
        );
        return null;
      }
      case 'absence': {
        const owner = await this.look((table) => table.places[chore.seat].person);
        if (owner !== null && (await this.present(owner))) return STILL_THERE_MS;
        await this.run(null, (table) => absent(table, chore.seat, now));
        return null;
      }
      case 'close': {
        const people = (await this.look((table) => [...table.people.keys()])) ?? [];
        for (const person of people) if (await this.present(person)) return STILL_OPEN_MS;
        await this.run(null, (table) => close(table, now));
        return null;
      }
      case 'turn':
      case 'reminder':
        return this.notify(chore);
    }
  }

  /** Calls somebody who is waited for; as long as they are there, that can wait. */
  private async notify(notice: Notice): Promise<number | null> {
    const { herald } = this.keeper;
    const asked = await this.look((table) => {
      const whom = noticed(table, notice);
      return whom === null ? null : { ...whom, game: table.game.id };
    });
    if (herald !== null && asked !== null && (await herald.reaches(asked.person))) {
      if (await this.present(asked.person)) return STILL_THERE_MS;
      await herald.call(asked.person, notice, asked.game, this.id, asked.until);
    }
    this.called.set(nameOf(notice), notice.decision);
    await this.putDue();
    return null;
  }

  /** Whoever follows here is there; of others their node has told. */
  private async present(person: string): Promise<boolean> {
    return this.followedBy().includes(person) || this.keeper.present(this.id, person);
  }

  private async snooze(chore: Task, until: number): Promise<void> {
    this.snoozed.set(nameOf(chore), until);
    if (until >= this.keeper.world.now() + LEASE_MS) await this.putDue();
  }

  /** Lets the other nodes know that there is nothing to do before. */
  private async putDue(): Promise<void> {
    if (this.table === null) return;
    const { store } = this.keeper;
    const due = this.dueOf(this.table);
    const query = store.db
      .updateTable('match')
      .set({ due: due === null ? null : due + LEASE_MS })
      .where('id', '=', this.id);
    await store.commit([{ query }]);
  }

  /** A bot that breaks is our bug and told as such; the others at the table shall not wait for its repair. */
  private async word(inquiry: Inquiry, signal?: AbortSignal): Promise<string | null> {
    const { crew, failed } = this.keeper;
    try {
      return (await crew.ask(inquiry, signal))?.word ?? null;
    } catch (error) {
      if (signal?.aborted) return null;
      failed(error);
      return this.look(({ match }) => match?.legal(inquiry.seat)[0] ?? null);
    }
  }

  /** A bot that was quick holds its word back until that is due; whether anybody still wants it then. */
  private waited({ due }: BotTurn, signal: AbortSignal): Promise<boolean> {
    const { world } = this.keeper;
    const wait = due - world.now();
    if (wait <= 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      const cancel = world.after(wait, () => resolve(true));
      signal.addEventListener('abort', () => {
        cancel();
        resolve(false);
      });
    });
  }

  /** What a bot is asked for this seat: it learns what the seat sees, and no more. */
  private inquiry({ is, seat }: BotTurn | Extract<Chore, { is: 'clock' }>): Promise<Inquiry | null> {
    return this.look((table) => {
      const { game, match } = table;
      if (match === null || !match.actors.includes(seat)) return null;
      const level = is === 'bot' ? table.levelAt(seat) : 'bosun';
      return {
        game: game.id,
        seats: match.seats,
        options: match.options,
        seat,
        view: match.view(match.step, seat).view,
        level,
        seed: keyFrom(`${match.key}/${level}/${seat}/${match.step}`),
        ms: thinkingMs[level],
      };
    });
  }
}

const earliest = (tasks: readonly Task[]): number | null =>
  tasks.length === 0 ? null : Math.min(...tasks.map(({ at }) => at));

const nameOf = (chore: Task): string => `${chore.is} ${'seat' in chore ? chore.seat : ''}`;
