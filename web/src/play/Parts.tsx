import { plain, signed } from '../parts/number.js';
import type { SeatTally } from './tally.js';

/** What points are made of: the first plainly, then whatever was added or taken. */
export const Parts = ({ parts }: Pick<SeatTally, 'parts'>) => (
  <ul class="parts">
    {parts.map(({ says, points }, i) => (
      <li key={i} class={points < 0 ? 'minus' : ''}>
        <b>{i === 0 ? plain(points) : signed(points)}</b> {says}
      </li>
    ))}
  </ul>
);
