import type { Outcome } from '@crossbones/core';
import type { Head } from '@crossbones/games/ledger';
import { ranksOf } from '../after/rank.js';
import { Icon } from '../parts/Icon.js';
import { plain } from '../parts/number.js';
import { page } from '../words.js';
import './result.css';

/** How it ended: a crown for whoever won, and everybody by their place. */
export function PadResult({ head, outcome }: { head: Head; outcome: Outcome }) {
  const text = page();
  const winners = head.players.filter((_, player) => outcome.places[player] === 1);
  const together = outcome.grade !== null;
  return (
    <section class="panel pad-result" aria-labelledby="pad-result">
      <span class="pad-result-crown" aria-hidden="true">
        <Icon id={together ? 'star' : 'crown'} />
      </span>
      <h2 id="pad-result">{together ? text.gradeTitle(outcome.grade!) : text.winner(winners)}</h2>
      <ol class="pad-ranks">
        {ranksOf(outcome).map(({ seat, place, points }) => (
          <li key={seat} data-won={place === 1 && !together}>
            <span class="pad-rank">
              {!together && (
                <>
                  <span class="unseen">{text.place(place)}</span>
                  <span aria-hidden="true">{place}</span>
                </>
              )}
            </span>
            <b>{head.players[seat]}</b>
            {points !== null && (
              <span class="pad-rank-points">
                <span class="unseen">{text.points(points)}</span>
                <span aria-hidden="true">{plain(points)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
