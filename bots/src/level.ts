/** The same ladder in every game, from the friendly beginner to the strongest. They differ in strength, never in what they see. */
export const levels = ['deckhand', 'bosun', 'captain', 'admiral'] as const;
export type Level = (typeof levels)[number];

export const isLevel = (name: string): name is Level => (levels as readonly string[]).includes(name);
