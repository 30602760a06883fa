import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import { replyOf } from '../table/reply.js';
import type { Request } from '../table/request.js';
import type { Table } from '../table/table.js';
import { AbsenceWatch } from './absence-watch.js';
import { Chores } from './chores.js';
import { CommandQueue } from './command-queue.js';
import type { Follower } from './followers.js';
import { Replica } from './replica.js';
import type { RoomServices } from './services.js';

type Command<T> = (table: Table) => Result<T, Fault>;

/** A command that loses so many races in a row has a bug, not bad luck. */
const TRIES = 200;

/** One table on this node: decides one thing at a time, commits it, and only then tells anybody. */
export class Room {
  private readonly queue: CommandQueue;
  private readonly replica: Replica;
  private readonly chores: Chores;
  private readonly absenceWatch: AbsenceWatch;
  private closed = false;

  constructor(
    readonly id: string,
    private readonly services: RoomServices,
  ) {
    this.queue = new CommandQueue(services.world);
    this.chores = new Chores(this, services);
    this.absenceWatch = new AbsenceWatch(this, services);
    this.replica = new Replica(id, services, {
      dueOf: (table) => this.chores.dueOf(table),
      schedule: (after) => {
        this.chores.schedule(after);
        this.absenceWatch.recheck();
      },
    });
  }

  /** The table as it stands; null if it is not in memory. */
  get table(): Table | null {
    return this.replica.table;
  }

  get seq(): number {
    return this.table?.seq ?? 0;
  }

  /** Whether nobody needs the table in memory: it can be read again from the storage. */
  idleSince(time: number): boolean {
    return this.replica.followers.size === 0 && this.queue.idleSince(time);
  }

  /** Whether nothing is being decided, and nothing has been since that time. */
  quietSince(time: number): boolean {
    return this.queue.idleSince(time);
  }

  /** People who follow the table at this node. */
  followedBy(): string[] {
    return this.replica.followers.people();
  }

  /** Whether somebody follows the table, here or at another node. */
  async isPresent(person: string): Promise<boolean> {
    return this.followedBy().includes(person) || this.services.presence.has(this.id, person);
  }

  /** Takes in a new table that is committed already. */
  adopt(table: Table): void {
    this.replica.adopt(table);
  }

  /** The table was deleted. */
  lose(): void {
    this.replica.followers.lose(this.id);
    this.replica.forget();
    this.shut();
  }

  /** Whether the table is in memory, or somebody follows it. */
  get needed(): boolean {
    return this.table !== null || this.replica.followers.size > 0;
  }

  shut(): void {
    this.closed = true;
    this.chores.stop();
    this.absenceWatch.stop();
    this.replica.followers.dismiss();
  }

  /** Waits until nothing is being decided. */
  async settled(): Promise<void> {
    await this.absenceWatch.settle();
    await this.chores.settle();
    await this.queue.drain();
  }

  /** Does what is due, now. */
  wake(): Promise<void> {
    return this.chores.wake();
  }

  /** Calls the owner of a seat who has just been reminded, unless they follow the table. */
  call(seat: number): Promise<void> {
    return this.chores.call(seat);
  }

  run<T>(request: Request | null, command: Command<T>): Promise<Result<T, Fault>> {
    const allowed: Command<T> = (table) => {
      const full = request === null ? null : (this.services.quotas?.entries(table) ?? null);
      return full === null ? command(table) : fail(full);
    };
    return this.queue.run(() => this.runCommand(request, allowed));
  }

  /** Runs a command that leads to the end of the match, even where the quota of entries is used up. */
  runToEnd<T>(request: Request, command: Command<T>): Promise<Result<T, Fault>> {
    return this.queue.run(() => this.runCommand(request, command));
  }

  /** Runs a command of the server itself. */
  runOwn<T>(command: Command<T>): Promise<Result<T, Fault>> {
    return this.run(null, command);
  }

  look<T>(see: (table: Table) => T): Promise<T | null> {
    return this.queue.run(async () => {
      const table = await this.replica.current();
      return table === null ? null : see(table);
    });
  }

  /** Shows what was missed after `after`, or how things stand, and from then on all that happens. */
  async follow(follower: Follower, after: number | null): Promise<(() => void) | null> {
    const leave = await this.queue.run(async () => {
      const table = await this.replica.current();
      return table === null ? null : this.replica.followers.admit(table, follower, after);
    });
    const { person } = follower;
    if (leave === null || person === null) return leave;
    this.absenceWatch.came();
    return () => {
      leave();
      if (!this.closed) this.absenceWatch.went(person);
    };
  }

  /** Another node has written up to this number. */
  heard(seq: number): void {
    const { table, followers } = this.replica;
    if (this.closed || !this.needed || (table?.seq ?? followers.told) >= seq) return;
    this.queue.run(() => this.replica.current()).catch(this.services.failed);
  }

  private async runCommand<T>(request: Request | null, command: Command<T>): Promise<Result<T, Fault>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = this.table ?? (await this.replica.load());
      if (table === null) return fail(fault('no-table'));
      const again = request?.key == null ? undefined : table.answered(request.by.id, request.key);
      if (again !== undefined) {
        if (again.digest !== request!.digest) return fail(fault('key-reused'));
        return ok(replyOf(table, again) as T);
      }
      const { kicks } = this.services;
      if (request !== null && table.hasKicked) {
        const unwelcome = (await kicks?.refusal(table, request)) ?? null;
        if (unwelcome !== null) return fail(unwelcome);
      }
      const result = this.apply(command, table);
      const fresh = table.takeFresh();
      if (fresh.length === 0) {
        // The command was refused, or had nothing to do. That counts only if the table was up to date when it was
        // decided.
        if (!(await this.replica.catchUp(table))) return result;
        continue;
      }
      const others = kicks?.writes(table, fresh, request) ?? [];
      if (await this.replica.commit(table, fresh, others)) return result;
    }
    throw new Error(`table ${this.id} could not be written`);
  }

  /** Forgets the table if a command breaks halfway, so that nothing of it stays. */
  private apply<T>(command: Command<T>, table: Table): Result<T, Fault> {
    try {
      const result = command(table);
      if (result.ok || table.fresh.length === 0) return result;
      throw new Error(`refused as ${result.error.key} after something had happened`);
    } catch (error) {
      this.replica.forget();
      throw error;
    }
  }
}
