import type { Fault, Result } from '@crossbones/core';
import { appear, disappear } from '../table/absence.js';
import type { Table } from '../table/table.js';
import type { RoomServices } from './services.js';

/** Somebody who is back within this time has only reloaded the page. */
export const GRACE_MS = 4_000;

interface Watched {
  readonly id: string;
  readonly table: Table | null;
  followedBy(): readonly string[];
  look<T>(see: (table: Table) => T): Promise<T | null>;
  runOwn<T>(command: (table: Table) => Result<T, Fault>): Promise<Result<T, Fault>>;
}

/**
 * Notes who goes and who is back. A node notes that somebody has gone when they stop following there; if they still
 * follow at another node, that node corrects it.
 */
export class AbsenceWatch {
  private readonly timers = new Set<() => void>();
  private readonly underWay = new Set<Promise<void>>();
  /** Whether a timer is set to look for people whose node may have died. */
  private looking = false;
  private stopped = false;

  constructor(
    private readonly room: Watched,
    private readonly services: RoomServices,
  ) {}

  stop(): void {
    this.stopped = true;
    for (const cancel of this.timers) cancel();
    this.timers.clear();
  }

  /** Waits until nothing is being noted. */
  async settle(): Promise<void> {
    await Promise.all(this.underWay);
  }

  /** Somebody has begun to follow the table at this node. */
  came(): void {
    if (this.stopped) return;
    this.track(this.services.presence.sign([this.room]));
    this.recheck();
    if (!this.looking) this.lookIn(GRACE_MS);
  }

  /** One of this person's streams has stopped following the table. */
  went(person: string): void {
    this.after(GRACE_MS, async () => {
      if (this.isHere(person)) return;
      await this.signOff(person);
    });
  }

  /** People who follow at this node are there, even if another node has noted that they are not. */
  recheck(): void {
    const { table } = this.room;
    if (this.stopped || table === null || table.unseen.size === 0) return;
    const { world } = this.services;
    for (const person of this.room.followedBy())
      if (table.unseen.has(person)) this.track(this.room.runOwn((open) => appear(open, person, world.now())));
  }

  private isHere(person: string): boolean {
    return this.room.followedBy().includes(person);
  }

  private async signOff(person: string): Promise<void> {
    const { presence, world } = this.services;
    await presence.signOff(this.room.id, person);
    await this.room.runOwn((table) =>
      this.isHere(person) ? { ok: true, value: null } : disappear(table, person, world.now()),
    );
  }

  /** Looks for people who signed in at a node that has died since, and did not come back: they have gone as well. */
  private lookIn(ms: number): void {
    this.looking = true;
    this.after(ms, async () => {
      this.looking = false;
      const { presence, world } = this.services;
      const seated = await this.room.look(({ places }) => places.flatMap(({ person }) => person ?? []));
      const signs = await presence.signs(this.room.id);
      const now = world.now();
      let next = Number.POSITIVE_INFINITY;
      for (const person of seated ?? []) {
        const until = signs.get(person);
        if (until === undefined || this.isHere(person)) continue;
        if (until > now) next = Math.min(next, until - now);
        else await this.signOff(person);
      }
      if (next !== Number.POSITIVE_INFINITY && !this.looking) this.lookIn(next + GRACE_MS);
    });
  }

  private after(ms: number, job: () => Promise<void>): void {
    if (this.stopped) return;
    const cancel = this.services.world.after(ms, () => {
      this.timers.delete(cancel);
      if (!this.stopped) this.track(job());
    });
    this.timers.add(cancel);
  }

  /** Remembers the job, so that the storage is not closed before it is done. */
  private track(job: Promise<unknown>): void {
    const done = job.then(() => {}, this.services.failed).finally(() => this.underWay.delete(done));
    this.underWay.add(done);
  }
}
