import type { Sheet } from '@crossbones/games/sheet';
import type { PadWords } from '@crossbones/texts/load';
import { Icon } from '../../../shell/Icon.js';
import { page } from '../../../shell/words.js';
import { groupsOf } from './group.js';
import './groups.css';

interface Props {
  readonly sheets: readonly Sheet[];
  readonly words: PadWords;
}

/** Everybody who played here, group by group, each the way to what they can look back on. */
export function Groups({ sheets, words: { keep } }: Props) {
  const groups = groupsOf(sheets);
  if (groups.length === 0) return null;
  return (
    <section class="stack" aria-labelledby="groups">
      <h2 id="groups">{keep.groups}</h2>
      <ul class="groups">
        {groups.map(({ id, names, sheets: theirs }) => (
          <li key={id}>
            <a class="group-way" href={`/pad/group/${id}`}>
              <Icon id="star" />
              <span>
                <b>{page().list(names)}</b>
                <small class="quiet">{keep.games(theirs.length)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
