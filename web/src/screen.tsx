import type { PageAddress } from '@crossbones/api';
import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { outdated } from './missing.js';
import { match, place } from './place.js';
import { page } from './words.js';

type Params = { readonly [name: string]: string };
type Screen = ComponentType<{ readonly params: Params }>;
type Load = () => Promise<{ readonly Screen: Screen }>;

/** Every address of the page, and the screen that stands there, fetched when it is first wanted. */
const screens: { readonly [address in PageAddress]: Load } = {
  '/': () => import('./screens/Home.js'),
  '/open/:game': () => import('./screens/Open.js'),
  '/join/:code': () => import('./screens/Join.js'),
  '/seat/:table/:token': () => import('./screens/SeatLink.js'),
  '/t/:table': () => import('./screens/Table.js'),
  '/t/:table/replay': () => import('./screens/Replay.js'),
  '/local/:id': () => import('./screens/Local.js'),
  '/local/:id/replay': () => import('./screens/Replay.js'),
  '/history': () => import('./screens/History.js'),
  '/pad': () => import('./screens/Pads.js'),
  '/pad/new/:game': () => import('./screens/NewSheet.js'),
  '/pad/:id': () => import('./screens/Pad.js'),
  '/pad/group/:id': () => import('./screens/Group.js'),
  '/sheet': () => import('./screens/SharedSheet.js'),
  '/follow/:id': () => import('./screens/Follow.js'),
  '/arbiter': () => import('./screens/Arbiters.js'),
  '/arbiter/:game': () => import('./screens/Arbiter.js'),
  '/rules': () => import('./screens/Rulebooks.js'),
  '/rules/:game': () => import('./screens/Rules.js'),
  '/cheat/:game': () => import('./screens/CheatSheet.js'),
  '/learn': () => import('./screens/Lessons.js'),
  '/learn/:game': () => import('./screens/Lesson.js'),
  '/quiz': () => import('./screens/Quiz.js'),
  '/middle/:table': () => import('./screens/Middle.js'),
  '/settings': () => import('./screens/Settings.js'),
};
const lost: Load = () => import('./screens/Lost.js');

interface Found {
  readonly load: Load;
  readonly params: Params;
}

function find(path: string): Found {
  for (const [pattern, load] of Object.entries(screens)) {
    const params = match(pattern, path);
    if (params !== null) return { load, params };
  }
  return { load: lost, params: {} };
}

/** Fetches what stands at the present address before anybody has asked for it. */
export function foresee(): void {
  find(place.value.path)
    .load()
    // Whoever asks for it then is told.
    .catch(() => {});
}

const fetched = new Map<Load, Signal<Screen | null>>();

/** The screen of the present address. */
export function Screen() {
  const { load, params } = find(place.value.path);
  let screen = fetched.get(load);
  if (screen === undefined) {
    screen = signal(null);
    fetched.set(load, screen);
    const arriving = screen;
    load().then(
      ({ Screen }) => {
        arriving.value = Screen;
      },
      () => {
        arriving.value = Broken;
        forgetOnLeaving(load);
      },
    );
  }
  const Shown = screen.value;
  return Shown === null ? null : <Shown key={place.value.path} params={params} />;
}

/** Whoever comes back may have more luck; trying again on the spot would go on for ever. */
function forgetOnLeaving(load: Load): void {
  const failed = place.peek().path;
  const stop = place.subscribe(({ path }) => {
    if (path === failed) return;
    fetched.delete(load);
    stop();
  });
}

/** The screen could not be fetched: the line is down, or the server has a newer page by now, which is told above. */
function Broken() {
  const words = page();
  return (
    <main class="sheltered narrow stack">
      <h1>{words.pageFailed}</h1>
      {!outdated.value && (
        <>
          <p class="quiet">{words.pageFailedHint}</p>
          <button type="button" class="button main" onClick={() => location.reload()}>
            {words.reload}
          </button>
        </>
      )}
    </main>
  );
}
