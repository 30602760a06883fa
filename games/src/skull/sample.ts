import type { Rng, Worlds } from '@crossbones/core';
import { fraction } from '../deal.js';
import { held, placedAt } from './belief.js';
import { type Box, GONE, IN_HAND, MOST_IN_HAND } from './discs.js';
import { DUEL_LINE, LINE, NONE, Phase, State } from './state.js';
import type { GameView, Shown } from './view.js';

/** Places where a skull may be: gone, in hand, or in the pile from the bottom. */
const PLACES = MOST_IN_HAND + 2;

/**
 * States that fit the view: what is known is as it is, and each unseen skull is drawn by how likely each of its places
 * is.
 */
export function sampler(view: GameView, box: Box): Worlds<State> {
  const known = new State(view.seats, view.options, box);
  restore(known, view);
  const hidden = view.gangs.flatMap((gang, i) =>
    gang.out || gang.pile.includes('skull') || view.mine.some((mine) => mine.gang === i) ? [] : [i],
  );
  const weights = new Float64Array(PLACES * hidden.length);
  for (const [i, gang] of hidden.entries()) {
    const odds = known.odds[gang];
    const size = known.discs[gang];
    weights[PLACES * i] = 1 - odds;
    weights[PLACES * i + 1] = odds * held(size, known.pile[gang]);
    for (let at = 0; at < known.pile[gang] - known.turned[gang]; at++) {
      weights[PLACES * i + 2 + at] = odds * placedAt(size, at);
    }
  }
  return {
    into(state: State, rng: Rng): void {
      State.copy(known, state);
      for (let i = 0; i < hidden.length; i++) {
        state.skull[hidden[i]] = GONE + drawn(weights, PLACES * i, rng);
      }
    },
  };
}

/** One of the places, each as likely as its weight. */
function drawn(weights: Float64Array, from: number, rng: Rng): number {
  let sum = 0;
  for (let i = 0; i < PLACES; i++) sum += weights[from + i];
  let rest = fraction(rng) * sum;
  let place = 0;
  for (let i = 0; i < PLACES; i++) {
    if (weights[from + i] === 0) continue;
    // If rounding leaves a remainder, the last place with any weight is taken.
    place = i;
    rest -= weights[from + i];
    if (rest < 0) break;
  }
  return place;
}

function restore(state: State, view: GameView): void {
  state.phase = phaseOf(view);
  state.round = view.round;
  state.first = view.first ?? NONE;
  state.turn = view.turn ?? NONE;
  state.owing = setOfGangs(view.waiting);
  state.table = view.table;
  state.bid = view.bid ?? 0;
  state.bidder = view.bidder ?? NONE;
  state.challenger = view.challenger ?? NONE;
  state.owner = view.owner ?? NONE;
  state.picked = view.picked ?? NONE;
  state.winner = view.winner ?? NONE;
  state.bidCount = view.bids.length;
  state.bids.set(view.bids.flat());
  state.alive = 0;
  state.passed = 0;
  for (const [i, gang] of view.gangs.entries()) {
    const skull = gang.pile.indexOf('skull');
    state.odds[i] = gang.odds;
    state.discs[i] = gang.hand + gang.pile.length;
    state.pile[i] = gang.pile.length;
    state.turned[i] = gang.pile.filter((disc) => disc !== null).length;
    state.skull[i] = skull === -1 ? GONE : skull;
    state.made[i] = gang.made;
    if (!gang.out) state.alive |= 1 << i;
    if (gang.passed) state.passed |= 1 << i;
  }
  for (const mine of view.mine) {
    const skull = mine.pile.indexOf('skull');
    state.skull[mine.gang] = mine.hand.includes('skull') ? IN_HAND : skull === -1 ? GONE : skull;
  }
  for (const [i, [challenger, bid, owner, picked]] of view.sheet.entries()) {
    state.sheet.set([challenger, bid, (owner ?? NONE) + 1, (picked ?? NONE) + 1], LINE * i);
  }
  if (view.duel !== null) {
    state.duelFrom = view.duel.since;
    state.duelOdds.set(view.duel.odds);
    for (const [i, { piles, bids }] of view.duel.rounds.entries()) {
      state.duel.set([...piles, bids.reduce((set, bid) => set | (1 << (bid - 1)), 0)], DUEL_LINE * i);
    }
  }
  if (view.last !== null) {
    state.turnRound = view.round - 1;
    restoreShown(state, view.last);
  } else if (view.turned.length > 0) {
    state.turnRound = view.round;
    restoreShown(state, view);
  }
}

function restoreShown(state: State, shown: Shown): void {
  state.turnCount = shown.turned.length;
  for (const [i, { gang }] of shown.turned.entries()) state.turns[i] = gang;
  for (const { gang, pile } of shown.gloats) state.gloats[gang] = 8 * pile.length + pile.indexOf('skull') + 1;
}

const setOfGangs = (gangs: readonly number[]): number => gangs.reduce((set, gang) => set | (1 << gang), 0);

function phaseOf(view: GameView): Phase {
  if (view.phase === 'place' && view.turn !== null) return Phase.lead;
  if (view.phase === 'loss' && view.turn === null) return Phase.draw;
  return Phase[view.phase];
}
