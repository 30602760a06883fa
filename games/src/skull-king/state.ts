import { Block } from '@crossbones/core';
import { type Box, CARDS } from './cards.js';
import { type Deck, deckOf } from './deck.js';
import type { GameOptions } from './options.js';
import { scheduleOf } from './schedule.js';
import { UNSETTLED } from './trick.js';

export const phases = [
  'dealer',
  'deal',
  'bid',
  'shot',
  'play',
  'rosie',
  'will',
  'rascal',
  'harry',
  'over',
] as const;
export type PhaseName = (typeof phases)[number];
export const Phase = {
  dealer: 0,
  deal: 1,
  bid: 2,
  shot: 3,
  play: 4,
  rosie: 5,
  will: 6,
  rascal: 7,
  harry: 8,
  over: 9,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

export const NONE = -1;
/** Greybeard's number among the hands of a two-player game. He is no seat. */
export const GHOST = 2;
export const GRAPESHOT = 0;
export const CANNONBALL = 1;

export const MOST_SEATS = 8;
const MOST_ROUNDS = 20;
const MOST_TRICKS = 14;
const SIZE = 1080;

export class State {
  private readonly block = new Block(SIZE);

  /** Derived from seats and options once, and never written again. */
  readonly deck: Deck;
  /** Hands dealt: one a seat, and Greybeard's. */
  readonly hands: number;
  /** Cards dealt to each hand, round by round. */
  readonly schedule: Uint8Array;

  /** The cards in a hand, three words each. */
  readonly held = this.block.i32(MOST_SEATS * 3);
  readonly points = this.block.i16(MOST_ROUNDS * MOST_SEATS);
  readonly scores = this.block.i16(MOST_SEATS);
  readonly bonus = this.block.i16(MOST_SEATS);
  /** Cards as shuffled: first the hands in blocks, Greybeard's last of them, then from `top` on the undealt ones. */
  readonly pile = this.block.u8(CARDS);
  /** Faces played this round, and by whom. */
  readonly faces = this.block.u8(CARDS);
  readonly players = this.block.u8(CARDS);
  /** Who took each trick, or NONE. */
  readonly takers = this.block.i8(MOST_TRICKS);
  /** Who plays at each position of the current trick. */
  readonly order = this.block.u8(MOST_SEATS);
  readonly bids = this.block.i8(MOST_SEATS);
  readonly shots = this.block.i8(MOST_SEATS);
  readonly won = this.block.i8(MOST_SEATS);
  readonly wagers = this.block.i8(MOST_SEATS);
  /** Loot player and taker of each alliance. */
  readonly allies = this.block.i8(4);
  readonly discards = this.block.u8(2);
  /** The last trick of the round before: its faces, and by whom. */
  readonly lastFaces = this.block.u8(MOST_SEATS);
  readonly lastPlayers = this.block.u8(MOST_SEATS);
  /** Earlier rounds: bids and tricks, seat by seat. */
  readonly sheetBids = this.block.i8(MOST_ROUNDS * MOST_SEATS);
  readonly sheetWon = this.block.i8(MOST_ROUNDS * MOST_SEATS);

  phase: Phase = Phase.dealer;
  /** Counted from 0; NONE before the first deal. */
  round = NONE;
  dealer = NONE;
  dealt = 0;
  /** Seats that still owe a sealed choice. */
  waiting = 0;
  /** The seat to act, when there is only one. */
  turn = NONE;
  /** Faces played this round, and how many of them lie in the current trick. */
  played = 0;
  inTrick = 0;
  led: number = UNSETTLED;
  top = 0;
  alliances = 0;
  /** Cards in the last trick of the round before, 0 before there was one, and who took it. */
  lastCount = 0;
  lastTaker = NONE;
  /** Who leads next once a power has been used. */
  leadsNext = NONE;

  /** Powers used this round: by whom, after how many tricks, and how. */
  rosie = NONE;
  rosieAt = 0;
  rosieNamed = NONE;
  will = NONE;
  willAt = 0;
  willTop = 0;
  willDrew = 0;
  willDiscarded = 0;
  rascal = NONE;
  rascalAt = 0;
  juanita = NONE;
  juanitaAt = 0;
  juanitaTop = 0;
  harry = NONE;
  harryAt = 0;
  /** −1, 0 or 1; NO_CHANGE until Harry's player has decided. */
  harryChange = NO_CHANGE;

  constructor(
    readonly seats: number,
    readonly options: GameOptions,
    box: Box,
  ) {
    this.deck = deckOf(options, box);
    this.hands = seats === 2 ? 3 : seats;
    this.schedule = scheduleOf(options, this.deck.cards.length, this.hands);
    this.bids.fill(NONE);
    this.shots.fill(NONE);
  }

  static copy(from: State, to: State): void {
    to.block.bytes.set(from.block.bytes);
    to.phase = from.phase;
    to.round = from.round;
    to.dealer = from.dealer;
    to.dealt = from.dealt;
    to.waiting = from.waiting;
    to.turn = from.turn;
    to.played = from.played;
    to.inTrick = from.inTrick;
    to.led = from.led;
    to.top = from.top;
    to.alliances = from.alliances;
    to.lastCount = from.lastCount;
    to.lastTaker = from.lastTaker;
    to.leadsNext = from.leadsNext;
    to.rosie = from.rosie;
    to.rosieAt = from.rosieAt;
    to.rosieNamed = from.rosieNamed;
    to.will = from.will;
    to.willAt = from.willAt;
    to.willTop = from.willTop;
    to.willDrew = from.willDrew;
    to.willDiscarded = from.willDiscarded;
    to.rascal = from.rascal;
    to.rascalAt = from.rascalAt;
    to.juanita = from.juanita;
    to.juanitaAt = from.juanitaAt;
    to.juanitaTop = from.juanitaTop;
    to.harry = from.harry;
    to.harryAt = from.harryAt;
    to.harryChange = from.harryChange;
  }
}

export const NO_CHANGE = -2;

/** Tricks finished this round. */
export const tricksPlayed = (s: State): number => (s.played - s.inTrick) / s.hands;

/** Rounds on the score sheet. */
export const roundsScored = (s: State): number =>
  s.phase === Phase.deal || s.phase === Phase.over ? s.round + 1 : Math.max(0, s.round);
