import type { Game } from '@crossbones/core';
import type { GameId } from './catalogue.js';
import { queensCollection } from './queens-collection/index.js';
import { skull } from './skull/index.js';
import { skullKing } from './skull-king/index.js';
import { skullKingDice } from './skull-king-dice/index.js';
import { skullQueen } from './skull-queen/index.js';

export { catalogue, type GameId, gameIds, isGameId } from './catalogue.js';
export * as QueensCollection from './queens-collection/index.js';
export * as Skull from './skull/index.js';
export * as SkullKing from './skull-king/index.js';
export * as SkullKingDice from './skull-king-dice/index.js';
export * as SkullQueen from './skull-queen/index.js';

/** The rulebooks by name. */
export const games = {
  'skull-king': skullKing,
  'skull-king-dice': skullKingDice,
  'skull-queen': skullQueen,
  skull,
  'queens-collection': queensCollection,
} as const satisfies { readonly [id in GameId]: Game };
