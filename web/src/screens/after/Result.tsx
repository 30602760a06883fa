import type { TableView } from '@crossbones/api';
import type { View } from '@crossbones/core';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../parts/Dialog.js';
import type { GamePage } from '../../play/game-page.js';
import type { PlayedMatch } from '../../play/match.js';
import { ScoreSheet } from '../../play/ScoreSheet.js';
import { Icon } from '../../shell/Icon.js';
import { match as matched } from '../../shell/router.js';
import { hereAt } from '../../shell/server-clock.js';
import '../../play/seat.css';
import { together } from '../../shell/together-words.js';
import { page, useVolume, words, wordsOf } from '../../shell/words.js';
import { Fairness } from '../replay/Fairness.js';
import { Crowned } from './Crowned.js';
import { Lamplight } from './Lamplight.js';
import { Places } from './Places.js';
import { PointsChart } from './PointsChart.js';
import { TeamGrade } from './TeamGrade.js';
import './result.css';
import { Share } from '../../parts/Share.js';
import { lineOf, winnersOf } from './result-lines.js';

interface Props {
  readonly match: PlayedMatch;
  readonly game: GamePage;
  /** The same people again, at a table of the server. */
  readonly rematch?: () => Promise<void>;
  /** The table where the others meet again already. */
  readonly called?: string | null;
  /** The same players again, on this device. */
  readonly again?: () => Promise<void>;
  /** How it came out beside another match. */
  readonly beside?: ComponentChildren;
  /** Where the match can be watched again. */
  readonly replay: string;
  /** The day whose deal it was, and when that opens. */
  readonly daily?: TableView['daily'];
  /** The tables that play the same deal. */
  readonly duplicate?: TableView['duplicate'];
}

/** How it ended, over the finished table. */
export function Result({
  match,
  game,
  rematch,
  called = null,
  again,
  beside,
  replay,
  daily,
  duplicate,
}: Props) {
  const open = useSignal(true);
  const busy = useSignal(false);
  const view = useSignal<View | null>(null);
  useEffect(() => match.watch((sight) => (view.value = sight.view)), [match]);
  const outcome = match.outcome.value;
  if (outcome === null) return null;

  const text = page();
  const { name: title } = words().games[match.game];
  if (!open.value) {
    return (
      <div class="result-reopen row">
        <button
          type="button"
          class={`button ${called === null ? 'main' : ''}`}
          onClick={() => (open.value = true)}
        >
          <Icon id="crown" />
          {text.after.result}
        </button>
        {called !== null && (
          <a class="button main" href={called}>
            {text.after.joinRematch}
          </a>
        )}
      </div>
    );
  }

  const sailors = match.sailors.value;
  const winners = winnersOf(outcome);
  const table = matched('/t/:table/replay', replay)?.table;
  const nameOf = (seat: number): string => sailors[seat].name;
  const rows = view.value === null ? null : game.curve(view.value);
  const sail = rematch ?? again;
  // Whether other tables still play the deal shows where they are compared; the ways from there lead on.
  const closed = duplicate !== undefined || (daily !== undefined && Date.now() < hereAt(daily.opens));
  return (
    <Dialog title={text.after.result} close={() => (open.value = false)}>
      <div class="result stack">
        <div class="result-moment">
          <Lamplight />
          {outcome.grade === null ? (
            <Crowned winners={winners} sailors={sailors} />
          ) : (
            <TeamGrade grade={outcome.grade} />
          )}
          <h3>{headline(match, winners)}</h3>
        </div>
        <Places outcome={outcome} sailors={sailors} me={match.me.value} />
        {beside}
        {rows !== null && rows.length > 0 && <PointsChart rows={rows} sailors={sailors} winners={winners} />}
        {view.value && (
          <section>
            <h3>{text.play.scoreSheet}</h3>
            <ScoreSheet game={game} view={view.value} sailors={sailors} words={wordsOf(match.game)} />
          </section>
        )}
        {table !== undefined && !closed && <Fairness table={table} />}
        <div class="result-ways">
          {called !== null && (
            <p class="result-call" role="status">
              {together().wantRematch}
            </p>
          )}
          {called !== null && (
            <a class="button main" href={called}>
              {text.after.joinRematch}
            </a>
          )}
          {called === null && sail && (
            <button
              type="button"
              class="button main"
              disabled={busy.value}
              onClick={async () => {
                busy.value = true;
                try {
                  await sail();
                } finally {
                  busy.value = false;
                }
              }}
            >
              {rematch ? text.after.rematch : text.after.playAgain}
            </button>
          )}
          {daily !== undefined && (
            <a class="button main" href={`/daily?day=${daily.day}`}>
              {text.home.daily}
            </a>
          )}
          {duplicate !== undefined && table !== undefined && <ToCompare table={table} />}
          {!closed && (
            <a class="button" href={replay}>
              <Icon id="play" />
              {text.after.replay}
            </a>
          )}
          <a class="button" href={replay.replace(/replay$/, 'review')}>
            <Icon id="scales" />
            {text.after.review}
          </a>
          <Share
            label={text.setup.share}
            what={() => ({
              title,
              text: `${title} – ${lineOf(outcome, nameOf)}`,
              // A match that is kept on this device opens nowhere else.
              url: table === undefined || closed ? undefined : new URL(replay, location.href).href,
            })}
          />
          <a class="button" href="/">
            <Icon id="home" />
            <span class="brief">{text.goHome}</span>
          </a>
        </div>
      </div>
    </Dialog>
  );
}

function ToCompare({ table }: { readonly table: string }) {
  const said = useVolume('duplicate');
  return (
    said && (
      <a class="button main" href={`/t/${table}/compare`}>
        <Icon id="scales" />
        {said.compare}
      </a>
    )
  );
}

/** Who won, as said to the person who looks; several people at one device are all called by name. */
function headline({ outcome, me, sailors, talk }: PlayedMatch, winners: readonly number[]): string {
  const words = page();
  const grade = outcome.value?.grade ?? null;
  if (grade !== null) return words.after.gradeTitle(grade);
  const crowd = talk === null && sailors.value.filter(({ bot }) => !bot).length > 1;
  const mine = me.value !== null && winners.length === 1 && winners[0] === me.value;
  return mine && !crowd
    ? words.after.youWin
    : words.after.winner(winners.map((seat) => sailors.value[seat].name));
}
