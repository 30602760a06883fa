import { crewOf } from '@crossbones/bots';
import type { Study } from '@crossbones/bots/pool';
import type { Game } from '@crossbones/core';
import { games } from '@crossbones/games';
import { library } from './library.js';

/** All games and crews, as Node has them at hand. */
export const study: Study = {
  engineOf: async (id) => ({ game: games[id] as Game, crew: crewOf(id) }),
  library,
  clock: () => performance.now(),
};
