import type { Sailor } from '../../play/match.js';
import { Art, Icon } from '../../shell/Icon.js';

const MOST = 4;

/** The moment of those who won: the crown comes down on them. */
export function Crowned({ winners, sailors }: { winners: readonly number[]; sailors: readonly Sailor[] }) {
  return (
    <div class="crowned" data-many={winners.length > 1} aria-hidden="true">
      {winners.slice(0, MOST).map((seat) => (
        <span key={seat} class="crowned-one">
          <span class="crowned-crown">
            <Icon id="crown" />
          </span>
          <span class="seat-face" data-hue={seat % 8}>
            <Art id={`portrait-${sailors[seat].portrait}`} />
          </span>
        </span>
      ))}
    </div>
  );
}
