import type { Json } from '@crossbones/core';
import { type GameId, gameIds } from '@crossbones/games';
import type { Head } from '@crossbones/games/ledger';
import type { Fact, PadGame } from '../../../play/pad/pad-game.js';
import { ledgerOf, optionsOf } from './fixture.js';

type Bidding = { readonly bid: number; readonly won: number };

/** What files and statistics need of a game's pad, without what is drawn. */
const padOf = (game: GameId): PadGame =>
  ({
    ledger: ledgerOf(game),
    options: optionsOf(game),
    facts: (_: Head, __: number, written: Json): readonly (readonly Fact[])[] =>
      game === 'skull-king'
        ? (written as unknown as { lines: readonly Bidding[] }).lines.map(({ bid, won }) => [
            { key: 'bids', value: 1 },
            { key: 'made', value: Number(bid === won) },
          ])
        : [],
  }) as unknown as PadGame;

export const pads = Object.fromEntries(gameIds.map((game) => [game, padOf(game)])) as {
  readonly [id in GameId]: PadGame;
};
export const anyPad = async (game: GameId): Promise<PadGame> => pads[game];
