import type { Json } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Head } from '@crossbones/games/ledger';
import type { Fact, PadGame } from '../game.js';
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

export const pads: { readonly [id in GameId]: PadGame } = {
  'skull-king': padOf('skull-king'),
  'skull-king-dice': padOf('skull-king-dice'),
  'skull-queen': padOf('skull-queen'),
  skull: padOf('skull'),
  'queens-collection': padOf('queens-collection'),
};
export const anyPad = async (game: GameId): Promise<PadGame> => pads[game];
