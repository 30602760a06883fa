import * as SkullQueen from '@crossbones/games/skull-queen/index';
import { blocks } from '../net/blocks.js';

const { CARDS, COLOURS, SPACES } = SkullQueen;

export const SEATS = 6;
/** Numbers of a colour, and with the monkey and the first mate. */
export const NUMBERS = 12;
export const ALL_NUMBERS = NUMBERS + 2;
const MOST_HELD = 14;
/** Where a pirate stands: spaces of the front, of the back, overboard. */
export const STANDS = 2 * SPACES + 1;

/** What is told of each colour; after `left` what the bosun knows. */
export const [colourPlaces, COLOUR] = blocks({
  hand: NUMBERS,
  unseen: NUMBERS,
  centre: NUMBERS,
  trick: ALL_NUMBERS,
  up: SEATS + 1,
  down: SEATS + 1,
  stands: SEATS * STANDS,
  voids: SEATS - 1,
  played: SEATS - 1,
  led: 1,
  placed: 1,
  held: 1,
  left: 1,
  pushes: 2,
  laterUp: NUMBERS,
  laterDown: NUMBERS,
  hope: 3,
  spaces: 2 * SPACES,
});

/** What a network is told of a state, block by block, in the order of training/skull-queen/sim/sight.h. */
export const [places, INPUTS] = blocks({
  phase: 3,
  seats: 5,
  middle: 1,
  cards: MOST_HELD,
  position: SEATS,
  side: 2,
  points: SEATS,
  own: 2,
  unseen: 2,
  laid: 2,
  shown: (SEATS - 1) * (COLOURS + 1),
  number: SEATS - 1,
  gain: CARDS,
  rise: CARDS,
  sink: CARDS,
  colours: COLOURS * COLOUR,
});
