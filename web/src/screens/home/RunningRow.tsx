import { Emblem } from '../../games/Emblem.js';
import { Icon } from '../../shell/Icon.js';
import { spoken } from '../../shell/language.js';
import { called } from '../../shell/shown-name.js';
import { page, words } from '../../shell/words.js';
import { hide } from './hidden-matches.js';
import { isMyTurn, type OwnMatch } from './own-match.js';
import { standings } from './own-matches.js';
import './running-row.css';
import { ago } from '../../shell/time-ago.js';

/** Those with whom a match is or was played: everybody else at the table; bots are called bots. */
export function company({ names, seat, here }: OwnMatch): string {
  const others = names.filter((name, i) => name !== null && i !== seat);
  return page().list(
    others.map((name) => (here === 'server' ? (name === 'bosun' ? page().bot : called(name!)) : name!)),
  );
}

/** How a match stands, in a word or two. */
export function standing(voyage: OwnMatch): string {
  const text = page();
  if (voyage.phase === 'gathering') return text.setup.gathering;
  if (voyage.phase === 'closed') return text.settings.abandoned;
  if (voyage.phase === 'over') return text.settings.finished;
  if (isMyTurn(voyage)) return text.play.yourTurn;
  const waited = voyage.waiting.flatMap((at) => voyage.names[at] ?? []).map(called);
  if (voyage.here === 'server' && waited.length > 0 && waited.length < 3) return text.play.waitingFor(waited);
  if (voyage.here === 'pad') return text.home.scorePad;
  return voyage.here === 'device' ? text.home.onThisDevice : text.home.inPlay;
}

/** The round, and the person's own standing in it. */
function Far({ voyage }: { voyage: OwnMatch }) {
  const standing = voyage.standing ?? standings.value.get(voyage.id) ?? null;
  if (standing === null || voyage.phase !== 'playing') return null;
  const { play } = page();
  const { round, of, points } = standing;
  const mine = voyage.seat === null ? undefined : points?.[voyage.seat];
  return (
    <span class="voyage-far">
      {of === null ? play.roundNumber(round) : play.round(round, of)}
      {mine !== undefined && ` · ${play.points(mine).replace('-', '−')}`}
    </span>
  );
}

/** A match to go on with: one tap leads back to the table. */
export function RunningRow({ voyage }: { voyage: OwnMatch }) {
  const mine = isMyTurn(voyage);
  return (
    <li class="voyage-row">
      <a class={`voyage ${mine ? 'mine' : ''}`} href={voyage.href}>
        <Emblem game={voyage.game} />
        <span class="voyage-words">
          <b>{words().games[voyage.game].name}</b>
          <span class="voyage-company">{voyage.branch ?? company(voyage)}</span>
          <Far voyage={voyage} />
          <span class="voyage-standing">
            {mine && <Icon id="lamp" />}
            {standing(voyage)} <span class="quiet">· {ago(voyage.touched, Date.now(), spoken())}</span>
          </span>
        </span>
      </a>
      <button
        type="button"
        class="button bare round"
        aria-label={`${page().home.hideGame}: ${words().games[voyage.game].name}`}
        title={page().home.hideGame}
        onClick={() => hide(voyage)}
      >
        <Icon id="close" />
      </button>
    </li>
  );
}
