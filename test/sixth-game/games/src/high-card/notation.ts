import { CARDS, codes } from './cards.js';

export const ACTIONS = CARDS;

export const print = (action: number): string => codes[action];

export function parse(word: string): number | null {
  const action = codes.indexOf(word);
  return action < 0 ? null : action;
}
