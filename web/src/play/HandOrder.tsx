import { Segments } from '../parts/Segments.js';
import { change, settings } from '../shell/settings.js';
import { page } from '../shell/words.js';

/** What hands of cards are sorted by. */
export function HandOrder() {
  const { sort, byColour, byNumber } = page().settings;
  return (
    <Segments
      title={sort}
      value={settings.value.sort}
      choices={[
        ['colour', byColour],
        ['number', byNumber],
      ]}
      choose={(sort) => change({ sort })}
      even
    />
  );
}
