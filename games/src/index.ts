import type * as all from './all.js';
import { catalogue, type GameId, gameIds } from './catalogue.js';

export { catalogue, type GameId, gameIds, isGameId } from './catalogue.js';

type Rulebooks = { readonly [id in GameId]: Awaited<ReturnType<(typeof all)[id]['rulebook']>> };

/** All rulebooks, by id. A page does not import this; it fetches those that it needs. */
export const games = Object.fromEntries(
  await Promise.all(gameIds.map(async (id) => [id, await catalogue[id].rulebook()])),
) as Rulebooks;
