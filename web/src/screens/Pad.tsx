import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { padGameOf } from '../games/manifest.js';
import { keeps } from '../play/local/saved-matches.js';
import type { PadGame } from '../play/pad/pad-game.js';
import { busyWhile } from '../shell/quiet-moment.js';
import { toast } from '../shell/Toast.js';
import { useTitle } from '../shell/title.js';
import { learnGame, page, useVolume, words } from '../shell/words.js';
import { Screen as Lost } from './NotFound.js';
import { fetchSheet } from './pad/keep/sheet-store.js';
import { type Pen, penFor } from './pad/pen.js';
import { WriteSheet } from './pad/WriteSheet.js';

type Stand =
  | { readonly is: 'coming' | 'lost' | 'failed' }
  | { readonly is: 'here'; readonly pen: Pen; readonly pad: PadGame };

/** A sheet of this device. */
export function Screen({ params: { id } }: { params: { readonly [name: string]: string } }) {
  const stand = useSignal<Stand>({ is: 'coming' });
  const text = useVolume('pad');
  useEffect(() => {
    let gone = false;
    let pen: Pen | null = null;
    void (async () => {
      const sheet = await fetchSheet(id);
      if (sheet === undefined) {
        stand.value = { is: 'lost' };
        return;
      }
      const { game } = sheet.head;
      const [pad] = await Promise.all([padGameOf(game), learnGame(game)]);
      if (gone) return;
      pen = penFor(sheet, pad);
      stand.value = { is: 'here', pen, pad };
    })().catch(() => {
      stand.value = { is: 'failed' };
    });
    // In the middle of a round the page must not reload itself.
    const unbusy = busyWhile(() => pen !== null && pen.sheet.value.outcome === null);
    return () => {
      gone = true;
      unbusy();
      pen?.close();
    };
  }, [id]);
  useEffect(() => {
    if (!keeps.value) toast(page().device.notKept);
  }, [keeps.value]);

  const now = stand.value;
  useTitle(now.is === 'here' ? words().games[now.pen.sheet.value.head.game].name : page().home.scorePad);
  if (now.is === 'lost') return <Lost />;
  if (now.is === 'failed') return <Failed />;
  if (now.is !== 'here' || text === null) return null;
  return <WriteSheet pen={now.pen} pad={now.pad} words={text} />;
}

function Failed() {
  const text = page();
  return (
    <main class="sheltered narrow stack">
      <h1>{text.trouble.pageFailed}</h1>
      <p class="quiet">{text.trouble.pageFailedHint}</p>
      <button type="button" class="button main" onClick={() => location.reload()}>
        {text.trouble.reload}
      </button>
    </main>
  );
}
