import type { Level } from '@crossbones/games/crew';

/** How long each level thinks, so that the whole decision takes no longer than it may. */
export const thinkingMs: { readonly [level in Level]: number } = {
  deckhand: 100,
  bosun: 100,
  captain: 120,
  admiral: 1_200,
};

/** What a whole decision takes at most, the way to a thread and back included; rules of thumb take no time. */
export const decidingMs: { readonly [level in Level]: number } = {
  deckhand: 0,
  bosun: 0,
  captain: 200,
  admiral: 1_500,
};

/** They play by rules of thumb: what they decide takes no time to speak of, whatever it is. */
export const isQuick = (level: Level): boolean => decidingMs[level] === 0;

/** No turn of a bot is shorter, whatever it holds, so that people can follow. */
export const PACE_MS = 400;

/**
 * So long a bot leaves a person to take an action back before it answers it: since the action was made, or, where the
 * match knows when whoever made it has seen it, since then.
 */
export const undoMs = { made: 1_500, seen: 900 } as const;
