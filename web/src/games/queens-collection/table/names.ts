import type { Who, WordsOf } from '@crossbones/texts/load';
import type { Sailor } from '../../../play/match.js';
import { page } from '../../../shell/words.js';

/** How somebody at this table is called in a sentence. */
export const named =
  (sailors: readonly Sailor[], me: number | null): Who =>
  (seat) =>
    Number(seat) === me ? page().you : (sailors[Number(seat)]?.name ?? '');

/** What the page says under one of the game's own keys. */
export type Say = (
  key: keyof WordsOf<'queens-collection'>['moments'],
  args?: { readonly [name: string]: string | number },
) => string;

export const saying =
  (words: WordsOf<'queens-collection'>, who: Who): Say =>
  (key, args = {}) =>
    words.moments[key](args, who);
