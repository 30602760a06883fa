import type { GameId } from '@crossbones/games';

/** The five games in the order they are offered; written out, for the rulebooks themselves are not needed here. */
export const gameIds = [
  'skull-king',
  'skull-king-dice',
  'skull-queen',
  'skull',
  'queens-collection',
] as const satisfies readonly GameId[];

export const isGameId = (word: string): word is GameId => (gameIds as readonly string[]).includes(word);

/** How many usually sit down. */
export const usualSeats: { readonly [id in GameId]: number } = {
  'skull-king': 4,
  'skull-king-dice': 4,
  'skull-queen': 4,
  skull: 4,
  'queens-collection': 3,
};
