import type { Scoring } from '../options.js';

/** SD-8 to SD-11: one player's points for one round. */
export function pointsFor(scoring: Scoring, round: number, bid: number, won: number, bonus: number): number {
  if (bid === 0) return won === 0 ? 10 * round : -10 * round;
  if (bid === won) return 20 * won + (scoring === 'standard' ? bonus : 0);
  return scoring === 'standard' ? -10 * Math.abs(bid - won) : 0;
}
