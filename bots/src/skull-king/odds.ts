import { SkullKing } from '@crossbones/games';
import { isGhost, Unseen, wanted } from './unseen.js';

const { BLACK, isTaken, judge, ledBy, Nature, natures, Phase, positionOf, UNSETTLED } = SkullKing;

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
const EAGER = 2.2;
const IDLE = 0.5;
/** What a choice of moment adds: to a trump by waiting for a void, to a character by waiting for a safe trick. */
const PATIENCE = { trump: 0.15, character: 0.3 };
/** How often a card of a plain suit meets its suit at all: among several, as the last one, as the only one dealt. */
const SUIT_LED = { among: 0.65, last: 0.45, only: 0.3 };
/** How much of a rival pirate is left to fear when one can wait for another trick. */
const RIVALRY = 0.3;
/** How far a player steers likely cards into tricks and unlikely ones out of them. */
const STEERING = 0.6;

/** How likely a card is to take a trick: the one on the table, or some later one. */
export class Odds {
  readonly unseen = new Unseen();
  private readonly trick = new Uint8Array(16);
  private cards = 0;
  /** Whether the seat leads the first trick, while bids are made. */
  private leads = false;
  /** The chance that a hand holds a suit. */
  private readonly follows = new Float64Array(4);
  /** What the last card looked at has to fear: cards without a number, then higher followers, then trumps. */
  private strangers = 0;
  private led = UNSETTLED as number;
  private followers = 0;
  private higher = 0;
  private trumps = 0;
  private eager = 0;
  private idle = 0;
  private ghosts = 0;

  /** Takes in the table as the seat sees it; tells how many cards the seat holds and lists them in `hand`. */
  look(s: SkullKing.State, seat: number, hand: Uint8Array): number {
    const held = this.unseen.look(s, seat, hand);
    this.cards = Math.max(1, s.dealt - Math.floor(s.played / s.hands));
    this.leads = s.phase <= Phase.shot && (s.dealer + 1) % s.seats === seat;
    const total = Math.max(1, this.unseen.total);
    for (let suit = 0; suit <= BLACK; suit++) {
      this.follows[suit] = 1 - power(1 - this.unseen.inSuit[suit] / total, this.cards);
    }
    return held;
  }

  /** The chance that this face, played now by the seat on turn, takes the trick. */
  now(s: SkullKing.State, face: number): number {
    const { trick } = this;
    const start = s.played - s.inTrick;
    for (let i = 0; i < s.inTrick; i++) trick[i] = s.faces[start + i];
    trick[s.inTrick] = face;
    if (!this.stands(s.deck, s.inTrick, s.inTrick + 1)) return 0;
    this.strangers = this.intrusions(s.deck, s.inTrick);
    this.size(s.deck, face, s.led === UNSETTLED ? ledBy(s.deck, face) : s.led);
    this.eager = this.idle = this.ghosts = 0;
    for (let i = s.inTrick + 1; i < s.hands; i++) {
      const player = s.order[i];
      if (isGhost(s, player)) this.ghosts++;
      else if (wanted(s, player) > 0) this.eager++;
      else this.idle++;
    }
    return this.survives();
  }

  /** What the seat on turn would capture with this face, as the table lies. */
  prize(s: SkullKing.State, face: number): number {
    this.trick[s.inTrick] = face;
    const verdict = judge(s.deck, this.trick, 0, s.inTrick + 1);
    return SkullKing.captured(s.deck, this.trick, 0, s.inTrick + 1, verdict);
  }

  /** The chance that this card takes a later trick if it is wanted to. */
  later(s: SkullKing.State, card: number): number {
    const { nature } = s.deck;
    if (nature[card] === Nature.escape || nature[card] === Nature.loot) return 0;
    if (nature[card] === Nature.kraken || nature[card] === Nature.whale) return 0;
    this.strangers = this.intrusionsOnLead(nature[card]);
    this.size(s.deck, card, ledBy(s.deck, card));
    this.ghosts = s.hands - s.seats;
    this.eager = this.idle = (s.seats - 1) / 2;
    const chance = this.survives();
    return this.cards === 1 ? chance * this.atOnce(s, card) : steered(this.inTime(s, card, chance));
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

  private survives(): number {
    const { eager, idle, ghosts } = this;
    let chance = 1;
    if (eager > 0) chance *= power(1 - this.overturned(true), eager);
    if (idle > 0) chance *= power(1 - this.overturned(false), idle);
    if (ghosts > 0) {
      const beaters = this.strangers + this.higher + this.trumps;
      chance *= 1 - beaters / Math.max(1, this.unseen.total);
    }
    return chance;
  }

  /** The chance that one player behind beats the card: with a stranger, by following higher, or by trumping. */
  private overturned(eager: boolean): number {
    const { unseen, cards, followers, higher, trumps } = this;
    const total = Math.max(1, unseen.total);
    const zeal = cards === 1 ? 1 : eager ? EAGER : IDLE;
    const stranger = Math.min(1, (zeal * this.strangers) / total);
    if (followers + trumps === 0) return stranger;
    const follows = this.follows[this.led];
    let beaten = Math.min(1, (zeal * trumps) / total) * (1 - follows);
    if (higher > 0) {
      const share = higher / followers;
      const choice = Math.max(1, (followers * cards) / total);
      beaten += follows * (eager ? 1 - power(1 - share, choice) : power(share, choice));
    }
    return stranger + (1 - stranger) * beaten;
  }
}

const steered = (chance: number): number => chance + STEERING * (chance * chance * (3 - 2 * chance) - chance);

/** A power of a chance, straight between whole exponents: much cheaper than `**`. */
function power(chance: number, exponent: number): number {
  let product = 1;
  let left = exponent;
  for (; left >= 1; left--) product *= chance;
  return product * (1 - left * (1 - chance));
}
