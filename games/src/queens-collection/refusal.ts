import type { Reason } from '@crossbones/core';
import * as A from './actions.js';
import { COLOURS, codes, colours, count, JOKER, KINDS, kinds, one, type Pile } from './cards.js';
import { canDraw, freeColours, mustSkip } from './market.js';
import { because } from './reasons.js';
import { actors } from './rules.js';
import { partnerOf } from './seen/team.js';
import { Phase, type State } from './state.js';

/** Why the action is not legal now, or null if it is. */
export function refusal(s: State, seat: number, action: number): Reason | null {
  if (s.phase === Phase.over) return because(s.cooperative ? 'QC-16' : 'QC-10', 'game-over');
  if (actors(s) === 0) return because(s.cooperative ? 'QC-14' : 'QC-2', 'chance-first');
  if (seat !== s.turn) return because(s.cooperative ? 'QC-15' : 'QC-3', 'not-your-turn', { seat: s.turn });
  if (s.cooperative)
    return action >= A.MOVE_COLOURS || action === A.SKIP
      ? actRefusal(s, seat, action)
      : because('QC-15', 'other-mode');
  if (action >= A.MOVE_COLOURS) return because('QC-4', 'other-mode');
  if (action === A.REVEAL || action === A.STOP) {
    if (s.phase !== Phase.reveal) return because('QC-3', 'turning-up-over');
    return action === A.STOP || canDraw(s) ? null : because('QC-8', 'nothing-to-turn-up');
  }
  if (s.phase === Phase.reveal) return because('QC-3', 'stop-first');
  if (action === A.DONE) return s.phase === Phase.choose ? because('QC-4', 'nothing-to-end') : null;
  // A step that has begun ends by itself before it comes to this.
  if (mustSkip(s, seat)) return action === A.SKIP ? null : because('QC-4', 'must-skip');
  if (action === A.SKIP) return because('QC-4', 'must-take-or-swap');
  if (action < A.SWAP) return pairRefusal(s, seat, action - A.PAIR);
  return action < A.PARTNER
    ? marketRefusal(s, seat, action - A.SWAP)
    : partnerRefusal(s, seat, action - A.PARTNER);
}

const holds = (pile: Pile, wanted: Pile): boolean =>
  kinds.every((_, kind) => count(pile, kind) >= count(wanted, kind));

const notInHand = (s: State, seat: number, wanted: Pile, rule: `QC-${number}`): Reason | null =>
  holds(s.hands[seat], wanted) ? null : because(rule, 'not-in-hand', { cards: codes(wanted).join('+') });

function pairRefusal(s: State, seat: number, pair: number): Reason | null {
  if (s.phase === Phase.swap) return because('QC-4', 'swapping');
  if (s.phase === Phase.partner) return because('QC-4', 'swapping-with-partner');
  const lacks = notInHand(s, seat, A.pairFromHand[pair], 'QC-5');
  if (lacks !== null) return lacks;
  const card = A.pairFromMarket[pair];
  if (count(s.market, card) === 0) return because('QC-5', 'not-in-market', { card: kinds[card] });
  const colour = A.pairColour[pair];
  const free = card === JOKER && A.pairFromHand[pair] !== one(colour);
  if (free && (freeColours(s) & one(colour)) === 0)
    return because('QC-5', 'no-pawn-left', { colour: colours[colour] });
  return null;
}

function marketRefusal(s: State, seat: number, swap: number): Reason | null {
  if (s.phase === Phase.take) return because('QC-4', 'taking');
  if (s.phase === Phase.partner) return because('QC-12', 'swapping-with-partner');
  const own = Math.floor(swap / KINDS);
  const card = kinds[swap % KINDS];
  const lacks = notInHand(s, seat, one(own), 'QC-7');
  if (lacks !== null) return lacks;
  if (count(s.hands[seat] - s.gained, own) === 0)
    return because('QC-7', 'just-received', { card: kinds[own] });
  if (count(s.market, swap % KINDS) === 0) return because('QC-7', 'not-in-market', { card });
  return count(s.market - s.given, swap % KINDS) === 0 ? because('QC-7', 'just-given', { card }) : null;
}

function partnerRefusal(s: State, seat: number, swap: number): Reason | null {
  if (!s.teams) return because('QC-12', 'no-partner');
  if (s.phase === Phase.take) return because('QC-4', 'taking');
  if (s.phase === Phase.swap) return because('QC-12', 'swapping');
  const own = Math.floor(swap / KINDS);
  const card = kinds[swap % KINDS];
  const theirs = s.hands[partnerOf(seat)];
  const lacks = notInHand(s, seat, one(own), 'QC-12');
  if (lacks !== null) return lacks;
  if (count(s.hands[seat] - s.gained, own) === 0)
    return because('QC-12', 'just-received', { card: kinds[own] });
  if (count(theirs, swap % KINDS) === 0) return because('QC-12', 'not-in-partners-hand', { card });
  return count(theirs - s.given, swap % KINDS) === 0 ? because('QC-12', 'just-given', { card }) : null;
}

function actRefusal(s: State, seat: number, action: number): Reason | null {
  if (action === A.SKIP) return s.hands[seat] === 0 ? null : because('QC-16', 'must-act');
  if (s.hands[seat] === 0) return because('QC-16', 'must-skip');
  if (action >= A.TRADE) return tradeRefusal(s, seat, action - A.TRADE);
  if (action >= A.REDRAW) return notInHand(s, seat, A.redrawn[action - A.REDRAW], 'QC-15');
  if (action >= A.MOVE_TWINS) {
    const cards = Math.floor((action - A.MOVE_TWINS) / A.EXCHANGES);
    const swap = (action - A.MOVE_TWINS) % A.EXCHANGES;
    const boxes = Math.floor(swap / A.ORDERED);
    const pawns = swap % A.ORDERED;
    return (
      notInHand(s, seat, cards === JOKER ? one(JOKER) : 2 * one(cards), 'QC-15') ??
      noPawn(s, A.duoFirst[boxes], A.orderedFirst[pawns]) ??
      noPawn(s, A.duoSecond[boxes], A.orderedSecond[pawns])
    );
  }
  const duo = Math.floor((action - A.MOVE_COLOURS) / A.ORDERED);
  const boxes = (action - A.MOVE_COLOURS) % A.ORDERED;
  return (
    notInHand(s, seat, one(A.duoFirst[duo]) + one(A.duoSecond[duo]), 'QC-15') ??
    noPawn(s, A.orderedFirst[boxes], A.duoFirst[duo]) ??
    noPawn(s, A.orderedSecond[boxes], A.duoSecond[duo])
  );
}

const noPawn = (s: State, box: number, pawn: number): Reason | null =>
  s.board[box * COLOURS + pawn] > 0
    ? null
    : because('QC-15', 'no-such-pawn', { box: colours[box], pawn: colours[pawn] });

function tradeRefusal(s: State, seat: number, trade: number): Reason | null {
  const own = Math.floor(trade / A.TRADE_STEP);
  const other = Math.floor((trade % A.TRADE_STEP) / KINDS);
  const card = trade % KINDS;
  if (s.seats === 1) return because('QC-15', 'playing-alone');
  if (other >= s.seats) return because('QC-15', 'no-such-player', { seat: other });
  if (other === seat) return because('QC-15', 'own-hand');
  if (s.top === s.end) return because('QC-15', 'reserve-empty');
  const lacks = notInHand(s, seat, one(own), 'QC-15');
  if (lacks !== null) return lacks;
  return count(s.hands[other], card) > 0
    ? null
    : because('QC-15', 'not-in-their-hand', { card: kinds[card], seat: other });
}
