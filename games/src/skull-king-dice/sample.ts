import { only, type Rng, type Worlds } from '@crossbones/core';
import { Deal } from '../deal.js';
import { BLACK, type Box, KINDS, kindOf, kinds, parseRoll } from './dice.js';
import { NO_DIE, NOBODY_YET, NOT_BID, Phase, phases, State } from './state.js';
import { NOTHING_LED } from './trick.js';
import type { GameView } from './view.js';

/**
 * The worlds that a viewer cannot rule out: every fitting set of dice behind the other screens, every bid that may have
 * been made.
 */
export function sampler(view: GameView, box: Box): Worlds<State> {
  const known = knownState(view, box);
  const bids = view.round + 1;
  const hidden = view.dice.flatMap((_, seat) => (seat === view.viewer ? [] : [seat]));
  const sealed = hidden.filter((seat) => view.sealed[seat]);
  const sizes = hidden.map((seat) => view.dice[seat]);
  const behind = sizes.reduce((sum, size) => sum + size, 0);
  const unseen = kinds.flatMap((_, kind) => Array<number>(known.bag[kind]).fill(kind));
  const shown = shownBy(view);
  const screens = hidden.map((seat, i) => ({
    size: sizes[i],
    forbidden: known.voids[seat],
    shown: shown[seat],
  }));
  const bag = { size: unseen.length - behind, forbidden: 0 };
  const deal = new Deal(unseen, (kind) => (kind < BLACK ? -1 : kind), [...screens, bag]);
  const dealt = new Uint8Array(unseen.length);
  return {
    into(state: State, rng: Rng): void {
      State.copy(known, state);
      for (let i = 0; i < sealed.length; i++) state.bids[sealed[i]] = rng.below(bids);
      if (behind === 0) return;
      deal.into(dealt, rng);
      let next = 0;
      for (let i = 0; i < hidden.length; i++) {
        for (let n = sizes[i]; n > 0; n--) put(state, hidden[i], dealt[next++]);
      }
    },
  };
}

/** Moves a die from the bag behind a seat's screen. */
function put(state: State, seat: number, kind: number): void {
  state.bag[kind]--;
  state.hands[seat * KINDS + kind]++;
  state.held[seat] |= 1 << kind;
}

/** Everything that the view tells, with nothing behind the other screens and all unseen dice in the bag. */
function knownState(view: GameView, box: Box): State {
  const { seats, viewer } = view;
  const state = new State(seats, view.options, box);
  state.phase = phases.indexOf(view.phase) as Phase;
  state.round = view.round;
  state.trick = view.tricks.length + 1;
  state.starter = view.starter ?? NOBODY_YET;
  state.leader = view.leader ?? NOBODY_YET;
  state.turn = view.turn ?? NOBODY_YET;
  state.landed = view.trick.length;
  state.led = view.led === null ? NOTHING_LED : kinds.indexOf(view.led);
  state.rolling = view.rolling === null ? NO_DIE : kinds.indexOf(view.rolling);
  state.scores.set(view.scores);
  state.bonus.set(view.bonus);
  state.won.set(view.won);
  state.bids.set(view.bids.map((bid) => bid ?? NOT_BID));
  if (viewer !== 'spectator' && view.ownBid !== null) state.bids[viewer] = view.ownBid;
  if (state.phase === Phase.bid) {
    for (let seat = 0; seat < seats; seat++) if (!view.sealed[seat]) state.owing |= only(seat);
  }
  for (const [i, row] of view.sheet.entries()) {
    state.sheetBids.set(row.bids, i * seats);
    state.sheetWon.set(row.won, i * seats);
    state.sheetBonus.set(row.bonus, i * seats);
    state.sheetPoints.set(row.points, i * seats);
  }
  for (const [seat, colours] of view.voids.entries()) {
    for (const colour of colours) state.voids[seat] |= 1 << kinds.indexOf(colour);
  }
  for (const [i, { leader, rolls }] of view.tricks.entries()) {
    state.leaders[i] = leader;
    state.rolls.set(rolls.map(rollIn), i * seats);
  }
  if (view.lastTrick != null) {
    state.lastLeader = view.lastTrick.leader;
    state.last.set(view.lastTrick.rolls.map(rollIn));
  }
  const rolls = view.trick.map(({ roll }) => rollIn(roll));
  state.rolls.set(rolls, view.tricks.length * seats);
  // Once a round is over its dice are in the bag again.
  if (view.phase !== 'deal' && view.phase !== 'over')
    for (const kind of shownBy(view).flat()) state.bag[kind]--;
  if (viewer !== 'spectator') for (const kind of view.hand ?? []) put(state, viewer, kinds.indexOf(kind));
  return state;
}

/** The kinds each seat has rolled this round, the die in the air among them. */
function shownBy(view: GameView): number[][] {
  const shown: number[][] = view.dice.map(() => []);
  for (const { leader, rolls } of view.tricks) {
    for (const [i, roll] of rolls.entries()) shown[(leader + i) % view.seats].push(kindOf(rollIn(roll)));
  }
  for (const { seat, roll } of view.trick) shown[seat].push(kindOf(rollIn(roll)));
  if (view.rolling !== null && view.turn !== null) shown[view.turn].push(kinds.indexOf(view.rolling));
  return shown;
}

function rollIn(word: string): number {
  const roll = parseRoll(word);
  if (roll === null) throw new Error(`a view with a roll of ${word}`);
  return roll;
}
