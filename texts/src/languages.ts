import type { LanguageId } from './choose.js';
import type { Language } from './language.js';
import { commonWords, everyGame, gameWords, volumeWords } from './load.js';
import type { TerminalWords } from './terminal.js';

const learned = new Map<LanguageId, Language>();

/**
 * Loads what server and terminal say: a server does so for all languages, a terminal for its own; a page loads what it
 * needs.
 */
export async function learn(languages: readonly LanguageId[]): Promise<void> {
  await Promise.all(
    languages.map(async (language) => {
      if (learned.has(language)) return;
      const [common, games, { terminal }, { names }] = await Promise.all([
        commonWords(language),
        everyGame((game) => gameWords(language, game)),
        import(`./${language}/terminal.js`) as Promise<{ readonly terminal: TerminalWords }>,
        volumeWords(language, 'together'),
      ]);
      learned.set(language, { common, terminal, games, names });
    }),
  );
}

/** A language that was learned. */
export function languageIn(language: LanguageId): Language {
  const known = learned.get(language);
  if (known === undefined) throw new Error(`somebody speaks ${language} before it was learned`);
  return known;
}
