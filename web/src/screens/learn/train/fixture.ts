import { readFileSync } from 'node:fs';
import type { PuzzleBox } from '@crossbones/bots/puzzle/puzzle';
import type { GameId } from '@crossbones/games';

/** A box as it comes with the page. */
export const boxOf = (game: GameId): PuzzleBox =>
  JSON.parse(readFileSync(new URL(`../../../../../bots/puzzles/${game}.json`, import.meta.url), 'utf8'));
