import {
  choice,
  type Fault,
  fail,
  fault,
  int,
  list,
  ok,
  only,
  type Reason,
  type Result,
  reason,
  record,
} from '@crossbones/core';
import {
  type Colour,
  cardNamed,
  cardsIn,
  codes,
  colourOf,
  colours,
  fullBox,
  highBit,
  lowBit,
  MONKEY,
  NO_COLOUR,
} from './cards.js';
import { decision, lead, type Player } from './decision.js';
import { options } from './options.js';
import { refusal } from './refusal.js';
import { Phase, State } from './state.js';
import { cardsPerTrick, Judgement, judge, NOBODY, seatAt } from './trick.js';

export interface Verdict {
  /** Seat, colour and spaces, up positive; by seat, for a card moves no more than one pirate. */
  readonly moves: readonly (readonly [number, Colour, number])[];
  /** The centre after the trick, by colour. */
  readonly centre: readonly string[];
  readonly leads: Player;
  /** The colour announced. */
  readonly led: Colour;
  readonly reasons: readonly Reason[];
}

/** What a trick of which some cards are still to be played would do as it lies. */
interface SoFar {
  readonly next: Player;
  readonly reasons: readonly Reason[];
}

/** Which cards of a hand whoever plays next may play. */
interface Playable {
  readonly next: Player;
  /** By place in the hand: why the card may not be played, null where it may; empty for the ghost, who holds none. */
  readonly refused: readonly (Reason | null)[];
  /** Why some of them may not, or why all may. One reason is enough, for its sentence names no card. */
  readonly reasons: readonly Reason[];
}

/** Nobody ever holds more. */
export const MOST_HELD = 14;

const card = choice(...codes);
const table = { players: int(2, 6), leader: int(0, 5) };
const centre = list(choice(...codes.slice(0, MONKEY)), 0, MONKEY, [[]]);
const questions = {
  trick: record({ ...table, centre, cards: list(card, 3, 6, [['r2', 'r3']]) }),
  part: record({ ...table, centre, cards: list(card, 0, 6, [[]]) }),
  // SQ-7: cards in the centre do not have to be followed.
  hand: record({ ...table, cards: list(card, 0, 6, [[]]), hand: list(card, 0, MOST_HELD, [[]]) }),
};

interface Asked {
  readonly players: number;
  readonly leader: number;
  readonly centre?: readonly string[];
  readonly cards: readonly string[];
  readonly hand?: readonly string[];
}

/** Judges one trick. Whether the position can arise is not checked, only whether the box has its cards. */
export function arbitrate(given: unknown): Result<Verdict, Fault> {
  const read = questions.trick.read(given, '');
  if (!read.ok) return read;
  const { players, leader, centre, cards } = read.value;
  const count = cardsPerTrick(players);
  const amiss = wrongIn(read.value, count, count);
  return amiss === null
    ? ok(verdict(players, leader, centre.map(cardNamed), cards.map(cardNamed)))
    : fail(amiss);
}

/** What this trick would do before its last card is there, and who plays next. */
export function soFar(given: unknown): Result<SoFar, Fault> {
  const read = questions.part.read(given, '');
  if (!read.ok) return read;
  const { players, leader, centre } = read.value;
  const amiss = wrongIn(read.value, 0, cardsPerTrick(players) - 1);
  if (amiss !== null) return fail(amiss);
  const cards = read.value.cards.map(cardNamed);
  const next = playerAt(cards.length, leader, players);
  if (cards.length === 0) return ok({ next, reasons: [] });
  const judgement = judged(centre.map(cardNamed), cards);
  return ok({ next, reasons: decision(players, leader, cards, judgement) });
}

/** Which cards of this hand may be played next to this trick, and why the others may not. */
export function playable(given: unknown): Result<Playable, Fault> {
  const read = questions.hand.read(given, '');
  if (!read.ok) return read;
  const { players, leader, cards } = read.value;
  const amiss = wrongIn(read.value, 0, mostSeen(players));
  if (amiss !== null) return fail(amiss);
  const next = playerAt(cards.length, leader, players);
  if (next === 'ghost') return ok({ next, refused: [], reasons: [reason('SQ-13', 'ghost-turns')] });
  const hand = read.value.hand.map(cardNamed);
  const s = stateOf(read.value, next, hand);
  const refused = hand.map((one) => refusal(s, next, one));
  const reasons = refused.filter((why) => why !== null).slice(0, 1);
  const free = reasons.length === 0 && hand.length > 0;
  return ok({ next, refused, reasons: free ? [reason('SQ-7', 'all-free')] : reasons });
}

/**
 * How many cards of a trick are visible to a player who has still to play. SQ-13: beside the ghost both choose at once.
 */
export const mostSeen = (players: number): number => players - 1;

/** Who plays at each place of a trick; with two players the ghost comes first. */
export const trickOrder = (players: number, leader: number): readonly Player[] =>
  Array.from({ length: cardsPerTrick(players) }, (_, place) => playerAt(place, leader, players));

function playerAt(position: number, leader: number, players: number): Player {
  const seat = seatAt(position, leader, players);
  return seat === NOBODY ? 'ghost' : seat;
}

/** What is wrong with the table, with the number of cards, or with cards that lie there twice. */
function wrongIn(asked: Asked, min: number, max: number): Fault | null {
  const { players, leader, cards } = asked;
  if (leader >= players) return fault('wants-int', { at: 'leader', min: 0, max: players - 1 });
  if (cards.length < min || cards.length > max) return fault('wants-list', { at: 'cards', min, max });
  const seen = new Set<string>();
  for (const row of ['centre', 'cards', 'hand'] as const) {
    for (const [i, code] of (asked[row] ?? []).entries()) {
      if (seen.has(code)) return fault('too-many-copies', { at: `${row}[${i}]`, card: code, copies: 1 });
      seen.add(code);
    }
  }
  return null;
}

/** A state of the game in which this colour is led, and the hand is with whoever plays next. */
function stateOf({ players, leader, cards }: Asked, next: number, hand: readonly number[]): State {
  const s = new State(players, options.defaults, fullBox);
  s.phase = Phase.play;
  s.round = 1;
  s.leader = leader;
  for (const card of cards.map(cardNamed)) if (s.led === NO_COLOUR) s.led = colourOf[card];
  s.waiting = only(next);
  for (const card of hand) {
    s.hands[2 * next] |= lowBit(card);
    s.hands[2 * next + 1] |= highBit(card);
  }
  return s;
}

function judged(centre: readonly number[], cards: readonly number[]): Judgement {
  const judgement = new Judgement();
  const low = centre.reduce((set, card) => set | lowBit(card), 0);
  const high = centre.reduce((set, card) => set | highBit(card), 0);
  judge(Uint8Array.from(cards), 0, cards.length, low, high, judgement);
  return judgement;
}

function verdict(
  players: number,
  leader: number,
  centre: readonly number[],
  cards: readonly number[],
): Verdict {
  const judgement = judged(centre, cards);
  const seat = (position: number): number => seatAt(position, leader, players);
  const moves = colours.flatMap((colour, c) => [
    [seat(judgement.up[c]), colour, judgement.upBy[c]] as const,
    [seat(judgement.down[c]), colour, -judgement.downBy[c]] as const,
  ]);
  return {
    moves: moves.filter(([seat]) => seat !== NOBODY).sort((a, b) => a[0] - b[0]),
    // No more than one of a colour stays there.
    centre: cardsIn(judgement.centreLow, judgement.centreHigh)
      .map((card) => codes[card])
      .sort(),
    leads: players === 2 ? 'ghost' : seat(judgement.highest),
    led: colours[judgement.led],
    reasons: [...decision(players, leader, cards, judgement), lead(players, leader, cards, judgement)],
  };
}
