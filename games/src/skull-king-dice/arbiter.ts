import { type Fault, type Field, fail, list, ok, type Reason, type Result, record } from '@crossbones/core';
import { decision } from './decision.js';
import {
  type DiceTable,
  faceNumber,
  faceOf,
  fullBox,
  type Kind,
  kindOf,
  kinds,
  MOST_SEATS,
  parseRoll,
  printRoll,
} from './dice.js';
import { optionsOf } from './options.js';
import { because, wrong } from './reasons.js';
import {
  bonusOf,
  judge,
  KING_SKULL,
  LAST_KING,
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
const question = record({ rolls: list(roll, 3, MOST_SEATS, []) }, { options: record({}, fields) });

/** Judges one trick at a real table. */
export function arbitrate(given: unknown): Result<Verdict, Fault> {
  const read = question.read(given, '');
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
    decision(rolls, 0, verdict),
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
  return ok({ winner, bonus, led: colour, reasons });
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
