import * as SkullKing from '@crossbones/games/skull-king/index';
import { KINDS, kindOf } from './kinds.js';
import type { Suits } from './suits.js';
import { isGhost } from './unseen.js';

const { BID, CHANGE, discardOf, GHOST, LEAD, Phase, playedFace, SHOT, skullKing, WAGER } = SkullKing;
const MOST_SEATS = 8;

/** The most cards of a round that a network has been taught. */
export const MOST_DEALT = 10;
/** A network's outputs: what to play or discard by kind, then the bids, shots, leads, wagers and changes. */
const BIDS = KINDS;
const SHOTS = BIDS + MOST_DEALT + 1;
const LEADS = SHOTS + 2;
const WAGERS = LEADS + MOST_SEATS;
const CHANGES = WAGERS + 3;
export const OUTPUTS = CHANGES + 3;

/** The card of each action that discards one. */
const discarded = new Uint8Array(skullKing.actions);
for (const card of SkullKing.fullBox.toReversed()) discarded[discardOf(card)] = card;

/** How far to one's left another sits: oneself 0, then in turn; Greybeard comes after the two. */
export const seatFrom = (s: SkullKing.State, seat: number, player: number): number =>
  isGhost(s, player) ? GHOST : (player - seat + s.seats) % s.seats;

/** The output that stands for an action of the seat, in the phase it is asked in. */
export function outputOf(s: SkullKing.State, seat: number, suits: Suits, action: number): number {
  switch (s.phase) {
    case Phase.play:
      return kindOf(s, suits, playedFace(action));
    case Phase.bid:
      return BIDS + action - BID;
    case Phase.shot:
      return SHOTS + action - SHOT;
    case Phase.rosie:
      return LEADS + seatFrom(s, seat, action - LEAD);
    case Phase.will:
      return kindOf(s, suits, discarded[action]);
    case Phase.rascal:
      return WAGERS + action - WAGER;
    default:
      return CHANGES + action - CHANGE;
  }
}
