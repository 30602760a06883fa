import { type Fault, int, list, ok, type Result, record } from '@crossbones/core';
import type { GameOptions } from './options.js';
import { roundPoints } from './seen/points.js';
import { teamOf } from './seen/team.js';

export { roundPoints } from './seen/points.js';

type Mode = GameOptions['mode'];

/** QC-2, QC-14: as many rounds as players, and one where all play together. */
export const roundsFor = (mode: Mode, seats: number): number => (mode === 'cooperative' ? 1 : seats);

/** The number of the side that a seat belongs to. */
export function sideOf(mode: Mode, seat: number): number {
  if (mode === 'cooperative') return 0;
  return mode === 'teams' ? teamOf(seat) : seat;
}

/** QC-13: what each seat's side has together. */
export const together = (scores: readonly number[], sides: readonly number[]): number[] =>
  sides.map((side) => scores.reduce((sum, score, seat) => (sides[seat] === side ? sum + score : sum), 0));

/** QC-17: every box full of its own pawns gives its spaces, every pawn elsewhere takes a point. */
export const commonPoints = (pureBoxes: number, spaces: number, strays: number): number =>
  pureBoxes * spaces - strays;

/**
 * ◆ QC-17: five grades, by the share of the most that can be reached: below nothing, below a quarter, below half, below
 * all, all.
 */
export function grade(points: number, most: number): number {
  if (points < 0) return 1;
  if (4 * points < most) return 2;
  if (2 * points < most) return 3;
  return points < most ? 4 : 5;
}

/** QC-10, QC-13: equal totals share a place, and seats of one side count once. */
export const places = (totals: readonly number[], sides: readonly number[]): number[] =>
  totals.map((total) => 1 + new Set(sides.filter((_, seat) => totals[seat] > total)).size);

const sheet = record({
  players: list(record({ boxes: int(0, 8), pawns: int(0, 24), cards: int(0, 38) }), 1, 4, [
    [{ boxes: 2, pawns: 6, cards: 1 }],
  ]),
});

/** Reads what each player has at the end of a round and counts it up. */
export function scoreSheet(given: unknown): Result<{ points: number[] }, Fault> {
  const read = sheet.read(given, '');
  if (!read.ok) return read;
  return ok({
    points: read.value.players.map(({ boxes, pawns, cards }) => roundPoints(boxes, pawns, cards)),
  });
}
