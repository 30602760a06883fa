import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { blocks } from '../net/blocks.js';

const { BLACK, KINDS, MOST_ROUNDS } = SkullKingDice;

export const SEATS = 6;
/** A number of dice of one kind: as many of these places as it comes to are one. */
export const TALL = 8;
/** Tricks wanted, from two too many or more up. */
const NEEDS = MOST_ROUNDS + 3;

/** What is told of each player, the seat itself first. */
export const [playerPlaces, PLAYER] = blocks({
  there: 1,
  bid: MOST_ROUNDS + 1,
  need: NEEDS,
  won: 1,
  toRoll: 1,
  voids: KINDS - BLACK,
  rolled: KINDS,
  shown: KINDS,
  bonus: 1,
});

/** What a network is told of a state, block by block, in the order it was taught. */
export const [places, INPUTS] = blocks({
  bidding: 1,
  seats: 4,
  landlubber: 1,
  round: MOST_ROUNDS,
  left: MOST_ROUNDS,
  hand: KINDS * TALL,
  unseen: KINDS * TALL,
  position: SEATS,
  led: 1 + KINDS - BLACK,
  best: 15,
  taker: SEATS,
  skulls: BLACK,
  takes: KINDS,
  overbid: 1,
  later: 1,
  players: SEATS * PLAYER,
});
