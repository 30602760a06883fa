import * as QueensCollection from '@crossbones/games/queens-collection/index';
import type { Heard } from './heard.js';
import type { Judge } from './judge.js';

const { ANY_COLOUR, COLOURS, count, doubled, JOKER, lowestKind, one, present } = QueensCollection.cards;
const {
  PAIR,
  PAIR_HAND_JOKER,
  PAIR_JOKERS,
  PAIR_MARKET_JOKER,
  PAIR_TWINS,
  PAIR_TWINS_JOKER,
  pairColour,
  pairFromHand,
  pairFromMarket,
} = QueensCollection.actions;
const { roundPoints } = QueensCollection;

type Pile = QueensCollection.cards.Pile;

const PER_PAWN = roundPoints(0, 1, 0);
const PER_BOX = roundPoints(1, 0, 0);

export const NO_PAIR = -1;

/** The best way found to take pawns in this turn. */
interface Take {
  /** A pair of the best way, or `NO_PAIR` where the hand makes none. */
  pair: number;
  /** What that way brings with the hand it leaves, and what the hand as it is promises. */
  value: number;
  idle: number;
}

/**
 * Tries the sensible ways to pair the market's cards: each is left, or met by its own colour, a joker or twins.
 * The order of pairs changes nothing, so the cards are gone through once, and the market's jokers last.
 * Only the thorough ask what is better left, and the broad what else a joker may begin with.
 */
export function taker(
  judge: Judge,
  thorough: boolean,
  heard: Heard | null = null,
  broad = false,
): (hand: Pile, market: Pile, pawns: Pile) => Take {
  const best: Take = { pair: NO_PAIR, value: 0, idle: 0 };
  /** The market's cards that stay, the ones still to be met among them. */
  let left = 0;

  function weigh(hand: Pile, pawns: Pile, first: number, points: number): void {
    if (first === NO_PAIR) return;
    const value = points + judge.of(hand, left, pawns);
    heard?.(first, value);
    if (best.pair !== NO_PAIR && value <= best.value) return;
    best.pair = first;
    best.value = value;
  }

  function make(pair: number, hand: Pile, rest: Pile, pawns: Pile, first: number, points: number): void {
    const colour = pairColour[pair - PAIR];
    const standing = count(pawns, colour);
    const gain = standing === 0 ? 0 : standing === 1 ? PER_PAWN + PER_BOX : PER_PAWN;
    const begun = first === NO_PAIR ? pair : first;
    const paid = one(pairFromMarket[pair - PAIR]);
    left -= paid;
    search(
      hand - pairFromHand[pair - PAIR],
      rest,
      standing > 0 ? pawns - one(colour) : pawns,
      begun,
      points + gain,
    );
    left += paid;
  }

  function search(hand: Pile, market: Pile, pawns: Pile, first: number, points: number): void {
    if (market === 0 || hand === 0) {
      weigh(hand, pawns, first, points);
      return;
    }
    const card = lowestKind(present(market));
    const rest = market - one(card);
    if (card === JOKER) meetJoker(hand, rest, pawns, first, points);
    else meet(card, hand, rest, pawns, first, points);
  }

  function meet(card: number, hand: Pile, rest: Pile, pawns: Pile, first: number, points: number): void {
    if (count(hand, card) > 0) {
      make(PAIR + card, hand, rest, pawns, first, points);
      // A pawn for a single card of its colour is hardly ever left.
      if (!thorough && count(pawns, card) > 0) return;
    }
    search(hand, rest, pawns, first, points);
    if (count(hand, JOKER) > 0) make(PAIR_HAND_JOKER + card, hand, rest, pawns, first, points);
    const twin = spareTwins(hand, rest, pawns);
    if (twin >= 0) make(PAIR_TWINS + twin * COLOURS + card, hand, rest, pawns, first, points);
  }

  function meetJoker(hand: Pile, rest: Pile, pawns: Pile, first: number, points: number): void {
    search(hand, rest, pawns, first, points);
    const all = broad && first === NO_PAIR;
    const own = favouriteHeld(hand, pawns);
    if (own >= 0)
      for (let set = all ? present(hand) & ANY_COLOUR : one(own); set !== 0; set &= set - 1)
        make(PAIR_MARKET_JOKER + lowestKind(set), hand, rest, pawns, first, points);
    const named = favourite(pawns, ANY_COLOUR);
    if (named < 0) return;
    if (count(hand, JOKER) > 0)
      for (let set = all ? present(pawns) : one(named); set !== 0; set &= set - 1)
        make(PAIR_JOKERS + lowestKind(set), hand, rest, pawns, first, points);
    const twin = spareTwins(hand, rest, pawns);
    if (twin >= 0) make(PAIR_TWINS_JOKER + twin * COLOURS + named, hand, rest, pawns, first, points);
  }

  return (hand, market, pawns) => {
    best.pair = NO_PAIR;
    best.idle = judge.of(hand, market, pawns);
    left = market;
    search(hand, market, pawns, NO_PAIR, 0);
    return best;
  };
}

/**
 * The colour to take among those given, where any will do: a last pawn brings its box, and the last but one would
 * leave it to the next player.
 */
function favourite(pawns: Pile, among: number): number {
  const standing = present(pawns) & among;
  const several = doubled(pawns);
  const lonely = standing & ~several;
  if (lonely !== 0) return lowestKind(lonely);
  const full = standing & several & pawns;
  return full !== 0 ? lowestKind(full) : lowestOf(standing);
}

const lowestOf = (set: number): number => (set === 0 ? -1 : lowestKind(set));

/** The colour of the hand for the market's joker: one that takes a pawn, and rather not one of twins. */
function favouriteHeld(hand: Pile, pawns: Pile): number {
  const held = present(hand) & ANY_COLOUR;
  const singles = held & ~doubled(hand);
  const lonely = favourite(pawns, held);
  if (lonely < 0) return lowestOf(held);
  const single = favourite(pawns, singles);
  return count(pawns, lonely) === 1 || single < 0 ? lonely : single;
}

/** Two of a kind to pay with: best of a colour without pawns, next of one that the market does not want. */
function spareTwins(hand: Pile, rest: Pile, pawns: Pile): number {
  const twins = doubled(hand) & ANY_COLOUR;
  const dead = twins & ~present(pawns);
  if (dead !== 0) return lowestKind(dead);
  const unwanted = twins & ~present(rest);
  return lowestOf(unwanted !== 0 ? unwanted : twins);
}
