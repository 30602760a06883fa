import { includes, type Reason } from '@crossbones/core';
import { CARDS, COLOURLESS, codes, colours, highBit, highOf, lowBit, lowOf, SPACES } from './cards.js';
import { mustFollow } from './legal.js';
import { PLACE } from './notation.js';
import { because } from './reasons.js';
import { actors, mayAct } from './rules.js';
import { Phase, STEPS, type State } from './state.js';

/** Why the seat may not do this now, or null if it may. */
export function refusal(state: State, seat: number, action: number): Reason | null {
  if (state.phase === Phase.over) return because('SQ-5', 'game-over');
  if (state.phase === Phase.dealer || state.phase === Phase.deal) return because('SQ-3', 'cards-not-dealt');
  if (state.phase === Phase.place) {
    return action < CARDS
      ? because('SQ-6', 'place-first', { card: codes[action] })
      : placementRefusal(state, seat, action);
  }
  if (action >= CARDS) return because('SQ-6', 'placement-closed');
  if (!includes(actors(state) | mayAct(state), seat)) return because('SQ-7', 'not-your-turn');
  return cardRefusal(state, seat, action);
}

function placementRefusal(state: State, seat: number, action: number): Reason | null {
  const step = state.steps[seat];
  if (step === 0 || step === STEPS) return action < PLACE ? null : because('SQ-6', 'side-first');
  const colour = step - 1;
  // A side comes before all spaces.
  if (Math.floor((action - PLACE) / SPACES) !== colour) {
    return because('SQ-6', 'pirate-next', { colour: colours[colour] });
  }
  const space = (action - PLACE) % SPACES;
  return space < state.spaces ? null : because('SQ-2', 'no-such-space', { space, spaces: state.spaces });
}

/** Why this seat, whose turn it is, may not play the card. */
export function cardRefusal(state: State, seat: number, card: number): Reason | null {
  if (!state.cards.includes(card)) {
    return because('SQ-1', 'left-out', { card: codes[card], players: state.seats });
  }
  const low = lowBit(card);
  const high = highBit(card);
  if (((state.hands[2 * seat] & low) | (state.hands[2 * seat + 1] & high)) === 0) {
    return because('SQ-7', 'not-in-hand', { card: codes[card] });
  }
  const follows = (low & lowOf[state.led]) | (high & (highOf[state.led] | COLOURLESS));
  if (follows !== 0 || !mustFollow(state, seat)) return null;
  return because('SQ-7', 'must-follow', { card: codes[card], colour: colours[state.led] });
}
