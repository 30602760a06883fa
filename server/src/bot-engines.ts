import { crewOf } from '@crossbones/bots';
import type { BotEngines } from '@crossbones/bots/pool';
import type { Game } from '@crossbones/core';
import { games } from '@crossbones/games';
import { loadWeights } from './bot-weights.js';

/** All games and crews, as Node has them at hand. */
export const engines: BotEngines = {
  engineOf: async (id) => ({ game: games[id] as Game, crew: crewOf(id) }),
  loadWeights,
  clock: () => performance.now(),
};
