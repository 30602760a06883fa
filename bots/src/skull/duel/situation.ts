/** How an attempt ends: made, on the challenger's own skull, on the other's. */
export const MADE = 0;
export const ON_OWN = 1;
export const ON_OTHER = 2;

/** Where a match with two left stands when a round begins; leader before follower. */
export interface Situation {
  readonly discs: readonly [number, number];
  /** Challenges made, 0 or 1. */
  readonly made: readonly [number, number];
  /** S-10 to the letter. */
  readonly anyone: boolean;
}

/** Whether the challenger has won by this ending or lost; else the next situation, in which it leads. */
export function succeed(situation: Situation, challenger: number, ending: number): boolean | Situation {
  const { discs, made, anyone } = situation;
  const mine = discs[challenger];
  const yours = discs[1 - challenger];
  if (ending === MADE) {
    if (made[challenger] === 1) return true;
    return { discs: [mine, yours], made: [1, made[1 - challenger]], anyone };
  }
  if (mine === 1) return false;
  if (ending === ON_OTHER && yours === 1 && anyone) return true;
  return { discs: [mine - 1, yours], made: [made[challenger], made[1 - challenger]], anyone };
}

/** Whether that player's discs can lie so that it ends like this: of four discs one is the skull. */
export function possible(
  { discs }: Situation,
  piles: readonly number[],
  bid: number,
  challenger: number,
  ending: number,
  player: number,
): boolean {
  const own = piles[challenger];
  const turned = player === challenger ? Math.min(bid, own) : Math.max(0, bid - own);
  const clean = !(discs[player] === 4 && turned === 4);
  if (player === challenger) return ending === ON_OWN || clean;
  if (ending === ON_OWN) return true;
  return ending === ON_OTHER ? turned > 0 : clean;
}
