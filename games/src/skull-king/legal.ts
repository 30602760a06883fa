import { includes, type Reason } from '@crossbones/core';
import { cardOf, codeOf, ESCAPE, faceCode, Nature, SUIT_BITS, suits, TIGRESS, WORD_SIZE } from './cards.js';
import {
  BID,
  CHANGE,
  discardedCard,
  discardOf,
  isBid,
  isChange,
  isDiscard,
  isLead,
  isPlay,
  isShot,
  isWager,
  LEAD,
  PLAY,
  playedFace,
  playOf,
  SHOT,
  WAGER,
} from './notation.js';
import { because } from './reasons.js';
import { actors, mayAct } from './rules.js';
import { Phase, type State } from './state.js';

/** The bits of one suit in its word of a hand. */
const suitBits = (suit: number): number => SUIT_BITS << ((suit & 1) * 14);
const suitWord = (suit: number): number => suit >> 1;

/** The bits of a special card and all alike, by the lowest bit of them. */
const alike = Int32Array.from({ length: 32 }, (_, bit) => {
  let bits = 1 << bit;
  for (
    let card = ESCAPE + bit + 1;
    codeOf(card) !== undefined && codeOf(card) === codeOf(ESCAPE + bit);
    card++
  ) {
    bits |= 1 << (card - ESCAPE);
  }
  return bits;
});
const playOfBit = Uint16Array.from({ length: 22 }, (_, bit) => playOf(ESCAPE + bit));

export function legal(s: State, seat: number, out: Uint16Array): number {
  switch (s.phase) {
    case Phase.play:
      return plays(s, seat, out);
    case Phase.bid:
      return range(out, BID, s.dealt + 1);
    case Phase.shot:
      return range(out, SHOT, 2);
    case Phase.rosie:
      return range(out, LEAD, s.seats);
    case Phase.will:
      return discards(s, seat, out);
    case Phase.rascal:
      return range(out, WAGER, 3);
    case Phase.harry:
      return changes(s, seat, out);
  }
  return 0;
}

function range(out: Uint16Array, first: number, count: number): number {
  for (let i = 0; i < count; i++) out[i] = first + i;
  return count;
}

/** SK-11: with a card of the led suit in hand, numbers are of that suit only. */
function plays(s: State, seat: number, out: Uint16Array): number {
  const { held, led, deck } = s;
  let low = held[seat * 3];
  let high = held[seat * 3 + 1];
  let others = held[seat * 3 + 2];
  if (led >= 0) {
    const bits = suitBits(led);
    const following = (led < 2 ? low : high) & bits;
    const blanks = deck.blanksOf[led];
    if ((following | (others & blanks)) !== 0) {
      low = led < 2 ? following : 0;
      high = led < 2 ? 0 : following;
      others &= ~deck.numberBlanks | blanks;
    }
  }
  let n = 0;
  for (; low !== 0; low &= low - 1) out[n++] = PLAY + 31 - Math.clz32(low & -low);
  for (; high !== 0; high &= high - 1) out[n++] = PLAY + WORD_SIZE + 31 - Math.clz32(high & -high);
  while (others !== 0) {
    const bit = 31 - Math.clz32(others & -others);
    out[n++] = playOfBit[bit];
    if (bit === TIGRESS - ESCAPE) out[n++] = playOfBit[bit] + 1;
    others &= ~alike[bit];
  }
  return n;
}

function discards(s: State, seat: number, out: Uint16Array): number {
  let n = 0;
  for (let word = 0; word < 3; word++) {
    for (let bits = s.held[seat * 3 + word]; bits !== 0; ) {
      const bit = 31 - Math.clz32(bits & -bits);
      out[n++] = discardOf(word * WORD_SIZE + bit);
      bits &= word === 2 ? ~alike[bit] : bits - 1;
    }
  }
  return n;
}

/** ◆ SK-34 Harry's change keeps the bid within what can be bid. */
function changes(s: State, seat: number, out: Uint16Array): number {
  let n = 0;
  for (let change = -1; change <= 1; change++) {
    const bid = s.bids[seat] + change;
    if (bid >= 0 && bid <= s.dealt) out[n++] = CHANGE + 1 + change;
  }
  return n;
}

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
