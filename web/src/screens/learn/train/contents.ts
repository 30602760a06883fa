import type { GameId } from '@crossbones/games/catalogue';
import type { PuzzleKind } from '@crossbones/games/crew';

type Contents = { readonly [game in GameId]?: { readonly [kind in PuzzleKind]?: number } };

const found: { readonly [path: string]: Contents } = import.meta.glob(
  '../../../../../bots/puzzles/contents.json',
  { import: 'default', eager: true },
);

/** How many puzzles of each kind come with the page, by game. */
export const contents: Contents = Object.values(found)[0] ?? {};
