import type { Rng, Worlds } from '@crossbones/core';
import { Deal, type HiddenHand } from '../deal.js';
import {
  type Box,
  COLOURS,
  type Colour,
  cardNamed,
  colourOf,
  colours,
  highBit,
  lowBit,
  NO_COLOUR,
} from './cards.js';
import { legal } from './legal.js';
import { OVERBOARD, sides, UNPLACED } from './score.js';
import { haunted, NONE, Phase, phases, State } from './state.js';
import type { GameView } from './view.js';

/** States that show the viewer what it sees: hands, pile and sealed choices of others drawn, all else as it is. */
export function sampler(box: Box, view: GameView): Worlds<State> {
  const known = rebuilt(box, view);
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== view.viewer);
  const hidden = hiddenHands(view, others);
  const unseen = unseenCards(known, view);
  const worlds = new Deal(unseen, (card) => (colourOf[card] === NO_COLOUR ? -1 : colourOf[card]), hidden);
  const dealt = new Uint8Array(unseen.length);
  const choices = new Uint16Array(known.cards.length);
  const placing = view.phase === phases[Phase.place];
  const sealing = others.filter((seat) => view.chosen[seat]);
  return {
    into(state: State, rng: Rng): void {
      State.copy(known, state);
      if (dealt.length > 0) worlds.into(dealt, rng);
      let next = 0;
      for (let i = 0; i < others.length; i++) {
        const seat = others[i];
        for (let k = hidden[i].size; k > 0; k--) {
          const card = dealt[next++];
          state.hands[2 * seat] |= lowBit(card);
          state.hands[2 * seat + 1] |= highBit(card);
        }
        if (placing) drawPlacement(state, seat, rng);
      }
      // What is left is the ghost's; of its pile the cards already turned come first.
      for (let at = state.pile.length - (dealt.length - next); next < dealt.length; at++) {
        state.pile[at] = dealt[next++];
      }
      for (let i = 0; i < sealing.length; i++) {
        state.sealed[sealing[i]] = choices[rng.below(legal(state, sealing[i], choices))];
      }
    },
  };
}

function drawPlacement(state: State, seat: number, rng: Rng): void {
  const steps = state.steps[seat];
  if (steps > 0) state.side[seat] = rng.below(sides.length);
  for (let colour = 0; colour < steps - 1; colour++) {
    state.pirates[seat * COLOURS + colour] = rng.below(state.spaces);
  }
}

function hiddenHands(view: GameView, others: readonly number[]): HiddenHand[] {
  const hands = others.map((seat) => ({
    size: view.handSizes[seat],
    forbidden: colourSet(view.voids[seat]),
  }));
  return view.ghost === null ? hands : [...hands, { size: view.ghost.left, forbidden: 0 }];
}

function unseenCards(known: State, view: GameView): number[] {
  if (view.phase === phases[Phase.over] || known.phase < Phase.place) return [];
  const seen = [
    ...(view.hand ?? []),
    ...view.trick.map(({ card }) => card),
    ...view.centre,
    ...view.aside,
    ...view.gone,
  ].map(cardNamed);
  return Array.from(known.cards).filter((card) => !seen.includes(card));
}

const colourSet = (given: readonly Colour[]): number =>
  given.reduce((set, colour) => set | (1 << colours.indexOf(colour)), 0);

const low = (cards: readonly string[]): number =>
  cards.reduce((set, code) => set | lowBit(cardNamed(code)), 0);
const high = (cards: readonly string[]): number =>
  cards.reduce((set, code) => set | highBit(cardNamed(code)), 0);

/** The state as far as the viewer knows it. */
function rebuilt(box: Box, view: GameView): State {
  const state = new State(view.seats, view.options, box);
  const { perTrick } = state;
  state.phase = phases.indexOf(view.phase) as Phase;
  state.round = view.round;
  state.dealer = view.dealer ?? NONE;
  state.leader = view.leader ?? NONE;
  state.waiting = waiting(state, view);
  state.tricks = view.tricks.length;
  state.inTrick = view.trick.length;
  state.led = view.announced === null ? NO_COLOUR : colours.indexOf(view.announced);
  state.centreLow = low(view.centre);
  state.centreHigh = high(view.centre);
  state.goneLow = low(view.gone);
  state.goneHigh = high(view.gone);
  state.aside = high(view.aside);
  state.lastLeader = view.lastTrick?.leader ?? NONE;
  state.last.set(view.lastTrick?.cards.map(cardNamed) ?? []);
  view.tricks.forEach((trick, i) => {
    state.leaders[i] = trick.leader;
    state.played.set(trick.cards.map(cardNamed), i * perTrick);
  });
  if (state.phase === Phase.play) state.leaders[state.tricks] = state.leader;
  state.played.set(
    view.trick.map(({ card }) => cardNamed(card)),
    state.tricks * perTrick,
  );
  if (haunted(state))
    for (let i = 0; i * perTrick < state.tricks * perTrick + state.inTrick; i++)
      state.pile[i] = state.played[i * perTrick];
  state.steps.set(view.steps);
  state.scores.set(view.scores);
  view.sheet.forEach(({ worth }, round) => {
    state.sheet.set(
      worth.flat().map((value) => value ?? 0),
      round * view.seats * COLOURS,
    );
  });
  view.planks.forEach((plank, seat) => {
    state.voids[seat] = colourSet(view.voids[seat]);
    state.side[seat] = plank.side === null ? NONE : sides.indexOf(plank.side);
    colours.forEach((colour, i) => {
      const fallen = plank.overboard.includes(colour) ? OVERBOARD : UNPLACED;
      state.pirates[seat * COLOURS + i] = plank.pirates[colour] ?? fallen;
    });
  });
  if (view.viewer !== 'spectator') {
    state.hands[2 * view.viewer] = low(view.hand ?? []);
    state.hands[2 * view.viewer + 1] = high(view.hand ?? []);
    state.sealed[view.viewer] = view.sealed === null ? NONE : cardNamed(view.sealed);
  }
  return state;
}

/** The seats that still owe a choice. */
function waiting(state: State, view: GameView): number {
  const owing = (done: readonly boolean[]): number =>
    done.reduce((set, is, seat) => (is ? set : set | (1 << seat)), 0);
  if (state.phase === Phase.place) return owing(view.placed);
  if (state.phase !== Phase.play) return 0;
  return haunted(state) ? owing(view.chosen) : 1 << ((view.leader! + view.trick.length) % view.seats);
}
