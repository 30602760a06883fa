import type { Sheet } from '@crossbones/games/sheet';
import type { PadWords } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { padGameOf } from '../games/manifest.js';
import type { PadGame } from '../play/pad/pad-game.js';
import { Art, Icon } from '../shell/Icon.js';
import { spoken } from '../shell/language.js';
import { Masthead } from '../shell/Masthead.js';
import { toast } from '../shell/Toast.js';
import { day } from '../shell/time-ago.js';
import { useTitle } from '../shell/title.js';
import { learnGame, page, useVolume, words } from '../shell/words.js';
import { takeIn } from './pad/keep/import-file.js';
import { arrivalOf } from './pad/keep/import-merge.js';
import type { ImportTrouble } from './pad/keep/import-trouble.js';
import { sayTrouble } from './pad/keep/import-trouble-words.js';
import { readLink } from './pad/keep/read-link.js';
import { SheetCurve } from './pad/keep/SheetCurve.js';
import { fetchSheet } from './pad/keep/sheet-store.js';
import { PadResult } from './pad/PadResult.js';
import { SheetTable } from './pad/SheetTable.js';
import './shared.css';

type Stand =
  | { readonly is: 'coming' }
  | { readonly is: 'failed' }
  | { readonly is: 'broken'; readonly trouble: ImportTrouble }
  | { readonly is: 'here'; readonly sheet: Sheet; readonly pad: PadGame; readonly kept: boolean };

/** A sheet that came inside a link: to be read, and to be kept if wanted. */
export function Screen() {
  const stand = useSignal<Stand>({ is: 'coming' });
  const text = page();
  const pad = useVolume('pad');
  useEffect(() => {
    const read = async (): Promise<void> => {
      stand.value = await open(location.hash).catch(() => ({ is: 'failed' }) as const);
    };
    void read();
    // Somebody who follows a second link from here stays on this screen.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const now = stand.value;
  const title = now.is === 'here' ? words().games[now.sheet.head.game].name : text.home.scorePad;
  useTitle(title);
  if (pad === null || now.is === 'coming' || now.is === 'failed')
    return (
      <div class="sheltered narrow">
        <Masthead title={text.home.scorePad} />
        <main>
          <p class="quiet" role="status">
            {now.is === 'failed' ? text.trouble.notOffline : text.loading}
          </p>
        </main>
      </div>
    );
  return (
    <div class="sheltered shared-sheet">
      <Masthead title={title} />
      {now.is === 'broken' ? (
        <Broken trouble={now.trouble} words={pad} />
      ) : (
        <main class="stack">
          <Offer
            {...now}
            words={pad}
            keep={async () => {
              await takeIn([now.sheet]);
              stand.value = { ...now, kept: true };
              toast(pad.keep.keptHere);
            }}
          />
          {now.sheet.outcome !== null && <PadResult head={now.sheet.head} outcome={now.sheet.outcome} />}
          <SheetTable sheet={now.sheet} pad={now.pad} words={pad} />
          <SheetCurve sheet={now.sheet} pad={now.pad} />
        </main>
      )}
    </div>
  );
}

interface OfferProps {
  readonly sheet: Sheet;
  readonly kept: boolean;
  readonly words: PadWords;
  readonly keep: () => Promise<void>;
}

function Offer({ sheet, kept, words: { keep: said }, keep }: OfferProps) {
  return (
    <div class="panel shared-offer">
      <div>
        <p>
          <b>{said.sharedSheet}</b> · {day(sheet.begun, spoken())}
        </p>
        <p class="quiet">{kept ? said.isHere : said.sharedHint}</p>
      </div>
      {kept ? (
        <a class="button main" href={`/pad/${sheet.id}`}>
          {said.openHere}
        </a>
      ) : (
        <button type="button" class="button main" onClick={() => void keep()}>
          <Icon id="download" />
          {said.keepHere}
        </button>
      )}
    </div>
  );
}

function Broken({ trouble, words: text }: { readonly trouble: ImportTrouble; readonly words: PadWords }) {
  const { keep } = text;
  return (
    <main>
      <div class="panel shared-broken" role="alert">
        <Art id="logo" class="shared-mark" />
        <h2>{keep.brokenLink}</h2>
        <p class="quiet">
          {trouble.fault.key === 'broken-link' ? keep.brokenLinkHint : sayTrouble(trouble, text, words())}
        </p>
        <a class="button main" href="/pad">
          {keep.toPad}
        </a>
      </div>
    </main>
  );
}

async function open(fragment: string): Promise<Stand> {
  const read = await readLink(fragment);
  if (!read.ok) {
    // The words of the game say what is wrong with a round.
    if (read.error.head !== undefined) await learnGame(read.error.head.game);
    return { is: 'broken', trouble: read.error };
  }
  const sheet = read.value;
  const { game } = sheet.head;
  const [pad, mine] = await Promise.all([padGameOf(game), fetchSheet(sheet.id), learnGame(game)]);
  const kept = mine !== undefined && arrivalOf([sheet], [mine], () => '').known === 1;
  return { is: 'here', sheet, pad, kept };
}
