import {
  choice,
  type Fault,
  fail,
  fault,
  int,
  list,
  ok,
  type Reason,
  type Result,
  record,
} from '@crossbones/core';
import {
  type Colour,
  cardNamed,
  cardOf,
  cardsIn,
  codes,
  colourOf,
  colours,
  highBit,
  lowBit,
  MONKEY,
  NO_COLOUR,
  numberOf,
} from './cards.js';
import { because } from './reasons.js';
import { cardsPerTrick, Judgement, judge, NOBODY, seatAt } from './trick.js';

type Who = number | 'ghost';

export interface Verdict {
  /** Seat, colour and spaces, up positive; by seat, then colour. */
  readonly moves: readonly (readonly [number, Colour, number])[];
  /** The centre after the trick, by colour, then number. */
  readonly centre: readonly string[];
  readonly leads: Who;
  /** The colour announced. */
  readonly led: Colour;
  readonly reasons: readonly Reason[];
}

const shape = record({
  players: int(2, 6),
  leader: int(0, 5),
  centre: list(choice(...codes.slice(0, MONKEY)), 0, MONKEY, [[]]),
  cards: list(choice(...codes), 3, 6, [['r2', 'r3']]),
});

/** Judges one trick. Whether the position can arise is not asked, only whether the box holds its cards. */
export function arbitrate(given: unknown): Result<Verdict, Fault> {
  const read = shape.read(given, '');
  if (!read.ok) return read;
  const { players, leader } = read.value;
  const count = cardsPerTrick(players);
  if (leader >= players) return fail(fault('wants-int', { at: 'leader', min: 0, max: players - 1 }));
  if (read.value.cards.length !== count) {
    return fail(fault('wants-list', { at: 'cards', min: count, max: count }));
  }
  const all = [...read.value.centre, ...read.value.cards];
  const twice = all.findIndex((code, i) => all.indexOf(code) < i);
  if (twice >= 0) {
    const inCentre = read.value.centre.length;
    const at = twice < inCentre ? `centre[${twice}]` : `cards[${twice - inCentre}]`;
    return fail(fault('too-many-copies', { at, card: all[twice], copies: 1 }));
  }
  return ok(verdict(players, leader, read.value.centre.map(cardNamed), read.value.cards.map(cardNamed)));
}

function verdict(
  players: number,
  leader: number,
  centre: readonly number[],
  cards: readonly number[],
): Verdict {
  const judgement = new Judgement();
  const low = centre.reduce((set, card) => set | lowBit(card), 0);
  const high = centre.reduce((set, card) => set | highBit(card), 0);
  judge(Uint8Array.from(cards), 0, cards.length, low, high, judgement);
  const seat = (position: number): number => seatAt(position, leader, players);
  const moves = colours.flatMap((colour, c) => [
    [seat(judgement.up[c]), colour, judgement.upBy[c]] as const,
    [seat(judgement.down[c]), colour, -judgement.downBy[c]] as const,
  ]);
  return {
    moves: moves.filter(([seat]) => seat !== NOBODY).sort((a, b) => a[0] - b[0] || alphabetical(a[1], b[1])),
    centre: cardsIn(judgement.centreLow, judgement.centreHigh)
      .sort((a, b) => alphabetical(colours[colourOf[a]], colours[colourOf[b]]) || a - b)
      .map((card) => codes[card]),
    leads: players === 2 ? 'ghost' : seat(judgement.highest),
    led: colours[judgement.led],
    reasons: [
      ...announcement(cards, judgement, (position) => who(seat(position))),
      ...colours.flatMap((_, c) => ofColour(c, judgement, (position) => who(seat(position)))),
      lead(players, cards, judgement, seat),
    ],
  };
}

/** From the monkey's 0 to the first mate's 13. */
const NUMBER_COUNT = 14;

const alphabetical = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const who = (seat: number): Who => (seat === NOBODY ? 'ghost' : seat);

function announcement(cards: readonly number[], { led }: Judgement, at: (position: number) => Who): Reason[] {
  const first = cards.findIndex((card) => colourOf[card] !== NO_COLOUR);
  const colour = colours[led];
  return [
    because('SQ-7', 'announced', { seat: at(first), card: codes[cards[first]], colour }),
    ...cards
      .filter((card) => colourOf[card] === NO_COLOUR)
      .map((card) => because('SQ-8', 'takes-colour', { card: codes[card], colour })),
  ];
}

/** What happens to the cards and pirates of one colour. */
function ofColour(c: number, judgement: Judgement, at: (position: number) => Who): Reason[] {
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

function lead(
  players: number,
  cards: readonly number[],
  judgement: Judgement,
  at: (position: number) => number,
): Reason {
  if (players === 2) return because('SQ-13', 'ghost-leads');
  const card = cards[judgement.highest];
  const equals = cards.filter((other) => numberOf[other] === numberOf[card]).length;
  const args = { seat: at(judgement.highest), card: codes[card] };
  return because('SQ-11', equals > 1 ? 'leads-last' : 'leads', args);
}
