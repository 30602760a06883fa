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
  cardsIn,
  codes,
  colourOf,
  colours,
  highBit,
  lowBit,
  MONKEY,
} from './cards.js';
import { decision, lead, type Player } from './decision.js';
import { cardsPerTrick, Judgement, judge, NOBODY, seatAt } from './trick.js';

export interface Verdict {
  /** Seat, colour and spaces, up positive; by seat, then colour. */
  readonly moves: readonly (readonly [number, Colour, number])[];
  /** The centre after the trick, by colour, then number. */
  readonly centre: readonly string[];
  readonly leads: Player;
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
    reasons: [...decision(players, leader, cards, judgement), lead(players, leader, cards, judgement)],
  };
}

const alphabetical = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
