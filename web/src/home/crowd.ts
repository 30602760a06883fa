import type { GameId } from '@crossbones/games';

/** How few and how many may play, in any of a game's ways; written out, for the rulebooks are not loaded here. */
export const crowds: { readonly [id in GameId]: readonly [min: number, max: number] } = {
  'skull-king': [2, 8],
  'skull-king-dice': [3, 6],
  'skull-queen': [2, 6],
  skull: [2, 12],
  'queens-collection': [1, 4],
};
