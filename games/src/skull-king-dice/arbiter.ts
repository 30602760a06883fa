import {
  choice,
  distinct,
  type Fault,
  type Field,
  fail,
  list,
  ok,
  type Reason,
  type Result,
  reason,
  record,
} from '@crossbones/core';
import { decision } from './decision.js';
import {
  type DiceTable,
  faceNumber,
  faceOf,
  fullBox,
  type Kind,
  kindOf,
  kinds,
  MOST_ROUNDS,
  MOST_SEATS,
  parseRoll,
  printRoll,
} from './dice.js';
import { ROLL } from './notation.js';
import { type GameOptions, optionsOf } from './options.js';
import { because, wrong } from './reasons.js';
import { refusal } from './refusal.js';
import { Phase, State } from './state.js';
import {
  bonusOf,
  judge,
  KING_SKULL,
  LAST_KING,
  leads,
  ledBy,
  NOTHING_LED,
  PIRATE_SKULL,
  placeOf,
  stepOf,
  timesIn,
} from './trick.js';

export interface Verdict {
  /** The winner's place in the order of rolling, from 0. */
  readonly winner: number;
  /** What the winner adds if the bid holds. */
  readonly bonus: number;
  readonly led: Kind | null;
  readonly reasons: readonly Reason[];
  /** Who starts the next trick, by the place in this one. */
  readonly starts: Reason;
}

/** Who would win a trick of which some dice are still to be rolled. */
interface SoFar {
  /** The place of the player who would win it as it lies; null while no die lies there. */
  readonly winner: number | null;
  /** By which rule. */
  readonly why: Reason | null;
}

/** Which dice of a hand whoever rolls next may roll. */
interface Playable {
  /** By place in the hand: why the die may not be rolled; null where it may. */
  readonly refused: readonly (Reason | null)[];
  /** Each of these reasons once; or why all dice may be rolled. */
  readonly reasons: readonly Reason[];
}

const roll: Field<number> = {
  schema: { type: 'string' },
  values: [0],
  read(value, at) {
    const read = typeof value === 'string' ? parseRoll(value) : null;
    return read === null ? fail(wrong('wants-roll', { at })) : ok(read);
  },
};

const { fields, defaults } = optionsOf(fullBox);
const table = { options: record({}, fields) };
const part = list(roll, 0, MOST_SEATS - 1, []);
const questions = {
  trick: record({ rolls: list(roll, 3, MOST_SEATS, []) }, table),
  part: record({ rolls: part }, table),
  hand: record({ rolls: part, hand: list(choice(...kinds), 0, MOST_ROUNDS, []) }, table),
};

/** Judges one trick at a real table. */
export function arbitrate(given: unknown): Result<Verdict, Fault> {
  const read = questions.trick.read(given, '');
  if (!read.ok) return read;
  const { scoring, dice } = { ...defaults, ...read.value.options };
  const rolls = Uint8Array.from(read.value.rolls);
  const impossible = impossibleRoll(rolls, dice);
  if (impossible !== null) return fail(impossible);
  const count = rolls.length;
  const verdict = judge(rolls, 0, count);
  const led = ledBy(rolls, 0, count);
  const winner = placeOf(verdict);
  const captured = bonusOf(rolls, 0, count, verdict);
  const bonus = scoring === 'standard' ? captured : 0;
  const colour = led === NOTHING_LED ? null : kinds[led];
  const reasons = [
    colour === null ? because('SD-5', 'nothing-led') : because('SD-5', 'colour-led', { led: colour }),
    decision(rolls, 0, count, verdict),
  ];
  if (captured > 0 && bonus === 0) reasons.push(because('SD-11', 'no-bonuses'));
  else if (bonus > 0 && stepOf(verdict) === LAST_KING) {
    reasons.push(
      because('SD-10', 'pirates-captured', { count: timesIn(rolls, 0, count, PIRATE_SKULL), bonus }),
    );
  } else if (bonus > 0) {
    reasons.push(
      because('SD-10', 'skull-king-captured', { count: timesIn(rolls, 0, count, KING_SKULL), bonus }),
    );
  }
  const starts = reason('SD-4', 'winner-starts', { seat: winner });
  return ok({ winner, bonus, led: colour, reasons, starts });
}

/** Who rolls at each place of a trick. */
export const trickOrder = (players: number, leader: number): readonly number[] =>
  Array.from({ length: players }, (_, place) => (leader + place) % players);

/** Who has this trick before its last die has landed. */
export function soFar(given: unknown): Result<SoFar, Fault> {
  const read = questions.part.read(given, '');
  if (!read.ok) return read;
  const rolls = Uint8Array.from(read.value.rolls);
  const impossible = impossibleRoll(rolls, { ...defaults, ...read.value.options }.dice);
  if (impossible !== null) return fail(impossible);
  if (rolls.length === 0) return ok({ winner: null, why: null });
  const verdict = judge(rolls, 0, rolls.length);
  return ok({ winner: placeOf(verdict), why: decision(rolls, 0, rolls.length, verdict) });
}

/** Which dice of this hand may be rolled next to this trick, and why the others may not. */
export function playable(given: unknown): Result<Playable, Fault> {
  const read = questions.hand.read(given, '');
  if (!read.ok) return read;
  const options = { ...defaults, ...read.value.options };
  const rolls = Uint8Array.from(read.value.rolls);
  const hand = read.value.hand.map((kind) => kinds.indexOf(kind));
  const impossible = impossibleRoll(rolls, options.dice) ?? tooMany(rolls, hand, options.dice);
  if (impossible !== null) return fail(impossible);
  const s = stateOf(options, rolls, hand);
  const refused = hand.map((kind) => refusal(s, s.turn, ROLL + kind));
  const reasons = distinct(refused.filter((why) => why !== null));
  const free = reasons.length === 0 && hand.length > 0;
  return ok({ refused, reasons: free ? [reason('SD-6', 'all-free')] : reasons });
}

/** A state of the game with these dice on the table, and these kinds with whoever rolls next. */
function stateOf(options: GameOptions, rolls: Uint8Array, hand: readonly number[]): State {
  const s = new State(MOST_SEATS, options, fullBox);
  s.phase = Phase.play;
  s.round = 1;
  s.starter = 0;
  s.leader = 0;
  for (const roll of rolls) {
    s.rolls[s.landed++] = roll;
    if (s.led === NOTHING_LED && leads(kindOf(roll))) s.led = kindOf(roll);
  }
  s.turn = s.landed;
  for (const kind of hand) s.held[s.turn] |= 1 << kind;
  return s;
}

/** The first die in hand of which the trick has already used up all that there are. */
function tooMany(rolls: Uint8Array, hand: readonly number[], dice: DiceTable): Fault | null {
  const left = kinds.map((kind, i) => dice[kind].count - rolls.filter((roll) => kindOf(roll) === i).length);
  const at = hand.findIndex((kind) => --left[kind] < 0);
  if (at < 0) return null;
  const die = kinds[hand[at]];
  return wrong('too-many-dice', { at: `hand[${at}]`, die, count: dice[die].count });
}

/** The first roll that these dice cannot show. */
function impossibleRoll(rolls: Uint8Array, dice: DiceTable): Fault | null {
  for (const [i, roll] of rolls.entries()) {
    const kind = kinds[kindOf(roll)];
    const { count, faces } = dice[kind];
    const at = `rolls[${i}]`;
    const used = rolls.subarray(0, i + 1).filter((other) => kindOf(other) === kindOf(roll)).length;
    if (used > count) return wrong('too-many-dice', { at, die: kind, count });
    if (!faces.some((face) => faceNumber(face) === faceOf(roll)))
      return wrong('no-such-face', { at, roll: printRoll(roll) });
  }
  return null;
}
