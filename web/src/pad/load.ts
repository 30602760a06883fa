import type { GameId } from '@crossbones/games';
import type { PadGame } from './game.js';

const pads: { readonly [id in GameId]: () => Promise<{ readonly padGame: unknown }> } = {
  'skull-king': () => import('./skull-king/index.js'),
  'skull-king-dice': () => import('./skull-king-dice/index.js'),
  'skull-queen': () => import('./skull-queen/index.js'),
  skull: () => import('./skull/index.js'),
  'queens-collection': () => import('./queens-collection/index.js'),
};

/** A game's pad, fetched when it is first wanted. */
export const padGameOf = async (game: GameId): Promise<PadGame> => (await pads[game]()).padGame as PadGame;
