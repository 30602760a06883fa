/** The bots' ladder, the same in every game, from the friendly beginner to the strongest. They differ in strength, never in what they see. */
export const levels = ['deckhand', 'bosun', 'captain', 'admiral'] as const;
export type Level = (typeof levels)[number];

export const isLevel = (name: string): name is Level => (levels as readonly string[]).includes(name);

/** The figures that a bot can give for an action: shares are whole per cents, points have one decimal at most. */
export const figureKeys = ['points', 'makes-bid', 'takes-trick', 'wins', 'safe', 'aboard'] as const;

/**
 * The reasons that a bot can give in words. `need`: tricks still wanted, `left`: tricks still to be played, this one
 * included.
 */
const reasonKeys = [
  'takes-surely',
  'takes-likely',
  'loses-likely',
  'loses-surely',
  'bid-fits',
  'bid-high',
  'bid-low',
  'helps-own',
  'costs-own',
  'harms-others',
  'helps-others',
  'helps-and-harms',
  'no-matter',
  'lays-trap',
  'lays-flower',
  'bluffs',
  'own-flowers',
  'needs-others',
  'passes',
  'passes-on-skull',
  'flower-likely',
  'flower-gamble',
  'gives-skull',
  'gives-flower',
  'turns-up',
  'stops',
  'takes-pawn',
  'takes-box',
  'takes-none',
  'swaps',
  'swaps-joker',
  'swaps-pair',
  'moves-home',
  'redraws',
  'trades',
] as const;

export const hintKeys = [...figureKeys, ...reasonKeys] as const;
export type HintKey = (typeof hintKeys)[number];

/** How good a decision was, from best to worst, as a review of a finished match says. */
export const grades = ['good', 'inaccurate', 'mistake', 'blunder'] as const;
export type Grade = (typeof grades)[number];

/** What a review counts in: points of one's own, points ahead of the others' mean, or chances to win. */
export type ReviewUnit = 'points' | 'lead' | 'wins';

/** What a puzzle asks for. */
export const puzzleKinds = ['bid', 'card', 'bluff', 'placement'] as const;
export type PuzzleKind = (typeof puzzleKinds)[number];
