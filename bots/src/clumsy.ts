import type { Policy } from './policy.js';

/** Plays as one does, and so many times in a hundred as the other. */
export const clumsy =
  <S>(usually: Policy<S>, otherwise: Policy<S>, perCent: number): Policy<S> =>
  (state, seat, rng) =>
    (rng.below(100) < perCent ? otherwise : usually)(state, seat, rng);
