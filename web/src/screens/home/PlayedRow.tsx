import { Emblem } from '../../games/Emblem.js';
import { Icon } from '../../shell/Icon.js';
import { spoken } from '../../shell/language.js';
import { page, words } from '../../shell/words.js';
import './played.css';
import { ago } from '../../shell/time-ago.js';
import { isMyTurn, type OwnMatch, underWay } from './own-match.js';
import { company, standing } from './RunningRow.js';

interface Props {
  readonly voyage: OwnMatch;
  /** Removes the match from this device; null where it is not ours to delete. */
  readonly remove: (() => void) | null;
}

/** A match in the list of all: what it was, with whom, how it went. */
export function PlayedRow({ voyage, remove }: Props) {
  const text = page();
  const { name } = words().games[voyage.game];
  const open = underWay(voyage);
  const won = place(voyage) === 1;
  return (
    <li class="played-row" data-open={open}>
      <Emblem game={voyage.game} />
      <div class="played-words">
        <h2>{name}</h2>
        {voyage.branch !== undefined && (
          <p class="played-branch">
            <Icon id="branch" />
            {voyage.branch}
          </p>
        )}
        <p class="played-company">{company(voyage)}</p>
        <p class={`played-result ${won ? 'won' : ''} ${isMyTurn(voyage) ? 'mine' : ''}`}>
          {won && <Icon id="crown" />}
          {isMyTurn(voyage) && <Icon id="lamp" />}
          {result(voyage)}
        </p>
        <p class="played-when quiet">
          {ago(voyage.touched, Date.now(), spoken())}
          {voyage.here === 'device' && <span class="played-here">{text.home.onThisDevice}</span>}
          {voyage.here === 'pad' && <span class="played-here">{text.home.scorePad}</span>}
        </p>
      </div>
      <div class="played-ways">
        {open ? (
          <a class="button main" href={voyage.href} aria-label={`${text.home.goOn}: ${name}`}>
            {text.home.goOn}
          </a>
        ) : (
          <>
            {voyage.outcome !== null && voyage.here !== 'pad' && (
              <>
                <a class="button" href={`${voyage.href}/replay`} aria-label={`${text.after.replay}: ${name}`}>
                  <Icon id="play" />
                  {text.after.replay}
                </a>
                <a class="button" href={`${voyage.href}/review`} aria-label={`${text.after.review}: ${name}`}>
                  <Icon id="scales" />
                  {text.after.review}
                </a>
              </>
            )}
            <a class="button bare" href={voyage.href} aria-label={`${text.settings.open}: ${name}`}>
              {text.settings.open}
            </a>
          </>
        )}
      </div>
      {remove !== null && (
        <button
          type="button"
          class="button bare round played-bin"
          aria-label={`${text.settings.deleteGame}: ${name}`}
          title={text.settings.deleteGame}
          onClick={remove}
        >
          <Icon id="trash" />
        </button>
      )}
    </li>
  );
}

const place = ({ seat, outcome }: OwnMatch): number | null =>
  seat === null || outcome === null || outcome.grade !== null ? null : outcome.places[seat];

/** How it ended for us, or how it stands. */
function result(voyage: OwnMatch): string {
  const text = page();
  const { seat, outcome } = voyage;
  if (outcome === null)
    return voyage.here !== 'server' && voyage.phase === 'playing' ? text.home.inPlay : standing(voyage);
  if (outcome.grade !== null) return text.settings.grade(outcome.grade);
  if (voyage.here === 'pad')
    return text.after.winner(
      voyage.names.filter((name, player) => name !== null && outcome.places[player] === 1) as string[],
    );
  if (seat === null) return text.settings.youWatched;
  const points = outcome.points?.[seat];
  const placed = outcome.places[seat] === 1 ? text.after.youWin : text.after.place(outcome.places[seat]);
  return points === undefined ? placed : `${placed} · ${text.play.points(points)}`;
}
