import type { Fault, Reason } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { LanguageId } from './choose.js';
import { de } from './de/language.js';
import { en } from './en/language.js';
import { fr } from './fr/language.js';
import type { Language } from './language.js';
import type { Who } from './phrase.js';
import { phraseOf, sentence } from './sentence.js';
import type { SpokenKey } from './spoken.js';

export { type LanguageId, languageIds, languageOf } from './choose.js';
export type { CommandFault } from './common.js';
export { quoted } from './en/speech.js';
export type { HouseFault } from './house.js';
export type { PersonFault } from './person.js';
export type { SpokenKey } from './spoken.js';
export type { TableFault } from './table.js';

/** Every language whole, for server and terminal; a page loads what it needs. */
const languages: { readonly [id in LanguageId]: Language } = { en, fr, de };

/** Turns a reason or a fault into a sentence; `names` says who sits where. */
export function say(
  game: GameId | null,
  why: Fault | Reason,
  language: LanguageId = 'en',
  names?: Who,
): string {
  const { common, terminal, games } = languages[language];
  return (
    phraseOf(terminal, why.key)?.(why.args, names ?? common.seat) ??
    sentence(common, game === null ? null : games[game], why, names)
  );
}

/** A set phrase, said. */
export const spokenOf = (key: SpokenKey, language: LanguageId = 'en'): string =>
  languages[language].common.spoken[key];

export const spokenKeys = Object.keys(en.common.spoken) as readonly SpokenKey[];

/** What a button for this action would say. */
export const label = (game: GameId, word: string, language: LanguageId = 'en', names?: Who): string =>
  languages[language].games[game].label(word, names);

export const nameOf = (game: GameId, language: LanguageId = 'en'): string =>
  languages[language].common.games[game].name;
export const aboutOf = (game: GameId, language: LanguageId = 'en'): string =>
  languages[language].common.games[game].about;
