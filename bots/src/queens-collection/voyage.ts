import * as QueensCollection from '@crossbones/games/queens-collection/index';
import { Board } from './board.js';
import type { Heard } from './heard.js';

const { ANY_COLOUR, COLOURS, copiesOf, count, doubled, JOKER, KINDS, lowestKind, one, present, size } =
  QueensCollection.cards;
const { EXCHANGES, MOVE_COLOURS, MOVE_JOKER, MOVE_TWINS, ORDERED, REDRAW, SKIP, TRADE, TRADE_STEP } =
  QueensCollection.actions;
const { duoOf, redrawTwo } = QueensCollection.actions;

type State = QueensCollection.State;
type Pile = QueensCollection.cards.Pile;

/** How many pawns a card must bring home to be well spent; a joker brings two wherever they stand. */
const CARD = 0.35;
const FREE_CARD = 1.2;
/** A move this good is made without considering other cards or a trade. */
const GOOD = 0.25;
/** By the next turn the board may have changed. */
const LATER = 0.5;
/** In the last turns a card buys nothing else: only between equal moves is the cheaper one better. */
const SPARE = 0.001;

/** Co-operative play: the cards are all there is to bring pawns home with, so gains are weighed against prices. */
export function helmsman(heard: Heard | null = null): (s: State, seat: number) => number {
  const board = new Board();
  const unseen = new Float64Array(KINDS);
  let best = SKIP;
  let most = Number.NEGATIVE_INFINITY;
  let ending = false;

  function offer(action: number, value: number): void {
    heard?.(action, value);
    if (value <= most) return;
    most = value;
    best = action;
  }

  const price = (cards: number): number => cards * (ending ? SPARE : CARD);
  const jokerPrice = (): number => (ending ? SPARE : FREE_CARD);

  /** What the best move of a hand brings, less its price. */
  function reach(hand: Pile): number {
    let value = 0;
    for (let set = present(hand) & ANY_COLOUR; set !== 0; set &= set - 1) {
      const from = lowestKind(set) * COLOURS;
      for (let later = set & (set - 1); later !== 0; later &= later - 1) {
        const worth = board.worth[duoOf[from + lowestKind(later)]] - price(2);
        if (worth > value) value = worth;
      }
    }
    if (count(hand, JOKER) > 0) value = Math.max(value, board.best - jokerPrice());
    if ((doubled(hand) & ANY_COLOUR) !== 0) value = Math.max(value, board.best - price(2));
    return value;
  }

  /** The same for what is kept of a hand, with the next card drawn; further ones change little. */
  function hope(kept: Pile): number {
    if (ending) return 0;
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind++)
      if (unseen[kind] > 0) sum += unseen[kind] * reach(kept + one(kind));
    return LATER * sum;
  }

  function offerMoves(hand: Pile): void {
    for (let set = present(hand) & ANY_COLOUR; set !== 0; set &= set - 1) {
      const kind = lowestKind(set);
      for (let later = set & (set - 1); later !== 0; later &= later - 1) {
        const other = lowestKind(later);
        const duo = duoOf[kind * COLOURS + other];
        if (board.worth[duo] < 0) continue;
        const kept = hand - one(kind) - one(other);
        offer(MOVE_COLOURS + duo * ORDERED + board.boxes[duo], board.worth[duo] - price(2) + hope(kept));
      }
    }
    if (board.best < 0) return;
    const swap = board.bestBoxes * ORDERED + board.bestPawns;
    if (count(hand, JOKER) > 0) {
      offer(MOVE_JOKER + swap, board.best - jokerPrice() + hope(hand - one(JOKER)));
    }
    for (let set = doubled(hand) & ANY_COLOUR; set !== 0; set &= set - 1) {
      const kind = lowestKind(set);
      offer(MOVE_TWINS + kind * EXCHANGES + swap, board.best - price(2) + hope(hand - 2 * one(kind)));
    }
  }

  function offerRedraws(hand: Pile): void {
    for (let set = present(hand); set !== 0; set &= set - 1) {
      const kind = lowestKind(set);
      const rest = hand - one(kind);
      offer(REDRAW + kind, hope(rest) - (kind === JOKER ? jokerPrice() : price(1)));
      for (let more = present(rest) & ANY_COLOUR; more !== 0; more &= more - 1) {
        const other = lowestKind(more);
        if (other >= kind) offer(redrawTwo[kind * KINDS + other], hope(rest - one(other)) - price(2));
      }
    }
  }

  function offerTrades(s: State, seat: number, hand: Pile): void {
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue;
      const theirHand = s.hands[other];
      const before = reach(theirHand);
      for (let set = present(hand); set !== 0; set &= set - 1) {
        const kind = lowestKind(set);
        for (let theirs = present(theirHand); theirs !== 0; theirs &= theirs - 1) {
          const get = lowestKind(theirs);
          if (get === kind) continue;
          const move = one(get) - one(kind);
          const gain = reach(hand + move) + reach(theirHand - move) - before;
          offer(TRADE + kind * TRADE_STEP + other * KINDS + get, LATER * gain - price(1));
        }
      }
    }
  }

  return (s, seat) => {
    const hand = s.hands[seat];
    if (hand === 0) return SKIP;
    best = SKIP;
    most = Number.NEGATIVE_INFINITY;
    ending = s.lastTurns > 0;
    board.read(s);
    expect(s, unseen);
    offerMoves(hand);
    if (reach(hand) >= GOOD) return best;
    offerRedraws(hand);
    if (s.top < s.end) offerTrades(s, seat, hand);
    return best;
  };
}

/** How likely each kind is to be drawn next: all hands and the open discard are known, the rest is alike. */
function expect(s: State, chances: Float64Array): void {
  const seen = s.discard;
  let cards = s.deck.length - size(s.discard);
  for (let seat = 0; seat < s.seats; seat++) cards -= size(s.hands[seat]);
  for (let kind = 0; kind < KINDS; kind++) {
    let left = copiesOf(s.box, kind) - count(seen, kind);
    for (let seat = 0; seat < s.seats; seat++) left -= count(s.hands[seat], kind);
    chances[kind] = cards > 0 ? left / cards : 0;
  }
}
