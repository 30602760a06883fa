import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { pageOf } from '../games/manifest.js';
import type { GamePage } from '../play/game-page.js';
import { fetchReview } from '../play/local/kept-reviews.js';
import { download } from '../play/local/match-file.js';
import { fetchOne } from '../play/local/saved-matches.js';
import { go, place } from '../shell/router.js';
import { troubled } from '../shell/server-connection.js';
import { learnGame, learnVolume, page } from '../shell/words.js';
import { BranchDialog } from './branch/BranchDialog.js';
import { GradedSteps } from './replay/graded-steps.js';
import { NoReplay } from './replay/NoReplay.js';
import { Playback } from './replay/playback.js';
import { ReplayView } from './replay/ReplayView.js';
import { deviceReel, type NoReel, serverReel } from './replay/replay-source.js';
import { Film } from './replay/replay-steps.js';
import { NoTable } from './table/NoTable.js';

/** A browser lets an address change only so often: it is changed when the step has stood for so long, in ms. */
const SETTLED_MS = 200;

interface Ready {
  readonly playback: Playback;
  /** What a review found; null where there was none. */
  readonly graded: GradedSteps | null;
  readonly game: GamePage;
}

const asked = (): { step: number; seat: number | null } => {
  const { query } = place.value;
  const seat = query.get('seat');
  return { step: Number(query.get('step') ?? 0), seat: seat === null ? null : Number(seat) };
};

/** A finished match step by step, with every hand open; each step has an address. */
export function Screen({ params }: { params: { readonly [name: string]: string } }) {
  const { table, id } = params;
  const path = table === undefined ? `/local/${id}` : `/t/${table}`;
  const state = useSignal<Ready | NoReel | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let playback: Playback | null = null;
    void (async () => {
      const reel = await (table === undefined ? deviceReel(id) : serverReel(table, leaving.signal));
      if (leaving.signal.aborted) return;
      if ('is' in reel) {
        state.value = reel;
        return;
      }
      const [game, review] = await Promise.all([
        pageOf(reel.game),
        fetchReview(table ?? id),
        learnGame(reel.game),
        learnVolume('review'),
      ]);
      if (leaving.signal.aborted) return;
      const film = new Film(reel);
      const { step, seat } = asked();
      const known = seat !== null && reel.sailors[seat] !== undefined;
      playback = new Playback(film, game, { step, seat: known ? seat : reel.seat });
      const whole = review !== undefined && review.log.entries.length === reel.steps;
      state.value = { playback, game, graded: whole ? new GradedSteps(review.review) : null };
      // Steps that cannot be fetched now are fetched when they are wanted.
      await film.fill(playback.step.value, leaving.signal).catch(() => {});
    })();
    return () => {
      leaving.abort();
      playback?.end();
    };
  }, [path]);

  const now = state.value;
  if (now === null) return <Waiting />;
  if ('is' in now) return <NoReplay reason={now} back={path} />;
  return <Watched key={path} {...now} path={path} table={table ?? null} id={id} />;
}

interface WatchedProps extends Ready {
  readonly path: string;
  readonly table: string | null;
  readonly id: string | undefined;
}

/** Keeps address and step the same, whichever changes. */
function Watched({ playback, game, graded, path, table, id }: WatchedProps) {
  const step = playback.step.value;
  const seat = playback.seat.value;
  const address = `${path}/replay?step=${step}&seat=${seat}`;
  const written = useRef(asked().step);
  useEffect(() => {
    const timer = setTimeout(() => {
      written.current = step;
      go(address, { replace: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [address]);
  const wanted = asked().step;
  useEffect(() => {
    if (wanted !== written.current) playback.turn(wanted);
    written.current = wanted;
  }, [wanted]);
  return (
    <ReplayView
      playback={playback}
      game={game}
      graded={graded}
      back={path}
      link={() => new URL(address, location.href).href}
      whatIf={(at, from, close) => (
        <BranchDialog place={{ table: table ?? undefined, id }} step={at} seat={from} close={close} />
      )}
      table={table}
      save={id === undefined ? null : () => void fetchOne(id).then((kept) => kept && download(kept))}
    />
  );
}

const Waiting = () => (
  <NoTable title={page().loading} {...(troubled.value ? { about: page().trouble.noAnswer } : {})} />
);
