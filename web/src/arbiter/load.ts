import type { GameId } from '@crossbones/games';
import type { ComponentType } from 'preact';

/** Each game's bench with its rulebook, fetched when somebody asks about that game. */
const benches: { readonly [id in GameId]: () => Promise<{ readonly GameBench: ComponentType }> } = {
  'skull-king': () => import('./skull-king/index.js'),
  'skull-king-dice': () => import('./skull-king-dice/index.js'),
  'skull-queen': () => import('./skull-queen/index.js'),
  skull: () => import('./skull/index.js'),
  'queens-collection': () => import('./queens-collection/index.js'),
};

export const benchOf = async (game: GameId): Promise<ComponentType> => (await benches[game]()).GameBench;
