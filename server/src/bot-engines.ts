import { crewOf } from '@crossbones/bots';
import type { BotEngines } from '@crossbones/bots/pool';
import type { Game } from '@crossbones/core';
import { games } from '@crossbones/games';
import { loadWeights } from './bot-weights.js';

/** The engines of all games and all crews, imported: Node has the files at hand and fetches nothing. */
export const engines: BotEngines = {
  engineOf: async (id) => ({ game: games[id] as Game, crew: crewOf(id) }),
  loadWeights,
  clock: () => performance.now(),
};
