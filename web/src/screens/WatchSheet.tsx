import type { GameId } from '@crossbones/games';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useAwake } from '../shell/awake.js';
import { Masthead } from '../shell/Masthead.js';
import { useTitle } from '../shell/title.js';
import { PadResult } from './pad/PadResult.js';
import { SheetTable } from './pad/SheetTable.js';
import { Watched } from './pad/watch/watched-sheet.js';
import { LineState } from './table/LineState.js';
import { NoTable } from './table/NoTable.js';
import './pad/watch/watch.css';
import { connection, live, stream } from '../shell/server-connection.js';
import { words as common, learnGame, page, useVolume } from '../shell/words.js';

/** Somebody else's sheet, as it is written at their table: to look at, and no more. */
export function Screen({ params: { id } }: { params: { readonly [name: string]: string } }) {
  const watched = useMemo(() => new Watched(id, connection, stream()), [id]);
  useEffect(() => () => watched.close(), [watched]);
  useAwake();
  const words = useVolume('pad');
  const told = useSignal<GameId | null>(null);
  const { value: shown } = watched.shown;
  const { value: lost } = watched.lost;
  const game = shown?.sheet.head.game;
  useEffect(() => {
    if (game !== undefined) void learnGame(game).then(() => (told.value = game));
  }, [game]);
  const title = game === undefined ? page().home.scorePad : common().games[game].name;
  useTitle(title);

  if (words === null) return null;
  const text = words.watch;
  if (lost === 'gone') return <NoTable title={text.gone} about={text.goneHint} />;
  if (lost === 'unreadable')
    return (
      <NoTable
        title={text.unreadable}
        about={text.unreadableHint}
        again={[page().trouble.reload, () => location.reload()]}
      />
    );
  const down = live.value === false;
  return (
    <div class="sheltered narrow">
      <Masthead title={title} />
      <main class="stack">
        <div class="watch-state">
          <p class="quiet" role="status">
            {down ? text.lineDown : text.watching}
          </p>
          <LineState />
        </div>
        {shown === null || told.value !== game ? (
          <p class="quiet">{page().loading}</p>
        ) : (
          <>
            {shown.sheet.outcome !== null && (
              <PadResult head={shown.sheet.head} outcome={shown.sheet.outcome} />
            )}
            <SheetTable sheet={shown.sheet} pad={shown.pad} words={words} />
            {shown.sheet.strokes.length === 0 && <p class="quiet">{text.nothingYet}</p>}
          </>
        )}
      </main>
    </div>
  );
}
