import type { TableView } from '@crossbones/api';
import { catalogue } from '@crossbones/games/catalogue';
import { sentence } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Why } from '../../play/match.js';
import { optionLines, type SetLine, settingLines } from '../../play/options/option-lines.js';
import { useNow } from '../../play/use-now.js';
import { Icon } from '../../shell/Icon.js';
import { refused } from '../../shell/refusal-words.js';
import { go } from '../../shell/router.js';
import { hereAt } from '../../shell/server-clock.js';
import { settings } from '../../shell/settings.js';
import { calledOr } from '../../shell/shown-name.js';
import { toast } from '../../shell/Toast.js';
import { together } from '../../shell/together-words.js';
import { page, words, wordsOf } from '../../shell/words.js';
import { AskName, isNameless } from '../account/AskName.js';
import { LevelLine } from '../options/BotLevel.js';
import { Chat } from './Chat.js';
import './gathering.css';
import { talkOf } from '../../play/online/match.js';
import type { LiveTable } from '../../shell/live-table.js';
import { Invite } from './Invite.js';
import { LineState } from './LineState.js';
import { type Act, BotToken, gameName, SeatPlaces } from './SeatPlaces.js';

interface Props {
  readonly live: LiveTable;
  readonly table: TableView;
}

/** A table before the match: who sits where, how it is set, and the ways in. */
export function Gathering({ live, table }: Props) {
  const text = page();
  const asking = useSignal<(() => void) | null>(null);
  const act: Act = async (route, body) => {
    // Nobody sits down without a name by which the others can call them.
    if (route === 'sit' && isNameless()) {
      asking.value = () => void act(route, body);
      return false;
    }
    const why = await live.tell(route, body);
    if (why !== null) toast(refused(why), { grave: true });
    return why === null;
  };
  const introduced = async (): Promise<void> => {
    const next = asking.value;
    asking.value = null;
    await live.client.renew();
    await live.showFace();
    next?.();
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
          <SeatPlaces live={live} table={table} act={act} />
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
          {table.people.some(({ person }) => person === live.me.value?.person) && (
            <p class="gather-watch">
              <button type="button" class="button bare" onClick={() => (asking.value = () => {})}>
                <Icon id="person" />
                {together().changeFace}
              </button>
            </p>
          )}
          {watching.length > 0 && (
            <p class="quiet gather-watch">
              <Icon id="eye" /> {text.play.watchers(watching.length)}:{' '}
              {text.list(watching.map(({ name }) => calledOr(name)))}
            </p>
          )}
          {hosting && table.sentAway !== undefined && <SentAway people={table.sentAway} act={act} />}
        </div>
        <div class="gather-side stack">
          <Invite table={table} act={act} />
          {table.phase === 'gathering' && <MiddleWay live={live} table={table} act={act} />}
          <section class="panel stack" aria-labelledby="set">
            <div class="row spread">
              <h2 id="set">{text.setup.options}</h2>
              {hosting && table.phase === 'gathering' && <Change table={table} act={act} />}
            </div>
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
      {asking.value !== null && (
        <AskName
          next={live.seat.value === null ? text.home.sitDown : text.save}
          taken={facesTaken(table, live.me.value?.person)}
          done={() => void introduced()}
          close={() => (asking.value = null)}
        />
      )}
    </div>
  );
}

/** The people whom the host has sent away, each with a way back. */
function SentAway({ people, act }: { people: NonNullable<TableView['sentAway']>; act: Act }) {
  const text = page();
  return (
    <p class="quiet gather-watch">
      {text.setup.sentAway}:{' '}
      {people.map(({ person, name }) => (
        <button key={person} type="button" class="button bare" onClick={() => act('readmit', { person })}>
          {text.setup.readmit(calledOr(name))}
        </button>
      ))}
    </p>
  );
}

const facesTaken = ({ places }: TableView, me: string | undefined): number[] =>
  places.flatMap(({ person, face }) => (person === me ? [] : (face ?? [])));

/** The host changes the settings of the table; the forms are fetched when they are asked for. */
function Change({ table, act }: Omit<Props, 'live'> & { act: Act }) {
  const open = useSignal(false);
  const form = useSignal<typeof import('./ChangeTable.js').ChangeTable | null>(null);
  const ChangeTable = form.value;
  return (
    <>
      <button
        type="button"
        class="button bare"
        onClick={async () => {
          open.value = true;
          form.value = (await import('./ChangeTable.js')).ChangeTable;
        }}
      >
        <Icon id="settings" />
        {together().change}
      </button>
      {open.value && ChangeTable !== null && (
        <ChangeTable table={table} act={act} close={() => (open.value = false)} />
      )}
    </>
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

/** A tablet or a television gives up its seat, and shows the table to everybody. */
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

/** How long a host must have been gone before somebody else may take over, in ms. */
const HOSTLESS = 30_000;

/** The one thing to do next, within reach of a thumb. */
function Footer({ live, table, act, free }: Props & { act: Act; free: number }) {
  const busy = useSignal(false);
  const now = useNow(5_000);
  const text = page();
  const mine = live.seat.value;
  const hosting = live.hosting.value;
  const place = mine === null ? null : table.places[mine];
  /** Those who have a seat and have gone are not waited for. */
  const gone = table.places.flatMap(({ unseen }, seat) =>
    (unseen ?? null) === null || seat === mine ? [] : [seat],
  );
  const unready = table.places.filter(
    ({ person, ready }, seat) => person !== null && !ready && seat !== mine && !gone.includes(seat),
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
  // The host who starts is ready with that, and seats of people who have gone become free.
  const start = async (prepare: () => Promise<boolean> = async () => true): Promise<void> => {
    for (const seat of gone) if (!(await act('clear', { seat }))) return;
    if (!(await prepare())) return;
    if (live.client.table!.places[live.client.seat ?? 0].ready === false && !(await ready())) return;
    await act('start', {});
  };

  if (table.phase === 'sealing')
    return (
      <footer class="gather-foot">
        <p role="status">{text.setup.starting}</p>
      </footer>
    );
  const here = table.places.length - free - gone.length;
  const open = free + gone.length;
  const [least] = catalogue[table.game].seats;
  const host = table.places.find(({ person }) => person !== null && person === table.host);
  const hostless =
    host !== undefined && (host.unseen ?? null) !== null && now - hereAt(host.unseen!) >= HOSTLESS;
  const waits =
    free > 0
      ? text.setup.waitingForSeats(free)
      : unready.length > 0
        ? text.play.waitingFor(unready.map(({ name }) => calledOr(name)))
        : hosting
          ? ''
          : text.setup.waitingForHost;
  return (
    <footer class="gather-foot">
      <p class="quiet" role="status">
        {mine === null && free === 0 ? text.play.youWatch : hostless ? together().hostGone : waits}
      </p>
      {mine === null && free > 0 && (
        <button type="button" class="button main" disabled={busy.value} onClick={once(() => act('sit', {}))}>
          {text.home.sitDown}
        </button>
      )}
      {hostless && !hosting && place !== null && (
        <button
          type="button"
          class="button"
          disabled={busy.value}
          onClick={once(() => act('host', { person: place.person! }))}
        >
          <Icon id="crown" />
          {together().beHost}
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
      {hosting && open > 0 && mine !== null && (
        <>
          <button
            type="button"
            class="button main"
            disabled={busy.value || unready.length > 0}
            onClick={once(() => start(() => act('fill', { level: settings.value.level })))}
          >
            {together().startWithBots}
          </button>
          {here >= Math.max(2, least) && table.tables === undefined && (
            <button
              type="button"
              class="button"
              disabled={busy.value || unready.length > 0}
              onClick={once(() => start(() => act('change', { seats: here })))}
            >
              {together().startWith(here)}
            </button>
          )}
        </>
      )}
      {hosting && (open === 0 || mine === null) && (
        <button
          type="button"
          class="button main"
          disabled={busy.value || open > 0 || unready.length > 0}
          onClick={once(() => start())}
        >
          {text.setup.start}
        </button>
      )}
    </footer>
  );
}
