import { type Inquiry, inquiryOf, isQuick } from '@crossbones/bots/pool';
import { tableId } from '../ids.js';
import { RareMap } from '../rare-map.js';
import { absent, asked, botActs, type Chore, chores, close, deal, timeUp } from '../table/deadlines.js';
import { type Notice, nudgeOf } from '../table/notice.js';
import type { Table } from '../table/table.js';
import { serves } from './alarm.js';
import { Notices, STILL_THERE_MS } from './notices.js';
import { FAILED_MS, LEASE_MS, type RoomAccess, type RoomServices } from './services.js';
import { holdBack, Thoughts } from './thoughts.js';

type Task = Chore | Notice;
type BotChore = Extract<Chore, { is: 'bot' }>;

/** A timer waits no longer than this; what is due later is looked at again then. */
const HORIZON_MS = 3_600_000;
const STILL_OPEN_MS = 3_600_000;

/** Does what a table must do by itself when it is due. A node has as long for a chore as its lease lasts. */
export class Chores {
  private cancel: () => void = () => {};
  /** When the timer rings; null: none is set. */
  private rings: number | null = null;
  /** Chores that were looked at and can wait until a time. */
  private readonly snoozed = new RareMap<string, number>();
  private readonly thoughts = new Thoughts();
  private readonly notices: Notices;
  /** What is being done. */
  private readonly underWay = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    private readonly room: RoomAccess,
    private readonly services: RoomServices,
  ) {
    this.notices = new Notices(room, services);
  }

  stop(): void {
    this.stopped = true;
    this.silence();
    this.thoughts.keep(() => false);
  }

  /** Waits until nothing is being done. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }

  /** Does what is due, now. */
  async wake(): Promise<void> {
    if (!this.stopped) await this.track(this.doAllDue());
  }

  /** Calls the owner of a seat who has just been reminded. */
  async call(seat: number): Promise<void> {
    const notice = await this.room.look((table) => nudgeOf(table, seat));
    if (notice !== null) await this.notices.send(notice);
  }

  /**
   * When some node must look at the table. Chores that this node is doing count too, for it may break down while doing
   * them.
   */
  dueOf(table: Table): number | null {
    return earliest(this.pending(table));
  }

  /** Looks at the table again when something is due, or after a while. */
  schedule(after?: number): void {
    const { world, failed } = this.services;
    const { table } = this.room;
    if (table !== null) this.thoughts.keep((seat, decision) => asked(table, { seat, decision }));
    // A table that was forgotten is read again, for its followers may not have heard of all that was written.
    const wanted = after === undefined && table === null ? FAILED_MS : after;
    const due = wanted === undefined ? table && earliest(this.untouched(table)) : world.now() + wanted;
    const now = world.now();
    if (!this.stopped && serves(this.rings, due, now)) return;
    this.silence();
    if (this.stopped || due === null) return;
    const wait = Math.min(HORIZON_MS, Math.max(0, due - now));
    this.rings = now + wait;
    this.cancel = world.after(wait, () => {
      this.rings = null;
      this.wake().catch(failed);
    });
  }

  private silence(): void {
    this.rings = null;
    this.cancel();
  }

  private async doAllDue(): Promise<void> {
    const now = this.services.world.now();
    let due: Task[] | null;
    try {
      due = await this.room.look((table) => this.untouched(table).filter(({ at }) => at <= now));
    } catch (error) {
      this.schedule(FAILED_MS);
      throw error;
    }
    if (due === null) return;
    // Whoever set this time set it too early.
    if (due.length === 0) await this.putDue();
    for (const task of due) {
      if (this.stopped) return;
      if (task.is === 'bot' && !isQuick(task.level)) this.ponder(task);
      else await this.attend(task);
    }
    this.schedule();
  }

  /** Slow bots think beside the other chores, so that the rest of the table need not wait for them. */
  private ponder(turn: BotChore): void {
    const thinking = this.thoughts.begin(turn, (signal) => this.attend(turn, signal));
    void this.track(thinking.finally(() => this.schedule()));
  }

  private track(doing: Promise<void>): Promise<void> {
    this.underWay.add(doing);
    return doing.finally(() => this.underWay.delete(doing));
  }

  private pending(table: Table): Task[] {
    const all: Task[] = [...chores(table), ...this.notices.pending(table)];
    if (this.snoozed.size === 0) return all;
    return all.map((task) => ({ ...task, at: Math.max(task.at, this.snoozed.get(nameOf(task)) ?? 0) }));
  }

  /** Chores that are pending and that nobody has begun. */
  private untouched(table: Table): Task[] {
    return this.pending(table).filter((task) => task.is !== 'bot' || !this.thoughts.has(task));
  }

  private async attend(task: Task, signal?: AbortSignal): Promise<void> {
    const { world, failed } = this.services;
    try {
      const wait = await this.perform(task, signal);
      if (wait === null) this.snoozed.delete(nameOf(task));
      else await this.snooze(task, world.now() + wait);
    } catch (error) {
      failed(error);
      await this.snooze(task, world.now() + FAILED_MS).catch(failed);
    }
  }

  /** Null when it is done, else how long it can wait. */
  private async perform(task: Task, signal?: AbortSignal): Promise<number | null> {
    const { room } = this;
    const now = this.services.world.now();
    switch (task.is) {
      case 'deal':
        await room.runOwn((table) => deal(table, now, () => tableId(this.services.world.random)));
        return null;
      case 'bot':
      case 'clock':
        return this.play(task, signal);
      case 'absence': {
        const owner = await room.look((table) => table.places[task.seat].person);
        if (owner !== null && (await room.isPresent(owner))) return STILL_THERE_MS;
        await room.runOwn((table) => absent(table, task.seat, now));
        return null;
      }
      case 'close': {
        const people = (await room.look((table) => [...table.people.keys()])) ?? [];
        for (const person of people) if (await room.isPresent(person)) return STILL_OPEN_MS;
        await room.runOwn((table) => close(table, now));
        return null;
      }
      case 'turn':
      case 'reminder':
      case 'nudge': {
        const wait = await this.notices.send(task);
        if (wait === null) await this.putDue();
        return wait;
      }
    }
  }

  /** A bot's turn, or that of somebody whose time is up. */
  private async play(
    task: BotChore | Extract<Chore, { is: 'clock' }>,
    signal?: AbortSignal,
  ): Promise<number | null> {
    const { world, failed } = this.services;
    const turn = { level: 'bosun', ...task } as const;
    const inquiry = await this.room.look((table) =>
      asked(table, turn) ? inquiryOf(table.match!, turn) : null,
    );
    if (inquiry === null) return null;
    const said = await this.askBot(inquiry, signal);
    if (signal?.aborted) return null;
    if (task.is === 'bot' && signal !== undefined && !(await holdBack(task.due, world, signal))) return null;
    const act = task.is === 'bot' ? botActs : timeUp;
    const done = await this.room.runOwn((table) =>
      act(table, turn.seat, turn.decision, said.word, world.now()),
    );
    if (said.word !== null && done.ok && done.value !== null && done.value !== said.word)
      failed(new Error(`the ${turn.level} of ${inquiry.game} said ${said.word}, which is not allowed`));
    return null;
  }

  /**
   * What a bot says. A bot that breaks says nothing: that is our bug and is reported as
   * such, but the others at the table must not wait until it is mended.
   */
  private async askBot(inquiry: Inquiry, signal?: AbortSignal): Promise<{ readonly word: string | null }> {
    const { bots, failed } = this.services;
    try {
      return await bots.ask(inquiry, signal);
    } catch (error) {
      if (!signal?.aborted) failed(error);
      return { word: null };
    }
  }

  private async snooze(task: Task, until: number): Promise<void> {
    this.snoozed.set(nameOf(task), until);
    if (until >= this.services.world.now() + LEASE_MS) await this.putDue();
  }

  /** Tells the other nodes when the next chore is due. */
  private async putDue(): Promise<void> {
    const { table } = this.room;
    if (table === null) return;
    const due = this.dueOf(table);
    await this.services.archive.putDue(table, due === null ? null : due + LEASE_MS);
  }
}

const earliest = (tasks: readonly Task[]): number | null =>
  tasks.length === 0 ? null : Math.min(...tasks.map(({ at }) => at));

const nameOf = (task: Task): string => `${task.is} ${'seat' in task ? task.seat : ''}`;
