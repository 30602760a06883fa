import { type LanguageId, languageIds, tongues } from '@crossbones/texts/load';
import { Icon } from './Icon.js';
import { spoken } from './language.js';
import { change } from './settings.js';
import { page } from './words.js';

/** The language of the page, changed at once. */
export function LanguagePicker() {
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
