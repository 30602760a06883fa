import type { HintKey, Level } from '@crossbones/games/crew';
import type { ChoiceText, Phrases } from './phrase.js';

export type LevelWords = { readonly [id in Level]: ChoiceText };
/** Said after what could be done, and so in the middle of a sentence: “Play green 7: makes the bid 71%”. */
export type HintWords = Phrases<HintKey>;
