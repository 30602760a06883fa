import type { Outcome } from '@crossbones/core';

/** One line of the result. */
export interface Rank {
  readonly seat: number;
  readonly place: number;
  readonly points: number | null;
}

/** Everybody from the first place to the last; who shares a place stands in the order they sit. */
export const ranksOf = ({ places, points }: Outcome): Rank[] =>
  places
    .map((place, seat) => ({ seat, place, points: points?.[seat] ?? null }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);

export const winnersOf = ({ places }: Outcome): number[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** The result in one line, as it is passed on: “1. Mina (120), 2. Jo (90)”. */
export const lineOf = (outcome: Outcome, nameOf: (seat: number) => string): string =>
  ranksOf(outcome)
    .map(({ seat, place, points }) => `${place}. ${nameOf(seat)}${points === null ? '' : ` (${points})`}`)
    .join(', ');
