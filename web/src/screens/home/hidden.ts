import { signal } from '@preact/signals';
import { isMyTurn, type OwnMatch } from './own-match.js';

const KEY = 'hidden';

/** When each match that was put out of sight had been touched last, by its id. */
type Hidden = { readonly [id: string]: number };

function kept(): Hidden {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Hidden;
  } catch {
    return {};
  }
}

const hidden = signal<Hidden>(kept());

/** Puts a match out of sight; it comes back when it is played on here, or asks for us again. */
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
