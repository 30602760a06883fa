import type { GameId } from '@crossbones/games';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { padGameOf } from '../games/manifest.js';
import { Segments } from '../parts/Segments.js';
import type { PadGame } from '../play/pad/pad-game.js';
import { Art } from '../shell/Icon.js';
import { spoken } from '../shell/language.js';
import { Masthead } from '../shell/Masthead.js';
import { day } from '../shell/time-ago.js';
import { useTitle } from '../shell/title.js';
import { page, useVolume, words } from '../shell/words.js';
import { type Past, pastOf } from './pad/keep/finished-sheet.js';
import { GroupRecords } from './pad/keep/GroupRecords.js';
import { type Group, groupsOf } from './pad/keep/group.js';
import { chronicleOf } from './pad/keep/group-statistics.js';
import { PlayAgain } from './pad/keep/PlayAgain.js';
import { SheetList } from './pad/keep/SheetList.js';
import { fetchSheets } from './pad/keep/sheet-store.js';
import './group.css';

interface Told {
  /** Null: nobody on this device is this group. */
  readonly group: Group | null;
  readonly pasts: readonly Past[];
  readonly pads: ReadonlyMap<GameId, PadGame>;
}

/** A group of people and all they have played here: wins, streaks, records, and the way to one more game. */
export function Screen({ params: { id } }: { readonly params: { readonly [name: string]: string } }) {
  const text = page();
  const pad = useVolume('pad');
  const told = useSignal<Told | null>(null);
  const scope = useSignal<GameId | 'all'>('all');
  const failed = useSignal(false);
  useEffect(() => {
    tell(id).then(
      (all) => {
        told.value = all;
      },
      () => {
        failed.value = true;
      },
    );
  }, [id]);
  useTitle(pad?.keep.statistics ?? text.home.scorePad);
  if (pad === null || told.value === null)
    return (
      <div class="sheltered narrow">
        <Masthead title={text.home.scorePad} up="/pad" />
        <main>
          <p class="quiet" role="status">
            {failed.value ? text.trouble.notOffline : text.loading}
          </p>
        </main>
      </div>
    );
  const { keep } = pad;
  const { group, pasts, pads } = told.value;
  const games = [...new Set(pasts.map(({ game }) => game))];
  const wanted = games.length === 1 ? games[0] : scope.value;
  const shown = pasts.filter(({ game }) => wanted === 'all' || game === wanted);
  const last = group?.sheets.find(({ outcome }) => outcome !== null);
  return (
    <div class="sheltered narrow group">
      <Masthead title={keep.statistics} up="/pad" />
      {group === null ? (
        <main>
          <div class="panel group-empty" role="status">
            <Art id="logo" class="group-mark" />
            <h2>{keep.noGroup}</h2>
            <p class="quiet">{keep.noGroupHint}</p>
            <a class="button main" href="/pad">
              {keep.toPad}
            </a>
          </div>
        </main>
      ) : (
        <main class="stack">
          <header class="group-head">
            <h2>{text.list(group.names)}</h2>
            <p class="quiet">{summary(group, keep)}</p>
            {last !== undefined && (
              <PlayAgain sheet={last} pad={pads.get(last.head.game)!} words={pad} named={games.length > 1} />
            )}
          </header>
          {pasts.length === 0 ? (
            <div class="panel group-empty" role="status">
              <h2>{keep.noneFinished}</h2>
              <p class="quiet">{keep.noneFinishedHint}</p>
            </div>
          ) : (
            <>
              {games.length > 1 && (
                <Segments
                  title={text.home.chooseGame}
                  value={wanted}
                  choices={[
                    ['all', keep.allGames] as const,
                    ...games.map((game) => [game, words().games[game].name] as const),
                  ]}
                  choose={(game) => (scope.value = game)}
                />
              )}
              <GroupRecords chronicle={chronicleOf(shown)} words={pad} />
            </>
          )}
          <SheetList sheets={group.sheets} words={pad} />
        </main>
      )}
    </div>
  );
}

/** How many games there were since when, and how many are not over. */
function summary({ sheets }: Group, keep: Parameters<typeof SheetList>[0]['words']['keep']): string {
  const finished = sheets.filter(({ outcome }) => outcome !== null);
  const open = sheets.length - finished.length;
  const since = day(Math.min(...sheets.map(({ begun }) => begun)), spoken());
  return [
    finished.length > 0 ? keep.gamesSince(finished.length, since) : '',
    open > 0 ? keep.underWay(open) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

async function tell(id: string): Promise<Told> {
  const group = groupsOf(await fetchSheets()).find((one) => one.id === id) ?? null;
  const finished = group?.sheets.filter(({ outcome }) => outcome !== null) ?? [];
  const games = [...new Set(finished.map(({ head }) => head.game))];
  const pads = new Map(await Promise.all(games.map(async (game) => [game, await padGameOf(game)] as const)));
  const pasts = finished.flatMap((sheet) => pastOf(sheet, pads.get(sheet.head.game)!) ?? []);
  return { group, pasts, pads };
}
