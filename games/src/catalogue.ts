import * as all from './all.js';
import type { Facts } from './facts.js';

export type GameId = keyof typeof all;

/** All games, by id. */
export const catalogue: { readonly [id in GameId]: Facts } = all;

/** In the order in which they are offered. */
export const gameIds: readonly GameId[] = (Object.keys(all) as GameId[]).sort(
  (one, other) => catalogue[one].offered - catalogue[other].offered,
);

export const isGameId = (word: string): word is GameId => Object.hasOwn(all, word);
