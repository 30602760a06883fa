import type { TableView } from '@crossbones/api';
import type { Game } from '@crossbones/core';
import { sentence } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../parts/Dialog.js';
import { Segments } from '../../parts/Segments.js';
import { rulebook } from '../../play/local/engine.js';
import type { Choice } from '../../play/options/table-choice.js';
import { together } from '../../shell/together-words.js';
import { page, useVolume, words, wordsOf } from '../../shell/words.js';
import { GameOptions, SettingsForm } from '../options/OptionsForm.js';
import type { Act } from './SeatPlaces.js';

/** Tables that may share a deal, and places that all of them may have. */
const MOST_TABLES = 4;
const MOST_PLACES = 32;

interface Props {
  readonly table: TableView;
  readonly act: Act;
  readonly close: () => void;
}

/** The host sets the table otherwise, with whoever has come. */
export function ChangeTable({ table, act, close }: Props) {
  const { game, options, settings } = table;
  const tables = useSignal(table.tables ?? 1);
  const seats = table.places.length / (table.tables ?? 1);
  const said = useVolume('duplicate');
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
  const most = Math.min(MOST_TABLES, Math.floor(MOST_PLACES / now.seats));
  const save = async (): Promise<void> => {
    const body = {
      seats: now.seats,
      options: { ...now.options },
      settings: now.settings,
      tables: Math.min(tables.value, most),
    };
    if (await act('change', body)) close();
  };
  return (
    <Dialog title={together().changeTable} close={close}>
      <div class="stack change-table">
        {book.value && <GameOptions game={game} book={book.value} choice={choice} />}
        <SettingsForm game={game} choice={choice} />
        {said && most > 1 && (
          <section class="panel">
            <Segments
              title={said.howMany}
              hint={said.hint}
              value={String(Math.min(tables.value, most))}
              choices={Array.from({ length: most }, (_, i) => [String(i + 1), i === 0 ? said.one : i + 1])}
              choose={(count) => {
                tables.value = Number(count);
              }}
            />
          </section>
        )}
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
