import type { Reason } from '@crossbones/core';
import type { ReasonKey } from '../reasons.js';
import type { GameView } from '../view.js';
import { type Bag, count, less } from './bag.js';
import { isOver } from './limit.js';
import { partnerOf } from './team.js';
import { isFree, readPair, readSwap } from './word.js';

/** What the second step of a turn is about; it cannot change once begun. */
export type Mode = 'take' | 'swap' | 'partner';

/** Pairs or swaps put together from one view, before they are sent all at once. */
export interface Plan {
  readonly mode: Mode;
  readonly words: readonly string[];
}

const verbs = { take: 'pair:', swap: 'swap:', partner: 'partner:' } as const;

/** The ways in which the step can go on; only one if it has begun. */
export function modesOf({ phase }: GameView, legal: readonly string[]): Mode[] {
  if (phase === 'take' || phase === 'swap' || phase === 'partner') return [phase];
  return (['take', 'swap', 'partner'] as const).filter((mode) =>
    legal.some((word) => word.startsWith(verbs[mode])),
  );
}

/** What lies where after the plan; of swapped cards only those that may still move. */
export interface Rest {
  readonly hand: readonly string[];
  /** The market, or the partner's hand. */
  readonly other: readonly string[];
  /** Pawns that leave their boxes. */
  readonly pawns: readonly string[];
}

export function restOf(view: GameView, { mode, words }: Plan): Rest {
  const { turn, step } = view;
  const theirs = mode === 'partner' ? (view.hands[partnerOf(turn)] ?? []) : view.market;
  let hand: Bag = less(view.hands[turn] ?? [], step.gained ?? []);
  let other: Bag = less(theirs, step.given ?? []);
  const pawns: string[] = [];
  for (const word of words) {
    const pair = readPair(word);
    if (pair !== null) {
      hand = less(hand, pair.hand);
      other = less(other, [pair.market]);
      if (hasPawn(view, pawns, pair.colour)) pawns.push(pair.colour);
    } else {
      const swap = readSwap(word)!;
      hand = less(hand, [swap.own]);
      other = less(other, [swap.other]);
    }
  }
  return { hand, other, pawns };
}

/** Whether a box still has a pawn when these are gone. */
const hasPawn = ({ boxes }: GameView, gone: Bag, colour: string): boolean =>
  boxes.find((box) => box.colour === colour)!.pawns.length > count(gone, colour);

const ends = (view: GameView, { words }: Plan, { hand, other }: Rest): boolean =>
  isOver(view.step.count + words.length, hand.length, other.length);

/** The words that may follow the plan: those of the legal words that are still legal after it. */
export function openTo(view: GameView, legal: readonly string[], plan: Plan): string[] {
  const rest = restOf(view, plan);
  if (ends(view, plan, rest)) return [];
  const { hand, other, pawns } = rest;
  return legal.filter((word) => {
    if (!word.startsWith(verbs[plan.mode])) return false;
    const pair = readPair(word);
    if (pair !== null) {
      return (
        other.includes(pair.market) &&
        count(hand, pair.hand[0]) >= pair.hand.length &&
        (!isFree(pair) || hasPawn(view, pawns, pair.colour))
      );
    }
    const { own, other: theirs } = readSwap(word)!;
    return hand.includes(own) && other.includes(theirs);
  });
}

/** The plan as it is sent: with a word that ends the step, where it does not end by itself. */
export const whole = (view: GameView, plan: Plan): string[] =>
  ends(view, plan, restOf(view, plan)) ? [...plan.words] : [...plan.words, 'done'];

/** The kind of card from the hand that a pair or swap takes. */
export const codeOf = (word: string): string => readPair(word)?.hand[0] ?? readSwap(word)?.own ?? '';
/** The card from the other side. */
export const otherOf = (word: string): string => readPair(word)?.market ?? readSwap(word)?.other ?? '';

const NO_PAIR: ReasonKey = 'no-pair';

/** Why a card of the hand makes no further pair, or none with this card of the market; null if it does, or swaps. */
export function cardRefusal(
  mode: Mode,
  open: readonly string[],
  card: string,
  other: string | null = null,
): Reason | null {
  const fits = (word: string): boolean =>
    codeOf(word) === card && (other === null || otherOf(word) === other);
  if (mode !== 'take' || open.some(fits)) return null;
  return { rule: 'QC-5', key: NO_PAIR, args: { card } };
}
