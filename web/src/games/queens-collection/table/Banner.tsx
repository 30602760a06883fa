import type { Who } from '@crossbones/texts/load';
import { page } from '../../../shell/words.js';
import type { Say } from './names.js';
import { Pawn, ShutBox } from './Piece.js';
import type { Moment, View } from './script.js';

/** The one thing that matters now, in the middle of the table. */
export function Banner({
  view,
  moment,
  say,
  who,
}: {
  view: View;
  moment: Moment | null;
  say: Say;
  who: Who;
}) {
  switch (moment?.is) {
    case 'clash':
      return (
        <div class="banner clash-cry">
          <p class="banner-cry small">{say('clash', { card: moment.card })}</p>
        </div>
      );
    case 'took':
      if (moment.boxes.length === 0) return null;
      return (
        <div class="banner box-won">
          <span class="box-won-row">
            {moment.boxes.map((colour) => (
              <ShutBox key={colour} colour={colour} />
            ))}
          </span>
          <p class="banner-cry small">
            {say('took-box', {
              seat: moment.seat,
              pawns: moment.pawns.join('+'),
              boxes: moment.boxes.join('+'),
            })}
          </p>
        </div>
      );
    case 'last-turns':
      return (
        <div class="banner">
          <p class="banner-cry small">{say('last-turns', { players: view.seats })}</p>
        </div>
      );
    case 'all-home':
      return (
        <div class="banner all-home">
          <span class="parade" aria-hidden="true">
            {view.boxes.map(({ colour }, i) => (
              <span key={colour} style={{ '--i': i }}>
                <Pawn colour={colour} />
              </span>
            ))}
          </span>
          <p class="banner-cry">{say('all-home')}</p>
        </div>
      );
    case 'round':
      return <RoundOver view={view} round={moment.round} say={say} who={who} />;
    default:
      return null;
  }
}

function RoundOver({ view, round, say, who }: { view: View; round: number; say: Say; who: Who }) {
  return (
    <div class="banner round-over">
      <p class="banner-cry small">{page().play.round(round, view.rounds)}</p>
      <ul class="banner-bids">
        {view.sheet[round - 1].map(([boxes, pawns, cards, points], seat) => (
          <li key={seat} class={points >= 0 ? 'good' : 'bad'}>
            <b>{points > 0 ? `+${points}` : points}</b>
            <span class="round-who">{who(seat)}</span>
            <span class="round-count">
              {say('trove', { pawns, boxes })}
              <br />
              {page().play.cardsLeft(cards)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
