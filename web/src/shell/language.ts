import { type LanguageId, languageIds, languageOf } from '@crossbones/texts/load';
import { settings } from './settings.js';

/** The language that the page speaks: the one that was chosen, or else what the browser asks for. */
export function spoken(): LanguageId {
  const { language } = settings.value;
  if (language !== 'auto' && languageIds.includes(language)) return language;
  return languageOf(navigator.languages);
}
