import type { Fault } from '@crossbones/core';
import { sentence } from '@crossbones/texts/load';
import { Notice } from '../online/Notice.js';
import { Art } from '../parts/Icon.js';
import { toast } from '../parts/Toast.js';
import { page, words, wordsOf } from '../words.js';
import { download } from './file.js';
import type { Kept } from './shelf.js';
import './trouble.css';

/** The match is played in another tab. */
export function Elsewhere({ takeOver }: { takeOver: () => void }) {
  const text = page();
  return (
    <Notice title={text.openElsewhere} about={text.openElsewhereHint} again={[text.takeOver, takeOver]} />
  );
}

/** Something of ours broke; what was played is on the shelf. */
export function Failed() {
  const text = page();
  const about = navigator.onLine ? text.pageFailedHint : text.notOffline;
  return <Notice title={text.pageFailed} about={about} again={[text.reload, () => location.reload()]} />;
}

/** The log does not fit the rules this page knows; how it ended is known all the same. */
export function Unreadable({ kept, why }: { kept: Kept; why: Fault }) {
  const text = page();
  const old = why.key === 'other-rules';
  const places = kept.outcome?.places;
  return (
    <main class="sheltered narrow notice">
      <Art id="logo" class="notice-mark" />
      <h1>{old ? text.otherRules : text.unreadable}</h1>
      <p class="quiet">{old ? text.otherRulesHint : sentence(words(), wordsOf(kept.setup.game), why)}</p>
      {places && (
        <ol class="panel ended">
          {kept.names
            .map((name, seat) => ({ name, place: places[seat] }))
            .sort((one, other) => one.place - other.place)
            .map(({ name, place }, i) => (
              <li key={i} class="row spread">
                <b>{name}</b>
                <span>{text.place(place)}</span>
              </li>
            ))}
        </ol>
      )}
      <div class="row">
        <button
          type="button"
          class="button main"
          onClick={() => void download(kept).catch(() => toast(text.notOffline, { grave: true }))}
        >
          {text.download}
        </button>
        <a class="button" href="/">
          {text.home}
        </a>
      </div>
    </main>
  );
}
