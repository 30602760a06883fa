import { type GameId, isGameId } from '@crossbones/games/catalogue';
import { signal } from '@preact/signals';
import { welcome } from './explained-topics.js';

const KEY = 'known';

/** Games that somebody at this device has said they know, or has had shown. */
const known = signal<ReadonlySet<GameId>>(new Set(kept()));

/** A browser may refuse to keep anything; then it is remembered as long as the page. */
function kept(): GameId[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string' && isGameId(one)) : [];
  } catch {
    return [];
  }
}

export const isKnown = (game: GameId): boolean => known.value.has(game);

export function know(game: GameId): void {
  if (known.value.has(game)) return;
  welcome(game);
  known.value = new Set(known.value).add(game);
  try {
    localStorage.setItem(KEY, JSON.stringify([...known.value]));
  } catch {}
}
