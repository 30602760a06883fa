import type { Fault, Reason } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { called } from './bot-and-guest-names.js';
import type { LanguageId } from './choose.js';
import { languageIn } from './languages.js';
import type { Who } from './phrase.js';
import { phraseOf, sentence } from './sentence.js';
import type { SpokenKey } from './spoken.js';
import type { TerminalWords } from './terminal.js';

export { botNames, guestNames } from './bot-and-guest-names.js';
export { type LanguageId, languageIds, languageOf, languageOfTerminal } from './choose.js';
export type { CommandFault } from './common.js';
export type { CommandName, HelpLine, HelpPage, HelpPages } from './help.js';
export { learn } from './languages.js';
export type { PersonFault } from './person.js';
export type { RequestFault, WireFault } from './request.js';
export { type SpokenKey, spokenKeys } from './spoken.js';
export type { Subject } from './subject.js';
export type { TableFault } from './table.js';
export type { OrderName, TerminalWords } from './terminal.js';

/** Turns a reason or a fault into a sentence; `names` says who sits where. */
export function say(
  game: GameId | null,
  why: Fault | Reason,
  language: LanguageId = 'en',
  names?: Who,
): string {
  const { common, terminal, games } = languageIn(language);
  return (
    phraseOf(terminal.faults, why.key)?.(why.args, names ?? common.seat) ??
    sentence(common, game === null ? null : games[game], why, names)
  );
}

/** Somebody's name as a reader is shown it: what the server thought up is in their language. */
export const calledIn = (name: string, language: LanguageId): string =>
  called(name, languageIn(language).names);

/** A set phrase, said. */
export const spokenOf = (key: SpokenKey, language: LanguageId = 'en'): string =>
  languageIn(language).common.spoken[key];

/** What a button for this action would say. */
export const label = (game: GameId, word: string, language: LanguageId = 'en', names?: Who): string =>
  languageIn(language).games[game].label(word, names);

export const nameOf = (game: GameId, language: LanguageId = 'en'): string =>
  languageIn(language).common.games[game].name;
export const aboutOf = (game: GameId, language: LanguageId = 'en'): string =>
  languageIn(language).common.games[game].about;

/** A card, die or disc by its bare name. */
export const cardOf = (game: GameId, code: string, language: LanguageId = 'en'): string =>
  languageIn(language).games[game].card(code);
/** A suit or colour by its name. */
export const suitOf = (game: GameId, code: string, language: LanguageId = 'en'): string =>
  languageIn(language).games[game].suit(code);

/** What a terminal says, whatever is played; each game is told by its own `stories`. */
export const terminalWords = (language: LanguageId): TerminalWords => languageIn(language).terminal;
