import { QueensCollection } from '@crossbones/games';

const { ANY_COLOUR, count, doubled, JOKER, present, size } = QueensCollection.cards;
const { roundPoints } = QueensCollection;

type Pile = QueensCollection.cards.Pile;

export const PER_PAWN = roundPoints(0, 1, 0);
export const PER_BOX = roundPoints(1, 0, 0);
const PER_CARD = roundPoints(0, 0, 1);

/** Own turns to come are counted in pawns: about two leave in each turn, and the last box is left standing. */
const PAWNS_A_TURN = 2;
const LAST_BOX = 2;
/** Cards that one turn can use up, on average, and what such a card is worth while there is time for it. */
const CARDS_A_TURN = 3;
const USEFUL = 0.5;
/** A joker, or two of a kind, fits whatever the market brings. */
const FREE_JOKER = 0.6;
const FREE_TWINS = 0.2;
/** A card whose pawns are all gone. */
const DEAD = 0.7;
/** A box with one pawn left is five points for whoever comes next. */
const LONELY = 0.6;

/** Halves of counts by colour: what a pile shifted right by one bit shows of them. */
const HALVES = 0o33333333;

/** Two of a kind, as often as a hand has them. */
const twinsIn = (hand: Pile): number => size((hand >> 1) & HALVES);

/** Pairs that a hand can make with any market card at all. */
export const wildcards = (hand: Pile): number => count(hand, JOKER) + twinsIn(hand);

/** What a hand promises at the end of a turn, in points, with these pawns left on the boxes. */
export function promise(hand: Pile, pawns: Pile, seats: number): number {
  const cards = size(hand);
  if (QueensCollection.lastBox(pawns)) return PER_CARD * cards;
  const boxes = present(pawns);
  const turns = Math.max(0, size(pawns) - LAST_BOX) / (PAWNS_A_TURN * seats);
  const useful = Math.min(cards, turns * CARDS_A_TURN);
  const soon = Math.min(1, turns);
  const jokers = count(hand, JOKER);
  const dead = size(present(hand) & ANY_COLOUR & ~boxes);
  const free = FREE_JOKER * jokers + FREE_TWINS * twinsIn(hand);
  return (
    USEFUL * useful +
    PER_CARD * (cards - useful) +
    soon * (free - DEAD * dead) -
    LONELY * size(boxes & ~doubled(pawns))
  );
}
