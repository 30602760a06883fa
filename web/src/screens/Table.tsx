import type { TableView } from '@crossbones/api';
import { sentence } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useLook } from '../games/look.js';
import type { GamePage } from '../play/game-page.js';
import { NetworkedMatch } from '../play/online/match.js';
import { play } from '../play/sound/index.js';
import { LiveTable } from '../shell/live-table.js';
import { busyWhile } from '../shell/quiet-moment.js';
import { refused } from '../shell/refusal-words.js';
import { go } from '../shell/router.js';
import { hereAt } from '../shell/server-clock.js';
import { connection } from '../shell/server-connection.js';
import { calledOr } from '../shell/shown-name.js';
import { toast } from '../shell/Toast.js';
import { together } from '../shell/together-words.js';
import { page, useVolume, words } from '../shell/words.js';
import { LineState } from './table/LineState.js';
import { NoTable } from './table/NoTable.js';
import { Play } from './table/Play.js';

type Result = ComponentType<{
  match: NetworkedMatch;
  game: GamePage;
  rematch?: () => Promise<void>;
  called: string | null;
  replay: string;
  daily: TableView['daily'];
  duplicate: TableView['duplicate'];
}>;

interface Parting {
  readonly table: TableView;
  readonly seat: number | null;
}

/** A nudge older than this, in ms, was for somebody who was away, and is not shown. */
const NUDGED_MS = 10_000;

/** A table of the server, from the first seat taken to the last card. */
export function Screen({ params: { table: id } }: { params: { readonly [name: string]: string } }) {
  const live = useMemo(() => new LiveTable(id), [id]);
  useEffect(() => {
    void live.begin();
    const withdraw = busyWhile(() => inTheMiddle(live));
    return () => {
      withdraw();
      live.close();
    };
  }, [live]);

  const table = live.table.value;
  const game = useLook(table?.game);
  const said = useVolume('together');
  const early = table?.phase === 'gathering' || table?.phase === 'sealing';
  // Not fetched by people who come to a match under way.
  const gathering = useSignal<typeof import('./table/Gathering.js').Gathering | null>(null);
  useEffect(() => {
    if (early)
      void import('./table/Gathering.js').then(({ Gathering }) => {
        gathering.value = Gathering;
      });
  }, [early]);
  const Gathering = gathering.value;

  const { value: gone } = live.gone;
  const { value: why } = live.refused;
  const text = page();
  if (gone === 'left')
    return <NoTable title={text.setup.youLeft} again={[text.setup.comeBack, () => void live.come()]} />;
  if (gone === 'kicked') return <NoTable title={sentence(words(), null, { key: 'kicked', args: {} })} />;
  if (why?.code === 'no-table' || why?.code === 'bad-topic')
    return <NoTable title={text.trouble.tableGone} about={text.trouble.notFoundHint} />;
  if (why !== null && table === null) return <NoTable title={refused(why)} />;
  if (table === null || game === null || said === null) return <Waiting />;
  switch (table.phase) {
    case 'gathering':
    case 'sealing':
      return Gathering === null ? <Waiting /> : <Gathering live={live} table={table} />;
    case 'closed':
      if (table.parted !== undefined) return <Parted table={table} seat={live.seat.value} />;
      return (
        <NoTable
          title={
            table.closedBy === undefined
              ? text.trouble.tableClosed
              : sentence(words(), null, { key: 'closed-by-operator', args: {} })
          }
          about={text.trouble.tableClosedHint}
          open={table.game}
        />
      );
    case 'playing':
    case 'over':
      // Others play the same deal, so the server shows nothing to those who watch.
      if (table.duplicate !== undefined && live.seat.value === null) return <Unwatched id={table.id} />;
      return <AtTable live={live} table={table} game={game} />;
  }
}

/** People have gathered here for several tables: everybody goes to their own. */
function Parted({ table: { parted = [], places, tables = 1 }, seat }: Parting) {
  const text = useVolume('duplicate');
  const own = seat === null ? undefined : parted[Math.floor((seat * tables) / places.length)];
  useEffect(() => {
    if (own !== undefined) go(`/t/${own}`, { replace: true });
  }, [own]);
  return text === null || own !== undefined ? <Waiting /> : <NoTable title={text.noWatching} />;
}

function Unwatched({ id }: { readonly id: string }) {
  const text = useVolume('duplicate');
  if (text === null) return <Waiting />;
  return <NoTable title={text.noWatching} again={[text.compare, () => go(`/t/${id}/compare`)]} />;
}

/** Whether reloading the page now would disturb a turn. */
function inTheMiddle(live: LiveTable): boolean {
  const seat = live.seat.value;
  if (live.pending.value.length > 0) return true;
  if (seat === null || live.table.value?.phase !== 'playing') return false;
  return live.step.value?.sight.actors.includes(seat) ?? false;
}

/** Shown until the server has told us about the table. */
function Waiting() {
  return (
    <main class="sheltered narrow stack">
      <p class="quiet" role="status">
        {page().loading}
      </p>
      <LineState />
    </main>
  );
}

function AtTable({ live, table, game }: { live: LiveTable; table: TableView; game: GamePage }) {
  const match = useMemo(() => new NetworkedMatch(live), [live]);
  const result = useSignal<Result | null>(null);
  const over = table.phase === 'over';
  useEffect(() => {
    if (over)
      void import('./after/Result.js').then(({ Result }) => {
        result.value = Result;
      });
  }, [over]);

  // Somebody who looks at the page again gets their seat back from the bot.
  const seat = live.seat.value;
  const away = seat !== null && table.phase === 'playing' && table.places[seat].away;
  useEffect(() => {
    if (!away) return;
    const back = (): void => {
      if (!document.hidden) void match.wishes.back?.();
    };
    back();
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [away]);

  // Somebody reminds us. While the page is open a word here is enough; otherwise the server calls.
  const nudge = seat === null ? null : (table.places[seat].nudged ?? null);
  useEffect(() => {
    if (nudge === null || Date.now() - hereAt(nudge.at) > NUDGED_MS) return;
    toast(together().nudgesYou(calledOr(table.places[nudge.by]?.name ?? null)));
    play('turn');
    // Browsers complain where nobody has touched the page yet.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(200);
  }, [nudge?.at]);

  const fault = live.fault.value;
  useEffect(() => {
    if (fault !== null) toast(refused({ code: fault.key, message: '', args: fault.args }), { grave: true });
  }, [fault]);

  const rematch = async (): Promise<void> => {
    const done = await connection.call('rematch', { table: live.id }, {});
    if (done.ok) go(`/t/${done.value.table}`);
    else toast(refused(done.error), { grave: true });
  };
  const Result = result.value;
  return (
    <Play
      match={match}
      game={game}
      home="/"
      name={live.id}
      bar={<LineState />}
      after={() =>
        Result && (
          <Result
            match={match}
            game={game}
            replay={`/t/${live.id}/replay`}
            called={table.rematch === null ? null : `/t/${table.rematch}`}
            daily={table.daily}
            duplicate={table.duplicate}
            {...(seat === null || table.daily ? {} : { rematch })}
          />
        )
      }
    />
  );
}
