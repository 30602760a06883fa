import type { Outcome } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { type Sheet, standing } from '@crossbones/games/sheet';
import type { FactKey, PadGame } from '../../../play/pad/pad-game.js';

/** What one player did over a whole sheet, counted. */
type Deeds = { readonly [key in FactKey]?: number };

/** A finished sheet, reduced to what statistics need. */
export interface Past {
  readonly sheet: string;
  readonly game: GameId;
  readonly begun: number;
  readonly players: readonly string[];
  readonly outcome: Outcome;
  /** Points of each round, by player; null in a game without points. */
  readonly points: readonly (readonly number[])[] | null;
  readonly totals: readonly (readonly number[])[];
  readonly deeds: readonly Deeds[];
}

/** Null for a sheet that is still under way: nothing is known of it yet. */
export function pastOf(sheet: Sheet, { ledger, facts }: Pick<PadGame, 'ledger' | 'facts'>): Past | null {
  const { id, head, begun } = sheet;
  const { rounds, counted, points, totals, outcome } = standing(sheet, ledger);
  if (outcome === null) return null;
  const deeds: Partial<Record<FactKey, number>>[] = head.players.map(() => ({}));
  for (let round = 0; round < counted; round++) {
    for (const [player, some] of facts(head, round, rounds[round]).entries()) {
      for (const { key, value } of some) deeds[player][key] = (deeds[player][key] ?? 0) + value;
    }
  }
  return {
    sheet: id,
    game: head.game,
    begun,
    players: head.players,
    outcome,
    points: points.every((row) => row !== null) ? points : null,
    totals,
    deeds,
  };
}
