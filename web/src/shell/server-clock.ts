/** How far the server's clock is ahead of this device's, in ms. */
let ahead = 0;

/** A time of the server, by this device's clock. */
export const hereAt = (time: number): number => time - ahead;

/** Compares the server's time with ours. It comes in whole seconds, so on average it is half a second later there. */
export function noteServerTime(told: number, now: number): void {
  const there = told + 500;
  if (Number.isFinite(there)) ahead = Math.abs(there - now) < 1_500 ? 0 : there - now;
}
