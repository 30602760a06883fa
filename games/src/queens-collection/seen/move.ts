import type { Reason } from '@crossbones/core';
import type { ReasonKey } from '../reasons.js';
import { holds } from './bag.js';
import { type Move, readMove, type Standing } from './word.js';

/** A move that is legal, with its word. */
export interface Offer extends Move {
  readonly word: string;
}

/** The moves among the words, read once: there may be hundreds, and every pawn asks for them. */
export const movesIn = (legal: readonly string[]): Offer[] =>
  legal.flatMap((word) => {
    const move = readMove(word);
    return move === null ? [] : [{ ...move, word }];
  });

export const isSame = (one: Standing, other: Standing): boolean =>
  one.box === other.box && one.pawn === other.pawn;

/** Whether two pawns could be swapped at all, if there were cards for it: two of a box or of a colour never are. */
export const canSwap = (one: Standing, other: Standing): boolean =>
  one.box !== other.box && one.pawn !== other.pawn;

/** The moves that touch all these pawns and take all these cards. */
export const movesWith = (
  moves: readonly Offer[],
  own: readonly string[],
  pawns: readonly Standing[],
): string[] =>
  moves
    .filter(
      ({ paid, ends }) => holds(paid, own) && pawns.every((pawn) => ends.some((end) => isSame(end, pawn))),
    )
    .map(({ word }) => word);

const NOT_IN_HAND: ReasonKey = 'not-in-hand';

/** Why nothing in hand moves these pawns, of which there are one, or two that could be swapped; null if something does. */
export function pawnRefusal(moves: readonly Offer[], pawns: readonly Standing[]): Reason | null {
  if (movesWith(moves, [], pawns).length > 0) return null;
  const cards = pawns.map(({ pawn }) => pawn).sort();
  return { rule: 'QC-15', key: NOT_IN_HAND, args: { cards: cards.join('+') } };
}
