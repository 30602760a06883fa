import type { Fault, Game, Reason } from '@crossbones/core';
import type { GameId } from '@crossbones/games/catalogue';
import { sentence } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Emblem } from '../games/Emblem.js';
import { rulebook } from '../play/local/engine.js';
import { begin } from '../play/local/new-match.js';
import { type Choice, keepChoice, lastChoice } from '../play/options/table-choice.js';
import { Masthead } from '../shell/Masthead.js';
import { refused } from '../shell/refusal-words.js';
import { go, place } from '../shell/router.js';
import { connection, me, whoAmI } from '../shell/server-connection.js';
import { toast } from '../shell/Toast.js';
import { learnGame, learnVolume, page, words, wordsOf } from '../shell/words.js';
import { AskName, isNameless } from './account/AskName.js';
import { GameOptions, SettingsForm } from './options/OptionsForm.js';
import { PeopleHere } from './options/PeopleHere.js';
import { TableRemark } from './options/TableRemark.js';
import { RuleLink } from './rules/RuleLink.js';
import './set-up-game.css';

export const Screen = ({ params: { game } }: { params: { readonly game: GameId } }) => (
  <Open game={game} alone={place.value.query.has('alone')} />
);

/** How long somebody waits for a table before they are told that there is none, in ms. */
const PATIENCE = 15_000;

/** Sets a game up: for a table of the server, or for this device where somebody plays alone or passes it around. */
function Open({ game, alone }: { game: GameId; alone: boolean }) {
  const book = useSignal<Game | null>(null);
  const choice = useSignal<Choice>(lastChoice(game));
  const busy = useSignal(false);
  const passing = useSignal(false);
  const asking = useSignal(false);
  const text = page();
  const { name, about } = words().games[game];
  useEffect(() => {
    void Promise.all([rulebook(game), learnGame(game), learnVolume('together')]).then(([fetched]) => {
      book.value = fetched;
    });
  }, [game]);

  const { seats, options } = choice.value;
  const checked = book.value?.options.check(options, seats) ?? null;
  const wrong: Fault | Reason | null = checked === null || checked.ok ? null : checked.error;
  const ready = checked?.ok === true && !busy.value;

  const open = async (): Promise<void> => {
    if (me.value === undefined) await whoAmI();
    if (isNameless()) {
      asking.value = true;
      return;
    }
    busy.value = true;
    keepChoice(game, choice.value);
    const signal = AbortSignal.timeout(PATIENCE);
    const body = { game, seats, options: { ...options }, settings: choice.value.settings };
    const done = await connection.call('open', {}, body, { signal });
    busy.value = false;
    if (done.ok) go(`/t/${done.value.table}`);
    else toast(refused(done.error), { grave: true });
  };
  const playHere = (): void => {
    keepChoice(game, choice.value);
    void begin(game, { seats, options });
  };

  return (
    <div class="open">
      <div class="sheltered open-inner">
        <Masthead title={name} />
        <main class="stack">
          <header class="open-head">
            <Emblem game={game} />
            <p>{about}</p>
          </header>
          {book.value && (
            <div class="open-forms">
              <GameOptions game={game} book={book.value} choice={choice} />
              {!alone && <SettingsForm game={game} choice={choice} />}
            </div>
          )}
        </main>
      </div>
      <footer class="open-foot">
        {checked?.ok && <TableRemark game={game} options={checked.value} seats={seats} />}
        <div class="open-wrong" role="alert">
          {wrong && book.value && (
            <>
              {sentence(words(), wordsOf(game), wrong)}{' '}
              {wrong.args.rule !== undefined && <RuleLink game={game} rule={String(wrong.args.rule)} />}
            </>
          )}
        </div>
        {!alone && (
          <button type="button" class="button main" disabled={!ready} onClick={open}>
            {busy.value ? text.loading : text.home.openIt}
          </button>
        )}
        <button type="button" class={`button ${alone ? 'main' : ''}`} disabled={!ready} onClick={playHere}>
          {seats === 1 ? text.home.playNow : text.home.playSolo}
        </button>
        {seats > 1 && (
          <button type="button" class="button" disabled={!ready} onClick={() => (passing.value = true)}>
            {text.home.playHere}
          </button>
        )}
      </footer>
      {asking.value && (
        <AskName
          next={text.home.openIt}
          close={() => (asking.value = false)}
          done={() => {
            asking.value = false;
            void open();
          }}
        />
      )}
      {passing.value && (
        <PeopleHere game={game} choice={choice.value} close={() => (passing.value = false)} />
      )}
    </div>
  );
}
