import * as SkullQueen from '@crossbones/games/skull-queen/index';
import type { Policy } from '../policy.js';
import { cardPlay } from './card.js';
import { placement } from './placement.js';

/** Sees each pirate drift: every card still held pushes it up or down with some chance. */
export function bosun(): Policy<SkullQueen.State> {
  const place = placement();
  const play = cardPlay();
  return (state, seat, rng) =>
    state.phase === SkullQueen.Phase.place ? place(state, seat, rng) : play(state, seat, rng);
}
