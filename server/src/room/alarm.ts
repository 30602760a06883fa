/** A time that is nearer than this is not left to ring in vain. */
const FAR_MS = 20_000;

/**
 * Whether a time that was set before serves as well as the wanted one: it rings in vain, but much later than now, and
 * whoever hears it sets the true one. With each action what is due moves on a little, and nothing else need be changed.
 */
export const serves = (set: number | null, wanted: number | null, now: number): boolean =>
  set !== null && wanted !== null && set <= wanted && set >= now + FAR_MS;
