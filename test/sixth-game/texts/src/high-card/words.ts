import type * as HighCard from '@crossbones/games/high-card/index';
import type { WordsFor } from '../language.js';
import type { PadWords } from './pad.js';

export type Words = WordsFor<HighCard.ReasonKey, HighCard.GameOptions, never> & { readonly pad: PadWords };
