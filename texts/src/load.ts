import type { GameId } from '@crossbones/games';
import type { LanguageId } from './choose.js';
import type { CommonWords, GameWords } from './language.js';
import type { Rulebook } from './rulebook.js';
import type { VolumeId, Volumes } from './volume.js';

export { type LanguageId, languageIds, languageOf } from './choose.js';
export type { HintKey, LevelId } from './crew.js';
export type { CommonWords, GameWords, OptionWords, PresetId } from './language.js';
export type { QuizKind } from './learn.js';
export type { PageWords } from './page.js';
export type { Entry, Who } from './phrase.js';
export type * from './rulebook.js';
export { sentence } from './sentence.js';
export type { VolumeId, Volumes } from './volume.js';

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
    'skull-king': () => import('./en/skull-king/words.js'),
    'skull-king-dice': () => import('./en/skull-king-dice/words.js'),
    'skull-queen': () => import('./en/skull-queen/words.js'),
    skull: () => import('./en/skull/words.js'),
    'queens-collection': () => import('./en/queens-collection/words.js'),
  },
  fr: {
    'skull-king': () => import('./fr/skull-king/words.js'),
    'skull-king-dice': () => import('./fr/skull-king-dice/words.js'),
    'skull-queen': () => import('./fr/skull-queen/words.js'),
    skull: () => import('./fr/skull/words.js'),
    'queens-collection': () => import('./fr/queens-collection/words.js'),
  },
  de: {
    'skull-king': () => import('./de/skull-king/words.js'),
    'skull-king-dice': () => import('./de/skull-king-dice/words.js'),
    'skull-queen': () => import('./de/skull-queen/words.js'),
    skull: () => import('./de/skull/words.js'),
    'queens-collection': () => import('./de/queens-collection/words.js'),
  },
};

/** One language's common words, fetched when they are first wanted. */
export const commonWords = async (language: LanguageId): Promise<CommonWords> =>
  (await common[language]()).words;

/** One game's words in one language. */
export const gameWords = async (language: LanguageId, game: GameId): Promise<GameWords> =>
  (await games[language][game]()).words;

const volumes: {
  readonly [id in LanguageId]: {
    readonly [volume in VolumeId]: () => Promise<{ readonly words: Volumes[volume] }>;
  };
} = {
  en: {
    pad: () => import('./en/pad.js'),
    arbiter: () => import('./en/arbiter.js'),
    rules: () => import('./en/rules.js'),
    learn: () => import('./en/learn.js'),
    middle: () => import('./en/middle.js'),
  },
  fr: {
    pad: () => import('./fr/pad.js'),
    arbiter: () => import('./fr/arbiter.js'),
    rules: () => import('./fr/rules.js'),
    learn: () => import('./fr/learn.js'),
    middle: () => import('./fr/middle.js'),
  },
  de: {
    pad: () => import('./de/pad.js'),
    arbiter: () => import('./de/arbiter.js'),
    rules: () => import('./de/rules.js'),
    learn: () => import('./de/learn.js'),
    middle: () => import('./de/middle.js'),
  },
};

/** The words of one part of the page. */
export const volumeWords = async <V extends VolumeId>(language: LanguageId, volume: V): Promise<Volumes[V]> =>
  (await volumes[language][volume]()).words;

const rulebooks: {
  readonly [id in LanguageId]: { readonly [game in GameId]: () => Promise<{ readonly rulebook: Rulebook }> };
} = {
  en: {
    'skull-king': () => import('./en/skull-king/rules.js'),
    'skull-king-dice': () => import('./en/skull-king-dice/rules.js'),
    'skull-queen': () => import('./en/skull-queen/rules.js'),
    skull: () => import('./en/skull/rules.js'),
    'queens-collection': () => import('./en/queens-collection/rules.js'),
  },
  fr: {
    'skull-king': () => import('./fr/skull-king/rules.js'),
    'skull-king-dice': () => import('./fr/skull-king-dice/rules.js'),
    'skull-queen': () => import('./fr/skull-queen/rules.js'),
    skull: () => import('./fr/skull/rules.js'),
    'queens-collection': () => import('./fr/queens-collection/rules.js'),
  },
  de: {
    'skull-king': () => import('./de/skull-king/rules.js'),
    'skull-king-dice': () => import('./de/skull-king-dice/rules.js'),
    'skull-queen': () => import('./de/skull-queen/rules.js'),
    skull: () => import('./de/skull/rules.js'),
    'queens-collection': () => import('./de/queens-collection/rules.js'),
  },
};

/** One game's rules, as they are read. */
export const rulebookOf = async (language: LanguageId, game: GameId): Promise<Rulebook> =>
  (await rulebooks[language][game]()).rulebook;
