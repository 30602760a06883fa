import type { Crew } from '@crossbones/bots';
import type { Game } from '@crossbones/core';
import type { GameId } from '@crossbones/games';

/** A rulebook and those who play by it. */
export interface Engine {
  readonly game: Game;
  readonly crew: Crew<unknown>;
}

// Every import is written out, so that a bundler makes a file of its own of each game.
const rulebooks: { readonly [id in GameId]: () => Promise<unknown> } = {
  'skull-king': async () => (await import('@crossbones/games/skull-king/index')).skullKing,
  'skull-king-dice': async () => (await import('@crossbones/games/skull-king-dice/index')).skullKingDice,
  'skull-queen': async () => (await import('@crossbones/games/skull-queen/index')).skullQueen,
  skull: async () => (await import('@crossbones/games/skull/index')).skull,
  'queens-collection': async () =>
    (await import('@crossbones/games/queens-collection/index')).queensCollection,
};

const players: { readonly [id in GameId]: () => Promise<{ readonly crew: unknown }> } = {
  'skull-king': () => import('@crossbones/bots/skull-king'),
  'skull-king-dice': () => import('@crossbones/bots/skull-king-dice'),
  'skull-queen': () => import('@crossbones/bots/skull-queen'),
  skull: () => import('@crossbones/bots/skull'),
  'queens-collection': () => import('@crossbones/bots/queens-collection'),
};

export const rulebook = async (id: GameId): Promise<Game> => (await rulebooks[id]()) as Game;

export async function engineOf(id: GameId): Promise<Engine> {
  const [game, { crew }] = await Promise.all([rulebook(id), players[id]()]);
  return { game, crew: crew as Crew<unknown> };
}
