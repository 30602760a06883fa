import { lowest, type Rng } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import type { Policy } from '../policy.js';
import { type Bidding, bidding } from './bid.js';
import { flowerNext } from './reach.js';
import { sound, type Temper } from './temper.js';

/** Lays traps, adds discs, and bids what its own flowers and the safest of the others' discs can carry. */
export const bosun = (): Policy<Skull.State> => byRules(sound);

/** One who plays by rules of thumb, as eager and as wary as the temper says. */
export function byRules(temper: Temper): Policy<Skull.State> {
  const bids = bidding(temper);
  return (state, seat, rng) => {
    switch (state.phase) {
      case Skull.Phase.place:
        return placeFirst(state, lowest(Skull.sealing(state, seat)), temper, rng);
      case Skull.Phase.lead:
        return placeFirst(state, state.turn, temper, rng);
      case Skull.Phase.add:
        return addOrOpen(bids, state, state.turn, temper, rng);
      case Skull.Phase.bid:
        return bids.answer(state, state.turn, rng);
      case Skull.Phase.attempt:
        return turn(state, seat, temper, rng);
      case Skull.Phase.loss:
        return lose(state);
      case Skull.Phase.name:
        return nameFirst(state, seat);
      case Skull.Phase.first:
      case Skull.Phase.draw:
      case Skull.Phase.over:
        throw new Error('nobody is to act');
    }
  };
}

function placeFirst(state: Skull.State, gang: number, temper: Temper, rng: Rng): number {
  const sister = (gang + state.seats) % state.gangs;
  if (sister === gang || state.pile[sister] === 0) {
    return place(state, gang, temper.skullsFirst[state.discs[gang]], rng);
  }
  const skulls = state.skull[sister] >= 0 ? temper.skullsBesideSkull : temper.skullsBesideFlower;
  return place(state, gang, skulls, rng);
}

/** A disc of the gang's hand: so many times in a hundred its skull, where it can choose. */
function place(state: Skull.State, gang: number, skulls: number, rng: Rng): number {
  const word = Skull.OWN_WORDS * state.prefixOf[gang];
  if (!Skull.mayPlace(state, gang, true)) return word + Skull.FLOWER;
  if (!Skull.mayPlace(state, gang, false)) return word + Skull.SKULL;
  return word + (rng.below(100) < skulls ? Skull.SKULL : Skull.FLOWER);
}

function addOrOpen(bids: Bidding, state: Skull.State, gang: number, temper: Temper, rng: Rng): number {
  const discs = bids.number(state, gang);
  // A player who must open with nothing to show opens low, and hopes to be raised.
  if (state.pile[gang] === state.discs[gang]) return Skull.CHALLENGE + Math.max(discs, 1) - 1;
  if (discs > 0) {
    if (rng.below(100) >= temper.patience) return Skull.CHALLENGE + discs - 1;
  } else if (state.skull[gang] >= 0 && rng.below(100) < temper.bluffsOpening) return Skull.CHALLENGE;
  return place(state, gang, temper.skullsAdded, rng);
}

/** The likeliest flower; any of those alike. */
function turn(state: Skull.State, seat: number, temper: Temper, rng: Rng): number {
  let best = 0;
  let likeliest = -1;
  let alike = 0;
  for (let gang = 0; gang < state.gangs; gang++) {
    if (state.turned[gang] === state.pile[gang]) continue;
    const chance = flowerNext(state, seat, gang, state.turned[gang], temper);
    if (chance < likeliest) continue;
    alike = chance > likeliest ? 1 : alike + 1;
    likeliest = chance;
    if (rng.below(alike) === 0) best = gang;
  }
  return Skull.TURN + state.nameOf[best];
}

function lose(state: Skull.State): number {
  // The discs are shuffled, so one position is as good as another.
  if (state.turn !== state.challenger) return Skull.PICK;
  // A lone skull can make no challenge; before that it is worth more than any flower.
  return Skull.LOSE + (state.discs[state.turn] === 2 ? Skull.SKULL : Skull.FLOWER);
}

/** The weakest of the others: the one who starts has to show first what they have. */
export function nameFirst(state: Skull.State, seat: number): number {
  let weakest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let gang = 0; gang < state.gangs; gang++) {
    if (!Skull.has(state.alive, gang) || state.seatOf[gang] === seat) continue;
    const strength = state.discs[gang] + state.full * state.made[gang];
    if (strength >= least) continue;
    least = strength;
    weakest = gang;
  }
  return Skull.FIRST + state.nameOf[weakest];
}
