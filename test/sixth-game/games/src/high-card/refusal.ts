import { includes, type Reason } from '@crossbones/core';
import { codes } from './cards.js';
import { because } from './reasons.js';
import { Phase, type State } from './state.js';

export function refusal(state: State, seat: number, action: number): Reason | null {
  if (state.phase === Phase.over) return because('HC-6', 'game-over');
  if (state.phase === Phase.deal) return because('HC-2', 'cards-not-dealt');
  if (seat !== state.turn) return because('HC-3', 'not-your-turn', { turn: state.turn });
  return includes(state.hands[seat], action) ? null : because('HC-3', 'not-in-hand', { card: codes[action] });
}
