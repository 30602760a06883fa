import { lowest, type Rng } from '@crossbones/core';
import { Skull } from '@crossbones/games';
import type { Policy } from '../policy.js';
import { type Bidding, bidding } from './bid.js';
import { flowerNext } from './reach.js';

/** First discs in a hundred that are skulls, by discs left; a full hand can best wait a round for its trap. */
const SKULLS_FIRST: readonly number[] = [0, 0, 30, 30, 40];
/** The same where the sister has placed: one skull guards both mats, and the other gang is free to bid. */
const SKULLS_BESIDE_SKULL = 5;
const SKULLS_BESIDE_FLOWER = 80;
/** Skulls in a hundred of the discs added later, where they spoil the own bid more than another's. */
const SKULLS_ADDED = 15;

/** Lays traps, adds discs, and bids what its own flowers and the safest of the others' discs can carry. */
export function bosun(): Policy<Skull.State> {
  const bids = bidding();
  return (state, seat, rng) => {
    switch (state.phase) {
      case Skull.Phase.place:
        return placeFirst(state, lowest(Skull.sealing(state, seat)), rng);
      case Skull.Phase.lead:
        return placeFirst(state, state.turn, rng);
      case Skull.Phase.add:
        return addOrOpen(bids, state, state.turn, rng);
      case Skull.Phase.bid:
        return bids.answer(state, state.turn, rng);
      case Skull.Phase.attempt:
        return turn(state, seat, rng);
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

function placeFirst(state: Skull.State, gang: number, rng: Rng): number {
  const sister = (gang + state.seats) % state.gangs;
  if (sister === gang || state.pile[sister] === 0) {
    return place(state, gang, SKULLS_FIRST[state.discs[gang]], rng);
  }
  return place(state, gang, state.skull[sister] >= 0 ? SKULLS_BESIDE_SKULL : SKULLS_BESIDE_FLOWER, rng);
}

/** A disc of the gang's hand: so many times in a hundred its skull, where it can choose. */
function place(state: Skull.State, gang: number, skulls: number, rng: Rng): number {
  const word = Skull.OWN_WORDS * state.prefixOf[gang];
  if (!Skull.mayPlace(state, gang, true)) return word + Skull.FLOWER;
  if (!Skull.mayPlace(state, gang, false)) return word + Skull.SKULL;
  return word + (rng.below(100) < skulls ? Skull.SKULL : Skull.FLOWER);
}

function addOrOpen(bids: Bidding, state: Skull.State, gang: number, rng: Rng): number {
  const discs = bids.number(state, gang);
  // Who must open with nothing to show opens low, and hopes to be raised.
  if (state.pile[gang] === state.discs[gang]) return Skull.CHALLENGE + Math.max(discs, 1) - 1;
  // The larger its share of the table, the less a bid leaves to those who come after.
  if (rng.below(state.table) < discs) return Skull.CHALLENGE + discs - 1;
  return place(state, gang, SKULLS_ADDED, rng);
}

/** The likeliest flower; any of those alike. */
function turn(state: Skull.State, seat: number, rng: Rng): number {
  let best = 0;
  let likeliest = -1;
  let alike = 0;
  for (let gang = 0; gang < state.gangs; gang++) {
    if (state.turned[gang] === state.pile[gang]) continue;
    const chance = flowerNext(state, seat, gang, state.turned[gang]);
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

/** The weakest of the others: who starts has to show first what they have. */
function nameFirst(state: Skull.State, seat: number): number {
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
