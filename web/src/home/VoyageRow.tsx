import { Icon } from '../parts/Icon.js';
import { spoken } from '../settings.js';
import { page, words } from '../words.js';
import { Emblem } from './Emblem.js';
import { isMyTurn, type Voyage } from './voyage.js';
import './voyage.css';
import { ago } from './when.js';

/** With whom a match is or was played: everybody but oneself, bots by that name. */
export function company({ names, seat, here }: Voyage): string {
  const others = names.filter((name, i) => name !== null && i !== seat);
  return page().list(
    others.map((name) => (here === 'server' && name === 'bosun' ? page().bot : (name as string))),
  );
}

/** How a match stands, in a word or two. */
export function standing(voyage: Voyage): string {
  const text = page();
  if (voyage.phase === 'gathering') return text.gathering;
  if (voyage.phase === 'closed') return text.abandoned;
  if (voyage.phase === 'over') return text.finished;
  if (isMyTurn(voyage)) return text.yourTurn;
  const waited = voyage.waiting.flatMap((at) => voyage.names[at] ?? []);
  if (voyage.here === 'server' && waited.length > 0 && waited.length < 3) return text.waitingFor(waited);
  if (voyage.here === 'pad') return text.scorePad;
  return voyage.here === 'device' ? text.onThisDevice : text.inPlay;
}

/** A match to go on with: one tap, and one is back at the table. */
export function VoyageRow({ voyage }: { voyage: Voyage }) {
  const mine = isMyTurn(voyage);
  return (
    <li>
      <a class={`voyage ${mine ? 'mine' : ''}`} href={voyage.href}>
        <Emblem game={voyage.game} />
        <span class="voyage-words">
          <b>{words().games[voyage.game].name}</b>
          <span class="voyage-company">{company(voyage)}</span>
          <span class="voyage-standing">
            {mine && <Icon id="lamp" />}
            {standing(voyage)} <span class="quiet">· {ago(voyage.touched, Date.now(), spoken())}</span>
          </span>
        </span>
        <Icon id="play" />
      </a>
    </li>
  );
}
