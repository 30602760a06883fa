import type { GameId } from '@crossbones/games';
import * as all from './all.js';
import type { LanguageId } from './choose.js';
import type { Door } from './door.js';
import type { CommonWords, GameWords } from './language.js';
import type { LearnWords } from './learn.js';
import type { Rulebook } from './rulebook.js';
import type { VolumeId, Volumes } from './volume.js';

export { type LanguageId, languageIds, languageOf } from './choose.js';
export type { CommonWords, GameWords, OptionWords, PresetId } from './language.js';
export type { QuizKind } from './learn.js';
export type { PadWords } from './pad.js';
export type { PageWords } from './page/index.js';
export type { ChoiceText, Who } from './phrase.js';
export type * from './rulebook.js';
export { sentence } from './sentence.js';
export type { VolumeId, Volumes } from './volume.js';

/** What the score pad of one game says. */
export type PadWordsOf<id extends GameId> = Awaited<
  ReturnType<(typeof all)[id]['en']['words']>
>['words']['pad'];

// Every import is written out, so that a bundler makes a file of its own of each.
const common: { readonly [id in LanguageId]: () => Promise<{ readonly words: Omit<CommonWords, 'games'> }> } =
  {
    en: () => import('./en/index.js'),
    fr: () => import('./fr/index.js'),
    de: () => import('./de/index.js'),
  };

/** A game without texts does not compile. */
const doors: { readonly [id in GameId]: Door } = all;
const ids = Object.keys(doors) as GameId[];

/** The same of every game, by its name. */
export const everyGame = async <T>(
  fetch: (game: GameId) => Promise<T>,
): Promise<{ readonly [id in GameId]: T }> =>
  Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await fetch(id)]))) as {
    [id in GameId]: T;
  };

/** One language's common words, fetched when they are first wanted. */
export async function commonWords(language: LanguageId): Promise<CommonWords> {
  const { words } = await common[language]();
  const games = ids.map((id) => [id, doors[id][language].title]);
  return { ...words, games: Object.fromEntries(games) as CommonWords['games'] };
}

/** One game's words in one language. */
export const gameWords = async (language: LanguageId, game: GameId): Promise<GameWords> =>
  (await doors[game][language].words()).words;

const learn = {
  en: () => import('./en/learn.js'),
  fr: () => import('./fr/learn.js'),
  de: () => import('./de/learn.js'),
};

/** With what every guide says. */
async function learnWords(language: LanguageId): Promise<{ readonly words: LearnWords }> {
  const [{ words }, lessons] = await Promise.all([
    learn[language](),
    everyGame(async (game) => (await doors[game][language].lesson()).lesson),
  ]);
  return { words: { ...words, lessons: lessons as LearnWords['lessons'] } };
}

const volumes: {
  readonly [id in LanguageId]: {
    readonly [volume in VolumeId]: () => Promise<{ readonly words: Volumes[volume] }>;
  };
} = {
  en: {
    pad: () => import('./en/pad.js'),
    arbiter: () => import('./en/arbiter.js'),
    rules: () => import('./en/rules.js'),
    learn: () => learnWords('en'),
    middle: () => import('./en/middle.js'),
  },
  fr: {
    pad: () => import('./fr/pad.js'),
    arbiter: () => import('./fr/arbiter.js'),
    rules: () => import('./fr/rules.js'),
    learn: () => learnWords('fr'),
    middle: () => import('./fr/middle.js'),
  },
  de: {
    pad: () => import('./de/pad.js'),
    arbiter: () => import('./de/arbiter.js'),
    rules: () => import('./de/rules.js'),
    learn: () => learnWords('de'),
    middle: () => import('./de/middle.js'),
  },
};

/** The words of one part of the page. */
export const volumeWords = async <V extends VolumeId>(language: LanguageId, volume: V): Promise<Volumes[V]> =>
  (await volumes[language][volume]()).words;

/** One game's rules, as they are read. */
export const rulebookOf = async (language: LanguageId, game: GameId): Promise<Rulebook> =>
  (await doors[game][language].rules()).rulebook;
