import { type Args, type Fault, fault, flag, int, record } from '@crossbones/core';
import { maybe } from '../field.js';
import type { Head, Ledger } from '../ledger.js';
import { MOST_IN_HAND } from './discs.js';
import type { GameOptions } from './options.js';
import { lastIn, places, wins } from './score.js';

/**
 * One challenge. Gangs are numbered as they sit: one each, or all persons’ first gangs and then all their second ones.
 * The skull’s owner is needed when the challenger goes out, or the owner may; and so is who begins when both are out.
 */
export type Challenge = {
  readonly challenger: number | null;
  readonly made: boolean | null;
  readonly skull: number | null;
  readonly first: number | null;
};

export const gangsOf = ({ players, options }: Head): number =>
  players.length * (options as GameOptions).gangs;
export const personOf = ({ players }: Head, gang: number): number => gang % players.length;

/** How the table stands between two challenges. */
export interface Table {
  /** By gang. */
  readonly discs: readonly number[];
  readonly made: readonly number[];
  /** The gang that begins. */
  readonly first: number;
  /** The person who has won. */
  readonly winner: number | null;
}

/** The table after one more challenge; a challenge that is not complete, or comes after the end, changes nothing. */
function after(head: Head, table: Table, { challenger, made, skull, first }: Challenge): Table {
  if (challenger === null || made === null || table.winner !== null) return table;
  if (made) {
    const all = table.made.with(challenger, table.made[challenger] + 1);
    const winner = wins(all[challenger]) ? personOf(head, challenger) : null;
    return { ...table, made: all, first: challenger, winner };
  }
  const paid = table.discs.with(challenger, Math.max(0, table.discs[challenger] - 1));
  // S-9 decides first, then S-10.
  const won = lastOf(head, paid);
  const taken = won === null && skull !== null && skull !== challenger && losesLastSkull(head, table, skull);
  const discs = taken ? paid.with(skull, 0) : paid;
  const starts = [challenger, skull, first].find((gang) => gang !== null && discs[gang] > 0);
  return { ...table, discs, first: starts ?? challenger, winner: won ?? lastOf(head, discs) };
}

function lastOf({ players }: Head, discs: readonly number[]): number | null {
  const alive = discs.reduce((bits, own, gang) => (own > 0 ? bits | (1 << gang) : bits), 0);
  return lastIn(alive, players.length);
}

/** S-10 to the letter: whether a gang is out if its skull is turned up by another; older sheets do not say. */
const losesLastSkull = ({ options }: Head, { discs }: Table, gang: number): boolean =>
  (options as Partial<GameOptions>).lastSkull === 'anyone' && discs[gang] === 1;

/** The tables that a sheet has led to so far, for the next question is nearly always about one challenge more. */
const told = new WeakMap<Head, { readonly challenges: Challenge[]; readonly tables: Table[] }>();

export function tableAfter(head: Head, challenges: readonly Challenge[]): Table {
  const gangs = gangsOf(head);
  const known = told.get(head) ?? {
    challenges: [],
    tables: [
      {
        discs: Array<number>(gangs).fill(MOST_IN_HAND),
        made: Array<number>(gangs).fill(0),
        first: head.dealer,
        winner: null,
      },
    ],
  };
  told.set(head, known);
  let same = 0;
  while (same < challenges.length && known.challenges[same] === challenges[same]) same++;
  if (same < challenges.length) {
    known.challenges.length = same;
    known.tables.length = same + 1;
  }
  for (const one of challenges.slice(same)) {
    known.challenges.push(one);
    known.tables.push(after(head, known.tables[known.tables.length - 1], one));
  }
  return known.tables[challenges.length];
}

/**
 * Whether the owner of the skull that ended this challenge must be written: that says who begins, or who else is out.
 */
export const asksSkull = (head: Head, table: Table, challenger: number): boolean =>
  table.discs[challenger] === 1 ||
  table.discs.some((_, gang) => gang !== challenger && losesLastSkull(head, table, gang));

/** Whether the challenger must name who begins: it is out, and so is the owner of the skull. */
export const asksFirst = ({ discs, winner }: Table, { challenger, made, skull }: Challenge): boolean =>
  made === false &&
  winner === null &&
  challenger !== null &&
  skull !== null &&
  discs[challenger] === 0 &&
  discs[skull] === 0;

/** What can be amiss with a challenge. */
export type FaultKey =
  | 'challenger-missing'
  | 'result-missing'
  | 'skull-missing'
  | 'last-skull-missing'
  | 'first-missing'
  | 'gang-is-out';

const wrong = (key: FaultKey, args: Args = {}): Fault => fault(key, args);

function faults(head: Head, written: Challenge, before: readonly Challenge[]): readonly Fault[] {
  const { challenger, made, skull, first } = written;
  const table = tableAfter(head, before);
  const out = (gang: number): boolean => table.discs[gang] === 0;
  if (challenger === null) return [wrong('challenger-missing')];
  if (out(challenger)) return [wrong('gang-is-out', { gang: challenger })];
  if (made === null) return [wrong('result-missing', { gang: challenger })];
  if (made) return [];
  if (skull !== null && out(skull)) return [wrong('gang-is-out', { gang: skull })];
  const next = tableAfter(head, [...before, written]);
  if (next.winner !== null) return [];
  if (skull === null) {
    if (!asksSkull(head, table, challenger)) return [];
    return next.discs[challenger] === 0
      ? [wrong('skull-missing', { gang: challenger })]
      : [wrong('last-skull-missing')];
  }
  if (!asksFirst(next, written)) return [];
  if (first === null || first === challenger) return [wrong('first-missing', { gang: challenger })];
  return next.discs[first] === 0 ? [wrong('gang-is-out', { gang: first })] : [];
}

export const ledger: Ledger<Challenge> = {
  game: 'skull',
  rounds: () => null,
  blank: () => ({ challenger: null, made: null, skull: null, first: null }),
  read: (head, _round, value) => {
    const gang = maybe(int(0, gangsOf(head) - 1));
    return record({ challenger: gang, made: maybe(flag()), skull: gang, first: gang }).read(value, '');
  },
  faults: (head, _round, written, before) => faults(head, written, before),
  points: () => null,
  outcome: (head, rounds) => {
    const { winner } = tableAfter(head, rounds);
    return winner === null
      ? null
      : { places: places(winner, head.players.length), points: null, grade: null };
  },
  /** S-1, S-6, S-9. */
  turn: (head, _round, before) => ({ dealer: null, leader: personOf(head, tableAfter(head, before).first) }),
};
