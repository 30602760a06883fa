import type { GameId } from '@crossbones/games';
import type { Drawing } from './drawing.js';

const drawings: { readonly [id in GameId]: () => Promise<{ readonly drawing: Drawing }> } = {
  'skull-king': () => import('./skull-king.js'),
  'skull-king-dice': () => import('./skull-king-dice.js'),
  'skull-queen': () => import('./skull-queen.js'),
  skull: () => import('./skull.js'),
  'queens-collection': () => import('./queens-collection.js'),
};

/** A game's drawings, fetched when they are first wanted. */
export const drawingOf = async (game: GameId): Promise<Drawing> => (await drawings[game]()).drawing;
