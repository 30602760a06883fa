import type { Fault, Reason } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { en } from './en/index.js';
import type { Language } from './language.js';
import type { Phrase } from './phrase.js';
import type { SpokenKey } from './spoken.js';

export type { CommandFault } from './common.js';
export type { HouseFault } from './house.js';
export type { PersonFault } from './person.js';
export { quoted } from './quote.js';
export type { SpokenKey } from './spoken.js';
export type { TableFault } from './table.js';

/** The languages we speak; a new one is a folder beside `en` and a line here. */
const languages = { en } as const satisfies Record<string, Language>;
type LanguageId = keyof typeof languages;

const phraseOf = (phrases: { readonly [key: string]: Phrase }, key: string): Phrase | undefined =>
  Object.hasOwn(phrases, key) ? phrases[key] : undefined;

/** Turns a reason or a fault into a sentence: in the words of its game, or in those all games share. */
export function say(game: GameId | null, why: Fault | Reason, language: LanguageId = 'en'): string {
  const { common, games } = languages[language];
  const own = game === null ? undefined : phraseOf(games[game].reasons, why.key);
  return (own ?? phraseOf(common, why.key) ?? common.unexplained)(why.args);
}

/** A set phrase, said. */
export const spokenOf = (key: SpokenKey, language: LanguageId = 'en'): string =>
  languages[language].spoken[key];

export const spokenKeys = Object.keys(en.spoken) as readonly SpokenKey[];

/** What a button for this action would say. */
export const label = (game: GameId, word: string, language: LanguageId = 'en'): string =>
  languages[language].games[game].label(word);

export const nameOf = (game: GameId, language: LanguageId = 'en'): string =>
  languages[language].games[game].name;
export const aboutOf = (game: GameId, language: LanguageId = 'en'): string =>
  languages[language].games[game].about;
