import type { Reply } from '@crossbones/api';
import { type GameId, isGameId } from '@crossbones/games/catalogue';

/** A past deal, as it can be played on this device. */
export interface KeptDeal {
  readonly game: GameId;
  readonly rules: number;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly key: string;
}

/** A day whose deals are open. */
export interface KeptDay {
  readonly day: string;
  readonly deals: readonly KeptDeal[];
}

const NAME = 'daily';
const DAY_MS = 86_400_000;

function isDeal(read: unknown): read is KeptDeal {
  const { game, rules, seats, options, key } = (read ?? {}) as { readonly [name: string]: unknown };
  return (
    typeof game === 'string' &&
    isGameId(game) &&
    Number.isInteger(rules) &&
    Number.isInteger(seats) &&
    typeof options === 'object' &&
    options !== null &&
    typeof key === 'string' &&
    /^[0-9a-f]{64}$/.test(key)
  );
}

/** The days in a text that was kept, as far as they can be read, the latest first. */
export function daysFrom(text: string | null): readonly KeptDay[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(read)) return [];
    return read.filter(
      (one): one is KeptDay =>
        typeof one?.day === 'string' && Array.isArray(one.deals) && one.deals.every(isDeal),
    );
  } catch {
    return [];
  }
}

/** A browser may refuse to keep anything; then there are no days without a network. */
export function keptDays(): readonly KeptDay[] {
  try {
    return daysFrom(localStorage.getItem(NAME));
  } catch {
    return [];
  }
}

export function keep(days: readonly KeptDay[]): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(days));
  } catch {}
}

/** What is kept of an answer of the server; null as long as its deals are closed. */
export function openDay({ day, deals }: Reply<'daily'>): KeptDay | null {
  const kept = deals.flatMap(({ game, rules, seats, options, key }) =>
    key === null ? [] : [{ game, rules, seats, options, key }],
  );
  return kept.length === 0 ? null : { day, deals: kept };
}

/** Another day, so many later than this one. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
