import type { Crew } from '@crossbones/bots';
import * as all from '@crossbones/bots/all';
import type { Game } from '@crossbones/core';
import { catalogue, type GameId } from '@crossbones/games/catalogue';

/** A rulebook and those who play by it. */
export interface Engine {
  readonly game: Game;
  readonly crew: Crew<unknown>;
}

const crews: { readonly [id in GameId]: () => Promise<unknown> } = all;

export const rulebook = async (id: GameId): Promise<Game> => (await catalogue[id].rulebook()) as Game;

export async function engineOf(id: GameId): Promise<Engine> {
  const [game, crew] = await Promise.all([rulebook(id), crews[id]()]);
  return { game, crew: crew as Crew<unknown> };
}
