import type { Outcome } from '@crossbones/core';
import type { Head } from '@crossbones/games/ledger';
import { plain } from '../../parts/number.js';
import { Icon } from '../../shell/Icon.js';
import { page } from '../../shell/words.js';
import { ranksOf } from '../after/result-lines.js';
import './result.css';

/** How it ended: a crown for the winner, and everybody by their place. */
export function PadResult({ head, outcome }: { head: Head; outcome: Outcome }) {
  const text = page();
  const winners = head.players.filter((_, player) => outcome.places[player] === 1);
  const together = outcome.grade !== null;
  return (
    <section class="panel pad-result" aria-labelledby="pad-result">
      <span class="pad-result-crown" aria-hidden="true">
        <Icon id={together ? 'star' : 'crown'} />
      </span>
      <h2 id="pad-result">{together ? text.after.gradeTitle(outcome.grade!) : text.after.winner(winners)}</h2>
      <ol class="pad-ranks">
        {ranksOf(outcome).map(({ seat, place, points }) => (
          <li key={seat} data-won={place === 1 && !together}>
            <span class="pad-rank">
              {!together && (
                <>
                  <span class="unseen">{text.after.place(place)}</span>
                  <span aria-hidden="true">{place}</span>
                </>
              )}
            </span>
            <b>{head.players[seat]}</b>
            {points !== null && (
              <span class="pad-rank-points">
                <span class="unseen">{text.play.points(points)}</span>
                <span aria-hidden="true">{plain(points)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
