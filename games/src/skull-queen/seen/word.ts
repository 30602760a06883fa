import type { Colour } from './colour.js';

/** What a word of the game does. */
export type Deed =
  | { readonly act: 'play'; readonly card: string }
  | { readonly act: 'side'; readonly side: 'front' | 'back' }
  /** A pirate is put on a space of the plank, 0 being the top. */
  | { readonly act: 'place'; readonly colour: Colour; readonly space: number };

/** Every word of the game, read. */
export function readWord(word: string): Deed {
  const [what, value] = word.split(':');
  if (value === undefined) return { act: 'play', card: word };
  if (what === 'side') return { act: 'side', side: value as 'front' | 'back' };
  return { act: 'place', colour: what as Colour, space: Number(value) };
}
