import { page } from '../../shell/words.js';
import './running-row.css';

/** More matches than these are listed in the history only. */
export const MOST = 4;
const KEY = 'under-way';

/** How many matches there were to go on with at the last visit: room is kept for them, so that nothing jumps. */
function lastUnderWay(): number {
  try {
    return Math.min(MOST, Number(localStorage.getItem(KEY) ?? 0) || 0);
  } catch {
    return 0;
  }
}

export function remember(count: number): void {
  try {
    localStorage.setItem(KEY, String(count));
  } catch {}
}

/** The room that is kept for matches to go on with. */
export function Room() {
  const rows = lastUnderWay();
  return rows === 0 ? null : (
    <div class="stack go-on" aria-hidden="true">
      <h2>{page().home.goOn}</h2>
      <ul class="voyages">
        {Array.from({ length: rows }, (_, i) => (
          <li key={i} class="voyage" />
        ))}
      </ul>
    </div>
  );
}
