import { type LanguageId, languageIds } from './choose.js';
import { terminal as de } from './de/terminal.js';
import { terminal as en } from './en/terminal.js';
import { terminal as fr } from './fr/terminal.js';
import type { Language } from './language.js';
import { commonWords, everyGame, gameWords } from './load.js';
import type { TerminalWords } from './terminal.js';

const terminals: { readonly [id in LanguageId]: TerminalWords } = { en, fr, de };

async function whole(id: LanguageId): Promise<Language> {
  const [common, games] = await Promise.all([commonWords(id), everyGame((game) => gameWords(id, game))]);
  return { common, terminal: terminals[id], games };
}

/** Every language whole, for server and terminal; a page loads what it needs. */
export const languages = Object.fromEntries(
  await Promise.all(languageIds.map(async (id) => [id, await whole(id)])),
) as { readonly [id in LanguageId]: Language };
