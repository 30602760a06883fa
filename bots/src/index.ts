import type { GameId, games } from '@crossbones/games';
import type { Policy } from './policy.js';
import { bosun as queensCollection } from './queens-collection/bosun.js';
import { bosun as skull } from './skull/bosun.js';
import { bosun as skullKing } from './skull-king/bosun.js';
import { bosun as skullKingDice } from './skull-king-dice/bosun.js';
import { bosun as skullQueen } from './skull-queen/bosun.js';

export type { Policy } from './policy.js';

type StateOf<id extends GameId> = ReturnType<(typeof games)[id]['create']>;

/** A sound player of each game; each call makes one with buffers of its own. */
export const bosuns: { readonly [id in GameId]: () => Policy<StateOf<id>> } = {
  'skull-king': skullKing,
  'skull-king-dice': skullKingDice,
  'skull-queen': skullQueen,
  skull,
  'queens-collection': queensCollection,
};

/** The same for a game known by its name only; it must be asked in states of that game. */
export const bosunOf = (id: GameId): Policy => bosuns[id]() as Policy;
