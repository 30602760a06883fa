import { gameIds } from '@crossbones/games/catalogue';
import type { Sheet } from '@crossbones/games/sheet';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Emblem } from '../games/Emblem.js';
import { useLate } from '../shell/load-late.js';
import { Masthead } from '../shell/Masthead.js';
import { useTitle } from '../shell/title.js';
import { page, useVolume, words } from '../shell/words.js';
import { Confirm } from './account/Confirm.js';
import { fetchSheets, forgetSheet } from './pad/keep/sheet-store.js';
import { SheetRow } from './pad/SheetRow.js';
import './pads.css';

/** Five doors to a new sheet, and all sheets of this device. */
export function Screen() {
  const text = useVolume('pad');
  const sheets = useSignal<readonly Sheet[] | null>(null);
  const leaving = useSignal<Sheet | null>(null);
  const late = useLate(() => import('./pad/AllSheets.js'));
  useTitle(page().home.scorePad);
  const read = async (): Promise<void> => {
    sheets.value = await fetchSheets();
  };
  useEffect(() => void read(), []);
  if (text === null) return null;
  const all = sheets.value;
  const AllSheets = late.value?.AllSheets;
  return (
    <div class="sheltered pads">
      <Masthead title={page().home.scorePad} />
      <main class="stack">
        <section class="stack" aria-labelledby="new-sheet">
          <div>
            <h2 id="new-sheet">{text.newSheet}</h2>
            <p class="quiet">{text.newSheetHint}</p>
          </div>
          <ul class="pads-doors">
            {gameIds.map((game) => (
              <li key={game}>
                <a class="pads-door" href={`/pad/new/${game}`}>
                  <Emblem game={game} />
                  <b>{words().games[game].name}</b>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section class="stack" aria-labelledby="sheets">
          <h2 id="sheets">{text.sheets}</h2>
          {all !== null && all.length === 0 && <p class="panel quiet">{text.noSheets}</p>}
          {all !== null && all.length > 0 && (
            <ul class="pads-list">
              {all.map((sheet) => (
                <SheetRow
                  key={sheet.id}
                  sheet={sheet}
                  words={text}
                  remove={() => {
                    leaving.value = sheet;
                  }}
                />
              ))}
            </ul>
          )}
          {AllSheets && all !== null && <AllSheets sheets={all} words={text} changed={() => void read()} />}
        </section>
      </main>
      {leaving.value !== null && (
        <Confirm
          title={text.deleteSheet}
          yes={text.deleteSheet}
          go={() => void forgetSheet(leaving.value!.id).then(read)}
          close={() => {
            leaving.value = null;
          }}
        >
          {text.deleteSheetSure}
        </Confirm>
      )}
    </div>
  );
}
