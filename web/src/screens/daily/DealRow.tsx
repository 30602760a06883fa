import type { Reply } from '@crossbones/api';
import type { DailyWords } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { Emblem } from '../../games/Emblem.js';
import { Share } from '../../parts/Share.js';
import { begin } from '../../play/local/new-match.js';
import { Icon } from '../../shell/Icon.js';
import { refused } from '../../shell/refusal-words.js';
import { go } from '../../shell/router.js';
import { connection } from '../../shell/server-connection.js';
import { toast } from '../../shell/Toast.js';
import { page, words } from '../../shell/words.js';
import { betterThan, plays, squares, worse } from './crew-share.js';
import { Histogram } from './Histogram.js';
import type { KeptDeal } from './kept-days.js';
import { countsPoints, scoreWriter } from './score-writer.js';

type Deal = Reply<'daily'>['deals'][number];

interface Props {
  readonly deal: Deal;
  readonly text: DailyWords;
  /** The day as it is written. */
  readonly date: string;
  /** Whether the deal can be begun, finished, or is open. */
  readonly state: 'today' | 'closing' | 'open';
}

/** One game's deal of a day: the way to it, or what came of it. */
export function DealRow({ deal, text, date, state }: Props) {
  const { game, begun, table, result, key } = deal;
  const { name } = words().games[game];
  const id = `daily-${game}`;
  return (
    <li class="panel daily-deal" data-game={game} aria-labelledby={id}>
      <Emblem game={game} />
      <div class="daily-words">
        <h2 id={id}>{name}</h2>
        {result !== null ? (
          <p class="daily-result">{resultLine(deal, text)}</p>
        ) : (
          state !== 'today' &&
          !(state === 'closing' && begun) && <p class="quiet">{begun ? text.unfinished : text.missed}</p>
        )}
        <Compared deal={deal} text={text} />
      </div>
      <div class="daily-ways">
        {result === null && state === 'today' && !begun && <PlayDeal game={game} name={name} text={text} />}
        {result === null && begun && table !== null && state !== 'open' && (
          <a class="button main" href={`/t/${table}`} aria-label={`${page().home.goOn}: ${name}`}>
            {page().home.goOn}
          </a>
        )}
        {result !== null && <ShareDeal deal={deal} name={name} text={text} date={date} />}
        {key !== null && table !== null && begun && (
          <a class="button" href={`/t/${table}/replay`} aria-label={`${page().after.replay}: ${name}`}>
            <Icon id="play" />
            {page().after.replay}
          </a>
        )}
        {result !== null && table !== null && (
          <a class="button" href={`/t/${table}/review`} aria-label={`${page().after.review}: ${name}`}>
            <Icon id="scales" />
            {page().after.review}
          </a>
        )}
        {key !== null && <OnDevice deal={{ ...deal, key }} name={name} text={text} />}
      </div>
    </li>
  );
}

interface Way {
  readonly name: string;
  readonly text: DailyWords;
}

/** Sits down at a table of the server, which deals at once. */
function PlayDeal({ game, name, text }: Way & { readonly game: Deal['game'] }) {
  const busy = useSignal(false);
  return (
    <button
      type="button"
      class="button main"
      aria-label={`${text.play}: ${name}`}
      disabled={busy.value}
      onClick={async () => {
        busy.value = true;
        const opened = await connection.call('playDaily', {}, { game });
        busy.value = false;
        if (opened.ok) go(`/t/${opened.value.table}`);
        else toast(refused(opened.error), { grave: true });
      }}
    >
      {text.play}
    </button>
  );
}

/** The same deal against bosuns, without the server. */
export function OnDevice({ deal, name, text }: Way & { readonly deal: KeptDeal }) {
  const { game, seats, options, rules, key } = deal;
  return (
    <button
      type="button"
      class="button"
      aria-label={`${text.onDevice}: ${name}`}
      onClick={() => void begin(game, { seats, options, deal: { key, rules, level: 'bosun' } })}
    >
      {text.onDevice}
    </button>
  );
}

function ShareDeal({ deal, name, text, date }: Way & { readonly deal: Deal; readonly date: string }) {
  const share = betterThan(deal.crew.scores ?? [], deal.result!.score);
  if (share === null) return null;
  const title = `Crossbones ${date} · ${name}`;
  return (
    <Share
      label={page().setup.share}
      what={() => ({
        title,
        text: [
          title,
          squares(share),
          ...(share > 0 ? [text.shared(Math.floor(share * 100) / 100)] : []),
        ].join(' '),
        url: new URL('/daily', location.href).href,
      })}
    />
  );
}

function resultLine(deal: Deal, text: DailyWords): string {
  const { score, place } = deal.result!;
  const placed = text.place(place, deal.seats);
  return countsPoints(deal.game) ? `${page().play.points(score)} · ${placed}` : placed;
}

/** How it compares with the crew, and with people of this server. */
function Compared({ deal, text }: { readonly deal: Deal; readonly text: DailyWords }) {
  const { crew, people, result } = deal;
  // Nobody wants to be told that they were better than no one.
  const share = (result === null ? null : betterThan(crew.scores ?? [], result.score)) || null;
  const label = share === null ? text.crew(crew.plays, crew.of) : text.better(Math.floor(share * 100) / 100);
  const others = result === null ? 0 : plays(people.scores ?? []) - 1;
  return (
    <>
      {share !== null && <p class="daily-better">{label}</p>}
      {crew.scores !== null && (
        <Histogram
          scores={crew.scores}
          mine={result?.score ?? null}
          label={label}
          yours={text.yours}
          write={scoreWriter(deal.game, page().after.place)}
        />
      )}
      <p class="quiet">
        {`${text.crew(crew.plays, crew.of)} `}
        {result === null
          ? text.people(people.finished)
          : others === 0
            ? text.onlyYou
            : text.among(worse(people.scores ?? [], result.score), others)}
      </p>
    </>
  );
}
