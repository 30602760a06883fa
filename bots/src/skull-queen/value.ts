import * as SkullQueen from '@crossbones/games/skull-queen/index';
import { roundValue } from '../review/value.js';
import { bosun } from './bosun.js';
import { deckhand } from './deckhand.js';
import { stake } from './stake.js';

/** The score that each seat has at the end of this round if bosuns and deckhands play on. */
export const value = () =>
  roundValue(SkullQueen.skullQueen, [bosun(), deckhand()], stake, (state, seat) => state.scores[seat]);
