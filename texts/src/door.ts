import type { LanguageId } from './choose.js';
import type { GameWords } from './language.js';
import type { AnyRules, Outline } from './outline.js';
import type { Title } from './title.js';

/**
 * The way to a game's texts; everything is fetched when it is first wanted. A language is a folder, and its id the folder's
 * name; what each file has is said by the type at its head, and `npm run texts:check` tells what is not there.
 */
export interface Door<W extends GameWords = GameWords, L = { readonly [saying: string]: string }> {
  title(language: LanguageId): Promise<{ readonly title: Title }>;
  words(language: LanguageId): Promise<{ readonly words: W }>;
  /** What stands in the rules, whatever the language. */
  outline(): Promise<{ readonly outline: Outline }>;
  rules(language: LanguageId): Promise<{ readonly rules: AnyRules }>;
  lesson(language: LanguageId): Promise<{ readonly lesson: L }>;
}
