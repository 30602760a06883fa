import { parseArgs } from 'node:util';
import type { Result } from '@crossbones/core';
import { type LanguageId, languageIds, languageOfTerminal } from '@crossbones/texts';
import { readChoice } from './arguments.js';
import { type Complaint, misuse } from './command.js';

interface Heard {
  readonly language: LanguageId;
  /** The command line without its language. */
  readonly rest: readonly string[];
  /** What is wrong with the language that was asked for; said in the language that the terminal is set to. */
  readonly wrong: Result<never, Complaint> | null;
}

/** Reads `--language` first, wherever it stands: complaints about everything else are already made in that language. */
export function readLanguage(argv: readonly string[], env: NodeJS.ProcessEnv): Heard {
  const usual = languageOfTerminal(env);
  const { tokens } = parseArgs({
    args: [...argv],
    options: { language: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const asked = tokens.flatMap((token) =>
    token.kind === 'option' && token.name === 'language' ? [token] : [],
  );
  if (asked.length === 0) return { language: usual, rest: argv, wrong: null };
  const [{ index, value, inlineValue }] = asked;
  const refused = (wrong: Result<never, Complaint>): Heard => ({ language: usual, rest: [], wrong });
  if (asked.length > 1) return refused(misuse('option-twice', { name: '--language' }));
  if (typeof value !== 'string') return refused(misuse('option-wants-value', { name: '--language' }));
  const language = readChoice('--language', value, languageIds);
  if (!language.ok) return refused(language);
  const rest = argv.filter((_, i) => i < index || i > index + (inlineValue ? 0 : 1));
  return { language: language.value, rest, wrong: null };
}
