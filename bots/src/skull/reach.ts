import * as Skull from '@crossbones/games/skull/index';
import type { Temper } from './temper.js';

/** Below this nobody bids, so nobody needs to know how far below. */
const HOPELESS = 0.02;

/** How much likelier than blindly laid the gang's pile has a skull, by what it bid and whether it passed. */
function told(state: Skull.State, gang: number, temper: Temper): number {
  let much = Skull.has(state.passed, gang) ? temper.passTells : 1;
  for (let i = 0; i < state.bidCount; i++) {
    if (state.bids[2 * i] === gang && state.bids[2 * i + 1] > 0) much *= temper.bidTells;
  }
  return much;
}

/** The chance, to all but its person, that none of the top `turned` discs of the gang's pile is its skull. */
function clean(state: Skull.State, gang: number, turned: number, much: number): number {
  const size = state.discs[gang];
  const pile = state.pile[gang];
  const odds = state.odds[gang];
  const above = odds * (Skull.held(size, pile - turned) - Skull.held(size, pile));
  const anywhere = odds * (1 - Skull.held(size, pile));
  return 1 - (above * much) / (anywhere * much + 1 - anywhere);
}

/** The chance, as far as the seat can tell, that under `turned` flowers there lies another. */
export function flowerNext(
  state: Skull.State,
  seat: number,
  gang: number,
  turned: number,
  temper: Temper,
): number {
  if (state.seatOf[gang] === seat) return state.skull[gang] === state.pile[gang] - turned - 1 ? 0 : 1;
  const much = told(state, gang, temper);
  const before = clean(state, gang, turned, much);
  return before <= 0 ? 0 : clean(state, gang, turned + 1, much) / before;
}

/** By number of discs: the chance that the gang turns so many without a skull, as far as its person can tell. */
type Reach = (state: Skull.State, gang: number) => Float64Array;

export function reaching(temper: Temper): Reach {
  const chances = new Float64Array(Skull.MOST_DISCS + 1);
  const next = new Float64Array(Skull.MOST_GANGS);
  const depth = new Uint8Array(Skull.MOST_GANGS);

  function look(state: Skull.State, seat: number, gang: number): void {
    next[gang] = depth[gang] < state.pile[gang] ? flowerNext(state, seat, gang, depth[gang], temper) : -1;
  }

  /** The own pile comes first; after it, always the likeliest flower. */
  function pileToTurn(state: Skull.State, gang: number): number {
    if (depth[gang] < state.pile[gang]) return gang;
    let best = gang;
    for (let other = 0; other < state.gangs; other++) if (next[other] > next[best]) best = other;
    return best;
  }

  return (state, gang) => {
    const seat = state.seatOf[gang];
    for (let other = 0; other < state.gangs; other++) {
      depth[other] = 0;
      look(state, seat, other);
    }
    let chance = 1;
    for (let discs = 1; discs <= state.table; discs++) {
      if (chance < HOPELESS) {
        chances.fill(0, discs, state.table + 1);
        break;
      }
      const pile = pileToTurn(state, gang);
      chance *= next[pile];
      chances[discs] = chance;
      depth[pile]++;
      look(state, seat, pile);
    }
    return chances;
  };
}
