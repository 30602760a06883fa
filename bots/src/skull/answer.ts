import type { Hint, Thought } from '../thought.js';

/** Where there was nothing to weigh. */
export const plainly = (action: number): Thought => ({ action, candidates: [] });

/** How often it wins with that. */
export const wins = (share: number): Hint => ({ key: 'wins', args: { share: Math.round(100 * share) } });
