import { Block } from '@crossbones/core';
import { type Box, faceNumber, KINDS, kinds, MOST_ROUNDS } from './dice.js';
import type { GameOptions } from './options.js';
import { NOTHING_LED } from './trick.js';

export const phases = ['starter', 'deal', 'bid', 'play', 'roll', 'over'] as const;
export type PhaseName = (typeof phases)[number];
export const Phase = { starter: 0, deal: 1, bid: 2, play: 3, roll: 4, over: 5 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

export const NOT_BID = -1;
export const NOBODY_YET = -1;
export const NO_DIE = -1;

export class State {
  phase: Phase = Phase.starter;
  /** 0 before the first deal; a finished round stays on the table until the next. */
  round = 0;
  /** From 1. */
  trick = 1;
  starter = NOBODY_YET;
  leader = NOBODY_YET;
  turn = NOBODY_YET;
  /** How many dice of the trick have landed. */
  landed = 0;
  led = NOTHING_LED;
  /** The kind in the air. */
  rolling = NO_DIE;
  /** Who led the last trick of the round before. */
  lastLeader = NOBODY_YET;
  /** Seats that owe a bid. */
  owing = 0;

  readonly scores: Int16Array;
  readonly bonus: Int16Array;
  /** The score sheet, `seats` places a round. */
  readonly sheetBonus: Int16Array;
  readonly sheetPoints: Int16Array;
  readonly sheetBids: Int8Array;
  readonly sheetWon: Uint8Array;
  readonly bids: Int8Array;
  readonly won: Uint8Array;
  /** Dice of each kind behind each screen, `KINDS` places a seat. */
  readonly hands: Uint8Array;
  /** The kinds behind each screen as bits. */
  readonly held: Uint8Array;
  /** Colours that a seat has shown it does not hold, as bits of the kinds. */
  readonly voids: Uint8Array;
  /** Dice of each kind left in the bag. */
  readonly bag: Uint8Array;
  /** The round's rolls in order, `seats` places a trick. */
  readonly rolls: Uint8Array;
  readonly leaders: Uint8Array;
  /** The rolls of the last trick of the round before. */
  readonly last: Uint8Array;

  readonly rounds: number;
  /** Follows from the options, so it is the same in every state that this one may be copied to. */
  readonly bonuses: boolean;
  readonly counts: Uint8Array;
  readonly faces: Uint8Array;
  readonly dice: Uint8Array;
  /** Used only inside a deal. */
  readonly draw: Uint8Array;
  private readonly block: Block;

  constructor(
    readonly seats: number,
    readonly options: GameOptions,
    box: Box,
  ) {
    const rounds = box.rounds(seats);
    this.rounds = rounds;
    const sheet = seats * rounds;
    const block = new Block(
      4 * (seats + sheet) + 2 * sheet + seats * (KINDS + 5) + KINDS + seats * MOST_ROUNDS + MOST_ROUNDS,
    );
    this.block = block;
    this.scores = block.i16(seats);
    this.bonus = block.i16(seats);
    this.sheetBonus = block.i16(sheet);
    this.sheetPoints = block.i16(sheet);
    this.sheetBids = block.i8(sheet);
    this.sheetWon = block.u8(sheet);
    this.bids = block.i8(seats).fill(NOT_BID);
    this.won = block.u8(seats);
    this.hands = block.u8(seats * KINDS);
    this.held = block.u8(seats);
    this.voids = block.u8(seats);
    this.bag = block.u8(KINDS);
    this.rolls = block.u8(seats * MOST_ROUNDS);
    this.leaders = block.u8(MOST_ROUNDS);
    this.last = block.u8(seats);
    this.bonuses = options.scoring === 'standard';
    this.counts = Uint8Array.from(kinds, (kind) => options.dice[kind].count);
    this.faces = Uint8Array.from(kinds.flatMap((kind) => options.dice[kind].faces.map(faceNumber)));
    this.dice = Uint8Array.from(kinds.flatMap((kind, i) => Array<number>(options.dice[kind].count).fill(i)));
    this.draw = new Uint8Array(this.dice.length);
    this.bag.set(this.counts);
  }

  static copy(from: State, to: State): void {
    to.block.bytes.set(from.block.bytes);
    to.phase = from.phase;
    to.round = from.round;
    to.trick = from.trick;
    to.starter = from.starter;
    to.leader = from.leader;
    to.turn = from.turn;
    to.landed = from.landed;
    to.led = from.led;
    to.rolling = from.rolling;
    to.lastLeader = from.lastLeader;
    to.owing = from.owing;
  }
}
