import { discs, MOST_DISCS, MOST_GANGS, MOST_IN_HAND } from './discs.js';

/** Names of mats: the seat where everybody has one gang, seat and gang where everybody has two. */
export const matNames: readonly string[] = [
  ...Array.from({ length: MOST_GANGS }, (_, seat) => `${seat}`),
  ...Array.from({ length: MOST_GANGS }, (_, i) => `${i >> 1}.${i & 1}`),
];
/** The first mat name with a gang in it. */
export const PAIRED = MOST_GANGS;

/** What a gang does with its own discs, three words to a gang; a lone gang needs no name, the others follow. */
export const FLOWER = 0;
export const SKULL = 1;
export const GLOAT = 2;
export const OWN_WORDS = 3;
const own = [...discs, 'gloat'];
const prefixes = ['', ...matNames.slice(PAIRED).map((name) => `${name}/`)];

const numbered = (word: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${word}:${from + i}`);

export const LEAST_RAISE = 2;

const kinds = [
  prefixes.flatMap((prefix) => own.map((word) => prefix + word)),
  numbered('challenge', 1, MOST_DISCS),
  numbered('raise', LEAST_RAISE, MOST_DISCS),
  ['pass'],
  matNames.map((name) => `turn:${name}`),
  numbered('pick', 0, MOST_IN_HAND - 1),
  discs.map((disc) => `lose:${disc}`),
  matNames.map((name) => `first:${name}`),
];

const starts = kinds.map((_, i) => kinds.slice(0, i).reduce((sum, kind) => sum + kind.length, 0));

/** Where each kind of word begins; they stand in this order. */
export const [, CHALLENGE, RAISE, PASS, TURN, PICK, LOSE, FIRST] = starts;

const words = kinds.flat();
const numbers: ReadonlyMap<string, number> = new Map(words.map((word, action) => [word, action]));

export const ACTIONS = words.length;

export const print = (action: number): string => words[action];
export const parse = (word: string): number | null => numbers.get(word) ?? null;
