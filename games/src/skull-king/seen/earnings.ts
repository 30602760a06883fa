import type { GameView } from '../view.js';
import { ALLIANCE, roundPoints } from './points.js';

/** One thing that a round brought or cost a player besides the bid. */
type Extra =
  | { readonly of: 'card'; readonly card: string; readonly points: number }
  | { readonly of: 'alliance'; readonly with: number; readonly points: number }
  | { readonly of: 'wager'; readonly points: number }
  /** What it was can no longer be seen. */
  | { readonly of: 'bonus'; readonly points: number };

/** What a player's points in a round are made of. */
interface Earnings {
  readonly bid: number;
  readonly won: number;
  /** For the bid alone; null where that can no longer be told, because nobody knows who had loaded what. */
  readonly base: number | null;
  readonly extras: readonly Extra[];
  readonly points: number;
}

/** What a scored round brought a seat. Until the next one is dealt it is shown in full, afterwards as a sum. */
export function earnings(view: GameView, round: number, seat: number): Earnings {
  const [bid, won, points] = view.sheet[round - 1][seat];
  const { scoring, cannonball } = view.options;
  const now = view.round === round;
  const shot = view.shots[seat] === 'cannonball';
  if (!now && cannonball) return { bid, won, base: null, extras: [], points };
  const base = roundPoints(scoring, view.rounds[round - 1], bid, won, 0, 0, 0, now && shot);
  const rest = points - base;
  if (!now) return { bid, won, base, extras: rest === 0 ? [] : [{ of: 'bonus', points: rest }], points };
  const made = (one: number): boolean => view.bids[one] === view.won[one];
  const wager = made(seat) ? view.wagers[seat] : -view.wagers[seat];
  // Captures count in full, half where Rascal forgives a miss by one, or not at all.
  const share = made(seat) ? 1 : base > 0 ? 0.5 : 0;
  const extras: Extra[] = view.tricks.flatMap(({ taker, bounty = [] }) =>
    taker === seat && share > 0
      ? bounty.map(([card, worth]): Extra => ({ of: 'card', card, points: worth * share }))
      : [],
  );
  for (const pair of view.alliances)
    if (pair.includes(seat) && pair.every(made))
      extras.push({ of: 'alliance', with: pair[0] === seat ? pair[1] : pair[0], points: ALLIANCE });
  if (wager !== 0) extras.push({ of: 'wager', points: wager });
  return { bid, won, base, extras, points };
}
