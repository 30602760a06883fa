import type { Fault } from '@crossbones/core';
import { sentence, type Volumes } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Emblem } from '../games/Emblem.js';
import { branchOf } from '../play/local/branch.js';
import { keep, type SavedMatch } from '../play/local/saved-matches.js';
import { Art, Icon } from '../shell/Icon.js';
import { Masthead } from '../shell/Masthead.js';
import { go } from '../shell/router.js';
import { useTitle } from '../shell/title.js';
import { learnGame, page, useVolume, words } from '../shell/words.js';
import { BranchForm } from './branch/BranchForm.js';
import './branch/branch.css';
import type { LinkedMatch } from './branch/branch-link.js';
import './shared.css';

type Stand =
  | { readonly is: 'coming' | 'failed' }
  | { readonly is: 'broken'; readonly fault: Fault }
  | { readonly is: 'here'; readonly linked: LinkedMatch };

/** A finished match that came inside a link, perhaps with a branch: how it ended is told nowhere here. */
export function Screen() {
  const stand = useSignal<Stand>({ is: 'coming' });
  const text = useVolume('branches');
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
  const title = now.is === 'here' ? words().games[now.linked.opened.setup.game].name : (text?.title ?? '');
  useTitle(title);
  return (
    <div class="sheltered narrow">
      <Masthead title={title} />
      <Arrived stand={now} />
    </div>
  );
}

function Arrived({ stand }: { readonly stand: Stand }) {
  const text = useVolume('branches');
  if (text === null) return null;
  if (stand.is === 'here') return <Linked key={location.hash} linked={stand.linked} />;
  if (stand.is === 'broken')
    return (
      <main>
        <div class="panel shared-broken" role="alert">
          <Art id="logo" class="shared-mark" />
          <h2>{stand.fault.key === 'not-over' ? text.linkTitle : text.broken}</h2>
          <p class="quiet">{whyOf(stand.fault, text)}</p>
          <a class="button main" href="/">
            {page().goHome}
          </a>
        </div>
      </main>
    );
  return (
    <main>
      <p class="quiet" role="status">
        {stand.is === 'failed' ? page().trouble.notOffline : page().loading}
      </p>
    </main>
  );
}

function whyOf(why: Fault, text: Volumes['branches']): string {
  switch (why.key) {
    case 'not-over':
      return text.notOver;
    case 'newer-file':
      return text.newer;
    case 'broken-link':
      return text.brokenHint;
    default:
      return sentence(words(), null, why);
  }
}

/** What can be done with it: play the deal, guess the moves, watch it, go on with the branch. */
function Linked({ linked: { opened, branch } }: { readonly linked: LinkedMatch }) {
  const text = useVolume('branches');
  const busy = useSignal(false);
  if (text === null) return null;
  const { setup, names } = opened;
  const take = async (what: 'match' | 'branch', to: (kept: SavedMatch) => string): Promise<void> => {
    busy.value = true;
    const { keepLinked } = await import('./branch/keep-linked.js');
    const kept = await keepLinked({ opened, branch });
    go(to(what === 'branch' && kept.branch !== null ? kept.branch : kept.match));
  };
  const way = (icon: string, label: string, what: 'match' | 'branch', to: (kept: SavedMatch) => string) => (
    <button type="button" class="button" disabled={busy.value} onClick={() => void take(what, to)}>
      <Icon id={icon} />
      {label}
    </button>
  );
  return (
    <main class="stack">
      <section class="panel stack linked">
        <Emblem game={setup.game} />
        <h2>{text.linkTitle}</h2>
        <p>{page().list([...names])}</p>
        <p class="quiet">{text.linkAbout}</p>
        <div class="row">
          {way('help', text.guess, 'match', ({ id }) => `/local/${id}/guess`)}
          {way('play', page().after.replay, 'match', ({ id }) => `/local/${id}/replay`)}
        </div>
        {branch !== null && (
          <>
            <h3>{text.branchIn(branch.name)}</h3>
            <p class="quiet">{branch.step === 0 ? text.sameDeal : text.fromStep(branch.step)}</p>
            <div class="row">
              {branch.outcome === null
                ? way('play', text.openBranch, 'branch', ({ id }) => `/local/${id}`)
                : way('play', text.watchBranch, 'branch', ({ id }) => `/local/${id}/replay`)}
            </div>
          </>
        )}
      </section>
      <section class="panel stack">
        <h2>{text.playDeal}</h2>
        <BranchForm
          names={names}
          seat={0}
          step={0}
          left
          free={(name) => name}
          begin={async (wish) => {
            const { keepLinked } = await import('./branch/keep-linked.js');
            const { opened: here } = await keepLinked({ opened, branch: null });
            const mine = branchOf(here, wish);
            await keep(mine);
            go(`/local/${mine.id}`);
          }}
        />
      </section>
    </main>
  );
}

async function open(fragment: string): Promise<Stand> {
  const { readLink } = await import('./branch/branch-link.js');
  const read = await readLink(fragment);
  if (!read.ok) return { is: 'broken', fault: read.error };
  await learnGame(read.value.opened.setup.game);
  return { is: 'here', linked: read.value };
}
