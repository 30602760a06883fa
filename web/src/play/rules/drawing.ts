import type { GameWords, Volumes } from '@crossbones/texts/load';
import type { ComponentType } from 'preact';

/** How a game's pieces are drawn in its rules: large in a picture, small in a line, and what they are called. */
export interface Drawing {
  readonly Piece: ComponentType<{ readonly code: string }>;
  readonly Chip: ComponentType<{ readonly code: string; readonly name: string }>;
  nameOf(code: string, own: GameWords, rules: Volumes['rules']): string;
}
