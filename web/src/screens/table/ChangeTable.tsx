import type { TableView } from '@crossbones/api';
import type { Game } from '@crossbones/core';
import { sentence } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../parts/Dialog.js';
import { rulebook } from '../../play/local/engine.js';
import type { Choice } from '../../play/options/table-choice.js';
import { together } from '../../shell/together-words.js';
import { page, words, wordsOf } from '../../shell/words.js';
import { GameOptions, SettingsForm } from '../options/OptionsForm.js';
import type { Act } from './SeatPlaces.js';

interface Props {
  readonly table: TableView;
  readonly act: Act;
  readonly close: () => void;
}

/** The host sets the table otherwise, with whoever has come. */
export function ChangeTable({ table, act, close }: Props) {
  const { game, options, settings } = table;
  const seats = table.places.length;
  const book = useSignal<Game | null>(null);
  const choice = useSignal<Choice>({ seats, options: options as Choice['options'], settings });
  const text = page();
  useEffect(() => {
    void rulebook(game).then((found) => {
      book.value = found;
    });
  }, [game]);
  const now = choice.value;
  const checked = book.value?.options.check(now.options, now.seats) ?? null;
  const save = async (): Promise<void> => {
    const body = { seats: now.seats, options: { ...now.options }, settings: now.settings };
    if (await act('change', body)) close();
  };
  return (
    <Dialog title={together().changeTable} close={close}>
      <div class="stack change-table">
        {book.value && <GameOptions game={game} book={book.value} choice={choice} />}
        <SettingsForm game={game} choice={choice} />
        <p class="quiet">{together().unreadies}</p>
        {checked?.ok === false && (
          <p class="wrong" role="alert">
            {sentence(words(), wordsOf(game), checked.error)}
          </p>
        )}
        <button type="button" class="button main" disabled={checked?.ok !== true} onClick={save}>
          {text.save}
        </button>
      </div>
    </Dialog>
  );
}
