import type { WordsOf } from '@crossbones/texts/load';
import { page } from '../../../shell/words.js';

/** How whoever plays is called in a sentence; `you` is the seat of who reads it. */
export const named =
  (names: readonly string[], words: WordsOf<'skull-king'>, you: number | null = null) =>
  (seat: number | string): string => {
    if (seat === 'greybeard') return words.moments.greybeard({}, String);
    return Number(seat) === you ? page().you : (names[Number(seat)] ?? '');
  };
