import { plain } from '../parts/number.js';
import { page } from '../shell/words.js';
import type { Sailor } from './match.js';
import { boxed } from './TableSurface.js';
import type { Rect } from './table-layout.js';
import './standings.css';

interface Props {
  readonly sailors: readonly Sailor[];
  readonly scores: readonly number[];
  /** Those whose bid is made. */
  readonly sealed: readonly number[];
  readonly at: Rect;
}

/** Who has how many points, and who has bid: for people who watch, while nothing else lies in the middle. */
export function Standings({ sailors, scores, sealed, at }: Props) {
  const order = [...sailors.keys()].sort((one, other) => scores[other] - scores[one]);
  const size = Math.min(at.height / (order.length * 1.5), at.width / 14, 56);
  return (
    <ol
      class="standings"
      style={{ ...boxed(at), '--letters': `${size}px` }}
      aria-label={page().play.scoreSheet}
    >
      {order.map((seat) => (
        <li key={seat}>
          <span class="standings-bid" title={sealed.includes(seat) ? page().play.bidMade : undefined}>
            {sealed.includes(seat) && (
              <>
                <span aria-hidden="true">✦</span>
                <span class="unseen">{page().play.bidMade}</span>
              </>
            )}
          </span>
          <span class="standings-name">{sailors[seat].name}</span>
          <b>{plain(scores[seat])}</b>
        </li>
      ))}
    </ol>
  );
}
