import * as Skull from '@crossbones/games/skull/index';
import type { Mind } from './mind.js';

/** How likely the seat wins, at the beginning of a round or when the game is over. Changes the state in passing. */
export function prospect(mind: Mind, state: Skull.State, seat: number): number {
  if (state.phase === Skull.Phase.over) return state.winner === seat ? 1 : 0;
  let own = -1;
  for (let gang = seat; gang < state.gangs; gang += state.seats) {
    if (Skull.has(state.alive, gang) && (own < 0 || own === state.first)) own = gang;
  }
  if (own < 0) return 0;
  if (own === state.first) letOthersPlace(state);
  mind.ask(state, own);
  return mind.winning;
}

/** Who is first is asked only when the others' sealed discs lie there. */
function letOthersPlace(state: Skull.State): void {
  for (let gang = 0; gang < state.gangs; gang++) {
    if (gang === state.first || !Skull.has(state.alive, gang)) continue;
    state.pile[gang] = 1;
    state.table++;
  }
  state.phase = Skull.Phase.lead;
  state.turn = state.first;
  state.owing = 0;
}
