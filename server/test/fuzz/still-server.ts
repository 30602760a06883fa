import { FastClock } from '../clocks/fast-clock.js';

/** So slow that nothing happens by itself: whatever changes was changed by a request. */
const STILL = 1e-9;

export const portOf = ({ url }: { readonly url: string }): number => Number(new URL(url).port);
/** Always the same time and the same chance, so that a request that was wrongly refused once can be repeated. */
export const still = {
  world: (seed: string) => new FastClock(STILL, seed, Date.UTC(2026, 0, 1)),
  env: { PUBLIC_URL: 'http://localhost' },
};
