import type { GameId } from '@crossbones/games';
import type { Presenter } from '../presenter.js';
import { queensCollection } from './queens-collection.js';
import { skull } from './skull.js';
import { skullKing } from './skull-king.js';
import { skullKingDice } from './skull-king-dice.js';
import { skullQueen } from './skull-queen.js';

/** How each game looks. */
export const presenters: { readonly [id in GameId]: Presenter } = {
  'skull-king': skullKing,
  'skull-king-dice': skullKingDice,
  'skull-queen': skullQueen,
  skull,
  'queens-collection': queensCollection,
};
