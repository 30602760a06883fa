import { fault, int, list } from '@crossbones/core';
import { maybe, sum } from '../field.js';
import type { Head, Ledger } from '../ledger.js';
import { places } from '../places.js';
import { CARDS } from './cards.js';
import type { GameOptions } from './options.js';
import { roundPoints } from './score.js';

/** What each player played, counted from 1; null as long as nothing is written. */
export type Round = readonly (number | null)[];

const roundsOf = ({ options }: Head): number => (options as GameOptions).rounds;
const pointsOf = (written: Round): number[] => roundPoints(written.map((card) => card ?? 0));

export const ledger: Ledger<Round> = {
  game: 'high-card',
  rounds: roundsOf,
  blank: ({ players }) => players.map(() => null),
  read: ({ players }, _round, value) =>
    list(maybe(int(1, CARDS)), players.length, players.length, []).read(value, ''),
  faults(_head, _round, written) {
    const count = written.filter((card) => card === null).length;
    if (count > 0) return [fault('cards-missing', { count })];
    return new Set(written).size < written.length ? [fault('same-card')] : [];
  },
  points: (_head, _round, written) => pointsOf(written),
  outcome(head, rounds) {
    if (rounds.length < roundsOf(head)) return null;
    const points = head.players.map((_, player) => sum(rounds.map((written) => pointsOf(written)[player])));
    return { places: places(points), points, grade: null };
  },
  turn: (_head, _round, before) => ({
    dealer: null,
    leader: before.length === 0 ? 0 : pointsOf(before.at(-1)!).indexOf(1),
  }),
};
