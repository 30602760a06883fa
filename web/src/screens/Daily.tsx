import type { Reply } from '@crossbones/api';
import type { DailyWords } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Emblem } from '../games/Emblem.js';
import { useNow } from '../play/use-now.js';
import { Icon } from '../shell/Icon.js';
import { Masthead } from '../shell/Masthead.js';
import { refused } from '../shell/refusal-words.js';
import { place } from '../shell/router.js';
import { hereAt } from '../shell/server-clock.js';
import { connection } from '../shell/server-connection.js';
import { useTitle } from '../shell/title.js';
import { page, useVolume, words } from '../shell/words.js';
import { DealRow, OnDevice } from './daily/DealRow.js';
import { keepDays } from './daily/fetch-days.js';
import { dayAfter, keptDays } from './daily/kept-days.js';
import './daily/daily.css';

type Shown = Reply<'daily'>;

/** How long we wait for the server, in ms, before we show what is kept here. */
const PATIENCE_MS = 6_000;
/** As long as the server does not answer, or the crew has not played all, we ask again so often. */
const AGAIN_MS = 5_000;

const written = (text: DailyWords, day: string): string => text.date(Date.parse(day));

/** The deal of each day in each game, and how one's own play compares. */
export function Screen() {
  const title = page().home.daily;
  useTitle(title);
  const text = useVolume('daily');
  const shown = useSignal<Shown | null>(null);
  const failed = useSignal<string | null>(null);
  const asked = place.value.query.get('day');
  useEffect(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let kept = false;
    const look = async (): Promise<void> => {
      const signal = AbortSignal.any([end.signal, AbortSignal.timeout(PATIENCE_MS)]);
      const query = asked === null ? {} : { day: asked };
      const seen = await connection.call('daily', {}, query, { signal, patience: 0 });
      if (end.signal.aborted) return;
      let again: boolean;
      if (seen.ok) {
        const { deals } = seen.value;
        if (!kept) void keepDays(seen.value, end.signal);
        kept = true;
        failed.value = null;
        shown.value = seen.value;
        again = deals.some(({ result, crew }) => result !== null && crew.plays < crew.of);
      } else {
        again = seen.error.code === 'given-up';
        if (!kept) failed.value = again ? 'away' : refused(seen.error);
      }
      if (again) timer = setTimeout(() => void look(), AGAIN_MS);
    };
    void look();
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [asked]);

  return (
    <div class="sheltered narrow daily">
      <Masthead title={title} />
      {text && (
        <main class="stack">
          <p class="quiet daily-intro">{text.intro}</p>
          {failed.value === 'away' ? (
            <Kept text={text} />
          ) : failed.value !== null ? (
            <p role="alert">{failed.value}</p>
          ) : shown.value !== null ? (
            <Day shown={shown.value} text={text} />
          ) : (
            <p class="quiet" role="status">
              {page().loading}
            </p>
          )}
        </main>
      )}
    </div>
  );
}

function Day({ shown, text }: { readonly shown: Shown; readonly text: DailyWords }) {
  const { day, today, first, ends, opens, streak, deals, anchor, link } = shown;
  const now = useNow();
  const left = hereAt(ends) - now;
  const state = left > 0 ? 'today' : link === null && hereAt(opens) > now ? 'closing' : 'open';
  const hours = Math.floor(left / 3_600_000);
  const minutes = Math.max(1, Math.floor((left % 3_600_000) / 60_000));
  return (
    <>
      <div class="daily-head">
        <nav class="daily-days" aria-label={written(text, day)}>
          <DayLink day={dayAfter(day, -1)} icon="prev" name={text.dayBefore} there={day > first} />
          <b>{day === today ? `${text.today}, ${written(text, day)}` : written(text, day)}</b>
          <DayLink day={dayAfter(day)} icon="next" name={text.dayAfter} there={day < today} />
        </nav>
        <p class="quiet">
          {state === 'today' ? text.ends(hours, minutes) : state === 'closing' ? text.closing : text.open}
        </p>
        {streak.best > 0 && (
          <p class="daily-streak">
            <Icon id="lamp" />
            {[
              ...(streak.now > 0 ? [text.streak(streak.now)] : []),
              ...(streak.best > streak.now ? [text.best(streak.best)] : []),
            ].join(' · ')}
          </p>
        )}
      </div>
      <ul class="daily-deals">
        {deals.map((deal) => (
          <DealRow key={deal.game} deal={deal} text={text} date={written(text, day)} state={state} />
        ))}
      </ul>
      <details class="details">
        <summary>{text.how}</summary>
        <div class="stack">
          <p>{text.crewIs}</p>
          <p>{text.chainIs}</p>
          <dl class="daily-chain">
            <dt>{text.anchor}</dt>
            <dd>
              <code>{anchor}</code>
            </dd>
            <dt>{text.link}</dt>
            <dd>{link === null ? text.linkLater : <code>{link}</code>}</dd>
          </dl>
        </div>
      </details>
    </>
  );
}

interface Other {
  readonly day: string;
  readonly icon: string;
  readonly name: string;
  /** Whether that day has deals. */
  readonly there: boolean;
}

/** The way to the day beside this one; nothing where there is none. */
const DayLink = ({ day, icon, name, there }: Other) =>
  there ? (
    <a class="button bare round" href={`/daily?day=${day}`} aria-label={name} title={name}>
      <Icon id={icon} />
    </a>
  ) : null;

/** Without a server: the days whose deals this device has. */
function Kept({ text }: { readonly text: DailyWords }) {
  const days = keptDays();
  return (
    <>
      <p role="status">{days.length === 0 ? page().trouble.notOffline : text.away}</p>
      {days.map(({ day, deals }) => (
        <section key={day} class="stack" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{written(text, day)}</h2>
          <ul class="daily-deals">
            {deals.map((deal) => {
              const { name } = words().games[deal.game];
              return (
                <li key={deal.game} class="panel daily-deal">
                  <Emblem game={deal.game} />
                  <div class="daily-words">
                    <h3>{name}</h3>
                  </div>
                  <div class="daily-ways">
                    <OnDevice deal={deal} name={name} text={text} />
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
