import { type Outline, picture, type RulesIn, rule } from '../outline.js';

/** What stands in its rules, in the order one reads it; each language has the words. */
export const outline = {
  chapters: {
    cards: { 'HC-1': rule, 'HC-2': rule },
    round: { 'HC-3': rule, 'HC-4': rule, nine: picture('c3 *c9 c1') },
    scoring: { 'HC-5': rule, 'HC-6': rule },
  },
  questions: ['otherCard'],
  cheat: { short: 1 },
} as const satisfies Outline;

export type Rules = RulesIn<typeof outline>;
