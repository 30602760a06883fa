import { choice, type Fault, fail, fault, list, ok, type Result, record } from '@crossbones/core';
import { codes } from './cards.js';

/** HC-4: who has played the highest card. */
export function winnerOf(cards: ArrayLike<number>): number {
  let best = 0;
  for (let i = 1; i < cards.length; i++) if (cards[i] > cards[best]) best = i;
  return best;
}

/** HC-5 */
export const roundPoints = (cards: readonly number[]): number[] => {
  const winner = winnerOf(cards);
  return cards.map((_, player) => (player === winner ? 1 : 0));
};

const shape = record({ cards: list(choice(...codes), 2, 4, [['c1', 'c2']]) });

/** The cards of one round, each once. */
export function readCards(given: unknown): Result<number[], Fault> {
  const read = shape.read(given, '');
  if (!read.ok) return read;
  const cards = read.value.cards.map((code) => codes.indexOf(code));
  const twice = cards.findIndex((card, i) => cards.indexOf(card) < i);
  if (twice < 0) return ok(cards);
  return fail(fault('card-twice', { at: `cards[${twice}]`, card: codes[cards[twice]] }));
}

/** The points of one round, from what everybody played. */
export function scoreSheet(given: unknown): Result<{ points: number[] }, Fault> {
  const read = readCards(given);
  return read.ok ? ok({ points: roundPoints(read.value) }) : read;
}
