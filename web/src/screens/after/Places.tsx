import type { Outcome } from '@crossbones/core';
import { plain } from '../../parts/number.js';
import type { Sailor } from '../../play/match.js';
import { Art, Icon } from '../../shell/Icon.js';
import { page } from '../../shell/words.js';
import { ranksOf } from './result-lines.js';

interface Props {
  readonly outcome: Outcome;
  readonly sailors: readonly Sailor[];
  readonly me: number | null;
}

/** Everybody by their place, with portrait and points. */
export function Places({ outcome, sailors, me }: Props) {
  const words = page();
  const together = outcome.grade !== null;
  return (
    <ol class="ranks">
      {ranksOf(outcome).map(({ seat, place, points }, i) => {
        const { name, portrait, resigned } = sailors[seat];
        const won = place === 1 && !together;
        return (
          <li
            key={seat}
            class={`rank ${won ? 'won' : ''} ${seat === me ? 'mine' : ''}`}
            style={{ '--at': i }}
          >
            {!together && (
              <span class="rank-number">
                <span class="unseen">{words.after.place(place)}</span>
                <span aria-hidden="true">{place}</span>
              </span>
            )}
            <span class="seat-face" data-hue={seat % 8}>
              <Art id={`portrait-${portrait}`} />
            </span>
            <span class="rank-name">
              <b>{name}</b>
              {resigned && <small>{words.play.resigned}</small>}
            </span>
            {won && (
              <span class="rank-crown">
                <Icon id="crown" />
              </span>
            )}
            {points !== null && (
              <span class="rank-points">
                <span class="unseen">{words.play.points(points)}</span>
                <span aria-hidden="true">{plain(points)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
