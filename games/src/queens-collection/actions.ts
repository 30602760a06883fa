import { COLOURS, JOKER, KINDS, one, type Pile } from './cards.js';

/** Every action's number, the same in all options. Inside each group the numbers rise with what the word names. */
export const REVEAL = 0;
export const STOP = 1;
export const DONE = 2;
export const SKIP = 3;

/**
 * ◆ QC-5: a joker stands for any pawn card, in hand or market, and so does the market's for a pair from the hand.
 * The six kinds of pairs, each written by its colours.
 */
export const PAIR = 4;
export const PAIR_MARKET_JOKER = PAIR + COLOURS;
export const PAIR_HAND_JOKER = PAIR_MARKET_JOKER + COLOURS;
export const PAIR_JOKERS = PAIR_HAND_JOKER + COLOURS;
export const PAIR_TWINS = PAIR_JOKERS + COLOURS;
export const PAIR_TWINS_JOKER = PAIR_TWINS + COLOURS * COLOURS;
export const SWAP = PAIR_TWINS_JOKER + COLOURS * COLOURS;
export const PAIRS = SWAP - PAIR;

export const PARTNER = SWAP + KINDS * KINDS;

/** Two different colours or boxes: 28 when their order does not matter, 56 when it does. */
const DUOS = (COLOURS * (COLOURS - 1)) / 2;
export const ORDERED = COLOURS * (COLOURS - 1);
/** All swaps of two pawns of different colours in different boxes. */
export const EXCHANGES = DUOS * ORDERED;

export const MOVE_COLOURS = PARTNER + KINDS * KINDS;
export const MOVE_TWINS = MOVE_COLOURS + EXCHANGES;
export const MOVE_JOKER = MOVE_TWINS + COLOURS * EXCHANGES;
export const REDRAW = MOVE_JOKER + EXCHANGES;
const REDRAW_TWO = REDRAW + KINDS;
const REDRAW_THREE = REDRAW_TWO + (KINDS * (KINDS + 1)) / 2;
export const TRADE = REDRAW_THREE + (KINDS * (KINDS + 1) * (KINDS + 2)) / 6;
const MOST_SEATS = 4;
/** The step from the actions of one own card to those of the next. */
export const TRADE_STEP = MOST_SEATS * KINDS;
export const ACTIONS = TRADE + KINDS * TRADE_STEP;

/** What each pair costs the hand and the market, and its colour. */
export const pairFromHand = new Int32Array(PAIRS);
export const pairHandKind = new Uint8Array(PAIRS);
export const pairFromMarket = new Uint8Array(PAIRS);
export const pairColour = new Uint8Array(PAIRS);

function pairs(): void {
  const write = (action: number, hand: Pile, handKind: number, market: number, colour: number): void => {
    pairFromHand[action - PAIR] = hand;
    pairHandKind[action - PAIR] = handKind;
    pairFromMarket[action - PAIR] = market;
    pairColour[action - PAIR] = colour;
  };
  for (let c = 0; c < COLOURS; c++) {
    write(PAIR + c, one(c), c, c, c);
    write(PAIR_MARKET_JOKER + c, one(c), c, JOKER, c);
    write(PAIR_HAND_JOKER + c, one(JOKER), JOKER, c, c);
    write(PAIR_JOKERS + c, one(JOKER), JOKER, JOKER, c);
    for (let twin = 0; twin < COLOURS; twin++) {
      write(PAIR_TWINS + twin * COLOURS + c, 2 * one(twin), twin, c, c);
      write(PAIR_TWINS_JOKER + twin * COLOURS + c, 2 * one(twin), twin, JOKER, c);
    }
  }
}
pairs();

/** Two different of eight in order, as 0 … 55: `u * 8 + v` to that number, and back. */
export const orderedOf = new Uint8Array(COLOURS * COLOURS);
export const orderedFirst = new Uint8Array(ORDERED);
export const orderedSecond = new Uint8Array(ORDERED);
/** The same without order, the lower first, as 0 … 27. */
export const duoOf = new Uint8Array(COLOURS * COLOURS);
export const duoFirst = new Uint8Array(DUOS);
export const duoSecond = new Uint8Array(DUOS);

function duos(): void {
  let ordered = 0;
  let duo = 0;
  for (let u = 0; u < COLOURS; u++) {
    for (let v = 0; v < COLOURS; v++) {
      if (u === v) continue;
      orderedOf[u * COLOURS + v] = ordered;
      orderedFirst[ordered] = u;
      orderedSecond[ordered++] = v;
      if (u > v) continue;
      duoOf[u * COLOURS + v] = duo;
      duoFirst[duo] = u;
      duoSecond[duo++] = v;
    }
  }
}
duos();

/** One to three cards in order: what each redraw throws away, and the numbers of two and three. */
export const redrawn = new Int32Array(TRADE - REDRAW);
export const redrawTwo = new Uint16Array(KINDS * KINDS);
export const redrawThree = new Uint16Array(KINDS * KINDS * KINDS);

function redraws(): void {
  let two = REDRAW_TWO;
  let three = REDRAW_THREE;
  for (let a = 0; a < KINDS; a++) {
    redrawn[a] = one(a);
    for (let b = a; b < KINDS; b++) {
      redrawn[two - REDRAW] = one(a) + one(b);
      redrawTwo[a * KINDS + b] = two++;
      for (let c = b; c < KINDS; c++) {
        redrawn[three - REDRAW] = one(a) + one(b) + one(c);
        redrawThree[(a * KINDS + b) * KINDS + c] = three++;
      }
    }
  }
}
redraws();
