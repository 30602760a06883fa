import type { GameId, games } from '@crossbones/games';
import type { Crew } from './crew.js';
import type { Policy } from './policy.js';
import { crew as queensCollection } from './queens-collection/crew.js';
import { crew as skull } from './skull/crew.js';
import { crew as skullKing } from './skull-king/crew.js';
import { crew as skullKingDice } from './skull-king-dice/crew.js';
import { crew as skullQueen } from './skull-queen/crew.js';

export { Arena, type Bout, type Contest } from './arena/arena.js';
export { type Estimate, type Report, report } from './arena/report.js';
export type { Crew, Library } from './crew.js';
export { isLevel, type Level, levels } from './level.js';
export { type Player, playerOf, readBot } from './player.js';
export type { Policy } from './policy.js';
export {
  type Budget,
  type Candidate,
  type Hint,
  type HintKey,
  hintKeys,
  never,
  type Question,
  type Thinker,
  type Thought,
} from './thought.js';

type StateOf<id extends GameId> = ReturnType<(typeof games)[id]['create']>;

/** Who plays each game. */
export const crews: { readonly [id in GameId]: Crew<StateOf<id>> } = {
  'skull-king': skullKing,
  'skull-king-dice': skullKingDice,
  'skull-queen': skullQueen,
  skull,
  'queens-collection': queensCollection,
};

/** The same for a game known by its name only; its players must be asked in states of that game. */
export const crewOf = (id: GameId): Crew<unknown> => crews[id] as Crew<unknown>;

/** A sound player of a game; each call makes one with buffers of its own. */
export const bosunOf = (id: GameId): Policy => crewOf(id).bosun();
