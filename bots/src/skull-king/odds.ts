import * as SkullKing from '@crossbones/games/skull-king/index';
import { isGhost, Unseen, wanted } from './unseen.js';

const { BLACK, isTaken, judge, ledBy, Nature, natures, Phase, positionOf, TIGRESS, UNSETTLED } = SkullKing;

const plainDeck = SkullKing.deckOf({ kraken: true, whale: true, loot: true, blanks: [] });
/** Natures without a number that can overturn a trick, each with a face to try it by. */
const intruders = [Nature.pirate, Nature.mermaid, Nature.king, Nature.kraken, Nature.whale];
const faceOf = intruders.map((nature) => natures.indexOf(nature));
/** Which intruders, as bits, beat a card of each nature that was led. */
const beatsLead = Uint8Array.from(Object.values(Nature), (led) => {
  const lead = natures.indexOf(led);
  return intruders.reduce<number>((bits, _, i) => {
    const verdict = judge(plainDeck, Uint8Array.of(lead, faceOf[i]), 0, 2);
    return isTaken(verdict) && positionOf(verdict) === 0 ? bits : bits | (1 << i);
  }, 0);
});
/** Players who want the trick throw their strong cards at it more readily than those who do not. */
const EAGER = 1.8;
const IDLE = 0.35;
/** What a choice of moment adds: to a trump by waiting for a void, to a character by waiting for a safe trick. */
const PATIENCE = { trump: 0.22, character: 0.45 };
/** How often a card of a plain suit meets its suit at all: among several, as the last one, as the only one dealt. */
const SUIT_LED = { among: 0.56, last: 0.52, only: 0.06 };
/** How much of a rival pirate is left to fear when one can wait for another trick. */
const RIVALRY = 0.3;
/** How far those who still want a trick are told from those who do not, when later tricks are thought of. */
const HEED = 0.54;
/** How much easier tricks come than they look, when bids are made and later, and more so the fewer of them are wanted. */
const EASE = { bid: -0.15, play: 0.15, unwanted: 1.35 };
/** What steering adds to a card that shall take a trick, and takes off one that shall not: plain, black, characters. */
const GRASP = [0.33, 0.4, 0.7];
const RELIEF = [0.23, 0.42, 0.52];

/** How likely a card is to take a trick: the one on the table, or some later one. */
export class Odds {
  readonly unseen = new Unseen();
  private readonly trick = new Uint8Array(16);
  /** Tricks to come, this one and all; and those after it. */
  private cards = 0;
  private left = 0;
  /** Cards in a hand when the trick in question is played. */
  private hand = 0;
  /** Whether the seat leads the first trick, while bids are made. */
  private leads = false;
  private bidding = false;
  /** Of the others, how many may be counted to want a trick. */
  private wants = 0;
  /** The share of the tricks left that nobody wants; below 0 where more are wanted than there are. */
  private unwanted = 0;
  /**
   * What the card last looked at comes to in later tricks, where it shall take one and where it shall not. The last
   * card of a hand has no choice: for it they are its chances in the lead, and behind another.
   */
  win = 0;
  slip = 0;
  /** The chance that a hand holds a suit. */
  private readonly follows = new Float64Array(4);
  /** What the last card looked at has to fear: cards without a number, then higher followers, then trumps. */
  private strangers = 0;
  private led = UNSETTLED as number;
  private followers = 0;
  private higher = 0;
  private trumps = 0;

  /** Takes in the table as the seat sees it; tells how many cards the seat holds and lists them in `hand`. */
  look(s: SkullKing.State, seat: number, hand: Uint8Array): number {
    const held = this.unseen.look(s, seat, hand);
    this.cards = Math.max(1, s.dealt - Math.floor(s.played / s.hands));
    this.left = Math.max(1, s.phase === Phase.play ? this.cards - 1 : this.cards);
    this.leads = s.phase <= Phase.shot && (s.dealer + 1) % s.seats === seat;
    this.bidding = s.phase === Phase.bid;
    this.demand(s, seat);
    for (let suit = 0; suit <= BLACK; suit++) {
      this.follows[suit] = 1 - power(1 - this.share(suit), this.cards);
    }
    return held;
  }

  /** The share of a suit among the cards not seen. */
  private share(suit: number): number {
    return this.unseen.inSuit[suit] / Math.max(1, this.unseen.total);
  }

  /** Who wants how much; while bids are made, half of the others are taken to want a trick. */
  private demand(s: SkullKing.State, seat: number): void {
    this.wants = (s.seats - 1) / 2;
    this.unwanted = 0;
    if (this.bidding) return;
    let eager = 0;
    let tricks = 0;
    for (let player = 0; player < s.seats; player++) {
      const need = wanted(s, player);
      if (need <= 0) continue;
      tricks += need;
      if (player !== seat) eager++;
    }
    this.wants += HEED * (eager - this.wants);
    this.unwanted = (this.cards - tricks) / this.cards;
  }

  /** The chance that this face, played now by the seat on turn, takes the trick. */
  now(s: SkullKing.State, face: number): number {
    const { trick } = this;
    const start = s.played - s.inTrick;
    for (let i = 0; i < s.inTrick; i++) trick[i] = s.faces[start + i];
    trick[s.inTrick] = face;
    if (!this.stands(s.deck, s.inTrick, s.inTrick + 1)) return 0;
    if (s.inTrick + 1 === s.hands) return 1;
    this.hand = this.cards;
    this.strangers = this.intrusions(s.deck, s.inTrick);
    this.size(s.deck, face, s.led === UNSETTLED ? ledBy(s.deck, face) : s.led);
    let chance = 1;
    for (let i = s.inTrick + 1; i < s.hands; i++) {
      const player = s.order[i];
      chance *= isGhost(s, player)
        ? this.passesGhost()
        : 1 - this.overturned(wanted(s, player) > 0, this.following(player));
    }
    return chance;
  }

  /** The chance that a player follows suit. */
  private following(player: number): number {
    return this.led < 0 || (this.unseen.voids[player] >> this.led) & 1 ? 0 : this.follows[this.led];
  }

  /** What the seat on turn would capture with this face, as the table lies. */
  prize(s: SkullKing.State, face: number): number {
    this.trick[s.inTrick] = face;
    const verdict = judge(s.deck, this.trick, 0, s.inTrick + 1);
    return SkullKing.captured(s.deck, this.trick, 0, s.inTrick + 1, verdict);
  }

  /** Looks at what this card may come to in later tricks: `win` and `slip` tell. */
  later(s: SkullKing.State, card: number): void {
    const { nature, suit } = s.deck;
    this.win = this.slip = 0;
    if (nature[card] === Nature.escape || nature[card] === Nature.loot) return;
    if (nature[card] === Nature.kraken || nature[card] === Nature.whale) return;
    this.hand = this.left;
    this.strangers = this.intrusionsOnLead(nature[card]);
    this.size(s.deck, card, ledBy(s.deck, card));
    const chance = this.survives(s);
    const sort = nature[card] !== Nature.number ? 2 : suit[card] === BLACK ? 1 : 0;
    if (this.left > 1) this.steer(this.inTime(s, card, chance), sort);
    else {
      this.slip = chance * this.atOnce(s, card);
      this.win = s.phase === Phase.play && card !== TIGRESS ? chance : this.slip;
    }
    // Tigress is whatever she shall be.
    if (card === TIGRESS) this.slip = 0;
  }

  /** A player steers cards into tricks, or out of them. */
  private steer(chance: number, sort: number): void {
    const ease = this.bidding ? EASE.bid : EASE.play + EASE.unwanted * this.unwanted;
    const eased = chance + Math.max(-1, Math.min(1, ease)) * chance * (1 - chance);
    this.win = eased + GRASP[sort] * eased * (1 - eased);
    this.slip = eased * Math.min(1, 1 - RELIEF[sort] * (1.2 - eased));
  }

  /** With several cards left the moment can be chosen, though a suit may never be led. */
  private inTime(s: SkullKing.State, card: number, chance: number): number {
    if (s.deck.nature[card] !== Nature.number) {
      const sure = s.deck.nature[card] === Nature.pirate ? chance * (1 - RIVALRY * this.rivals(s)) : chance;
      return sure + (1 - sure) * PATIENCE.character;
    }
    return s.deck.suit[card] === BLACK ? chance + (1 - chance) * PATIENCE.trump : chance * SUIT_LED.among;
  }

  /** The last card falls when it must: its suit be led, no pirate come before it. */
  private atOnce(s: SkullKing.State, card: number): number {
    if (s.deck.nature[card] === Nature.pirate) return this.leads ? 1 : 1 - this.rivals(s);
    if (s.deck.nature[card] !== Nature.number || s.deck.suit[card] === BLACK || this.leads) return 1;
    return s.phase <= Phase.shot ? SUIT_LED.only : SUIT_LED.last;
  }

  /** Pirates to be expected before one's own. */
  private rivals(s: SkullKing.State): number {
    const share = this.unseen.natures[Nature.pirate] / Math.max(1, this.unseen.total);
    return Math.min(1, (share * (s.hands - 1)) / 2);
  }

  private stands(deck: SkullKing.Deck, at: number, count: number): boolean {
    const verdict = judge(deck, this.trick, 0, count);
    return isTaken(verdict) && positionOf(verdict) === at;
  }

  /** How many strangers may still overturn the face at this position, which takes the trick so far. */
  private intrusions(deck: SkullKing.Deck, at: number): number {
    const { trick, unseen } = this;
    let count = 0;
    for (let i = 0; i < intruders.length; i++) {
      if (unseen.natures[intruders[i]] === 0) continue;
      trick[at + 1] = faceOf[i];
      if (!this.stands(deck, at, at + 2)) count += unseen.natures[intruders[i]];
    }
    return count;
  }

  /** The same for a card that is led. */
  private intrusionsOnLead(nature: number): number {
    let count = 0;
    for (let i = 0; i < intruders.length; i++) {
      if ((beatsLead[nature] >> i) & 1) count += this.unseen.natures[intruders[i]];
    }
    return count;
  }

  /** Sizes up the numbers that may still beat a face. */
  private size(deck: SkullKing.Deck, face: number, led: number): void {
    const { unseen } = this;
    this.led = led;
    this.followers = led >= 0 ? unseen.inSuit[led] : 0;
    this.higher = this.trumps = 0;
    const nature = deck.nature[face];
    if (nature === Nature.number) {
      const value = deck.value[face];
      if (led < 0) this.strangers += unseen.aboveInAnySuit(value);
      else if (deck.suit[face] === led) this.higher = unseen.above(led, value);
      if (led >= 0 && led !== BLACK) {
        this.trumps = deck.suit[face] === BLACK ? unseen.above(BLACK, value) : unseen.inSuit[BLACK];
      }
    } else if (nature === Nature.escape || nature === Nature.loot) {
      this.strangers += unseen.natures[Nature.number];
    }
  }

  /** The chance of a card led in a later trick, with everyone behind. */
  private survives(s: SkullKing.State): number {
    const follows = this.led < 0 ? 0 : this.left === 1 ? this.share(this.led) : this.follows[this.led];
    const idle = s.seats - 1 - this.wants;
    const chance =
      power(1 - this.overturned(true, follows), this.wants) *
      power(1 - this.overturned(false, follows), idle);
    return s.hands === s.seats ? chance : chance * this.passesGhost();
  }

  /** Greybeard plays whatever comes. */
  private passesGhost(): number {
    return 1 - (this.strangers + this.higher + this.trumps) / Math.max(1, this.unseen.total);
  }

  /** The chance that one player behind beats the card: with a stranger, by following higher, or by trumping. */
  private overturned(eager: boolean, follows: number): number {
    const { unseen, hand, followers, higher, trumps } = this;
    const total = Math.max(1, unseen.total);
    const zeal = hand === 1 ? 1 : eager ? EAGER : IDLE;
    const stranger = 1 - power(1 - this.strangers / total, zeal);
    if (followers + trumps === 0) return stranger;
    let beaten = (1 - power(1 - trumps / total, zeal)) * (1 - follows);
    if (higher > 0) {
      const share = higher / followers;
      const choice = Math.max(1, (followers * hand) / total);
      beaten += follows * (eager ? 1 - power(1 - share, choice) : power(share, choice));
    }
    return stranger + (1 - stranger) * beaten;
  }
}

/** A power of a chance, straight between whole exponents: much cheaper than `**`. */
function power(chance: number, exponent: number): number {
  let product = 1;
  let left = exponent;
  for (; left >= 1; left--) product *= chance;
  return product * (1 - left * (1 - chance));
}
