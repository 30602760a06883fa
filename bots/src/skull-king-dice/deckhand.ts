import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import type { Policy } from '../policy.js';

const { KINDS, Phase, skullKingDice } = SkullKingDice;
type State = SkullKingDice.State;

/** Kinds stand strongest first, from the Skull King to yellow. */
const LAST_CHARACTER = 2;
const BLACK = 3;
const BLUE = 4;
/** In so many of a hundred cases the deckhand takes any die. */
const GRABS = 12;

/**
 * Counts the strong dice and hopes for each of them; rolls the strongest while a trick is wanted and the weakest
 * after. What lies on the table, and what the others hold, does not come into it.
 */
export function deckhand(): Policy<State> {
  const legal = new Uint16Array(skullKingDice.actions);
  return (state, seat, rng) => {
    if (state.phase === Phase.bid) return hope(state, seat);
    const count = skullKingDice.legal(state, seat, legal);
    if (rng.below(100) < GRABS) return legal[rng.below(count)];
    const wants = state.bids[seat] > state.won[seat];
    return wants ? legal[0] : legal[count - 1];
  };
}

function hope(state: State, seat: number): number {
  let halves = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const dice = state.hands[seat * KINDS + kind];
    if (kind <= LAST_CHARACTER || kind === BLACK) halves += 2 * dice;
    else if (kind === BLUE) halves += dice;
  }
  return Math.min(state.round, halves >> 1);
}
