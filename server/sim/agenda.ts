/** Any time will do, as long as it is always the same. */
const START = 1_900_000_000_000;

interface Appointment {
  readonly due: number;
  /** Of two events at one time, the one that was planned first comes first. */
  readonly order: number;
  readonly name: string;
  call: (() => void) | null;
}

const before = (one: Appointment, other: Appointment): boolean =>
  one.due < other.due || (one.due === other.due && one.order < other.order);

/**
 * The one queue of all that will happen, in the order of time. Nothing happens in a simulation except through it, and
 * the time is that of its last event. Between two events there is one turn of the event loop, in which all promises
 * that can be settled are; no real clock is read.
 */
export class Agenda {
  now = START;
  /** One line for each event. Two runs of one seed have the same lines. */
  readonly trace: string[] = [];
  private readonly heap: Appointment[] = [];
  private made = 0;

  /** `turn` waits until all promises that can be settled are. */
  constructor(private readonly turn: () => Promise<void>) {}

  get elapsed(): number {
    return this.now - START;
  }

  note(line: string): void {
    this.trace.push(`${this.elapsed} ${line}`);
  }

  /** Calls back so much later; the answer cancels. */
  after(ms: number, name: string, call: () => void): () => void {
    const one: Appointment = { due: this.now + Math.max(0, ms), order: this.made++, name, call };
    this.heap.push(one);
    this.rise(this.heap.length - 1);
    return () => {
      one.call = null;
    };
  }

  /** Runs until `done` holds, or so much time is over, or nothing is left to happen; answers whether it holds. */
  async until(done: () => boolean, ms: number): Promise<boolean> {
    const end = this.now + ms;
    while (!done()) {
      const next = this.heap[0];
      if (next === undefined || next.due > end) return false;
      this.pop();
      if (next.call === null) continue;
      this.now = next.due;
      this.note(next.name);
      next.call();
      await this.turn();
    }
    return true;
  }

  /** Lets so much time go by. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await this.until(() => false, ms);
    this.now = end;
  }

  private pop(): void {
    const last = this.heap.pop()!;
    if (this.heap.length === 0) return;
    this.heap[0] = last;
    this.sink();
  }

  private rise(from: number): void {
    const { heap } = this;
    for (let at = from; at > 0; ) {
      const up = (at - 1) >> 1;
      if (!before(heap[at], heap[up])) return;
      [heap[at], heap[up]] = [heap[up], heap[at]];
      at = up;
    }
  }

  private sink(): void {
    const { heap } = this;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      let least = at;
      for (const down of [left, left + 1])
        if (down < heap.length && before(heap[down], heap[least])) least = down;
      if (least === at) return;
      [heap[at], heap[least]] = [heap[least], heap[at]];
      at = least;
    }
  }
}
