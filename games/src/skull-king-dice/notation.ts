import { kinds, MOST_ROUNDS } from './dice.js';

/** Actions: a bid of 0 to 8, then a roll of each kind. */
export const ROLL = MOST_ROUNDS + 1;

const words: readonly string[] = [
  ...Array.from({ length: ROLL }, (_, tricks) => `bid:${tricks}`),
  ...kinds.map((kind) => `roll:${kind}`),
];
const actionsByWord: ReadonlyMap<string, number> = new Map(words.map((word, action) => [word, action]));

export const ACTIONS = words.length;

export const print = (action: number): string => words[action];
export const parse = (word: string): number | null => actionsByWord.get(word) ?? null;
