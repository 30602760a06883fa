import type { Speech } from './arbiter-words.js';
import type { LinkFault } from './link-reader.js';

/** What of a link could not be read, and where it stands. */
export function Complaints({ list, text }: { list: readonly LinkFault[]; text: Speech['text'] }) {
  if (list.length === 0) return null;
  return (
    <section class="panel bench-complaints" role="alert">
      <p>{text.unreadable}</p>
      <ul>
        {list.map(({ key, field, place, given = '', min = 0, max = 0 }, i) => (
          <li key={i}>
            {text.complaints[key]({
              at: place === undefined ? field : `${field}[${place}]`,
              given,
              min,
              max,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
