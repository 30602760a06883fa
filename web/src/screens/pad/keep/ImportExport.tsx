import type { Sheet } from '@crossbones/games/sheet';
import type { PadWords } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Icon } from '../../../shell/Icon.js';
import { toast } from '../../../shell/Toast.js';
import { words as common, learnGame, page } from '../../../shell/words.js';
import './pass-on.css';
import { sayTrouble } from './import-trouble-words.js';

interface Props {
  readonly sheets: readonly Sheet[];
  readonly words: PadWords;
  /** Called when sheets have been imported. */
  readonly changed: () => void;
}

/** What writes files, fetched when somebody wants one. */
const carry = () => import('./save-and-share.js');

/** Imports sheets from files, and exports all sheets of this device as one. */
export function ImportExport({ sheets, words, changed }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { keep } = words;
  /** Why the last file was not taken; it stays until the next one. */
  const wrong = useSignal<string | null>(null);
  const failed = (): void => toast(page().trouble.notOffline, { grave: true });
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    wrong.value = null;
    const came = await import('./import-file.js').then(({ adopt }) => adopt(file)).catch(() => null);
    if (came === null) {
      failed();
      return;
    }
    if (!came.ok) {
      // The words of the game say what is wrong with a round.
      if (came.error.head !== undefined) await learnGame(came.error.head.game);
      wrong.value = sayTrouble(came.error, words, common());
      return;
    }
    const { added, renewed, known } = came.value;
    toast(keep.arrived(added, renewed, known));
    changed();
  };
  return (
    <ul class="keep-ways">
      <li>
        <input
          ref={input}
          type="file"
          accept="application/json,.json,text/csv,.csv"
          hidden
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <button type="button" class="button" onClick={() => input.current?.click()}>
          <Icon id="plus" />
          {keep.importSheets}
        </button>
        <p class="keep-wrong" role="alert">
          {wrong.value}
        </p>
      </li>
      {sheets.length > 0 && (
        <>
          <li>
            <button
              type="button"
              class="button"
              onClick={() =>
                void carry()
                  .then(({ saveFile }) => saveFile(sheets))
                  .catch(failed)
              }
            >
              <Icon id="download" />
              {keep.exportAll}
            </button>
          </li>
          <li>
            <button
              type="button"
              class="button"
              onClick={() =>
                void carry()
                  .then(({ saveTable }) => saveTable(sheets))
                  .catch(failed)
              }
            >
              <Icon id="sheet" />
              {keep.exportAllTable}
            </button>
          </li>
        </>
      )}
    </ul>
  );
}
