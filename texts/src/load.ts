import type { GameId } from '@crossbones/games';
import type { LanguageId } from './choose.js';
import type { CommonWords, GameWords } from './language.js';

export { type LanguageId, languageIds, languageOf } from './choose.js';
export type { HintKey, LevelId } from './crew.js';
export type { CommonWords, GameWords, OptionWords, PresetId } from './language.js';
export type { PageWords } from './page.js';
export type { Entry, Who } from './phrase.js';
export { sentence } from './sentence.js';

// Every import is written out, so that a bundler makes a file of its own of each.
const common: { readonly [id in LanguageId]: () => Promise<{ readonly words: CommonWords }> } = {
  en: () => import('./en/index.js'),
  fr: () => import('./fr/index.js'),
  de: () => import('./de/index.js'),
};

const games: {
  readonly [id in LanguageId]: { readonly [game in GameId]: () => Promise<{ readonly words: GameWords }> };
} = {
  en: {
    'skull-king': () => import('./en/skull-king.js'),
    'skull-king-dice': () => import('./en/skull-king-dice.js'),
    'skull-queen': () => import('./en/skull-queen.js'),
    skull: () => import('./en/skull.js'),
    'queens-collection': () => import('./en/queens-collection.js'),
  },
  fr: {
    'skull-king': () => import('./fr/skull-king.js'),
    'skull-king-dice': () => import('./fr/skull-king-dice.js'),
    'skull-queen': () => import('./fr/skull-queen.js'),
    skull: () => import('./fr/skull.js'),
    'queens-collection': () => import('./fr/queens-collection.js'),
  },
  de: {
    'skull-king': () => import('./de/skull-king.js'),
    'skull-king-dice': () => import('./de/skull-king-dice.js'),
    'skull-queen': () => import('./de/skull-queen.js'),
    skull: () => import('./de/skull.js'),
    'queens-collection': () => import('./de/queens-collection.js'),
  },
};

/** One language's common words, fetched when they are first wanted. */
export const commonWords = async (language: LanguageId): Promise<CommonWords> =>
  (await common[language]()).words;

/** One game's words in one language. */
export const gameWords = async (language: LanguageId, game: GameId): Promise<GameWords> =>
  (await games[language][game]()).words;
