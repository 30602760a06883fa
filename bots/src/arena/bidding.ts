import type { View } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type * as SkullKing from '@crossbones/games/skull-king/index';
import type * as SkullKingDice from '@crossbones/games/skull-king-dice/index';

/** Round by round, whether each seat made its bid; in games that have bids. */
const sheets: { readonly [id in GameId]?: (view: View) => readonly (readonly boolean[])[] } = {
  'skull-king': (view) =>
    (view as SkullKing.GameView).sheet.map((round) => round.map(([bid, won]) => bid === won)),
  'skull-king-dice': (view) =>
    (view as SkullKingDice.GameView).sheet.map(({ bids, won }) => bids.map((bid, seat) => bid === won[seat])),
};

/** How many bids each seat made, of how many: none of none where the game has no bids. */
export function bidding(
  game: string,
  view: View,
): { readonly made: readonly number[] | null; readonly bids: number } {
  const sheet = sheets[game as GameId]?.(view) ?? [];
  if (sheet.length === 0) return { made: null, bids: 0 };
  return {
    made: sheet[0].map((_, seat) => sheet.filter((round) => round[seat]).length),
    bids: sheet.length,
  };
}
