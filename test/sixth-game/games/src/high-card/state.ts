import { Block } from '@crossbones/core';
import { CARDS } from './cards.js';
import type { GameOptions } from './options.js';

export const phases = ['deal', 'play', 'over'] as const;
export type PhaseName = (typeof phases)[number];
export const Phase = { deal: 0, play: 1, over: 2 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** Where no card lies. */
export const NONE = 255;

export class State {
  phase: Phase = Phase.deal;
  /** From 1. */
  round = 1;
  leader = 0;
  turn = 0;
  /** How many have played in this round. */
  played = 0;

  /** The hands, a bit a card. */
  readonly hands: Int16Array;
  readonly scores: Uint8Array;
  /** What each seat has played in this round, and what in the one before. */
  readonly table: Uint8Array;
  readonly last: Uint8Array;
  readonly winners: Uint8Array;
  /** Only of use inside a deal. */
  readonly deck = new Uint8Array(CARDS);
  private readonly block: Block;

  constructor(
    readonly seats: number,
    readonly options: GameOptions,
  ) {
    this.block = new Block(5 * seats + options.rounds);
    this.hands = this.block.i16(seats);
    this.scores = this.block.u8(seats);
    this.table = this.block.u8(seats).fill(NONE);
    this.last = this.block.u8(seats).fill(NONE);
    this.winners = this.block.u8(options.rounds);
  }

  static copy(from: State, to: State): void {
    to.phase = from.phase;
    to.round = from.round;
    to.leader = from.leader;
    to.turn = from.turn;
    to.played = from.played;
    to.block.bytes.set(from.block.bytes);
  }
}
