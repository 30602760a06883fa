import * as Skull from '@crossbones/games/skull/index';
import { playOn } from '../playout.js';
import type { ValueFunction } from '../review/luck.js';
import { oneOf } from '../review/value.js';
import { bosun } from './bosun.js';
import { deckhand } from './deckhand.js';
import type { Mind } from './mind.js';
import { prospect } from './prospect.js';
import { round } from './round.js';

const { skull: game } = Skull;

/** How often each seat wins: bosuns play on to the end of the round, and what was learned first judges the rest. */
export function value(mind: Mind): ValueFunction<Skull.State> {
  const policy = bosun();
  let played: Skull.State | null = null;
  let judged: Skull.State | null = null;
  return {
    usual: oneOf([policy, deckhand()]),
    fresh: () => false,
    value: (state, rng, out) => {
      if (
        played === null ||
        judged === null ||
        played.seats !== state.seats ||
        played.options !== state.options
      ) {
        played = game.create(state.seats, state.options);
        judged = game.create(state.seats, state.options);
      }
      game.copy(state, played);
      playOn(game, played, policy, round, round.mark(state), rng);
      let sum = 0;
      for (let seat = 0; seat < state.seats; seat++) {
        // The judgement changes the state that it is asked about.
        game.copy(played, judged);
        out[seat] = prospect(mind, judged, seat);
        sum += out[seat];
      }
      for (let seat = 0; seat < state.seats; seat++) out[seat] /= sum;
    },
  };
}
