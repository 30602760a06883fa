import type { GameId } from '@crossbones/games';
import type { GamePage } from './page.js';

/** The game's page, fetched when it is first wanted. */
const pages: { readonly [id in GameId]: () => Promise<{ readonly gamePage: unknown }> } = {
  'skull-king': () => import('./skull-king/table/index.js'),
  'skull-king-dice': () => import('./skull-king-dice/table/index.js'),
  'skull-queen': () => import('./skull-queen/table/index.js'),
  skull: () => import('./skull/table/index.js'),
  'queens-collection': () => import('./queens-collection/table/index.js'),
};

export const pageOf = async (game: GameId): Promise<GamePage> => (await pages[game]()).gamePage as GamePage;
