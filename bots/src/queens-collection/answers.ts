import * as QueensCollection from '@crossbones/games/queens-collection/index';
import { MARKET } from '@crossbones/games/queens-collection/seen/limit';
import type { ColourOrder } from './colour-order.js';

const { COLOURS, JOKER, one } = QueensCollection.cards;
const { PAIR, PARTNER, pairColour, pairFromHand, pairFromMarket, pairHandKind, REVEAL, STOP, SWAP } =
  QueensCollection.actions;

/** Colours of the market, and of swaps as many as are told apart, with the market and with the partner. */
export const MET = MARKET;
export const SWAPS = 8;

/**
 * What a network may answer: to turn up a card, no more, no more pairs or swaps; pairs with each colour of the market,
 * with one of the colour, a joker or twins; with the market's joker by one of each colour, by a joker for each colour, or
 * by twins; the best swaps with the market and with the partner.
 */
const TURN_UP = 0;
const NO_MORE = 1;
const DONE = 2;
const BY_OWN = 3;
const BY_JOKER = BY_OWN + MET;
export const BY_TWINS = BY_JOKER + MET;
export const OWN_TO_JOKER = BY_TWINS + MET;
const JOKER_TO_JOKER = OWN_TO_JOKER + COLOURS;
export const TWINS_TO_JOKER = JOKER_TO_JOKER + COLOURS;
export const MARKET_SWAP = TWINS_TO_JOKER + 1;
export const PARTNER_SWAP = MARKET_SWAP + SWAPS;
export const ANSWERS = PARTNER_SWAP + SWAPS;

/** What the mate weighs, as a network's answers: of each the action that the mate thinks most of, and what it thinks. */
export class Answers {
  readonly open = new Uint8Array(ANSWERS);
  readonly actions = new Uint16Array(ANSWERS);
  readonly worth = new Float32Array(ANSWERS);

  constructor(private readonly order: ColourOrder) {}

  clear(): void {
    this.open.fill(0);
  }

  note(action: number, worth: number): void {
    const rounded = Math.fround(worth);
    if (action >= SWAP) {
      this.noteSwap(action >= PARTNER ? PARTNER_SWAP : MARKET_SWAP, action, rounded);
      return;
    }
    const answer = this.answerOf(action);
    if (this.open[answer] === 0 || rounded > this.worth[answer]) this.put(answer, action, rounded);
  }

  /** Swaps are answered by their rank. */
  private noteSwap(from: number, action: number, worth: number): void {
    const end = from + SWAPS;
    let at = end;
    while (at > from && (this.open[at - 1] === 0 || worth > this.worth[at - 1])) at--;
    if (at === end) return;
    for (let i = end - 1; i > at; i--)
      if (this.open[i - 1] === 1) this.put(i, this.actions[i - 1], this.worth[i - 1]);
    this.put(at, action, worth);
  }

  private put(answer: number, action: number, worth: number): void {
    this.open[answer] = 1;
    this.actions[answer] = action;
    this.worth[answer] = worth;
  }

  private answerOf(action: number): number {
    if (action === REVEAL) return TURN_UP;
    if (action === STOP) return NO_MORE;
    if (action < PAIR) return DONE;
    const kind = pairHandKind[action - PAIR];
    const twins = pairFromHand[action - PAIR] !== one(kind);
    const market = pairFromMarket[action - PAIR];
    const { slot } = this.order;
    if (market !== JOKER) return (twins ? BY_TWINS : kind === JOKER ? BY_JOKER : BY_OWN) + slot[market];
    if (twins) return TWINS_TO_JOKER;
    return (kind === JOKER ? JOKER_TO_JOKER : OWN_TO_JOKER) + slot[pairColour[action - PAIR]];
  }
}
