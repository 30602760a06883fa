import { page } from '../shell/words.js';
import type { Sailor } from './match.js';

/** The first row of a score sheet: who plays. */
export function SheetHead({
  round,
  rounds,
  sailors,
}: {
  round: number;
  rounds: number;
  sailors: readonly Sailor[];
}) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="unseen">{page().play.round(round, rounds)}</span>
        </th>
        {sailors.map(({ name }, seat) => (
          <th key={seat} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
