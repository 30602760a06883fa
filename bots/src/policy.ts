import type { Rng } from '@crossbones/core';

/**
 * A player that needs no thinking time: looks at a state and acts. Of the state it reads only what the seat may
 * know, so it gives the same answer in every world the seat cannot tell apart. Allocates nothing.
 */
export type Policy<S = unknown> = (state: S, seat: number, rng: Rng) => number;
