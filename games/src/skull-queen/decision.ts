import type { Reason } from '@crossbones/core';
import { cardOf, codes, colourOf, colours, NO_COLOUR, numberOf } from './cards.js';
import { because } from './reasons.js';
import { type Judgement, NOBODY, seatAt } from './trick.js';

/** Whoever plays a card. */
export type Player = number | 'ghost';

/** From the monkey's 0 to the first mate's 13. */
const NUMBER_COUNT = 14;

const who = (seat: number): Player => (seat === NOBODY ? 'ghost' : seat);

/** Why a trick, or what lies of it so far, does what the judgement says: the colour announced, then each colour. */
export function decision(
  players: number,
  leader: number,
  cards: ArrayLike<number>,
  judgement: Judgement,
): Reason[] {
  const at = (position: number): Player => who(seatAt(position, leader, players));
  return [
    ...announcement(Array.from(cards), judgement, at),
    ...colours.flatMap((_, colour) => ofColour(colour, judgement, at)),
  ];
}

function announcement(
  cards: readonly number[],
  { led }: Judgement,
  at: (position: number) => Player,
): Reason[] {
  const first = cards.findIndex((card) => colourOf[card] !== NO_COLOUR);
  if (first < 0) return [];
  const colour = colours[led];
  return [
    because('SQ-7', 'announced', { seat: at(first), card: codes[cards[first]], colour }),
    ...cards
      .filter((card) => colourOf[card] === NO_COLOUR)
      .map((card) => because('SQ-8', 'takes-colour', { card: codes[card], colour })),
  ];
}

/** What happens to the cards and pirates of one colour. */
function ofColour(c: number, judgement: Judgement, at: (position: number) => Player): Reason[] {
  const numbers = Array.from({ length: NUMBER_COUNT }, (_, n) => n).filter(
    (n) => (judgement.numbers[c] >> n) & 1,
  );
  if (numbers.length === 0) return [];
  const colour = colours[c];
  const code = (n: number): string => codes[cardOf(c, n)];
  if (numbers.length === 1) return [because('SQ-9', 'alone', { card: code(numbers[0]), colour })];
  const move = (way: 'up' | 'down', n: number): Reason => {
    const position = judgement[way][c];
    const spaces = way === 'up' ? judgement.upBy[c] : judgement.downBy[c];
    const card = code(n);
    if (position === NOBODY) return because('SQ-9', `${way}-nobody`, { card, colour });
    const seat = at(position);
    if (seat === 'ghost') return because('SQ-13', `${way}-ghost`, { card, colour });
    return because('SQ-9', spaces === 2 ? `${way}-two` : way, { seat, card, colour });
  };
  return [
    move('up', numbers[numbers.length - 1]),
    move('down', numbers[0]),
    because('SQ-9', 'leave', { colour, cards: numbers.map(code).join(' ') }),
  ];
}

/** Who leads after a whole trick, and why. */
export function lead(
  players: number,
  leader: number,
  cards: readonly number[],
  { highest }: Judgement,
): Reason {
  if (players === 2) return because('SQ-13', 'ghost-leads');
  const card = cards[highest];
  const equals = cards.filter((other) => numberOf[other] === numberOf[card]).length;
  const args = { seat: seatAt(highest, leader, players), card: codes[card] };
  return because('SQ-11', equals > 1 ? 'leads-last' : 'leads', args);
}
