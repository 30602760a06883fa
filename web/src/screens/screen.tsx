import type { PageAddress } from '@crossbones/api';
import { type GameId, isGameId } from '@crossbones/games/catalogue';
import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { outdated } from '../shell/missing-parts.js';
import { match, place } from '../shell/router.js';
import { page } from '../shell/words.js';

/** The parts of an address; `game` is always a game that exists. */
type Params = { readonly game: GameId; readonly [name: string]: string };
type Screen = ComponentType<{ readonly params: Params }>;
type Load = () => Promise<{ readonly Screen: Screen }>;

/** Every address of the page, and the screen that stands there, fetched when it is first wanted. */
const screens: { readonly [address in PageAddress]: Load } = {
  '/': () => import('./Home.js'),
  '/open/:game': () => import('./SetUpGame.js'),
  '/join/:code': () => import('./Join.js'),
  '/seat/:table': () => import('./SeatLink.js'),
  '/seat/:table/:token': () => import('./SeatLink.js'),
  '/t/:table': () => import('./Table.js'),
  '/t/:table/replay': () => import('./Replay.js'),
  '/t/:table/review': () => import('./Review.js'),
  '/t/:table/compare': () => import('./Compare.js'),
  '/local/:id': () => import('./DeviceMatch.js'),
  '/local/:id/replay': () => import('./Replay.js'),
  '/local/:id/review': () => import('./Review.js'),
  '/t/:table/guess': () => import('./Guess.js'),
  '/local/:id/guess': () => import('./Guess.js'),
  '/what-if': () => import('./SharedMatch.js'),
  '/daily': () => import('./Daily.js'),
  '/history': () => import('./History.js'),
  '/pad': () => import('./Pads.js'),
  '/pad/new/:game': () => import('./NewSheet.js'),
  '/pad/:id': () => import('./Pad.js'),
  '/pad/group/:id': () => import('./Group.js'),
  '/sheet': () => import('./SharedSheet.js'),
  '/follow/:id': () => import('./WatchSheet.js'),
  '/arbiter': () => import('./Arbiters.js'),
  '/arbiter/:game': () => import('./Arbiter.js'),
  '/rules': () => import('./Rulebooks.js'),
  '/rules/:game': () => import('./Rules.js'),
  '/cheat/:game': () => import('./CheatSheet.js'),
  '/learn': () => import('./Lessons.js'),
  '/learn/:game': () => import('./Lesson.js'),
  '/quiz': () => import('./Quiz.js'),
  '/bluff': () => import('./Bluff.js'),
  '/train': () => import('./Trainer.js'),
  '/train/:game': () => import('./Training.js'),
  '/middle/:table': () => import('./Middle.js'),
  '/trial': () => import('./SeaTrial.js'),
  '/settings': () => import('./Settings.js'),
};
const lost: Load = () => import('./NotFound.js');

interface Found {
  readonly load: Load;
  readonly params: Params;
}

function find(path: string): Found {
  for (const [pattern, load] of Object.entries(screens)) {
    const params = match(pattern, path);
    if (params === null) continue;
    return { load: 'game' in params && !isGameId(params.game) ? lost : load, params: params as Params };
  }
  return { load: lost, params: {} as Params };
}

/** Fetches the screen of the present address early, while other things are fetched. */
export function foresee(): void {
  find(place.value.path)
    .load()
    // Where it fails, `Screen` below tries again and says so.
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

/** A later visit may succeed; trying again at once could go on for ever. */
function forgetOnLeaving(load: Load): void {
  const failed = place.peek().path;
  const stop = place.subscribe(({ path }) => {
    if (path === failed) return;
    fetched.delete(load);
    stop();
  });
}

/**
 * The screen could not be fetched: the connection is down, or the server has a newer page, which `Renewal` says above.
 */
function Broken() {
  const words = page();
  return (
    <main class="sheltered narrow stack">
      <h1>{words.trouble.pageFailed}</h1>
      {!outdated.value && (
        <>
          <p class="quiet">{words.trouble.pageFailedHint}</p>
          <button type="button" class="button main" onClick={() => location.reload()}>
            {words.trouble.reload}
          </button>
        </>
      )}
    </main>
  );
}
