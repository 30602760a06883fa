import type { Sheet } from '@crossbones/games/sheet';
import type { PadWords } from '@crossbones/texts/load';
import { Emblem } from '../../../games/Emblem.js';
import { spoken } from '../../../shell/language.js';
import { day } from '../../../shell/time-ago.js';
import { words as common, page } from '../../../shell/words.js';
import { winnersOf } from '../../after/result-lines.js';
import './sheetlist.css';

interface Props {
  readonly sheets: readonly Sheet[];
  readonly words: PadWords;
}

/** The sheets of a group, the last first: what it was, when, and who won. */
export function SheetList({ sheets, words: { keep } }: Props) {
  return (
    <section class="stack" aria-labelledby="sheets">
      <h2 id="sheets">{keep.sheets}</h2>
      <ul class="sheet-list">
        {sheets.map((sheet) => (
          <li key={sheet.id}>
            <a href={`/pad/${sheet.id}`}>
              <Emblem game={sheet.head.game} />
              <span>
                <b>{common().games[sheet.head.game].name}</b>
                <small class="quiet">
                  {day(sheet.begun, spoken())} · {ended(sheet)}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ended({ head, outcome }: Sheet): string {
  const text = page();
  if (outcome === null) return text.home.inPlay;
  if (outcome.grade !== null) return text.after.gradeTitle(outcome.grade);
  return text.after.winner(winnersOf(outcome).map((seat) => head.players[seat]));
}
