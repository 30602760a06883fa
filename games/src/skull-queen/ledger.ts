import { type Args, choice, type Fault, fault, int, list, record } from '@crossbones/core';
import { maybe, sum } from '../field.js';
import type { Head, Ledger } from '../ledger.js';
import { COLOURS, colours, fullBox, SPACES } from './cards.js';
import type { GameOptions } from './options.js';
import {
  ladders,
  OVERBOARD,
  placesOf,
  plankPoints,
  roundsFor,
  type Side,
  sides,
  UNPLACED,
  worthAt,
} from './score.js';

/** How one plank stands when the last card is played: a space a colour from the top, `UNPLACED` or `OVERBOARD`. */
export type Plank = { readonly side: Side | null; readonly pirates: readonly number[] };
export type Round = readonly Plank[];

/** What the spaces of both sides are worth. */
const rowsOf = ({ options }: Head): Uint8Array => ladders(fullBox, (options as GameOptions).middle);

/** What a space of a side is worth. */
export const spaceWorth = (head: Head, side: Side, space: number): number =>
  worthAt(rowsOf(head), sides.indexOf(side), space);

/** What a plank is worth as it stands; null before its side is chosen. */
export const worthOf = (head: Head, { side, pirates }: Plank): number | null =>
  side === null ? null : plankPoints(rowsOf(head), sides.indexOf(side), pirates, 0);

/** What can be amiss on a plank. */
export type FaultKey = 'side-missing' | 'pirates-missing';

const wrong = (key: FaultKey, args: Args): Fault => fault(key, args);

function faults(written: Round): readonly Fault[] {
  return written.flatMap(({ side, pirates }, player) => {
    // If all four pirates are overboard, the side makes no difference.
    if (side === null && pirates.some((space) => space !== OVERBOARD))
      return [wrong('side-missing', { player })];
    const count = pirates.filter((space) => space === UNPLACED).length;
    return count === 0 ? [] : [wrong('pirates-missing', { player, count })];
  });
}

const space = int(OVERBOARD, SPACES - 1);
const plank = record({ side: maybe(choice(...sides)), pirates: list(space, COLOURS, COLOURS, []) });

export const ledger: Ledger<Round> = {
  game: 'skull-queen',
  rounds: ({ players }) => roundsFor(players.length),
  blank: ({ players }) => players.map(() => ({ side: null, pirates: colours.map(() => UNPLACED) })),
  read: ({ players }, _round, value) => list(plank, players.length, players.length, []).read(value, ''),
  faults: (_head, _round, written) => faults(written),
  points: (head, _round, written) => written.map((one) => worthOf(head, one) ?? 0),
  outcome: (head, rounds) => {
    if (rounds.length < roundsFor(head.players.length)) return null;
    const points = head.players.map((_, player) =>
      sum(rounds.map((written) => worthOf(head, written[player]) ?? 0)),
    );
    return { places: placesOf(points), points, grade: null };
  },
  /** SQ-3, SQ-7; with two the ghost leads every trick: SQ-13. */
  turn: ({ players, dealer }, round) => ({
    dealer: (dealer + round) % players.length,
    leader: players.length === 2 ? null : (dealer + round + 1) % players.length,
  }),
};
