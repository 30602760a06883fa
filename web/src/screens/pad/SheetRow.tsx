import { roundsOf, type Sheet } from '@crossbones/games/sheet';
import type { PadWords } from '@crossbones/texts/load';
import { Emblem } from '../../games/Emblem.js';
import { Icon } from '../../shell/Icon.js';
import { spoken } from '../../shell/language.js';
import { ago } from '../../shell/time-ago.js';
import { words as common, page } from '../../shell/words.js';

interface Props {
  readonly sheet: Sheet;
  readonly words: PadWords;
  readonly remove: () => void;
}

/** A sheet in the list of all: one tap, and one writes on. */
export function SheetRow({ sheet, words, remove }: Props) {
  const { id, head, outcome, touched } = sheet;
  const name = common().games[head.game].name;
  const winners = head.players.filter((_, player) => outcome?.places[player] === 1);
  const stands =
    outcome === null
      ? words.sheetInRound(Math.max(1, roundsOf(sheet).length))
      : outcome.grade === null
        ? page().after.winner(winners)
        : page().settings.grade(outcome.grade);
  return (
    <li class="pads-row">
      <a class="pads-sheet" href={`/pad/${id}`}>
        <Emblem game={head.game} />
        <span class="pads-words">
          <b>{name}</b>
          <span>{page().list(head.players)}</span>
          <span class={outcome === null ? 'quiet' : 'pads-won'}>
            {outcome !== null && outcome.grade === null && <Icon id="crown" />}
            {stands} <span class="quiet">· {ago(touched, Date.now(), spoken())}</span>
          </span>
        </span>
      </a>
      <button
        type="button"
        class="button bare round"
        aria-label={`${words.deleteSheet}: ${name}, ${page().list(head.players)}`}
        title={words.deleteSheet}
        onClick={remove}
      >
        <Icon id="trash" />
      </button>
    </li>
  );
}
