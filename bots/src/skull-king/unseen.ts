import * as SkullKing from '@crossbones/games/skull-king/index';

const { BLACK, cardOf, ESCAPE, ledBy, Nature, NONE, UNSETTLED, WORD_SIZE } = SkullKing;

/**
 * The cards a seat has not seen, counted by nature and by suit: those that may lie in another hand. Alike cards are
 * never told apart, for the seat cannot.
 */
export class Unseen {
  readonly natures = new Int32Array(8);
  readonly inSuit = new Int32Array(4);
  /** How many lie above each value, sixteen values a suit: blanks reach from 0 to 15. */
  private readonly higher = new Int32Array(4 * 16);
  total = 0;
  /** Suits each player has shown to lack, a bit each. */
  readonly voids = new Uint8Array(8);
  /** The deck last met, whose counts are kept: only what was seen is taken off. */
  private deck: SkullKing.Deck | null = null;
  private readonly allNatures = new Int32Array(8);
  private readonly allInSuit = new Int32Array(4);
  private readonly allHigher = new Int32Array(4 * 16);

  /** Counts anew, and lists the seat's own hand in `hand`; tells how many cards that is. */
  look(s: SkullKing.State, seat: number, hand: Uint8Array): number {
    const { cards } = s.deck;
    if (this.deck !== s.deck) this.meet(s.deck);
    this.natures.set(this.allNatures);
    this.inSuit.set(this.allInSuit);
    this.higher.set(this.allHigher);
    this.total = cards.length;
    this.lookAtTricks(s);
    if (s.will === seat) for (let i = 0; i < s.willDiscarded; i++) this.count(s.deck, s.discards[i], -1);
    // What Juanita showed is out of play, unless another has drawn from it since.
    if (s.juanita === seat && (s.juanitaTop === s.top || s.will === seat)) {
      for (let i = s.top; i < cards.length; i++) this.count(s.deck, s.pile[i], -1);
    }
    const held = this.lookAtHand(s, seat, hand);
    for (let i = 62; i >= 0; i--) if ((i & 15) !== 15) this.higher[i] += this.higher[i + 1];
    return held;
  }

  private lookAtTricks(s: SkullKing.State): void {
    const { voids } = this;
    const { suit, nature } = s.deck;
    voids.fill(0);
    let led: number = UNSETTLED;
    for (let i = 0, at = 0; i < s.played; i++) {
      const face = s.faces[i];
      this.count(s.deck, cardOf(face), -1);
      if (at === 0) led = UNSETTLED;
      if (led === UNSETTLED) led = ledBy(s.deck, face);
      else if (led >= 0 && nature[face] === Nature.number && suit[face] !== led)
        voids[s.players[i]] |= 1 << led;
      if (++at === s.hands) at = 0;
    }
    // Will may have brought what was lacking.
    if (s.will !== NONE) voids[s.will] = 0;
  }

  private meet(deck: SkullKing.Deck): void {
    this.natures.fill(0);
    this.inSuit.fill(0);
    this.higher.fill(0);
    for (let i = 0; i < deck.cards.length; i++) this.count(deck, deck.cards[i], 1);
    this.allNatures.set(this.natures);
    this.allInSuit.set(this.inSuit);
    this.allHigher.set(this.higher);
    this.deck = deck;
  }

  private lookAtHand(s: SkullKing.State, seat: number, hand: Uint8Array): number {
    let n = 0;
    for (let word = 0; word < 3; word++) {
      const first = word < 2 ? word * WORD_SIZE : ESCAPE;
      for (let bits = s.held[seat * 3 + word]; bits !== 0; bits &= bits - 1) {
        const card = first + 31 - Math.clz32(bits & -bits);
        this.count(s.deck, card, -1);
        hand[n++] = card;
      }
    }
    return n;
  }

  private count(deck: SkullKing.Deck, card: number, by: number): void {
    this.total += by;
    this.natures[deck.nature[card]] += by;
    const suit = deck.suit[card];
    if (suit < 0) return;
    this.inSuit[suit] += by;
    const value = deck.value[card];
    if (value > 0) this.higher[suit * 16 + value - 1] += by;
  }

  /** Numbers of a suit above a value. */
  above(suit: number, value: number): number {
    return this.higher[suit * 16 + value];
  }

  aboveInAnySuit(value: number): number {
    let count = 0;
    for (let suit = 0; suit <= BLACK; suit++) count += this.above(suit, value);
    return count;
  }
}

/** Whether this number among the hands is Greybeard's. */
export const isGhost = (s: SkullKing.State, player: number): boolean =>
  s.hands !== s.seats && player === SkullKing.GHOST;

/** Tricks a seat still wants; before the bids are in, none that can be known. */
export const wanted = (s: SkullKing.State, seat: number): number =>
  s.bids[seat] === NONE ? 0 : s.bids[seat] - s.won[seat];
