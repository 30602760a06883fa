import type { GameId } from '@crossbones/games';
import { signal } from '@preact/signals';

const KEY = 'met';

/**
 * What was explained on this device already, game by game. A game that was known before has no entry, and nothing of it
 * is explained.
 */
const met = signal<{ readonly [game: string]: readonly string[] }>(kept());

function kept(): { readonly [game: string]: readonly string[] } {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as { [game: string]: string[] }) : {};
  } catch {
    return {};
  }
}

function keep(game: GameId, topics: readonly string[]): void {
  met.value = { ...met.value, [game]: topics };
  try {
    localStorage.setItem(KEY, JSON.stringify(met.value));
  } catch {}
}

/** Somebody is new to the game: from now on they are told what they have not met yet. */
export function welcome(game: GameId): void {
  if (met.value[game] === undefined) keep(game, []);
}

/** The first of these that somebody new to the game has not met yet. */
export function unmet(game: GameId, topics: readonly string[]): string | null {
  const known = met.value[game];
  return known === undefined ? null : (topics.find((topic) => !known.includes(topic)) ?? null);
}

export function meet(game: GameId, topic: string): void {
  keep(game, [...(met.value[game] ?? []), topic]);
}
