import * as QueensCollection from '@crossbones/games/queens-collection/index';
import type { Stake } from '../stake.js';

const { Phase, queensCollection: game } = QueensCollection;

type State = QueensCollection.State;

/** The lead of a side over the mean of the others, in points of whatever kind. */
export function lead(s: State, seat: number, points: (s: State, seat: number) => number): number {
  const own = game.side(s, seat);
  let mine = 0;
  let theirs = 0;
  let rivals = 0;
  for (let other = 0; other < s.seats; other++) {
    if (game.side(s, other) === own) mine += points(s, other);
    else {
      theirs += points(s, other);
      rivals++;
    }
  }
  return mine - theirs / (s.teams ? 1 : rivals);
}

const total = (s: State, seat: number): number => s.scores[seat];

/** Rounds do not depend on each other, so only this one counts; a co-operative game has only one. */
export const stake: Stake<State> = {
  mark: (s) => s.round,
  settled: (s, round) => s.phase === Phase.over || s.round !== round || s.phase === Phase.deal,
  worth: (s, seat) => (s.cooperative ? game.outcome(s)!.points![seat] : lead(s, seat, total)),
};
