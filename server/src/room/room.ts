import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import type { Write } from '../storage/store.js';
import { replyOf } from '../table/reply.js';
import type { Request } from '../table/request.js';
import type { Table } from '../table/table.js';
import { AbsenceWatch } from './absence-watch.js';
import type { Follower } from './audience.js';
import { Chores } from './chores.js';
import { CommandQueue } from './command-queue.js';
import { Replica } from './replica.js';
import type { RoomServices } from './services.js';

type Command<T> = (table: Table) => Result<T, Fault>;

/** Losing a race as often as this is no bad luck. */
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

  /** As it stands, if it is in memory. */
  get table(): Table | null {
    return this.replica.table;
  }

  get seq(): number {
    return this.table?.seq ?? 0;
  }

  /** Nobody needs it in memory: it can be read again from the storage. */
  idleSince(time: number): boolean {
    return this.replica.audience.size === 0 && this.queue.idleSince(time);
  }

  /** People who follow it here. */
  followedBy(): string[] {
    return this.replica.audience.people();
  }

  /** Whoever follows here is there; of others their node has told. */
  async isPresent(person: string): Promise<boolean> {
    return this.followedBy().includes(person) || this.services.presence.has(this.id, person);
  }

  /** Takes a new table in, which is committed already. */
  adopt(table: Table): void {
    this.replica.adopt(table);
  }

  /** The table is no more. */
  lose(): void {
    this.replica.audience.lose(this.id);
    this.replica.forget();
    this.shut();
  }

  /** Somebody counts on the table, or has looked at it. */
  get needed(): boolean {
    return this.table !== null || this.replica.audience.size > 0;
  }

  shut(): void {
    this.closed = true;
    this.chores.stop();
    this.absenceWatch.stop();
    this.replica.audience.dismiss();
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

  /** Calls the owner of a seat who was reminded, wherever they are. */
  call(seat: number): Promise<void> {
    return this.chores.call(seat);
  }

  /** What else the command changes is written together with what happened here. */
  run<T>(
    request: Request | null,
    command: Command<T>,
    also: () => readonly Write[] = () => [],
  ): Promise<Result<T, Fault>> {
    const allowed: Command<T> = (table) => {
      const full = request === null ? null : (this.services.quotas?.entries(table) ?? null);
      return full === null ? command(table) : fail(full);
    };
    return this.queue.run(() => this.runCommand(request, allowed, also));
  }

  /** A command that leads to the end of the match, however much has happened here. */
  runToEnd<T>(request: Request, command: Command<T>): Promise<Result<T, Fault>> {
    return this.queue.run(() => this.runCommand(request, command, () => []));
  }

  /** A command that nobody asked for but the server itself. */
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
      return table === null ? null : this.replica.audience.admit(table, follower, after);
    });
    const { person } = follower;
    if (leave === null || person === null) return leave;
    this.absenceWatch.came();
    return () => {
      leave();
      if (!this.closed) this.absenceWatch.went(person);
    };
  }

  /** Another node has come this far. */
  heard(seq: number): void {
    const { table, audience } = this.replica;
    if (this.closed || !this.needed || (table?.seq ?? audience.told) >= seq) return;
    this.queue.run(() => this.replica.current()).catch(this.services.failed);
  }

  private async runCommand<T>(
    request: Request | null,
    command: Command<T>,
    also: () => readonly Write[],
  ): Promise<Result<T, Fault>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = this.table ?? (await this.replica.load());
      if (table === null) return fail(fault('no-table'));
      const again = request?.key == null ? undefined : table.answered(request.by.id, request.key);
      if (again !== undefined) {
        if (again.digest !== request!.digest) return fail(fault('key-reused'));
        return ok(replyOf(table, again) as T);
      }
      const { kicks } = this.services;
      const unwelcome = request === null ? null : ((await kicks?.refusal(table, request)) ?? null);
      if (unwelcome !== null) return fail(unwelcome);
      const result = this.apply(command, table);
      const fresh = table.takeFresh();
      if (fresh.length === 0) {
        // A refusal, or that there is nothing to do, counts only for how the table stands, not for how it stood.
        if (!(await this.replica.catchUp(table))) return result;
        continue;
      }
      const others = [...also(), ...(kicks?.writes(table, fresh, request) ?? [])];
      if (await this.replica.commit(table, fresh, others)) return result;
    }
    throw new Error(`table ${this.id} could not be written`);
  }

  /** A command that broke halfway leaves nothing behind. */
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
