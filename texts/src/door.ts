import type { LanguageId } from './choose.js';
import type { GameWords } from './language.js';
import type { Rulebook } from './rulebook.js';
import type { Title } from './title.js';

/** What one language says of one game; all but the title is fetched when it is first wanted. */
interface GameTexts<W extends GameWords = GameWords, L = { readonly [saying: string]: string }> {
  readonly title: Title;
  words(): Promise<{ readonly words: W }>;
  rules(): Promise<{ readonly rulebook: Rulebook }>;
  lesson(): Promise<{ readonly lesson: L }>;
}

/**
 * The way to a game's texts, language by language. Every import is written out, so that a bundler sees it. The titles are
 * there at once in all languages: a file for each would cost more than they weigh.
 */
export type Door<W extends GameWords = GameWords, L = { readonly [saying: string]: string }> = {
  readonly [id in LanguageId]: GameTexts<W, L>;
};
