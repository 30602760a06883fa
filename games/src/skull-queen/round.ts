import { everyone, only, type Rng, shuffle } from '@crossbones/core';
import { COLOURLESS, COLOURS, colourOf, highBit, lowBit, NO_COLOUR } from './cards.js';
import { OVERBOARD, UNPLACED, worthAt } from './score.js';
import { haunted, NONE, Phase, type State } from './state.js';
import { judge, NOBODY, seatAt } from './trick.js';

/** The first dealer; the deal then passes clockwise. */
export function drawDealer(state: State, rng: Rng): void {
  makeDealer(state, rng.below(state.seats));
  state.phase = Phase.deal;
}

function makeDealer(state: State, seat: number): void {
  state.dealer = seat;
  state.leader = (seat + 1) % state.seats;
}

export function deal(state: State, rng: Rng): void {
  if (state.round > 0) {
    makeDealer(state, (state.dealer + 1) % state.seats);
    clearTable(state);
  }
  state.round++;
  const { deck, hands, handSize, seats: players } = state;
  // From the order of the box each time, so that earlier deals leave no trace in this one.
  deck.set(state.cards);
  shuffle(deck, deck.length, rng);
  let next = 0;
  for (let seat = 0; seat < players; seat++) {
    let low = 0;
    let high = 0;
    for (let i = 0; i < handSize; i++) {
      const card = deck[next++];
      low |= lowBit(card);
      high |= highBit(card);
    }
    hands[2 * seat] = low;
    hands[2 * seat + 1] = high;
  }
  if (haunted(state)) for (let i = 0; i < handSize; i++) state.pile[i] = deck[next++];
  while (next < deck.length) layInCentre(state, deck[next++]);
  state.phase = Phase.place;
  state.waiting = everyone(players);
}

/** ◆ SQ-4 A card without colour dealt to the centre is shown and out of the round. */
function layInCentre(state: State, card: number): void {
  state.centreLow |= lowBit(card);
  state.centreHigh |= highBit(card) & ~COLOURLESS;
  state.aside |= highBit(card) & COLOURLESS;
}

/** ◆ SQ-6 Placements are sealed, and may be changed, until the last one is in; then play begins. */
export function placed(state: State, seat: number): void {
  state.waiting &= ~only(seat);
  if (state.waiting === 0) {
    state.phase = Phase.play;
    openTrick(state);
  }
}

function openTrick(state: State): void {
  state.leaders[state.tricks] = state.leader;
  state.inTrick = 0;
  state.led = NO_COLOUR;
  if (haunted(state)) {
    lay(state, state.pile[state.tricks]);
    state.waiting = everyone(state.seats);
  } else {
    state.waiting = only(state.leader);
  }
}

/** Puts a card into the trick; the first with a colour announces it. */
export function lay(state: State, card: number): void {
  state.played[state.tricks * state.perTrick + state.inTrick++] = card;
  if (state.led === NO_COLOUR) state.led = colourOf[card];
}

/** Judges the full trick, moves the pirates, and goes on with the next trick or round. */
export function closeTrick(state: State): void {
  const { judgement, perTrick, leader, seats: players } = state;
  const from = state.tricks * perTrick;
  judge(state.played, from, perTrick, state.centreLow, state.centreHigh, judgement);
  for (let colour = 0; colour < COLOURS; colour++) {
    const up = seatAt(judgement.up[colour], leader, players);
    if (up !== NOBODY) movePirate(state, up, colour, -judgement.upBy[colour]);
    const down = seatAt(judgement.down[colour], leader, players);
    if (down !== NOBODY) movePirate(state, down, colour, judgement.downBy[colour]);
  }
  state.centreLow = judgement.centreLow;
  state.centreHigh = judgement.centreHigh;
  state.goneLow |= judgement.goneLow;
  state.goneHigh |= judgement.goneHigh;
  for (let i = 0; i < perTrick; i++) state.last[i] = state.played[from + i];
  state.lastLeader = leader;
  if (!haunted(state)) state.leader = seatAt(judgement.highest, leader, players);
  state.tricks++;
  if (state.tricks < state.handSize) openTrick(state);
  else endRound(state);
}

/** Spaces are counted from the top, so up is towards 0. */
export function movePirate(state: State, seat: number, colour: number, by: number): void {
  const at = seat * COLOURS + colour;
  if (state.pirates[at] < 0) return;
  const space = state.pirates[at] + by;
  state.pirates[at] = space < 0 || space >= state.spaces ? OVERBOARD : space;
}

function endRound(state: State): void {
  const { seats: players, sheet, scores } = state;
  for (let seat = 0; seat < players; seat++) {
    const row = ((state.round - 1) * players + seat) * COLOURS;
    for (let colour = 0; colour < COLOURS; colour++) {
      const worth = worthAt(state.ladders, state.side[seat], state.pirates[seat * COLOURS + colour]);
      sheet[row + colour] = worth;
      scores[seat] += worth;
    }
  }
  state.inTrick = 0;
  state.led = NO_COLOUR;
  state.waiting = 0;
  state.phase = state.round === state.rounds ? Phase.over : Phase.deal;
}

function clearTable(state: State): void {
  state.tricks = 0;
  state.centreLow = 0;
  state.centreHigh = 0;
  state.goneLow = 0;
  state.goneHigh = 0;
  state.aside = 0;
  state.side.fill(NONE);
  state.pirates.fill(UNPLACED);
  state.steps.fill(0);
  state.voids.fill(0);
}
