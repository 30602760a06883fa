/** By so much the server's clock is ahead of this device's, in ms. */
let ahead = 0;

/** A time of the server, by this device's clock. */
export const hereAt = (time: number): number => time - ahead;

/** What time the server said it was, and when that was here. It counts whole seconds, so it is half a second later there. */
export function noteServerTime(told: number, now: number): void {
  const there = told + 500;
  if (Number.isFinite(there)) ahead = Math.abs(there - now) < 1_500 ? 0 : there - now;
}
