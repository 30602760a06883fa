import type { GameId } from '@crossbones/games';
import * as all from './all.js';
import type { LanguageId } from './choose.js';
import type { Door } from './door.js';
import type { CommonWords, GameWords } from './language.js';
import type { LearnWords } from './learn.js';
import type { Rulebook } from './rulebook.js';
import type { VolumeId, Volumes } from './volume.js';

export { type LanguageId, languageIds, languageOf, tongues } from './choose.js';
export type { DailyWords } from './daily.js';
export type { DuplicateWords } from './duplicate.js';
export type { CommonWords, GameWords, OptionWords, PresetId } from './language.js';
export type { QuizKind } from './learn.js';
export type { PadWords } from './pad.js';
export type { PageWords } from './page/index.js';
export type { ChoiceText, Who } from './phrase.js';
export type * from './rulebook.js';
export { sentence } from './sentence.js';
export type { VolumeId, Volumes } from './volume.js';

/** The words of one game, with those that only its own page says: a moment without a text does not compile. */
export type WordsOf<id extends GameId> = Awaited<ReturnType<(typeof all)[id]['words']>>['words'];
/** What its score pad says. */
export type PadWordsOf<id extends GameId> = WordsOf<id>['pad'];

/** A game without texts does not compile. */
const doors: { readonly [id in GameId]: Door } = all;
const ids = Object.keys(doors) as GameId[];

/** Fetches the same for every game, by its name. */
export const everyGame = async <T>(
  fetch: (game: GameId) => Promise<T>,
): Promise<{ readonly [id in GameId]: T }> =>
  Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await fetch(id)]))) as {
    [id in GameId]: T;
  };

/** One language's common words, fetched when they are first wanted. */
export async function commonWords(language: LanguageId): Promise<CommonWords> {
  const [{ words }, games] = await Promise.all([
    import(`./${language}/index.js`) as Promise<{ readonly words: Omit<CommonWords, 'games'> }>,
    everyGame(async (game) => (await doors[game].title(language)).title),
  ]);
  return { ...words, games };
}

/** One game's words in one language. */
export const gameWords = async (language: LanguageId, game: GameId): Promise<GameWords> =>
  (await doors[game].words(language)).words;

/** The words of lessons, quiz and bluff trainer, with what the guide of each game says. */
async function learnWords(language: LanguageId): Promise<{ readonly words: LearnWords }> {
  const [{ words }, lessons] = await Promise.all([
    import(`./${language}/learn.js`) as Promise<{ readonly words: Omit<LearnWords, 'lessons'> }>,
    everyGame(async (game) => (await doors[game].lesson(language)).lesson),
  ]);
  return { words: { ...words, lessons: lessons as LearnWords['lessons'] } };
}

const volumes: {
  readonly [volume in VolumeId]: (language: LanguageId) => Promise<{ readonly words: Volumes[volume] }>;
} = {
  pad: (language) => import(`./${language}/pad.js`),
  preferences: (language) => import(`./${language}/preferences.js`),
  arbiter: (language) => import(`./${language}/arbiter.js`),
  rules: (language) => import(`./${language}/rules.js`),
  learn: learnWords,
  middle: (language) => import(`./${language}/middle.js`),
  fairness: (language) => import(`./${language}/fairness.js`),
  guidance: (language) => import(`./${language}/guidance.js`),
  review: (language) => import(`./${language}/review.js`),
  branches: (language) => import(`./${language}/branches.js`),
  daily: (language) => import(`./${language}/daily.js`),
  duplicate: (language) => import(`./${language}/duplicate.js`),
  together: (language) => import(`./${language}/together.js`),
};

/** The words of one part of the page. */
export const volumeWords = async <V extends VolumeId>(language: LanguageId, volume: V): Promise<Volumes[V]> =>
  (await volumes[volume](language)).words;

/** One game's rules, as they are read. */
export async function rulebookOf(language: LanguageId, game: GameId): Promise<Rulebook> {
  const [{ bookOf }, { outline }, { rules }] = await Promise.all([
    import('./book.js'),
    doors[game].outline(),
    doors[game].rules(language),
  ]);
  return bookOf(outline, rules);
}
