import { type GameId, isGameId } from '@crossbones/games/catalogue';
import { signal } from '@preact/signals';

const KEY = 'lessons';

/** The lessons that were finished on this device. */
export const done = signal<ReadonlySet<GameId>>(new Set(kept()));

/** A browser may refuse to keep anything; then finished lessons are remembered as long as the page is open. */
function kept(): GameId[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string' && isGameId(one)) : [];
  } catch {
    return [];
  }
}

export function finish(game: GameId): void {
  if (done.value.has(game)) return;
  done.value = new Set(done.value).add(game);
  try {
    localStorage.setItem(KEY, JSON.stringify([...done.value]));
  } catch {}
}
