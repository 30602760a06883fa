import { codeOf, ESCAPE, SUIT_BITS, TIGRESS, WORD_SIZE } from './cards.js';
import { BID, CHANGE, discardOf, LEAD, PLAY, playOf, SHOT, WAGER } from './notation.js';
import { Phase, type State } from './state.js';

/** The bits of one suit in its word of a hand. */
export const suitBits = (suit: number): number => SUIT_BITS << ((suit & 1) * 14);

/** The bits of a special card and of all cards like it, by the lowest of these bits. */
export const alike = Int32Array.from({ length: 32 }, (_, bit) => {
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
