import * as QueensCollection from '@crossbones/games/queens-collection/index';
import { roundValue } from '../review/value.js';
import { bosun } from './bosun.js';
import { deckhand } from './deckhand.js';
import { stake } from './stake.js';

const { queensCollection: game } = QueensCollection;

/** The score that each seat has at the end of this round if bosuns and deckhands play on; together, that of the whole game. */
export const value = () =>
  roundValue(game, [bosun(), deckhand()], stake, (state, seat) =>
    state.cooperative ? (game.outcome(state)?.points?.[seat] ?? 0) : state.scores[seat],
  );
