import * as QueensCollection from '@crossbones/games/queens-collection/index';
import type { Judge } from './judge.js';

const { ANY_COLOUR, count, doubled, JOKER, present, size } = QueensCollection.cards;
const { lastBox, partnerOf, roundPoints } = QueensCollection;

type State = QueensCollection.State;
type Pile = QueensCollection.cards.Pile;

const PER_CARD = roundPoints(0, 0, 1);

/** Own turns to come are counted in pawns: about two leave in each turn, and the last box is left standing. */
const PAWNS_A_TURN = 2;
const LAST_BOX = 2;
/** Cards that one turn can use up, on average, and what such a card is worth while there is time for it. */
const CARDS_A_TURN = 3;
const USEFUL = 0.5;
/** A joker, or two of a kind, fits whatever the market brings; a card of the market's colours may fit it again. */
const FREE_JOKER = 0.6;
const FREE_TWINS = 0.2;
const MATCH = 0.1;
/** A card whose pawns are all gone. */
const DEAD = 0.7;
/** A box with one pawn left is five points for whoever comes next. */
const LONELY = 0.6;

/** Halves of counts by colour: what a pile shifted right by one bit shows of them. */
const HALVES = 0o33333333;

/** Two of a kind, as often as a hand has them. */
const twinsIn = (hand: Pile): number => size((hand >> 1) & HALVES);

/** Rules of thumb for what a hand is good for, and what not to leave to the next player. */
export class RulesOfThumb implements Judge {
  readonly courage = -0.1;
  private seats = 0;
  private pawns = 0;
  private shared = 0;

  look(s: State, seat: number): void {
    this.seats = s.seats;
    this.pawns = s.pawns;
    this.shared = 0;
    if (s.teams) this.share(s.hands[partnerOf(seat)]);
  }

  knownOf(): number {
    return 0;
  }

  share(hand: Pile): void {
    this.shared = this.freedom(hand, this.pawns);
  }

  from(): void {}

  of(hand: Pile, market: Pile, pawns: Pile): number {
    const cards = size(hand);
    if (lastBox(pawns)) return PER_CARD * cards;
    const turns = Math.max(0, size(pawns) - LAST_BOX) / (PAWNS_A_TURN * this.seats);
    const useful = Math.min(cards, turns * CARDS_A_TURN);
    const soon = Math.min(1, turns);
    const matches = MATCH * size(present(hand) & present(market) & present(pawns));
    return (
      USEFUL * useful +
      PER_CARD * (cards - useful) +
      soon * (this.freedom(hand, pawns) + this.shared + matches) -
      LONELY * size(present(pawns) & ~doubled(pawns))
    );
  }

  private freedom(hand: Pile, pawns: Pile): number {
    const dead = size(present(hand) & ANY_COLOUR & ~present(pawns));
    return FREE_JOKER * count(hand, JOKER) + FREE_TWINS * twinsIn(hand) - DEAD * dead;
  }
}
