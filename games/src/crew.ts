/** The bots' ladder, the same in every game, from the friendly beginner to the strongest. They differ in strength, never in what they see. */
export const levels = ['deckhand', 'bosun', 'captain', 'admiral'] as const;
export type Level = (typeof levels)[number];

export const isLevel = (name: string): name is Level => (levels as readonly string[]).includes(name);

/** What a bot can say for an action: shares are whole per cents, points have one decimal at most. */
export const hintKeys = ['points', 'makes-bid', 'takes-trick', 'wins', 'safe'] as const;
export type HintKey = (typeof hintKeys)[number];
