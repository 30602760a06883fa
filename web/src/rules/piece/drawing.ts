import type { GameId } from '@crossbones/games';
import type { GameWords, Volumes } from '@crossbones/texts/load';
import type { ComponentType } from 'preact';

/** How a game's pieces are drawn in its rules: large in a picture, small in a line, and what they are called. */
export interface Drawing {
  readonly Piece: ComponentType<{ readonly code: string }>;
  readonly Chip: ComponentType<{ readonly code: string; readonly name: string }>;
  nameOf(code: string, own: GameWords, rules: Volumes['rules']): string;
}

const drawings: { readonly [id in GameId]: () => Promise<{ readonly drawing: Drawing }> } = {
  'skull-king': () => import('./skull-king.js'),
  'skull-king-dice': () => import('./skull-king-dice.js'),
  'skull-queen': () => import('./skull-queen.js'),
  skull: () => import('./skull.js'),
  'queens-collection': () => import('./queens-collection.js'),
};

/** A game's drawings, fetched when they are first wanted. */
export const drawingOf = async (game: GameId): Promise<Drawing> => (await drawings[game]()).drawing;
