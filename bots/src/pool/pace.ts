import type { Level } from '@crossbones/games/crew';

/** How long each level thinks, so that the whole decision takes no longer than it may. */
export const thinkingMs: { readonly [level in Level]: number } = {
  deckhand: 100,
  bosun: 100,
  captain: 120,
  admiral: 1_200,
};

/** The most that a whole decision takes, with the way to a thread and back; rules of thumb count as no time. */
export const decidingMs: { readonly [level in Level]: number } = {
  deckhand: 0,
  bosun: 0,
  captain: 200,
  admiral: 1_500,
};

/** Whether a level plays by rules of thumb, so that its decisions take no time worth mentioning. */
export const isQuick = (level: Level): boolean => decidingMs[level] === 0;

/** No bot answers faster than this, whatever it holds, so that people can follow. */
export const PACE_MS = 400;

/**
 * How long a bot gives a person to undo an action before it answers it: since the action was made, or since the person
 * has seen it, where that is known.
 */
export const undoMs = { made: 1_500, seen: 900 } as const;
