import { includes, type Reason } from '@crossbones/core';
import { cardOf, codeOf, ESCAPE, faceCode, Nature, suits, WORD_SIZE } from './cards.js';
import { alike, suitBits } from './legal.js';
import {
  CHANGE,
  discardedCard,
  isBid,
  isChange,
  isDiscard,
  isLead,
  isPlay,
  isShot,
  isWager,
  LEAD,
  playedFace,
} from './notation.js';
import { because } from './reasons.js';
import { actors, mayAct } from './rules.js';
import { Phase, type State } from './state.js';

export function refusal(s: State, seat: number, action: number): Reason | null {
  if (s.phase === Phase.over) return because('SK-9', 'over');
  if (s.phase < Phase.bid) return because('SK-3', 'dealing');
  if (!includes(actors(s) | mayAct(s), seat)) return because('SK-8', 'not-your-turn');
  switch (s.phase) {
    case Phase.bid:
      if (!isBid(action)) return because('SK-6', 'bid-now');
      return action <= s.dealt ? null : because('SK-6', 'bid-too-high', { most: s.dealt });
    case Phase.shot:
      return isShot(action) ? null : because('SK-7', 'shot-now');
    case Phase.rosie:
      if (!isLead(action)) return because('SK-30', 'lead-now');
      return action - LEAD < s.seats ? null : because('SK-30', 'no-such-player', { seat: action - LEAD });
    case Phase.will:
      if (!isDiscard(action)) return because('SK-31', 'discard-now');
      return holds(s, seat, discardedCard(action))
        ? null
        : because('SK-31', 'not-held', { card: codeOf(discardedCard(action)) });
    case Phase.rascal:
      return isWager(action) ? null : because('SK-32', 'wager-now');
    case Phase.harry: {
      if (!isChange(action)) return because('SK-34', 'change-now');
      const bid = s.bids[seat] + action - CHANGE - 1;
      return bid >= 0 && bid <= s.dealt ? null : because('SK-34', 'bid-out-of-range', { most: s.dealt });
    }
  }
  if (!isPlay(action)) return because('SK-8', 'play-now');
  const face = playedFace(action);
  if (!holds(s, seat, cardOf(face))) return because('SK-8', 'not-held', { card: codeOf(cardOf(face)) });
  return unplayable(s, seat, face);
}

/** Why a card in hand may not be played now, or null. */
export function unplayable(s: State, seat: number, face: number): Reason | null {
  const { deck, led } = s;
  if (led < 0 || deck.nature[face] !== Nature.number || deck.suit[face] === led) return null;
  if (!holdsSuit(s, seat, led)) return null;
  return because('SK-11', 'must-follow', { card: faceCode(face), suit: suits[led] });
}

/** The word of a hand in which a suit has its bits. */
const suitWord = (suit: number): number => suit >> 1;

function holdsSuit(s: State, seat: number, suit: number): boolean {
  return (
    ((s.held[seat * 3 + suitWord(suit)] & suitBits(suit)) |
      (s.held[seat * 3 + 2] & s.deck.blanksOf[suit])) !==
    0
  );
}

function holds(s: State, seat: number, card: number): boolean {
  const word = Math.min(2, Math.floor(card / WORD_SIZE));
  const bits = word === 2 ? alike[card - ESCAPE] : 1 << (card - word * WORD_SIZE);
  return (s.held[seat * 3 + word] & bits) !== 0;
}
