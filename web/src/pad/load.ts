import type { GameId } from '@crossbones/games';
import type { PadGame } from './game.js';

const pads: { readonly [id in GameId]: () => Promise<{ readonly padGame: unknown }> } = {
  'skull-king': () => import('../games/skull-king/pad/index.js'),
  'skull-king-dice': () => import('../games/skull-king-dice/pad/index.js'),
  'skull-queen': () => import('../games/skull-queen/pad/index.js'),
  skull: () => import('../games/skull/pad/index.js'),
  'queens-collection': () => import('../games/queens-collection/pad/index.js'),
};

/** A game's pad, fetched when it is first wanted. */
export const padGameOf = async (game: GameId): Promise<PadGame> => (await pads[game]()).padGame as PadGame;
