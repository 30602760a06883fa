import type { Outcome, Rng } from '@crossbones/core';
import { type Box, deckSize } from './cards.js';
import * as cooperation from './cooperation.js';
import * as market from './market.js';
import type { GameOptions } from './options.js';
import { places, sideOf, together } from './score.js';
import { Phase, type State } from './state.js';

export function event(s: State): string | null {
  switch (s.phase) {
    case Phase.first:
      return 'first';
    case Phase.pawns:
      return 'pawns';
    case Phase.deal:
      return `deal/${s.round + 1}`;
    case Phase.reshuffleReveal:
    case Phase.reshuffleRefill:
      return `reshuffle/${s.round}/${s.reshuffles + 1}`;
    default:
      return null;
  }
}

export function chance(s: State, rng: Rng): void {
  switch (s.phase) {
    case Phase.first:
      s.first = rng.below(s.seats);
      s.turn = s.first;
      s.phase = s.cooperative ? Phase.pawns : Phase.deal;
      return;
    case Phase.pawns:
      cooperation.scatter(s, rng);
      return;
    case Phase.deal:
      if (s.cooperative) cooperation.deal(s, rng);
      else market.deal(s, rng);
      return;
    default:
      market.reshuffle(s, rng);
  }
}

export const actors = (s: State): number =>
  s.phase >= Phase.reveal && s.phase < Phase.over ? 1 << s.turn : 0;

export function apply(s: State, seat: number, action: number): void {
  if (s.cooperative) cooperation.apply(s, seat, action);
  else market.apply(s, seat, action);
}

/** Whom a seat shares knowledge and result with. */
export const side = (s: State, seat: number): number => sideOf(s.options.mode, seat);

/** What each seat's side has so far: its own total, its team's (QC-13), or the score all share (QC-17). */
export function totals(s: State): number[] {
  const all = Array.from({ length: s.seats }, (_, seat) => seat);
  if (s.cooperative) {
    const points = s.phase <= Phase.pawns ? 0 : cooperation.points(s);
    return all.map(() => points);
  }
  return together(
    all.map((seat) => s.scores[seat]),
    all.map((seat) => side(s, seat)),
  );
}

/** How the game ended, what all did together graded as the rulebook has it. */
export const outcomeBy =
  (grade: (points: number, most: number) => number) =>
  (s: State): Outcome | null => {
    if (s.phase !== Phase.over) return null;
    const points = totals(s);
    const sides = points.map((_, seat) => side(s, seat));
    const most = s.box.colours * s.spaces;
    return { places: places(points, sides), points, grade: s.cooperative ? grade(points[0], most) : null };
  };

/** A turn is at most five cards and three pairs or swaps; in co-op one action, which draws a card while there are any. */
export function bound(seats: number, options: GameOptions, box: Box): number {
  if (options.mode === 'cooperative') return Math.max(0, deckSize(box) - 3 * seats) + seats;
  const pawns = box.colours * box.pawnsPerColour;
  const turns = Math.max(1, pawns - 1) * market.STALL_TURNS * seats;
  return seats * turns * 8;
}
