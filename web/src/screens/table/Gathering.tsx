import type { TableView } from '@crossbones/api';
import { sentence } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Why } from '../../play/match.js';
import { optionLines, type SetLine, settingLines } from '../../play/options/words.js';
import { Icon } from '../../shell/Icon.js';
import { go } from '../../shell/place.js';
import { refused } from '../../shell/refused.js';
import { connection } from '../../shell/service.js';
import { change, settings } from '../../shell/settings.js';
import { toast } from '../../shell/Toast.js';
import { page, words, wordsOf } from '../../shell/words.js';
import { LevelLine } from '../options/Level.js';
import { Chat } from './Chat.js';
import './gathering.css';
import { talkOf } from '../../play/online/match.js';
import type { LiveTable } from '../../shell/live.js';
import { Invite } from './Invite.js';
import { LineState } from './LineState.js';
import { type Act, BotToken, gameName, Places } from './Places.js';

interface Props {
  readonly live: LiveTable;
  readonly table: TableView;
}

/** A table before the match: who sits where, how it is set, and the ways in. */
export function Gathering({ live, table }: Props) {
  const text = page();
  const act: Act = async (route, body) => {
    const why = await live.tell(route, body);
    if (why !== null) toast(refused(why), { grave: true });
    return why === null;
  };
  const talk = useMemo(() => talkOf(live), [live]);
  const complain = (why: Why): void => {
    if (why !== null) toast(sentence(words(), null, why), { grave: true });
  };
  const hosting = live.hosting.value;
  const seated = new Set(table.places.map(({ person }) => person));
  const watching = table.people.filter(({ person }) => !seated.has(person));
  const free = table.places.filter(({ person, bot }) => person === null && bot === null).length;
  return (
    <div class="gathering">
      <header class="gather-bar">
        <a class="button bare round" href="/" aria-label={text.goHome} title={text.goHome}>
          <Icon id="back" />
        </a>
        <h1>
          {gameName(table)} <small>{text.setup.gathering}</small>
        </h1>
        <LineState />
        <button type="button" class="button bare" onClick={() => live.leave()}>
          {text.setup.leave}
        </button>
      </header>
      <main class="gather-main">
        <div class="gather-table">
          <Places live={live} table={table} act={act} />
          {free > 0 && <p class="quiet gather-watch">{text.setup.seatHint}</p>}
          {hosting && free > 0 && (
            <div class="row gather-crew">
              <LevelLine />
              <BotToken table={table} act={act} />
              {free > 1 && (
                <button
                  type="button"
                  class="button"
                  onClick={() => act('fill', { level: settings.value.level })}
                >
                  {text.setup.fillWithBots}
                </button>
              )}
            </div>
          )}
          {watching.length > 0 && (
            <p class="quiet gather-watch">
              <Icon id="eye" /> {text.play.watchers(watching.length)}:{' '}
              {text.list(watching.map(({ name }) => name ?? text.play.someoneGone))}
            </p>
          )}
        </div>
        <div class="gather-side stack">
          <NameField live={live} />
          <Invite table={table} act={act} />
          {table.phase === 'gathering' && <MiddleWay live={live} table={table} act={act} />}
          <section class="panel stack" aria-labelledby="set">
            <h2 id="set">{text.setup.options}</h2>
            <Lines lines={optionLines(wordsOf(table.game), table.options)} />
            <Lines lines={settingLines(table.settings)} />
          </section>
          {table.people.length > 1 && (
            <section class="panel stack" aria-labelledby="talk">
              <h2 id="talk">{text.play.chat}</h2>
              <Chat talk={talk} complain={complain} />
            </section>
          )}
        </div>
      </main>
      <Footer live={live} table={table} act={act} free={free} />
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly SetLine[] }) => (
  <ul class="set-lines">
    {lines.map(({ name, value }) => (
      <li key={name}>
        {value === null ? <Icon id="check" /> : <span class="quiet">{name}</span>}
        <span>{value ?? name}</span>
      </li>
    ))}
  </ul>
);

/** A tablet or a television gives its seat up, and shows the table to everybody. */
function MiddleWay({ live, table, act }: Props & { act: Act }) {
  const text = page();
  const show = async (): Promise<void> => {
    if (live.seat.value === null || (await act('stand', {}))) go(`/middle/${table.id}`);
  };
  return (
    <section class="panel stack gather-middle" aria-labelledby="middle">
      <p id="middle" class="quiet">
        {text.setup.showMiddleHint}
      </p>
      <button type="button" class="button" onClick={show}>
        <Icon id="expand" />
        {text.setup.showMiddle}
      </button>
    </section>
  );
}

/** Whoever comes for the first time is asked what the others should call them. */
function NameField({ live }: { live: LiveTable }) {
  const name = useSignal('');
  const text = page();
  if (settings.value.name !== '' || live.me.value?.guest === false) return null;
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const wanted = name.value.trim();
    if (wanted === '') return;
    const done = await connection.call('name', {}, { name: wanted });
    if (!done.ok) return toast(refused(done.error), { grave: true });
    change({ name: wanted });
    await live.client.renew();
  };
  return (
    <form class="panel row name-field" onSubmit={save}>
      <label class="field">
        <span>{text.settings.name}</span>
        <input
          class="input"
          maxLength={24}
          autocomplete="nickname"
          placeholder={live.me.value?.name ?? ''}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button" disabled={name.value.trim() === ''}>
        {text.save}
      </button>
    </form>
  );
}

/** The one thing to do next, within reach of a thumb. */
function Footer({ live, table, act, free }: Props & { act: Act; free: number }) {
  const busy = useSignal(false);
  const text = page();
  const mine = live.seat.value;
  const hosting = live.hosting.value;
  const place = mine === null ? null : table.places[mine];
  const unready = table.places.filter(
    ({ person, ready }, seat) => person !== null && !ready && seat !== mine,
  );
  const once = (work: () => Promise<unknown>) => async (): Promise<void> => {
    busy.value = true;
    await work();
    busy.value = false;
  };
  const ready = async (): Promise<boolean> => {
    const done = await live.client.ready();
    if (!done.ok) toast(refused(done.error), { grave: true });
    else await live.client.reached(done.value.seq);
    return done.ok;
  };
  // Whoever starts is ready.
  const start = async (): Promise<void> => {
    if (place?.ready === false && !(await ready())) return;
    await act('start', {});
  };

  if (table.phase === 'sealing')
    return (
      <footer class="gather-foot">
        <p role="status">{text.setup.starting}</p>
      </footer>
    );
  const waits =
    free > 0
      ? text.setup.waitingForSeats(free)
      : unready.length > 0
        ? text.play.waitingFor(unready.map(({ name }) => name ?? ''))
        : hosting
          ? ''
          : text.setup.waitingForHost;
  return (
    <footer class="gather-foot">
      <p class="quiet" role="status">
        {mine === null && free === 0 ? text.play.youWatch : waits}
      </p>
      {mine === null && free > 0 && (
        <button type="button" class="button main" disabled={busy.value} onClick={once(() => act('sit', {}))}>
          {text.home.sitDown}
        </button>
      )}
      {place !== null && !hosting && (
        <button
          type="button"
          class={`button ${place.ready ? '' : 'main'}`}
          aria-pressed={place.ready}
          disabled={busy.value}
          onClick={once(() => (place.ready ? act('unready', {}) : ready()))}
        >
          {place.ready ? text.setup.notReady : text.setup.ready}
        </button>
      )}
      {hosting && (
        <button
          type="button"
          class="button main"
          disabled={busy.value || free > 0 || unready.length > 0}
          onClick={once(start)}
        >
          {text.setup.start}
        </button>
      )}
    </footer>
  );
}
