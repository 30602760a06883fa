import { Block } from '@crossbones/core';
import { type Box, COLOURS, NO_COLOUR } from './cards.js';
import type { GameOptions } from './options.js';
import { ladders, roundsFor, UNPLACED } from './score.js';
import { cardsPerTrick, Judgement } from './trick.js';

export const phases = ['dealer', 'deal', 'place', 'play', 'over'] as const;
export type PhaseName = (typeof phases)[number];
export const Phase = { dealer: 0, deal: 1, place: 2, play: 3, over: 4 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

export const NONE = -1;
/** A placement is the side and then one pirate of each colour. */
export const STEPS = 1 + COLOURS;

export class State {
  // Fixed by seats, options and box.
  readonly rounds: number;
  readonly perTrick: number;
  readonly handSize: number;
  readonly ladders: Uint8Array;
  readonly spaces: number;
  /** The cards in use, in the order of the box. */
  readonly cards: Uint8Array;

  // Memory to work in; its contents mean nothing between two calls.
  readonly deck: Uint8Array;
  readonly judgement = new Judgement();

  phase: Phase = Phase.dealer;
  /** 0 before the first deal; a finished round stays on the table until the next. */
  round = 0;
  dealer = NONE;
  /** Who leads the trick; with two players who comes right after the ghost. */
  leader = NONE;
  /** The seats the game waits for. */
  waiting = 0;
  /** Tricks done in this round, and cards lying in the one now played. */
  tricks = 0;
  inTrick = 0;
  /** The colour announced. */
  led = NO_COLOUR;
  centreLow = 0;
  centreHigh = 0;
  goneLow = 0;
  goneHigh = 0;
  /** The monkey and the first mate, as in `high`, when dealt to the centre. */
  aside = 0;
  /** Who led the last trick that is over, even if it was in the round before. */
  lastLeader = NONE;

  private readonly block: Block;
  /** Two words a seat. */
  readonly hands: Int32Array;
  readonly scores: Int16Array;
  /** Side by seat, and the spaces of its pirates. */
  readonly side: Int8Array;
  readonly pirates: Int8Array;
  /** How much of its placement a seat has done. */
  readonly steps: Uint8Array;
  /** Colours a seat has shown not to hold, a bit each. */
  readonly voids: Uint8Array;
  /** The card a seat has chosen and not yet shown, in the two-player game. */
  readonly sealed: Int8Array;
  /** The ghost's pile from the top, as it was dealt. */
  readonly pile: Uint8Array;
  /** Every card played in this round, in order, and who led each trick. */
  readonly played: Uint8Array;
  readonly leaders: Uint8Array;
  readonly last: Uint8Array;
  /** What each pirate was worth at the end of each round, by round, seat and colour. */
  readonly sheet: Uint8Array;

  constructor(
    readonly seats: number,
    readonly options: GameOptions,
    box: Box,
  ) {
    this.rounds = roundsFor(seats);
    this.perTrick = cardsPerTrick(seats);
    this.cards = Uint8Array.from(box.cards(seats));
    this.handSize = Math.floor(this.cards.length / this.perTrick);
    this.ladders = ladders(box, options.middle);
    this.spaces = this.ladders.length >> 1;
    this.deck = new Uint8Array(this.cards.length);
    const cards = this.handSize * this.perTrick;
    const results = this.rounds * seats * COLOURS;
    const pile = seats === 2 ? this.handSize : 0;
    const bytes = seats * (8 + 2 + 1 + COLOURS + 1 + 1 + 1) + pile + cards + this.handSize + this.perTrick;
    this.block = new Block(bytes + results);
    this.hands = this.block.i32(2 * seats);
    this.scores = this.block.i16(seats);
    this.side = this.block.i8(seats).fill(NONE);
    this.pirates = this.block.i8(seats * COLOURS).fill(UNPLACED);
    this.steps = this.block.u8(seats);
    this.voids = this.block.u8(seats);
    this.sealed = this.block.i8(seats).fill(NONE);
    this.pile = this.block.u8(pile);
    this.played = this.block.u8(cards);
    this.leaders = this.block.u8(this.handSize);
    this.last = this.block.u8(this.perTrick);
    this.sheet = this.block.u8(results);
  }

  static copy(from: State, to: State): void {
    to.block.bytes.set(from.block.bytes);
    to.phase = from.phase;
    to.round = from.round;
    to.dealer = from.dealer;
    to.leader = from.leader;
    to.waiting = from.waiting;
    to.tricks = from.tricks;
    to.inTrick = from.inTrick;
    to.led = from.led;
    to.centreLow = from.centreLow;
    to.centreHigh = from.centreHigh;
    to.goneLow = from.goneLow;
    to.goneHigh = from.goneHigh;
    to.aside = from.aside;
    to.lastLeader = from.lastLeader;
  }
}

/** Whether a third hand is the ghost's. */
export const haunted = (state: State): boolean => state.seats === 2;
