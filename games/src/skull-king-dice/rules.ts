import { everyone, NOBODY, type Outcome, only, type Rng, shuffle } from '@crossbones/core';
import { KINDS, MOST_ROUNDS, MOST_SEATS, rollCode, SIDES } from './dice.js';
import { ROLL } from './notation.js';
import { placesOf, pointsFor } from './score.js';
import { NO_DIE, NOBODY_YET, NOT_BID, Phase, type State } from './state.js';
import { bonusOf, judge, leads, NOTHING_LED, placeOf } from './trick.js';

/** Made once: a playout asks for such a name at every roll. */
const dealNames = Array.from({ length: MOST_ROUNDS }, (_, r) => `deal/${r + 1}`);
const rollNames = dealNames.flatMap((_, r) =>
  dealNames.flatMap((_, t) =>
    Array.from({ length: MOST_SEATS }, (_, p) => `roll/${r + 1}/${t + 1}/${p + 1}`),
  ),
);

export function event(state: State): string | null {
  switch (state.phase) {
    case Phase.starter:
      return 'starter';
    case Phase.deal:
      return dealNames[state.round];
    case Phase.roll:
      return rollNames[((state.round - 1) * MOST_ROUNDS + state.trick - 1) * MOST_SEATS + state.landed];
    default:
      return null;
  }
}

export function chance(state: State, rng: Rng): void {
  switch (state.phase) {
    case Phase.starter:
      state.starter = rng.below(state.seats);
      state.leader = state.starter;
      state.phase = Phase.deal;
      break;
    case Phase.deal:
      deal(state, rng);
      break;
    case Phase.roll:
      land(state, state.faces[state.rolling * SIDES + rng.below(SIDES)]);
      break;
  }
}

function deal(state: State, rng: Rng): void {
  if (state.round > 0) keepLastTrick(state);
  clearTable(state);
  if (state.round > 0) state.starter = onTheRight(state.starter, state.seats);
  state.leader = state.starter;
  state.round++;
  const { draw, hands, held, seats, round } = state;
  // From the full bag in its own order each time, so that earlier deals leave no trace in this one.
  draw.set(state.dice);
  shuffle(draw, draw.length, rng);
  let next = 0;
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < round; i++) {
      const kind = draw[next++];
      hands[seat * KINDS + kind]++;
      held[seat] |= 1 << kind;
      state.bag[kind]--;
    }
  }
  state.owing = everyone(seats);
  state.phase = Phase.bid;
}

export function actors(state: State): number {
  return state.phase === Phase.play ? only(state.turn) : state.owing;
}

/** A sealed bid may be changed until the last one is in. */
export function mayAct(state: State): number {
  return state.phase === Phase.bid ? everyone(state.seats) & ~state.owing : NOBODY;
}

export function apply(state: State, seat: number, action: number): void {
  if (action < ROLL) bid(state, seat, action);
  else roll(state, seat, action - ROLL);
}

function bid(state: State, seat: number, tricks: number): void {
  state.bids[seat] = tricks;
  state.owing &= ~only(seat);
  if (state.owing !== 0) return;
  state.turn = state.leader;
  state.phase = Phase.play;
}

function roll(state: State, seat: number, kind: number): void {
  if (--state.hands[seat * KINDS + kind] === 0) state.held[seat] &= ~(1 << kind);
  if (leads(kind)) {
    if (state.led === NOTHING_LED) state.led = kind;
    else if (kind !== state.led) state.voids[seat] |= 1 << state.led;
  }
  state.rolling = kind;
  state.phase = Phase.roll;
}

function land(state: State, face: number): void {
  const { seats } = state;
  state.rolls[(state.trick - 1) * seats + state.landed] = rollCode(state.rolling, face);
  state.rolling = NO_DIE;
  state.phase = Phase.play;
  if (++state.landed === seats) endTrick(state);
  else state.turn = state.turn + 1 === seats ? 0 : state.turn + 1;
}

function endTrick(state: State): void {
  const { seats, rolls } = state;
  const from = (state.trick - 1) * seats;
  const verdict = judge(rolls, from, seats);
  const winner = (state.leader + placeOf(verdict)) % seats;
  state.won[winner]++;
  if (state.bonuses) state.bonus[winner] += bonusOf(rolls, from, seats, verdict);
  state.leaders[state.trick - 1] = state.leader;
  state.leader = winner;
  state.turn = winner;
  state.landed = 0;
  state.led = NOTHING_LED;
  if (++state.trick > state.round) endRound(state);
}

function endRound(state: State): void {
  const { seats, round, bids, won, bonus } = state;
  for (let seat = 0; seat < seats; seat++) {
    const at = (round - 1) * seats + seat;
    const points = pointsFor(state.options.scoring, round, bids[seat], won[seat], bonus[seat]);
    state.sheetBids[at] = bids[seat];
    state.sheetWon[at] = won[seat];
    state.sheetBonus[at] = bonus[seat];
    state.sheetPoints[at] = points;
    state.scores[seat] += points;
  }
  // SD-2: all go back into the bag.
  state.bag.set(state.counts);
  state.turn = NOBODY_YET;
  state.phase = round === state.rounds ? Phase.over : Phase.deal;
}

/** Players may look at the last trick until the next one is over. */
function keepLastTrick(state: State): void {
  const from = (state.trick - 2) * state.seats;
  for (let i = 0; i < state.seats; i++) state.last[i] = state.rolls[from + i];
  state.lastLeader = state.leaders[state.trick - 2];
}

function clearTable(state: State): void {
  const { seats } = state;
  for (let seat = 0; seat < seats; seat++) {
    state.bids[seat] = NOT_BID;
    state.won[seat] = 0;
    state.bonus[seat] = 0;
    state.voids[seat] = 0;
  }
  state.trick = 1;
}

/** SD-4: turns go clockwise, up the seat numbers, but the start of a round goes the other way. */
const onTheRight = (seat: number, seats: number): number => (seat === 0 ? seats : seat) - 1;

export function outcome(state: State): Outcome | null {
  if (state.phase !== Phase.over) return null;
  const points = Array.from(state.scores);
  return { places: placesOf(points), points, grade: null };
}

/** Each round every seat bids once and rolls as many dice as the round's number. */
export const boundOf = (seats: number, rounds: number): number =>
  seats * (rounds + (rounds * (rounds + 1)) / 2);
