import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { forgetReview } from '../play/local/kept-reviews.js';
import { forget } from '../play/local/saved-matches.js';
import { Art } from '../shell/Icon.js';
import { Masthead } from '../shell/Masthead.js';
import { useTitle } from '../shell/title.js';
import { page } from '../shell/words.js';
import { Confirm } from './account/Confirm.js';
import { Statistics } from './history/Statistics.js';
import { byTime, type OwnMatch } from './home/own-match.js';
import { askServer, onDevice, onServer, readDevice } from './home/own-matches.js';
import { PlayedRow } from './home/PlayedRow.js';
import { forgetSheet } from './pad/keep/sheet-store.js';
import { ImportMatch } from './table/ImportMatch.js';
import './history.css';

/** How many are shown at first, and how many more with each tap. */
const PAGE = 40;

/** Every match that somebody is or was in, of this device and of the server, in one list. */
export function Screen() {
  const text = page();
  useTitle(text.home.yourGames);
  const leaving = useSignal<OwnMatch | null>(null);
  const shown = useSignal(PAGE);
  const asked = useSignal(false);
  useEffect(() => {
    void readDevice();
    void askServer().then(() => {
      asked.value = true;
    });
  }, []);
  const known = onDevice.value !== null && (onServer.value !== null || asked.value);
  const all = [...(onDevice.value ?? []), ...(onServer.value ?? [])].sort(byTime);
  return (
    <div class="sheltered narrow history">
      <Masthead title={text.home.yourGames} />
      <main class="stack">
        {asked.value && onServer.value === null && (
          <p class="quiet" role="status">
            {text.home.lobbyAway}
          </p>
        )}
        {all.length > 0 && (
          <ul class="played">
            {all.slice(0, shown.value).map((voyage) => (
              <PlayedRow
                key={voyage.here + voyage.id}
                voyage={voyage}
                remove={voyage.here === 'server' ? null : () => (leaving.value = voyage)}
              />
            ))}
          </ul>
        )}
        {all.length > shown.value && (
          <button type="button" class="button" onClick={() => (shown.value += PAGE)}>
            {text.more}
          </button>
        )}
        <Statistics />
        <ImportMatch done={() => void readDevice()} />
        {all.length === 0 && (
          <div class="panel history-empty" role="status">
            {known ? (
              <>
                <Art id="logo" class="history-mark" />
                <p>{text.home.noGamesYet}</p>
                <a class="button main" href="/">
                  {text.home.playNow}
                </a>
              </>
            ) : (
              <p class="quiet">{text.loading}</p>
            )}
          </div>
        )}
      </main>
      {leaving.value !== null && (
        <Confirm
          title={text.settings.deleteGame}
          yes={text.settings.deleteGame}
          go={() => {
            const { id, here } = leaving.value!;
            void (here === 'pad' ? forgetSheet(id) : Promise.all([forget(id), forgetReview(id)])).then(
              readDevice,
            );
          }}
          close={() => (leaving.value = null)}
        >
          {text.settings.deleteGameSure}
        </Confirm>
      )}
    </div>
  );
}
