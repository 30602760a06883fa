import { type LanguageId, languageIds } from '@crossbones/texts/load';
import { Icon } from './Icon.js';
import { change, spoken } from './settings.js';
import { page } from './words.js';

/** Each language by its own name, so that whoever needs it can read it. */
export const tongues: { readonly [id in LanguageId]: string } = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};

/** The language of the page, changed at once. */
export function Language() {
  return (
    <label class="tongue">
      <Icon id="globe" />
      <span class="unseen">{page().settings.language}</span>
      <select
        value={spoken()}
        onChange={(event) => change({ language: event.currentTarget.value as LanguageId })}
      >
        {languageIds.map((id) => (
          <option key={id} value={id} lang={id}>
            {tongues[id]}
          </option>
        ))}
      </select>
    </label>
  );
}
