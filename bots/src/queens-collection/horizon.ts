import type { Rng } from '@crossbones/core';
import * as QueensCollection from '@crossbones/games/queens-collection/index';
import type { Policy } from '../policy.js';
import { Outlook } from './outlook.js';
import { lead } from './stake.js';

const { KINDS, one, size } = QueensCollection.cards;
const { PAIR, PARTNER, pairFromMarket, SWAP } = QueensCollection.actions;
const { Phase, queensCollection: game, roundPoints } = QueensCollection;

type State = QueensCollection.State;
type Pile = QueensCollection.cards.Pile;

const PER_CARD = roundPoints(0, 0, 1);

/** What a seat has on the table in this round, its hand not counted. */
function taken(s: State, seat: number): number {
  let boxes = 0;
  for (let rest = s.takenBoxes[seat]; rest !== 0; rest &= rest - 1) boxes++;
  return roundPoints(boxes, size(s.takenPawns[seat]), 0);
}

const counted = (s: State, seat: number): number => taken(s, seat) + PER_CARD * size(s.hands[seat]);

/** By how much a seat leads in this round so far. */
export const leadSoFar = (s: State, seat: number): number => lead(s, seat, taken);

/** What an action takes out of the market, and puts there instead. */
function fromMarket(action: number): Pile {
  if (action < PAIR || action >= PARTNER) return 0;
  if (action < SWAP) return one(pairFromMarket[action - PAIR]);
  return one((action - SWAP) % KINDS) - one(Math.floor((action - SWAP) / KINDS));
}

const over = (s: State): boolean => s.phase === Phase.over || s.phase === Phase.deal;

/** Whether the turn of a seat is over, even if the market still waits for the discard to be shuffled. */
const turnOver = (s: State, turn: number): boolean => s.turns !== turn || s.phase === Phase.reshuffleRefill;

/**
 * Plays on by a policy until a seat has ended so many turns, the current one included, and lets experience judge the
 * rest. That is nearer than the end of the round, so less of the result is luck.
 */
export class Horizon {
  private readonly outlook = new Outlook();

  constructor(
    private readonly policy: Policy<State>,
    private readonly turns: number,
  ) {}

  /** The lead that a seat ends the round with, when it begins with this action in its own turn. */
  leadAfter(s: State, seat: number, action: number, luck: Rng): number {
    let ended = 0;
    let next = action;
    for (;;) {
      const turn = s.turns;
      const own = s.turn === seat;
      const left = s.market - fromMarket(next);
      game.apply(s, s.turn, next);
      if (over(s)) return lead(s, seat, counted);
      if (own && turnOver(s, turn) && ++ended === this.turns) {
        this.outlook.look(s, seat);
        this.outlook.from(s.hands[seat], left, s.pawns);
        return leadSoFar(s, seat) + this.outlook.of(s.hands[seat], left, s.pawns);
      }
      while (s.phase < Phase.reveal) game.chance(s, luck);
      next = this.policy(s, s.turn, luck);
    }
  }
}
