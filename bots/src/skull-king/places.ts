import * as SkullKing from '@crossbones/games/skull-king/index';
import { KINDS } from './kinds.js';
import { MOST_DEALT, OUTPUTS } from './outputs.js';

const { BLACK, Phase } = SkullKing;

export const SEATS = 8;
export const SUITS = BLACK + 1;
/** Numbers of tricks from 0, and one place for a bid not known or a need below 0. */
export const TALLY = MOST_DEALT + 2;
/** All cards but blanks. */
const CARDS = 74;

/** What a network is told of a state, block by block, in the order it was taught. */
const sizes = {
  hand: CARDS,
  dead: CARDS,
  played: SEATS * KINDS,
  trick: (SEATS - 1) * KINDS,
  led: 2 + SUITS,
  voids: (SEATS - 1) * SUITS,
  willed: SEATS,
  legal: OUTPUTS,
  wins: KINDS,
  bid: SEATS * TALLY,
  need: SEATS * TALLY,
  shot: SEATS * 2,
  bonus: SEATS,
  wager: SEATS,
  ally: SEATS,
  allies: SEATS,
  left: MOST_DEALT,
  dealt: MOST_DEALT,
  position: SEATS,
  seats: SEATS - 1,
  phase: Phase.harry - Phase.bid + 1,
  best: SEATS + 2,
  options: 7,
  sums: 6,
};
type Block = keyof typeof sizes;

const firsts = {} as Record<Block, number>;
let end = 0;
for (const block of Object.keys(sizes) as Block[]) {
  firsts[block] = end;
  end += sizes[block];
}

export const INPUTS = end;
/** Where each block begins. */
export const places: { readonly [block in Block]: number } = firsts;
