import { Block } from '@crossbones/core';
import { type Box, COLOURS, deckSize, KINDS, spread, wholeDeck } from './cards.js';
import type { GameOptions } from './options.js';
import { roundsFor } from './score.js';

export const phases = [
  'first',
  'pawns',
  'deal',
  'reshuffle-reveal',
  'reshuffle-refill',
  'reveal',
  'choose',
  'take',
  'swap',
  'partner',
  'act',
  'over',
] as const;
export type PhaseName = (typeof phases)[number];
/** What the game waits for: chance up to `reshuffleRefill`, then the player whose turn it is. */
export const Phase = {
  first: 0,
  pawns: 1,
  deal: 2,
  reshuffleReveal: 3,
  reshuffleRefill: 4,
  reveal: 5,
  choose: 6,
  take: 7,
  swap: 8,
  partner: 9,
  act: 10,
  over: 11,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

export const MOST_SEATS = 4;
/** Turns that the record of a round goes back, and the bytes of each. */
export const TURNS_KEPT = 20;
export const TURN_BYTES = 13;
/** Hidden swaps of one team that are kept apart, and the stretches of public facts around them. */
export const EXCHANGES_KEPT = 4;
export const STRETCHES = EXCHANGES_KEPT + 1;
const TEAMS = 2;

export class State {
  readonly teams: boolean;
  readonly cooperative: boolean;
  /** Pawns of each colour, and spaces of each box. */
  readonly spaces: number;
  readonly rounds: number;
  private readonly block: Block;

  phase: Phase = Phase.first;
  /** 0 before the first deal; a finished round stays on the table until the next. */
  round = 0;
  first = 0;
  turn = 0;
  /** Turns in a row without a pawn leaving a box. */
  stall = 0;
  reshuffles = 0;
  /** The reserve is `reserve[top … end)`, the next card first. */
  top = 0;
  end = 0;
  /** Cards turned up in this turn, until its first step ends. */
  revealed = 0;
  up = 0;
  /** Pairs or swaps made in this step, and whether a pawn left its box. */
  steps = 0;
  took = 0;
  /** Cards that swaps of this step have brought, and cards that they have given away: none of them may move again. */
  gained = 0;
  given = 0;
  market = 0;
  discard = 0;
  removed = 0;
  /** Co-op: cards of the discard that nobody has seen. */
  unseen = 0;
  /** Pawns that stand on the box of their colour, in all other modes. */
  pawns = 0;
  /** Co-op: turns left once the reserve has run out; pawns at home. */
  lastTurns = 0;
  home = 0;
  /** Turns begun in this round, and where the current one is recorded. */
  turns = 0;
  slot = 0;

  /** All cards in order, as they lie before they are shuffled. */
  readonly deck: Uint8Array;
  readonly hands: Int32Array;
  readonly takenPawns: Int32Array;
  readonly scores: Int16Array;
  readonly takenBoxes: Uint8Array;
  readonly reserve: Uint8Array;
  readonly sheet: Uint8Array;
  readonly record: Uint8Array;
  /** Public facts about hands, by stretch, seat and kind: see trail.ts. */
  readonly net: Int8Array;
  readonly need: Uint8Array;
  /** Where each seat's current stretch begins. */
  readonly stretch: Uint8Array;
  readonly exchanges: Uint8Array;
  /** Whose turn each of them was, and what then lay in the market and stood on the boxes. */
  readonly exchangeBy: Uint8Array;
  readonly exchangeMarket: Int32Array;
  readonly exchangePawns: Int32Array;
  readonly exchangeCount: Uint8Array;
  readonly mixed: Uint8Array;
  readonly base: Int8Array;
  readonly least: Uint8Array;
  /** Co-op: pawns by box and colour; colours in each box and boxes of each colour as bits. */
  readonly board: Uint8Array;
  readonly stands: Uint8Array;
  readonly where: Uint8Array;
  /** Used only while the pawns are scattered: their colours, box by box. */
  readonly scattered: Uint8Array;

  constructor(
    readonly seats: number,
    readonly options: GameOptions,
    readonly box: Box,
  ) {
    this.teams = options.mode === 'teams';
    this.cooperative = options.mode === 'cooperative';
    this.spaces = Math.min(options.spaces, box.pawnsPerColour);
    this.rounds = roundsFor(options.mode, seats);
    const facts = this.cooperative ? 0 : (this.teams ? STRETCHES : 1) * MOST_SEATS * KINDS;
    const teams = this.teams ? TEAMS : 0;
    const boxes = this.cooperative ? COLOURS : 0;
    const pawns = this.cooperative ? box.colours * this.spaces : 0;
    const deck = deckSize(box);
    this.deck = new Uint8Array(deck);
    spread(wholeDeck(box), this.deck);
    const sheet = this.rounds * seats * 3;
    const record = TURNS_KEPT * TURN_BYTES;
    const perTeam = EXCHANGES_KEPT * 10 + 2 + 2 * KINDS;
    const bytes =
      44 + deck + sheet + record + 2 * facts + 4 + teams * perTeam + boxes * (COLOURS + 2) + pawns;
    this.block = new Block(bytes);
    this.hands = this.block.i32(MOST_SEATS);
    this.takenPawns = this.block.i32(MOST_SEATS);
    this.exchangeMarket = this.block.i32(teams * EXCHANGES_KEPT);
    this.exchangePawns = this.block.i32(teams * EXCHANGES_KEPT);
    this.scores = this.block.i16(MOST_SEATS);
    this.takenBoxes = this.block.u8(MOST_SEATS);
    this.reserve = this.block.u8(deck);
    this.sheet = this.block.u8(sheet);
    this.record = this.block.u8(record);
    this.net = this.block.i8(facts);
    this.need = this.block.u8(facts);
    this.stretch = this.block.u8(MOST_SEATS);
    this.exchanges = this.block.u8(teams * EXCHANGES_KEPT);
    this.exchangeBy = this.block.u8(teams * EXCHANGES_KEPT);
    this.exchangeCount = this.block.u8(teams);
    this.mixed = this.block.u8(teams);
    this.base = this.block.i8(teams * KINDS);
    this.least = this.block.u8(teams * KINDS);
    this.board = this.block.u8(boxes * COLOURS);
    this.stands = this.block.u8(boxes);
    this.where = this.block.u8(boxes);
    this.scattered = this.block.u8(pawns);
  }

  static copy(from: State, to: State): void {
    to.block.bytes.set(from.block.bytes);
    to.phase = from.phase;
    to.round = from.round;
    to.first = from.first;
    to.turn = from.turn;
    to.stall = from.stall;
    to.reshuffles = from.reshuffles;
    to.top = from.top;
    to.end = from.end;
    to.revealed = from.revealed;
    to.up = from.up;
    to.steps = from.steps;
    to.took = from.took;
    to.gained = from.gained;
    to.given = from.given;
    to.market = from.market;
    to.discard = from.discard;
    to.removed = from.removed;
    to.unseen = from.unseen;
    to.pawns = from.pawns;
    to.lastTurns = from.lastTurns;
    to.home = from.home;
    to.turns = from.turns;
    to.slot = from.slot;
  }
}
