import type { GameId } from '@crossbones/games';
import type { Drawing } from './drawing.js';

const drawings: { readonly [id in GameId]: () => Promise<{ readonly drawing: Drawing }> } = {
  'skull-king': () => import('../../games/skull-king/rules/drawing.js'),
  'skull-king-dice': () => import('../../games/skull-king-dice/rules/drawing.js'),
  'skull-queen': () => import('../../games/skull-queen/rules/drawing.js'),
  skull: () => import('../../games/skull/rules/drawing.js'),
  'queens-collection': () => import('../../games/queens-collection/rules/drawing.js'),
};

/** A game's drawings, fetched when they are first wanted. */
export const drawingOf = async (game: GameId): Promise<Drawing> => (await drawings[game]()).drawing;
