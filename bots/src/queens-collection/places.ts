import * as QueensCollection from '@crossbones/games/queens-collection/index';
import { MARKET, MOST_REVEALED } from '@crossbones/games/queens-collection/seen/limit';
import { blocks } from '../net/blocks.js';
import { ANSWERS, MET, SWAPS } from './answers.js';

const { COLOURS, copiesOf, fullBox, JOKER, KINDS } = QueensCollection.cards;

const SEATS = 4;
/** More cards than this in a hand make no difference. */
export const MOST_SIZE = 12;
const PAWNS = COLOURS * fullBox.pawnsPerColour;
const STEPS = 3;
/** Cards of a kind that are told one by one: of all, and of those that another player is known to hold. */
export const COPIES = copiesOf(fullBox, 0);
export const JOKERS = copiesOf(fullBox, JOKER);
export const SEEN_COPIES = 3;
export const SEEN_JOKERS = 4;

/** What is told of each colour. */
export const [colourPlaces, COLOUR] = blocks({
  pawns: fullBox.pawnsPerColour,
  own: COPIES,
  up: 1,
  market: MARKET,
  gained: 1,
  given: 1,
  partner: COPIES,
  known: (SEATS - 1) * SEEN_COPIES,
  unseen: COPIES,
  discard: COPIES,
});

/** What a network is told of a state, block by block, in the order of training/queens-collection/sim/sight.h. */
export const [places, INPUTS] = blocks({
  table: 4,
  phase: 5,
  revealed: MOST_REVEALED,
  steps: STEPS,
  pawns: PAWNS + 1,
  boxes: COLOURS + 1,
  lonely: COLOURS + 1,
  held: MOST_SIZE,
  sizes: (SEATS - 1) * MOST_SIZE,
  stall: 1,
  reserve: 1,
  discard: 1,
  reshuffled: 1,
  points: SEATS,
  safe: 1,
  jokers: JOKERS,
  jokersUp: MARKET,
  jokersLie: MARKET,
  jokersShared: JOKERS,
  jokersKnown: (SEATS - 1) * SEEN_JOKERS,
  jokersUnseen: 1,
  jokersGone: 1,
  best: 1,
  open: ANSWERS,
  behind: ANSWERS,
  twins: MET * COLOURS,
  free: 2 * COLOURS,
  give: 2 * SWAPS * KINDS,
  get: 2 * SWAPS * KINDS,
  colours: COLOURS * COLOUR,
});
