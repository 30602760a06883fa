import { CARDS, COLOURS, codes, colours, SPACES } from './cards.js';
import { sides } from './score.js';

/** Actions: the cards, then the two sides, then each colour's spaces from the top. */
export const SIDE = CARDS;
export const PLACE = SIDE + sides.length;
export const ACTIONS = PLACE + COLOURS * SPACES;

export const placeAction = (colour: number, space: number): number => PLACE + colour * SPACES + space;

const words: readonly string[] = [
  ...codes,
  ...sides.map((side) => `side:${side}`),
  ...colours.flatMap((colour) => Array.from({ length: SPACES }, (_, space) => `${colour}:${space}`)),
];
const byWord: ReadonlyMap<string, number> = new Map(words.map((word, action) => [word, action]));

export const print = (action: number): string => words[action];
export const parse = (word: string): number | null => byWord.get(word) ?? null;
