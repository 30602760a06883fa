import type { WordsOf } from '@crossbones/texts/load';
import { page } from '../../../shell/words.js';

/** How a player is called in a sentence; `you` is the seat of the reader. */
export const named =
  (names: readonly string[], words: WordsOf<'skull-queen'>, you: number | null = null) =>
  (seat: number | string): string => {
    if (seat === 'ghost') return words.moments.ghost({}, String);
    return Number(seat) === you ? page().you : (names[Number(seat)] ?? '');
  };
