import type { PuzzleBox } from '@crossbones/bots/puzzle/puzzle';
import type { GameId } from '@crossbones/games/catalogue';

const boxes: { readonly [path: string]: PuzzleBox } = import.meta.glob(
  '../../../../../bots/puzzles/skull-king-dice.json',
  { import: 'default', eager: true },
);

/** A box as it comes with the page. */
export const boxOf = (game: GameId): PuzzleBox => boxes[`../../../../../bots/puzzles/${game}.json`];
