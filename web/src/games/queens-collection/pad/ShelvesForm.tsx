import type { Head } from '@crossbones/games/ledger';
import { colours } from '@crossbones/games/queens-collection/cards';
import {
  gradeOf,
  most,
  optionsOf,
  type Shelves,
  shelvesWorth,
} from '@crossbones/games/queens-collection/ledger';
import type { PadWordsOf } from '@crossbones/texts/load';
import { Numbers } from '../../../play/pad/Numbers.js';
import { page } from '../../../shell/words.js';
import art from '../art.svg?url';
import './shelves.css';

interface Props {
  readonly head: Head;
  readonly written: Shelves;
  readonly words: PadWordsOf<'queens-collection'>;
  readonly write: (next: Shelves) => void;
}

/** The eight boxes where all play together: how many pawns of its own colour stand on each. */
export function ShelvesForm({ head, written, words, write }: Props) {
  const { spaces } = optionsOf(head);
  const { home } = written;
  const points = shelvesWorth(head, written);
  const whole = !home.includes(null);
  return (
    <div class="stack">
      <h3 class="qc-ask">
        {words.atHome} <small class="quiet">{words.atHomeHint}</small>
      </h3>
      <ul class="qc-shelves">
        {colours.map((colour, box) => (
          <li key={colour} class="qc-shelf" data-full={home[box] === spaces}>
            <svg class="qc-gem" viewBox="0 0 40 40" data-gem={colour} aria-hidden="true">
              <use href={`${art}#gem-${box + 1}`} />
            </svg>
            <span>
              {words.box[colour]}
              {home[box] === spaces && <small class="quiet"> · {words.full}</small>}
            </span>
            <Numbers
              label={words.box[colour]}
              to={spaces}
              value={home[box]}
              choose={(pawns) => write({ home: home.with(box, pawns) })}
            />
          </li>
        ))}
      </ul>
      {whole && (
        <p class="qc-sum" role="status">
          {words.ofMost(points, most(head))} <small>{page().settings.grade(gradeOf(head, points))}</small>
        </p>
      )}
    </div>
  );
}
