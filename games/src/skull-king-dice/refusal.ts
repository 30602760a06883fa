import { includes, type Reason } from '@crossbones/core';
import { kinds } from './dice.js';
import { playable } from './legal.js';
import { ROLL } from './notation.js';
import { because } from './reasons.js';
import { Phase, type State } from './state.js';

export function refusal(state: State, seat: number, action: number): Reason | null {
  switch (state.phase) {
    case Phase.over:
      return because('SD-2', 'game-over', { rounds: state.rounds });
    case Phase.bid:
      if (action >= ROLL) return because('SD-3', 'bids-first');
      return action <= state.round
        ? null
        : because('SD-3', 'bid-too-high', { bid: action, round: state.round });
    case Phase.play:
      if (action < ROLL) return because('SD-3', 'bids-revealed');
      if (seat !== state.turn) return because('SD-4', 'not-your-turn', { turn: state.turn });
      return rollRefusal(state, seat, action - ROLL);
    default:
      return because(state.phase === Phase.roll ? 'SD-5' : 'SD-2', 'wait-for-chance');
  }
}

/** Why a seat may not roll a kind in its turn. */
export function rollRefusal(state: State, seat: number, kind: number): Reason | null {
  if ((playable(state, seat) >> kind) & 1) return null;
  const die = kinds[kind];
  if (!includes(state.held[seat], kind)) return because('SD-5', 'not-held', { die });
  return because('SD-6', 'must-follow', { die, led: kinds[state.led] });
}
