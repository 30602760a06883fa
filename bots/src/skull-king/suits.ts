import * as SkullKing from '@crossbones/games/skull-king/index';

const { BLACK, cardOf, ESCAPE, WORD_SIZE } = SkullKing;
const VALUES = 14;
const SUIT_BITS = (1 << VALUES) - 1;
const MOST_IN_SUIT = 16;

/**
 * The plain suits in the order in which they matter to a seat: green, yellow and purple are alike but for the cards,
 * so a network need learn each lesson once. First the suit led, then by the cards of it in hand, then by those played.
 */
export class Suits {
  /** The place of each suit; black is always last. */
  readonly place = Uint8Array.of(0, 1, 2, BLACK);
  private readonly played = new Int32Array(BLACK + 1);
  private readonly weight = new Float64Array(BLACK);

  look(s: SkullKing.State, seat: number): void {
    const { place, played, weight } = this;
    played.fill(0);
    for (let i = 0; i < s.played; i++) {
      const card = cardOf(s.faces[i]);
      if (card < ESCAPE) played[Math.floor(card / VALUES)] |= 1 << (card % VALUES);
    }
    for (let suit = 0; suit < BLACK; suit++) {
      const held = heldOf(s, seat, suit);
      const led = s.led === suit ? 1 : 0;
      // Beyond 32 bits, so by multiplication.
      weight[suit] =
        ((led * MOST_IN_SUIT + size(held)) * (SUIT_BITS + 1) + held) * (SUIT_BITS + 1) + played[suit];
    }
    for (let suit = 0; suit < BLACK; suit++) {
      let before = 0;
      for (let other = 0; other < BLACK; other++) {
        if (weight[other] > weight[suit] || (weight[other] === weight[suit] && other < suit)) before++;
      }
      place[suit] = before;
    }
  }
}

/** A seat's cards of a suit, a bit for each value. */
const heldOf = (s: SkullKing.State, seat: number, suit: number): number =>
  (s.held[seat * 3 + Math.floor((suit * VALUES) / WORD_SIZE)] >> ((suit & 1) * VALUES)) & SUIT_BITS;

function size(held: number): number {
  let count = 0;
  for (let bits = held; bits !== 0; bits &= bits - 1) count++;
  return count;
}
