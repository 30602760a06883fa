import type { Fault } from '@crossbones/core';
import { catalogue, type GameId } from '@crossbones/games/catalogue';
import { begin } from '@crossbones/games/sheet';
import { sentence } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { padGameOf } from '../games/manifest.js';
import type { GivenOptions } from '../play/options/presets.js';
import type { PadGame } from '../play/pad/pad-game.js';
import { Masthead } from '../shell/Masthead.js';
import { go, place } from '../shell/router.js';
import { useTitle } from '../shell/title.js';
import { learnGame, page, useVolume, words, wordsOf } from '../shell/words.js';
import { type Group, groupsOf, rematchOf } from './pad/keep/group.js';
import { freshId } from './pad/keep/id.js';
import { fetchSheets, layIn } from './pad/keep/sheet-store.js';
import { lastSetup, twice } from './pad/last-setup.js';
import { SheetOptions } from './pad/SheetOptions.js';
import { SheetPlayers } from './pad/SheetPlayers.js';
import './set-up-game.css';
import './newsheet.css';

export const Screen = ({ params: { game } }: { params: { readonly game: GameId } }) => (
  <NewSheet game={game} />
);

const MOST_GROUPS = 4;

/** Sets a sheet up: who sits where, what is played, who deals first. */
function NewSheet({ game }: { game: GameId }) {
  const text = useVolume('pad');
  const pad = useSignal<PadGame | null>(null);
  const names = useSignal<readonly string[]>([]);
  const options = useSignal<GivenOptions>({});
  const dealer = useSignal(0);
  const groups = useSignal<readonly Group[]>([]);
  const { name } = words().games[game];
  useTitle(`${page().home.scorePad}: ${name}`);
  useEffect(() => {
    void Promise.all([padGameOf(game), fetchSheets(), learnGame(game)]).then(([fetched, sheets]) => {
      // People who play again find everybody in their seats, and the next dealer.
      const from = sheets.find(({ id }) => id === place.value.query.get('from'));
      const again = from === undefined ? null : rematchOf(from, fetched.ledger);
      const last = lastSetup(game, sheets);
      names.value = again?.players ?? last.names;
      options.value = again?.options ?? last.options;
      dealer.value = again?.dealer ?? 0;
      groups.value = groupsOf(sheets).slice(0, MOST_GROUPS);
      pad.value = fetched;
    });
  }, [game]);
  if (text === null || pad.value === null) return null;

  const [fewest, most] = catalogue[game].seats;
  const players = names.value.map((one, seat) => one.trim() || page().device.player(seat + 1));
  const checked = pad.value.options.check(options.value, players.length);
  const double = twice(players);
  const wrong: Fault | null = checked.ok ? null : checked.error;
  const deals = Math.min(dealer.value, players.length - 1);
  const dealt = pad.value.ledger.turn(
    { game, players, options: pad.value.options.defaults, dealer: deals },
    0,
    [],
  ).dealer;
  const open = async (): Promise<void> => {
    if (!checked.ok) return;
    const head = { game, players, options: checked.value, dealer: deals };
    const sheet = begin(head, { id: freshId(), now: Date.now() });
    await layIn(sheet);
    go(`/pad/${sheet.id}`);
  };
  return (
    <div class="open">
      <div class="sheltered open-inner">
        <Masthead title={name} up="/pad" />
        <main class="stack">
          <div class="open-forms">
            <section class="panel stack">
              <SheetPlayers names={names} fewest={fewest} most={most} words={text} />
              {groups.value.length > 0 && (
                <div class="stack newsheet-groups">
                  <h3>{text.playedBefore}</h3>
                  <div class="row">
                    {groups.value
                      .filter((group) => group.names.length >= fewest && group.names.length <= most)
                      .map((group) => (
                        <button
                          key={group.id}
                          type="button"
                          class="button"
                          onClick={() => {
                            names.value = group.names;
                          }}
                        >
                          {group.names.join(', ')}
                        </button>
                      ))}
                  </div>
                </div>
              )}
              <div class="field">
                <label for="first-dealer">
                  <span>{dealt === null ? text.firstStarter : text.firstDealer}</span>
                </label>
                <select
                  id="first-dealer"
                  class="input"
                  value={deals}
                  onChange={({ currentTarget }) => {
                    dealer.value = Number(currentTarget.value);
                  }}
                >
                  {players.map((player, seat) => (
                    <option key={seat} value={seat}>
                      {player}
                    </option>
                  ))}
                </select>
              </div>
            </section>
            <SheetOptions
              game={game}
              pad={pad.value}
              options={options.value}
              set={(next) => {
                options.value = next;
              }}
            />
          </div>
        </main>
      </div>
      <footer class="open-foot">
        <p class="open-wrong" role="alert">
          {wrong !== null
            ? sentence(words(), wordsOf(game), wrong)
            : double !== null && text.sameName(double)}
        </p>
        <button
          type="button"
          class="button main"
          disabled={!checked.ok || double !== null}
          onClick={() => void open()}
        >
          {text.beginSheet}
        </button>
      </footer>
    </div>
  );
}
