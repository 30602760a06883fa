import type { Fault } from '@crossbones/core';
import { sentence } from '@crossbones/texts/load';
import { download } from '../../play/local/match-file.js';
import type { SavedMatch } from '../../play/local/saved-matches.js';
import { Art } from '../../shell/Icon.js';
import { toast } from '../../shell/Toast.js';
import { page, words, wordsOf } from '../../shell/words.js';
import { NoTable } from './NoTable.js';
import './trouble.css';

/** The match is played in another tab. */
export function Elsewhere({ takeOver }: { takeOver: () => void }) {
  const text = page();
  return (
    <NoTable
      title={text.device.openElsewhere}
      about={text.device.openElsewhereHint}
      again={[text.device.takeOver, takeOver]}
    />
  );
}

/** Something of ours broke; what was played is kept on this device. */
export function Failed() {
  const text = page();
  const about = navigator.onLine ? text.trouble.pageFailedHint : text.trouble.notOffline;
  return (
    <NoTable
      title={text.trouble.pageFailed}
      about={about}
      again={[text.trouble.reload, () => location.reload()]}
    />
  );
}

/** The log does not fit the rules this page knows; how it ended is known all the same. */
export function Unreadable({ kept, why }: { kept: SavedMatch; why: Fault }) {
  const text = page();
  const old = why.key === 'other-rules';
  const places = kept.outcome?.places;
  return (
    <main class="sheltered narrow notice">
      <Art id="logo" class="notice-mark" />
      <h1>{old ? text.device.otherRules : text.device.unreadable}</h1>
      <p class="quiet">
        {old ? text.device.otherRulesHint : sentence(words(), wordsOf(kept.setup.game), why)}
      </p>
      {places && (
        <ol class="panel ended">
          {kept.names
            .map((name, seat) => ({ name, place: places[seat] }))
            .sort((one, other) => one.place - other.place)
            .map(({ name, place }, i) => (
              <li key={i} class="row spread">
                <b>{name}</b>
                <span>{text.after.place(place)}</span>
              </li>
            ))}
        </ol>
      )}
      <div class="row">
        <button
          type="button"
          class="button main"
          onClick={() => void download(kept).catch(() => toast(text.trouble.notOffline, { grave: true }))}
        >
          {text.after.download}
        </button>
        <a class="button" href="/">
          {text.goHome}
        </a>
      </div>
    </main>
  );
}
