import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useLook } from '../games/look.js';
import { useAwake } from '../shell/awake.js';
import { Board } from './middle/Board.js';
import { Ending } from './middle/Ending.js';
import { FullScreen } from './middle/FullScreen.js';
import { SeatedWarning } from './middle/SeatedWarning.js';
import { WayIn } from './middle/WayIn.js';
import './middle/middle.css';
import { Icon } from '../shell/Icon.js';
import { LiveTable } from '../shell/live-table.js';
import { refused } from '../shell/refusal-words.js';
import { go } from '../shell/router.js';
import { useTitle } from '../shell/title.js';
import { page, useVolume, words } from '../shell/words.js';
import { LineState } from './table/LineState.js';
import { NoTable } from './table/NoTable.js';

/** How long the result is shown before the screen goes on to a rematch, in ms. */
const RESULT_MS = 4_000;

/** A table of the server on a screen that everybody looks at: it shows what a spectator sees. */
export function Screen({ params: { table: id } }: { params: { readonly [name: string]: string } }) {
  const live = useMemo(() => new LiveTable(id), [id]);
  const heading = useSignal('');
  const ended = useSignal(false);
  const awake = useAwake();
  const text = useVolume('middle');
  const together = useVolume('together');
  useTitle(text?.title ?? null);
  useEffect(() => {
    void live.begin(true);
    return () => live.close();
  }, [live]);
  useEffect(() => {
    // Everything that is measured in the size of letters grows with the screen.
    document.documentElement.classList.add('at-distance');
    return () => document.documentElement.classList.remove('at-distance');
  }, []);

  const table = live.table.value;
  const game = useLook(table?.game);
  useHostDuties(live);
  const rematch = ended.value ? (table?.rematch ?? null) : null;
  useEffect(() => {
    if (rematch === null) return;
    const timer = setTimeout(() => go(`/middle/${rematch}`, { replace: true }), RESULT_MS);
    return () => clearTimeout(timer);
  }, [rematch]);

  const said = page();
  const { value: why } = live.refused;
  if (why?.code === 'no-table' || why?.code === 'bad-topic')
    return <NoTable title={said.trouble.tableGone} about={said.trouble.notFoundHint} />;
  if (why !== null && table === null) return <NoTable title={refused(why)} />;
  if (table === null || text === null || together === null || game === null)
    return (
      <main class="sheltered narrow stack">
        <p class="quiet" role="status">
          {said.loading}
        </p>
        <LineState />
      </main>
    );
  if (table.phase === 'closed')
    return (
      <NoTable title={said.trouble.tableClosed} about={said.trouble.tableClosedHint} open={table.game} />
    );
  if (live.seat.value !== null && table.phase !== 'over')
    return <SeatedWarning live={live} table={table} text={text} />;
  const early = table.phase === 'gathering' || table.phase === 'sealing';
  return (
    <div class="middle" data-phase={table.phase}>
      <header class="middle-bar">
        <a class="button bare round" href="/" aria-label={said.goHome} title={said.goHome}>
          <Icon id="back" />
        </a>
        <h1>
          {words().games[table.game].name} {!early && <small>{heading.value}</small>}
        </h1>
        <LineState />
        <FullScreen text={text} />
      </header>
      {early ? (
        <WayIn table={table} text={text} />
      ) : (
        <Board
          live={live}
          table={table}
          game={game}
          heading={(now) => {
            heading.value = now;
          }}
          ended={() => {
            ended.value = true;
          }}
        />
      )}
      {early && awake.value === 'insecure' && <p class="middle-dark quiet">{text.mayGoDark}</p>}
      {ended.value && <Ending live={live} table={table} text={text} />}
    </div>
  );
}

/**
 * Nobody plays on the screen that opened the table, so it does the host's work until somebody sits down: it makes a
 * code to read out, and the first player becomes the host.
 */
function useHostDuties(live: LiveTable): void {
  const table = live.table.value;
  const me = live.me.value?.person ?? null;
  const early = table?.phase === 'gathering' && live.seat.value === null;
  const here = early && me !== null && table.people.some(({ person }) => person === me);
  const codeless = here && table.code === null;
  useEffect(() => {
    if (codeless) void live.tell('code', {});
  }, [live, codeless]);
  const heir =
    early && live.hosting.value ? (table.places.find(({ person }) => person !== null)?.person ?? null) : null;
  useEffect(() => {
    if (heir !== null) void live.tell('host', { person: heir });
  }, [live, heir]);
}
