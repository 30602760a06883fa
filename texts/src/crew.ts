import type { HintKey, Level } from '@crossbones/games/crew';
import type { ChoiceText, Phrases } from './phrase.js';

export type LevelWords = { readonly [id in Level]: ChoiceText };
/** Stands after the name of an action, and so in the middle of a sentence: “Play green 7: makes the bid 71%”. */
export type HintWords = Phrases<HintKey>;
