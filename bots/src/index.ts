import { type GameId, gameIds, type games } from '@crossbones/games';
import * as all from './all.js';
import type { Crew } from './crew.js';
import type { Policy } from './policy.js';

export { Arena, type Bout, type Contest } from './arena/arena.js';
export { type ArenaReport, type Estimate, report } from './arena/report.js';
export type { Crew, LoadWeights } from './crew.js';
export { askOwnBot, type OwnBot, OwnBotError, type OwnBotTurn } from './own-bot.js';
export { type Player, playerOf, readBot } from './player.js';
export type { Policy } from './policy.js';
export {
  type Budget,
  type Candidate,
  type Hint,
  never,
  type Question,
  type Thinker,
  type Thought,
} from './thought.js';

type StateOf<id extends GameId> = ReturnType<(typeof games)[id]['create']>;
type Crews = { readonly [id in GameId]: Crew<StateOf<id>> };

/** A game without a crew does not compile. */
const manifest: { readonly [id in GameId]: () => Promise<Crews[id]> } = all;

/** The crews of all games. A page does not import this; it fetches those that it plays with. */
export const crews = Object.fromEntries(
  await Promise.all(gameIds.map(async (id) => [id, await manifest[id]()])),
) as unknown as Crews;

/** The same for a game that is known only by its id; its players must be asked in states of that game. */
export const crewOf = (id: GameId): Crew<unknown> => crews[id] as Crew<unknown>;

/** A sound player of a game; each call makes one with buffers of its own. */
export const bosunOf = (id: GameId): Policy => crewOf(id).bosun();
