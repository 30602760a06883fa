export type Scoring = 'skull-king' | 'rascal';

export const ALLIANCE = 20;

/**
 * One player's round. `bonus` was captured with tricks; `alliances` counts those in which both made their bid.
 * Arguments rather than an object: simulations score millions of rounds.
 */
export function roundPoints(
  scoring: Scoring,
  cards: number,
  bid: number,
  won: number,
  bonus: number,
  alliances: number,
  wager: number,
  cannonball: boolean,
): number {
  if (bid === won) {
    const extra = bonus + alliances * ALLIANCE + wager;
    if (scoring === 'rascal') return (cannonball ? 15 : 10) * cards + extra;
    return (bid === 0 ? 10 * cards : 20 * won) + extra;
  }
  const off = Math.abs(bid - won);
  if (scoring === 'rascal') return (cannonball || off > 1 ? 0 : (10 * cards + bonus) / 2) - wager;
  return (bid === 0 ? -10 * cards : -10 * off) - wager;
}
