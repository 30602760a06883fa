import * as SkullKing from '@crossbones/games/skull-king/index';
import { roundValue } from '../review/value.js';
import { bosun } from './bosun.js';
import { deckhand } from './deckhand.js';
import { stake } from './stake.js';

/** The score that each seat has at the end of this round if bosuns and deckhands play on. */
export const value = () =>
  roundValue(SkullKing.skullKing, [bosun(), deckhand()], stake, (state, seat) => state.scores[seat]);
