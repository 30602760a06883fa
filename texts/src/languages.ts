import { everyLanguage } from './choose.js';
import type { Language } from './language.js';
import { commonWords, everyGame, gameWords, volumeWords } from './load.js';
import type { TerminalWords } from './terminal.js';

/** Every language whole, for server and terminal; a page loads what it needs. */
export const languages = await everyLanguage(async (language): Promise<Language> => {
  const [common, games, { terminal }, { names }] = await Promise.all([
    commonWords(language),
    everyGame((game) => gameWords(language, game)),
    import(`./${language}/terminal.js`) as Promise<{ readonly terminal: TerminalWords }>,
    volumeWords(language, 'together'),
  ]);
  return { common, terminal, games, names };
});
