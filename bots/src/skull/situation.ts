import type { Rng } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';

/** What can be done: raises are told apart by how far they go, and the bid of the whole table from all of them. */
const Act = { flower: 0, skull: 1, pass: 2, raise: 3, all: 7 } as const;
export const ACTS = 8;
const RAISES = 4;

/** Where a gang's own skull is. */
const Lot = { gone: 0, hand: 1, buried: 2, top: 3 } as const;
const LOTS = 4;
const COARSE = 0x10_0000;

/** Whether acts of this phase are counted: discs laid, and the bidding. */
export const counted = (state: Skull.State): boolean =>
  state.phase >= Skull.Phase.place && state.phase <= Skull.Phase.bid;

const lotOf = (state: Skull.State, gang: number): number => {
  const skull = state.skull[gang];
  return skull === -2
    ? Lot.gone
    : skull === -1
      ? Lot.hand
      : skull === state.pile[gang] - 1
        ? Lot.top
        : Lot.buried;
};

/** The act as an action; of those raises that are not told apart any. */
export function actionOf(state: Skull.State, gang: number, act: number, rng: Rng): number {
  if (act < Act.pass) return Skull.OWN_WORDS * state.prefixOf[gang] + act;
  if (act === Act.pass) return Skull.PASS;
  let discs = act === Act.all ? state.table : state.bid + act - Act.raise + 1;
  if (act === Act.raise + RAISES - 1) discs += rng.below(state.table - discs);
  return state.bid === 0 ? Skull.CHALLENGE + discs - 1 : Skull.RAISE + discs - Skull.LEAST_RAISE;
}

/** The first and the last kind of act that there is in this phase. */
export function possible(state: Skull.State, gang: number): readonly [number, number] {
  if (state.phase === Skull.Phase.bid) return BIDDING;
  if (state.phase !== Skull.Phase.add) return LAYING;
  return state.pile[gang] === state.discs[gang] ? OPENING : ADDING;
}
const LAYING = [Act.flower, Act.skull] as const;
const ADDING = [Act.flower, Act.all] as const;
const OPENING = [Act.raise, Act.all] as const;
const BIDDING = [Act.pass, Act.all] as const;

/** Whether the gang may act so. */
export function open(state: Skull.State, gang: number, act: number): boolean {
  const lot = lotOf(state, gang);
  switch (act) {
    case Act.flower: {
      const skulls = lot === Lot.hand ? 1 : 0;
      return state.discs[gang] - state.pile[gang] > skulls;
    }
    case Act.skull:
      return lot === Lot.hand;
    case Act.pass:
      return state.phase === Skull.Phase.bid;
    case Act.all:
      return true;
    default:
      return state.bid + act - Act.raise + 1 < state.table;
  }
}

/** A gang's situation as a key: all that is told apart, and only what matters most. */
export const exactKey = (state: Skull.State, gang: number): number =>
  LOTS * situationOf(state, gang) + lotOf(state, gang);
export const coarseKey = (state: Skull.State, gang: number): number =>
  COARSE + LOTS * coarsely(state, gang) + lotOf(state, gang);

/** All that is told apart of a public situation, as one number. */
function situationOf(state: Skull.State, gang: number): number {
  let rivals = 0;
  let alive = 0;
  let active = 0;
  for (let other = 0; other < state.gangs; other++) {
    if (!Skull.has(state.alive, other)) continue;
    alive++;
    if (other === gang) continue;
    if (state.made[other] > 0) rivals = 1;
    if (!Skull.has(state.passed, other)) active++;
  }
  const own = 8 * (state.discs[gang] - 1) + 4 * state.made[gang] + 2 * rivals;
  const { phase } = state;
  if (phase === Skull.Phase.place || phase === Skull.Phase.lead) {
    return 64 * Math.min(alive, 4) + own + (phase === Skull.Phase.lead ? 1 : 0);
  }
  const table = Math.min(state.table, 8);
  const bid = Math.min(state.bid, 7);
  const bidding = ((8 * table + bid) * 4 + Math.min(state.pile[gang], 4) - 1) * 4 + Math.min(active, 3);
  return 1024 + 32 * bidding + own;
}

/** Only what matters most. */
function coarsely(state: Skull.State, gang: number): number {
  const { phase } = state;
  if (phase === Skull.Phase.place || phase === Skull.Phase.lead) return state.discs[gang];
  const left = Math.min(state.table - state.bid, 7);
  return 8 * (8 * left + Math.min(state.bid, 7)) + (phase === Skull.Phase.bid ? 1 : 0) + 8;
}
