import { signal } from '@preact/signals';
import { isMyTurn, type OwnMatch } from './own-match.js';

const KEY = 'hidden';

/** For each hidden match, by its id, the time of its last change when it was hidden. */
type Hidden = { readonly [id: string]: number };

function kept(): Hidden {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Hidden;
  } catch {
    return {};
  }
}

const hidden = signal<Hidden>(kept());

/** Hides a match; it comes back when it is played on here, or when it is our turn at the server again. */
export function hide({ id, touched }: OwnMatch): void {
  hidden.value = { ...hidden.value, [id]: touched };
  try {
    localStorage.setItem(KEY, JSON.stringify(hidden.value));
  } catch {}
}

export function isHidden(match: OwnMatch): boolean {
  const then = hidden.value[match.id];
  if (then === undefined) return false;
  return match.touched <= then || (match.here === 'server' && !isMyTurn(match));
}
