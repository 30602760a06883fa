import type { GameView } from '../view.js';
import { pointsFor } from './points.js';

/** What a player's points in a round are made of. */
interface Earnings {
  readonly bid: number;
  readonly won: number;
  /** For the bid alone. */
  readonly base: number;
  /** Captured skulls that count; the roll is null when its round can no longer be seen. */
  readonly extras: readonly { readonly roll: string | null; readonly points: number }[];
  readonly points: number;
}

/** What a scored round brought a seat. Until the next one is dealt it is shown in full, afterwards as a sum. */
export function earnings(view: GameView, round: number, seat: number): Earnings {
  const row = view.sheet[round - 1];
  const [bid, won, points] = [row.bids[seat], row.won[seat], row.points[seat]];
  const base = pointsFor(view.options.scoring, round, bid, won, 0);
  const rest = points - base;
  const seen = view.round === round ? captures(view, seat) : [];
  const whole = seen.reduce((sum, one) => sum + one.points, 0) === rest;
  return { bid, won, base, points, extras: rest === 0 ? [] : whole ? seen : [{ roll: null, points: rest }] };
}

const captures = ({ tricks }: GameView, seat: number) =>
  tricks.flatMap(({ winner, bounty = [] }) =>
    winner === seat ? bounty.map(([roll, points]) => ({ roll, points })) : [],
  );
