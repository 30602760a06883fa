import type { Sheet } from '@crossbones/games/sheet';
import type { PadWords } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { Icon } from '../../../shell/Icon.js';
import { words as common } from '../../../shell/words.js';
import { rematchOf, type SeatOrder } from './group.js';
import { playAgain } from './rematch.js';
import './pass-on.css';

interface Props {
  readonly sheet: Sheet;
  readonly pad: PadGame;
  readonly words: PadWords;
  /** Whether to name the game, as for a group that plays several. */
  readonly named?: boolean;
}

/** The same people once more: in their seats, or turned so that the next dealer sits first. */
export function PlayAgain({ sheet, pad, words, named = false }: Props) {
  const busy = useSignal(false);
  const { keep } = words;
  const again = (seating: SeatOrder) => async (): Promise<void> => {
    busy.value = true;
    await playAgain(sheet, pad, seating);
    busy.value = false;
  };
  const { players, dealer } = rematchOf(sheet, pad.ledger);
  const deals = pad.ledger.turn(sheet.head, 0, []).dealer !== null;
  return (
    <div class="keep-again">
      <button type="button" class="button main" disabled={busy.value} onClick={again('kept')}>
        <Icon id="crown" />
        {named ? keep.rematchIn(common().games[sheet.head.game].name) : keep.rematch}
      </button>
      {players.length > 1 && (
        <>
          {dealer !== 0 && (
            <button type="button" class="button" disabled={busy.value} onClick={again('turned')}>
              {keep.rematchTurned}
            </button>
          )}
          <a class="button bare" href={`/pad/new/${sheet.head.game}?from=${sheet.id}`}>
            {keep.newOrder}
          </a>
          <p class="quiet">{deals ? keep.dealsFirst(players[dealer]) : keep.startsFirst(players[dealer])}</p>
        </>
      )}
    </div>
  );
}
