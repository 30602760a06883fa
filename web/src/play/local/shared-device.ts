import type { Sight } from '@crossbones/core';
import { batch, signal } from '@preact/signals';
import type { MatchNews } from './host-message.js';

/** Somebody who gets the device back after a long while does not want to see every card. */
const MOST_REMEMBERED = 30;

/** One device in the hands of one or several people: who holds it, and what each of them has yet to see. */
export class SharedDevice {
  /** Whose seat is at the bottom; null while the device changes hands, and then nobody's hand may be shown. */
  readonly holder = signal<number | null>(null);
  /** Whom it is to be passed to. */
  readonly next = signal<number | null>(null);
  /** What each has seen last, and everything since. */
  private readonly stories = new Map<number, Sight[]>();
  private before: number | null = null;
  private due: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The holder is being shown every step as it comes. */
  private looking = false;

  constructor(
    private readonly people: readonly number[],
    /** How long the one who acted sees what came of it before the device is to be passed, in ms. */
    private readonly linger: () => number,
    /** One person plays all these seats: the device changes seats without changing hands. */
    private readonly solo = false,
  ) {
    // Somebody alone has nobody to hide from.
    if (people.length === 1) [this.holder.value] = people;
  }

  /** Takes in the news of the match, and returns what the holder of the device is to be shown of it. */
  tell(told: MatchNews): Sight | null {
    for (const [seat, sight] of told.sights) {
      const story = this.stories.get(seat) ?? [];
      const kept = this.looking && seat === this.holder.value ? [] : story.slice(-MOST_REMEMBERED);
      this.stories.set(seat, [...kept, sight]);
    }
    this.look(told);
    const holder = this.holder.value;
    return holder === null ? null : (this.stories.get(holder)?.at(-1) ?? null);
  }

  /** What the holder saw last, and what happened since, in order. */
  catchUp(): Sight[] {
    const holder = this.holder.value;
    if (holder === null) return [];
    this.looking = true;
    const story = this.stories.get(holder) ?? [];
    this.stories.set(holder, story.slice(-1));
    return story;
  }

  /** The holder has seen the newest. */
  seen(): void {
    if (this.due === null || this.timer !== undefined) return;
    this.timer = setTimeout(() => this.hide(), this.linger());
  }

  /** The person it was passed to has it now. */
  take(): void {
    const next = this.next.value;
    if (next === null) return;
    batch(() => {
      this.before = next;
      this.next.value = null;
      this.holder.value = next;
    });
  }

  close(): void {
    this.wait();
  }

  private look(told: MatchNews): void {
    const { waits, outcome } = told;
    const holder = this.holder.value;
    this.wait();
    this.due = null;
    if (outcome !== null) this.rest();
    else if (holder === null) this.choose(told);
    else if (waits.length > 0 && !waits.includes(holder)) {
      this.due = this.after(holder, waits);
      if (!this.looking) this.hide();
    }
  }

  /** Whom it is to be passed to, while it is in nobody's hands. */
  private choose({ waits, log }: MatchNews): void {
    const next = this.next.value;
    const last = log.entries.at(-1);
    // Somebody who took an action back wants to act again, before all others that are waited for.
    if (last !== undefined && 'table' in last && last.table === 'undo' && waits.includes(last.seat!))
      this.next.value = last.seat!;
    else if (waits.length > 0 && (next === null || !waits.includes(next)))
      this.next.value = this.after(this.before ?? log.seats - 1, waits);
    else if (next === null) this.next.value = this.people[0] ?? null;
    if (this.solo) this.take();
  }

  /** Once it is over nothing needs hiding: the last holder sees the end. */
  private rest(): void {
    if (this.holder.value !== null) return;
    batch(() => {
      this.holder.value = this.before ?? this.people[0] ?? null;
      this.next.value = null;
    });
  }

  private hide(): void {
    this.wait();
    const { due } = this;
    if (due === null) return;
    this.due = null;
    this.looking = false;
    batch(() => {
      this.before = this.holder.value;
      this.holder.value = null;
      this.next.value = due;
      if (this.solo) this.take();
    });
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** The first of them to the left of a seat. */
  private after(seat: number, waits: readonly number[]): number {
    return waits.find((one) => one > seat) ?? waits[0];
  }
}
