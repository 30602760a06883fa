import type { Clock, SeatClock } from '@crossbones/api';

/** Milliseconds of service between two times: time less outages. */
export type Served = (from: number, to: number) => number;

/** The time at which so many milliseconds of service have passed. */
export function later(served: Served, since: number, ms: number): number {
  let at = since + ms;
  for (let missing = ms - served(since, at); missing > 0; missing = ms - served(since, at)) at += missing;
  return at;
}

/** Whether a seat's time runs, stands still with what is left, or does not count. */
export type ClockState = 'runs' | 'stands' | 'off';

/** The clocks of all seats: what was left at `since`, and running if `since` is a time. */
export class Clocks {
  readonly seats: SeatClock[];

  constructor(
    private readonly clock: Clock,
    people: readonly boolean[],
    private readonly served: Served,
  ) {
    this.seats = people.map((person) => ({
      left: person && clock.per === 'match' ? clock.ms : null,
      since: null,
    }));
  }

  /** Takes the time since from everybody whose clock runs. */
  charge(at: number): void {
    for (const [seat, { left, since }] of this.seats.entries()) {
      if (left === null || since === null) continue;
      this.seats[seat] = { left: Math.max(0, left - this.served(since, at)), since: at };
    }
  }

  /** The seat has moved: the next move has its whole time. */
  renew(seat: number): void {
    if (this.clock.per === 'move') this.seats[seat] = { left: null, since: null };
  }

  /** A move was taken back: it has the time that was left when it was made. */
  restore(seat: number, left: number | null): void {
    if (this.clock.per === 'move') this.seats[seat] = { left, since: null };
  }

  set(seat: number, running: ClockState, at: number): void {
    const { clock } = this;
    if (clock.per === 'none') return;
    const { left } = this.seats[seat];
    if (running === 'runs') this.seats[seat] = { left: left ?? clock.ms, since: at };
    else this.seats[seat] = { left: running === 'off' && clock.per === 'move' ? null : left, since: null };
  }

  /** How all stand now; where there are no clocks this is always the same. */
  snapshot(): readonly SeatClock[] {
    return this.clock.per === 'none' ? this.seats : [...this.seats];
  }

  /** When the seat's time is up; null: its clock does not run. */
  due(seat: number): number | null {
    return dueOf(this.served, this.seats[seat]);
  }

  /** The clocks as a client can count with them: outages are left out by letting `since` be later. */
  shown(seats: readonly SeatClock[]): SeatClock[] {
    return seats.map((seat) => {
      const due = dueOf(this.served, seat);
      return due === null ? { ...seat } : { left: seat.left, since: due - seat.left! };
    });
  }
}

const dueOf = (served: Served, { left, since }: SeatClock): number | null =>
  left === null || since === null ? null : later(served, since, left);
