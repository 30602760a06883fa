import { Block, lowest } from '@crossbones/core';
import { type Box, GONE, IN_HAND, MOST_IN_HAND } from './discs.js';
import { PAIRED } from './notation.js';
import type { GameOptions } from './options.js';

/**
 * The names of phases in views. Views have other fields for who places first, and for whether chance decides a loss.
 */
export const phases = [
  'first',
  'place',
  'place',
  'add',
  'bid',
  'attempt',
  'loss',
  'loss',
  'name',
  'over',
] as const;
export type PhaseName = (typeof phases)[number];
/** In the order of a round; `lead` is the first gang's own placement, `draw` the loss that chance decides. */
export const Phase = {
  first: 0,
  place: 1,
  lead: 2,
  add: 3,
  bid: 4,
  attempt: 5,
  loss: 6,
  draw: 7,
  name: 8,
  over: 9,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

export const NONE = -1;

/** Every gang loses four discs and turns its mat once, at the very most; each round brings one of these. */
export const roundsFor = (gangs: number): number => (MOST_IN_HAND + 1) * gangs;
/** Challenger, bid, whose skull, position picked. */
export const LINE = 4;
/** With two gangs left every round but the last costs one of them a disc that is not its last, or turns a mat. */
const DUEL_ROUNDS = 2 * MOST_IN_HAND + 1;
/** Height of the piles of both gangs, and the numbers bid as bits. */
export const DUEL_LINE = 3;

/** Gangs are numbered as they sit, clockwise; sets of gangs are bit masks like sets of seats. */
export class State {
  readonly gangs: number;
  /** Gangs each. */
  readonly each: 1 | 2;
  /** By gang: its person, its mat's name, and which prefix its own words have. */
  readonly seatOf: Uint8Array;
  readonly nameOf: Uint8Array;
  readonly prefixOf: Uint8Array;
  /** All gangs in the order of their names. */
  readonly byName: Uint8Array;
  /** Discs of a gang that has lost none. */
  readonly full: number;

  phase: Phase = Phase.first;
  round = 1;
  first = NONE;
  turn = NONE;
  /** Gangs still in. */
  alive: number;
  /** Gangs whose sealed disc is still to come. */
  owing = 0;
  /** Discs on all mats. */
  table = 0;
  bid = 0;
  bidder = NONE;
  passed = 0;
  bidCount = 0;
  challenger = NONE;
  /** The gang whose skull ended the attempt. */
  owner = NONE;
  picked = NONE;
  turnCount = 0;
  /** The round of the attempt that `turns` and `gloats` tell of. */
  turnRound = 0;
  /** The seat that has won. */
  winner = NONE;
  /** The first round with two gangs left, 0 while there are more. */
  duelFrom = 0;

  /** By gang: the chance, to all but its person, that it had its skull when the round began. */
  readonly odds: Float64Array;
  /** By gang: discs left, where the skull is, height of the pile, how many of it are turned up from the top. */
  readonly discs: Uint8Array;
  readonly skull: Int8Array;
  readonly pile: Uint8Array;
  readonly turned: Uint8Array;
  /** By gang: challenges made. */
  readonly made: Uint8Array;
  /** By gang: 0, or the pile it gloated with as height × 8 + place of the skull + 1, 0 for a pile of flowers. */
  readonly gloats: Uint8Array;
  /** Gang and number (0 a pass), in order. */
  readonly bids: Uint8Array;
  /** Gangs whose discs the challenger turned, in order. */
  readonly turns: Uint8Array;
  /** A line for every round that is over; the last two entries one higher, 0 for none. */
  readonly sheet: Uint8Array;
  /** By gang: its odds when the first round with two gangs left began. */
  readonly duelOdds: Float64Array;
  /** A line for every round that is over since then. */
  readonly duel: Uint8Array;
  /** Memory to shuffle the challenger's discs in; empty at all other times. */
  readonly shuffled: Uint8Array;
  private readonly bytes: Uint8Array;

  constructor(
    readonly seats: number,
    readonly options: GameOptions,
    box: Box,
  ) {
    this.each = options.gangs;
    const gangs = seats * this.each;
    this.gangs = gangs;
    this.full = box.flowers + 1;
    this.seatOf = new Uint8Array(gangs);
    this.prefixOf = new Uint8Array(gangs);
    this.nameOf = new Uint8Array(gangs);
    for (let seat = 0; seat < seats; seat++) {
      for (let own = 0; own < this.each; own++) {
        const gang = gangOf(seats, seat, own);
        this.seatOf[gang] = seat;
        this.prefixOf[gang] = this.each === 1 ? 0 : 1 + 2 * seat + own;
        this.nameOf[gang] = this.each === 1 ? seat : PAIRED + 2 * seat + own;
      }
    }
    this.byName = Uint8Array.from({ length: gangs }, (_, gang) => gang).sort(
      (a, b) => this.nameOf[a] - this.nameOf[b],
    );
    this.alive = (1 << gangs) - 1;

    const bids = 2 * (MOST_IN_HAND + 1) * gangs;
    const turns = MOST_IN_HAND * gangs;
    const sheet = LINE * roundsFor(gangs);
    const duel = DUEL_LINE * DUEL_ROUNDS;
    const block = new Block(22 * gangs + bids + turns + sheet + duel + MOST_IN_HAND);
    this.bytes = block.bytes;
    this.odds = block.f64(gangs).fill(1);
    this.duelOdds = block.f64(gangs);
    this.discs = block.u8(gangs).fill(this.full);
    this.skull = block.i8(gangs).fill(IN_HAND);
    this.pile = block.u8(gangs);
    this.turned = block.u8(gangs);
    this.made = block.u8(gangs);
    this.gloats = block.u8(gangs);
    this.bids = block.u8(bids);
    this.turns = block.u8(turns);
    this.sheet = block.u8(sheet);
    this.duel = block.u8(duel);
    this.shuffled = block.u8(MOST_IN_HAND);
  }

  static copy(from: State, to: State): void {
    to.bytes.set(from.bytes);
    to.phase = from.phase;
    to.round = from.round;
    to.first = from.first;
    to.turn = from.turn;
    to.alive = from.alive;
    to.owing = from.owing;
    to.table = from.table;
    to.bid = from.bid;
    to.bidder = from.bidder;
    to.passed = from.passed;
    to.bidCount = from.bidCount;
    to.challenger = from.challenger;
    to.owner = from.owner;
    to.picked = from.picked;
    to.turnCount = from.turnCount;
    to.turnRound = from.turnRound;
    to.winner = from.winner;
    to.duelFrom = from.duelFrom;
  }
}

/** ◆ S-11: a person's two mats lie opposite, so the table runs 1…n and then 1…n again. */
export const gangOf = (seats: number, seat: number, gang: number): number => gang * seats + seat;

/** The gang that a mat's name means at this table, or none. */
export function gangNamed(state: State, name: number): number {
  if (name < PAIRED) return state.each === 1 && name < state.seats ? name : NONE;
  const seat = (name - PAIRED) >> 1;
  return state.each === 2 && seat < state.seats ? gangOf(state.seats, seat, (name - PAIRED) & 1) : NONE;
}

export const has = (gangs: number, gang: number): boolean => ((gangs >> gang) & 1) === 1;

/** The persons of a set of gangs. */
export const personsOf = (state: State, gangs: number): number =>
  (gangs | (state.each === 2 ? gangs >> state.seats : 0)) & ((1 << state.seats) - 1);

/** Whether the skull is among the discs turned up. */
export const skullShown = (state: State, gang: number): boolean =>
  state.skull[gang] >= state.pile[gang] - state.turned[gang] && state.skull[gang] >= 0;

export const flowersInHand = (state: State, gang: number): number =>
  state.discs[gang] -
  (state.skull[gang] === GONE ? 0 : 1) -
  (state.pile[gang] - (state.skull[gang] >= 0 ? 1 : 0));

/** Both gangs of a duel, clockwise from the first of the table. */
export const duellists = ({ alive }: State): readonly [number, number] => [
  lowest(alive),
  31 - Math.clz32(alive),
];

/** How many rounds are over. */
export const linesOf = (state: State): number =>
  state.phase === Phase.name || state.phase === Phase.over ? state.round : state.round - 1;
