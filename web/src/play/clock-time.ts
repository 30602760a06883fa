import type { SeatClock } from '@crossbones/api';

/** What a clock has left at this time, in ms; null where there is none. */
export function leftAt({ left, since }: SeatClock, now: number): number | null {
  if (left === null) return null;
  return Math.max(0, since === null ? left : left - (now - since));
}

const two = (n: number): string => String(n).padStart(2, '0');

/** A time as a clock shows it: minutes and seconds, with hours from an hour on; `days` puts longer times into words. */
export function timeOf(ms: number, days: (days: number, hours: number) => string): string {
  // Rounded up: a clock shows 0 only when its time is over.
  const seconds = Math.ceil(ms / 1_000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return days(Math.floor(hours / 24), hours % 24);
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
