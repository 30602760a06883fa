import type { LanguageId } from './choose.js';
import type { GameWords } from './language.js';
import type { AnyRules, Outline } from './outline.js';
import type { Title } from './title.js';

/**
 * The way to a game's texts; each is fetched when it is first wanted. The folder of a language has its id for a name.
 * The type at the head of each file says what must be in it, and `npm run texts:check` lists what is missing.
 */
export interface Door<W extends GameWords = GameWords, L = { readonly [saying: string]: string }> {
  title(language: LanguageId): Promise<{ readonly title: Title }>;
  words(language: LanguageId): Promise<{ readonly words: W }>;
  /** What stands in the rules, whatever the language. */
  outline(): Promise<{ readonly outline: Outline }>;
  rules(language: LanguageId): Promise<{ readonly rules: AnyRules }>;
  lesson(language: LanguageId): Promise<{ readonly lesson: L }>;
}
