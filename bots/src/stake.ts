import type { Game } from '@crossbones/core';

/** What is played for in a playout: until when, and what it comes to. */
export interface Stake<S> {
  /** What the playout goes on to the end of, such as the round of this state. */
  mark(state: S): number;
  /** Whether what was marked is decided. */
  settled(state: S, mark: number): boolean;
  /** What it came to for the seat, once settled. */
  worth(state: S, seat: number, mark: number): number;
}

/** The whole game: its points where it has them, else the share of rivals left behind. */
export const wholeGame = <S>(game: Game<S>): Stake<S> => ({
  mark: () => 0,
  settled: (state) => game.actors(state) === 0 && game.event(state) === null,
  worth: (state, seat) => {
    const { points, places } = game.outcome(state)!;
    return points?.[seat] ?? places.filter((place) => place > places[seat]).length / (places.length - 1);
  },
});
