import type { GameId } from '@crossbones/games';
import type { ComponentType } from 'preact';

/** Each game's bench with its rulebook, fetched when somebody asks about that game. */
const benches: { readonly [id in GameId]: () => Promise<{ readonly GameBench: ComponentType }> } = {
  'skull-king': () => import('../games/skull-king/arbiter/index.js'),
  'skull-king-dice': () => import('../games/skull-king-dice/arbiter/index.js'),
  'skull-queen': () => import('../games/skull-queen/arbiter/index.js'),
  skull: () => import('../games/skull/arbiter/index.js'),
  'queens-collection': () => import('../games/queens-collection/arbiter/index.js'),
};

export const benchOf = async (game: GameId): Promise<ComponentType> => (await benches[game]()).GameBench;
