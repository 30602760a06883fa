import { type Bag, count, less } from './bag.js';
import type { View } from './script.js';
import { isFree, readPair, readSwap } from './word.js';

/** What the second step of a turn is about; it cannot change once begun. */
export type Mode = 'take' | 'swap' | 'partner';

/** Pairs or swaps put together here, before they are sent all at once. */
export interface Plan {
  readonly mode: Mode;
  readonly words: readonly string[];
}

const verbs = { take: 'pair:', swap: 'swap:', partner: 'partner:' } as const;
const MOST = 3;

export const partnerOf = (seat: number): number => (seat + 2) % 4;

/** The ways the step can go, the one begun alone if one is. */
export function modesOf(view: View, legal: readonly string[]): Mode[] {
  if (view.phase === 'take' || view.phase === 'swap' || view.phase === 'partner') return [view.phase];
  return (['take', 'swap', 'partner'] as const).filter((mode) =>
    legal.some((word) => word.startsWith(verbs[mode])),
  );
}

/** What lies where once the plan is carried out; of a swap only what may still move. */
export interface Rest {
  readonly hand: readonly string[];
  /** The market, or the partner's hand. */
  readonly other: readonly string[];
  /** Pawns that leave their boxes. */
  readonly pawns: readonly string[];
}

export function rest(view: View, seat: number, { mode, words }: Plan): Rest {
  const begun = view.phase === mode && mode !== 'take';
  const theirs = mode === 'partner' ? (view.hands[partnerOf(seat)] ?? []) : view.market;
  let hand: Bag = less(view.hands[seat] ?? [], begun ? (view.step.gained ?? []) : []);
  let other: Bag = less(theirs, begun ? (view.step.given ?? []) : []);
  const pawns: string[] = [];
  for (const word of words) {
    const pair = readPair(word);
    const swap = readSwap(word);
    if (pair !== null) {
      hand = less(hand, pair.hand);
      other = less(other, [pair.market]);
      if (pawnsIn(view, pair.colour) > count(pawns, pair.colour)) pawns.push(pair.colour);
    } else if (swap !== null) {
      hand = less(hand, [swap.own]);
      other = less(other, [swap.other]);
    }
  }
  return { hand, other, pawns };
}

const pawnsIn = (view: View, colour: string): number =>
  view.boxes.find((box) => box.colour === colour)?.pawns.length ?? 0;

/** The words that may follow those of the plan. */
export function open(view: View, seat: number, legal: readonly string[], plan: Plan): string[] {
  if (isOver(view, seat, plan)) return [];
  const { hand, other, pawns } = rest(view, seat, plan);
  return legal.filter((word) => {
    if (!word.startsWith(verbs[plan.mode])) return false;
    const pair = readPair(word);
    if (pair !== null) {
      return (
        other.includes(pair.market) &&
        count(hand, pair.hand[0]) >= pair.hand.length &&
        (!isFree(pair) || pawnsIn(view, pair.colour) > count(pawns, pair.colour))
      );
    }
    const { own, other: theirs } = readSwap(word)!;
    return hand.includes(own) && other.includes(theirs);
  });
}

/** Whether the step ends by itself after the plan: all can see that nothing may follow. */
function isOver(view: View, seat: number, plan: Plan): boolean {
  const { hand, other } = rest(view, seat, plan);
  return view.step.count + plan.words.length >= MOST || hand.length === 0 || other.length === 0;
}

/** The plan as it is sent. */
export const whole = (view: View, seat: number, plan: Plan): string[] =>
  isOver(view, seat, plan) ? [...plan.words] : [...plan.words, 'done'];
