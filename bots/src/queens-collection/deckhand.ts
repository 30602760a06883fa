import type { Rng } from '@crossbones/core';
import * as QueensCollection from '@crossbones/games/queens-collection/index';
import type { Policy } from '../policy.js';

const { count } = QueensCollection.cards;
const { canDraw, Phase, queensCollection: game } = QueensCollection;
const {
  DONE,
  duoFirst,
  duoSecond,
  EXCHANGES,
  MOVE_COLOURS,
  MOVE_TWINS,
  ORDERED,
  orderedFirst,
  orderedSecond,
  PAIR,
  PAIR_TWINS,
  pairColour,
  REDRAW,
  REVEAL,
  STOP,
} = QueensCollection.actions;

type State = QueensCollection.State;

/** Always this many cards, whatever lies there already and however near the end is. */
const CARDS = 3;
/** In so many of a hundred cases the deckhand acts at random. */
const SLIPS = 10;

/**
 * Turns up three cards, come what may; then takes the first pawns it sees, with plain cards or jokers, and has not
 * noticed that two cards of a kind stand for any. Neither boxes nor what is left to the others come into it. Together
 * with others it brings home the first pawn it can, one at a time, and never trades.
 */
export function deckhand(): Policy<State> {
  const legal = new Uint16Array(game.actions);
  return (s, seat, rng) => {
    const choices = game.legal(s, seat, legal);
    if (rng.below(100) < SLIPS) return legal[rng.below(choices)];
    if (s.cooperative) return bringHome(legal, choices, rng);
    if (s.phase === Phase.reveal) return s.revealed < CARDS && canDraw(s) ? REVEAL : STOP;
    for (let i = 0; i < choices; i++) {
      const pair = legal[i];
      if (pair >= PAIR && pair < PAIR_TWINS && count(s.pawns, pairColour[pair - PAIR]) > 0) return pair;
    }
    return s.phase === Phase.choose ? legal[rng.below(choices)] : DONE;
  };
}

/** The first move that brings a pawn home, or else another card for any one of the hand. */
function bringHome(legal: Uint16Array, choices: number, rng: Rng): number {
  let redraws = 0;
  for (let i = 0; i < choices; i++) {
    if (legal[i] < REDRAW && gain(legal[i]) > 0) return legal[i];
    if (legal[i] >= REDRAW && redraws === 0) redraws = i;
  }
  return legal[redraws + rng.below(Math.min(2, choices - redraws))];
}

/** Pawns that a swap brings home, less those it takes away from there. */
function gain(move: number): number {
  if (move < MOVE_COLOURS) return 0;
  if (move >= MOVE_TWINS) {
    const boxes = Math.floor(((move - MOVE_TWINS) % EXCHANGES) / ORDERED);
    const pawns = (move - MOVE_TWINS) % ORDERED;
    return swapped(duoFirst[boxes], orderedFirst[pawns], duoSecond[boxes], orderedSecond[pawns]);
  }
  const duo = Math.floor((move - MOVE_COLOURS) / ORDERED);
  const boxes = (move - MOVE_COLOURS) % ORDERED;
  return swapped(orderedFirst[boxes], duoFirst[duo], orderedSecond[boxes], duoSecond[duo]);
}

const swapped = (box: number, pawn: number, otherBox: number, otherPawn: number): number =>
  Number(box === otherPawn) +
  Number(otherBox === pawn) -
  Number(box === pawn) -
  Number(otherBox === otherPawn);
