import { FastRng, lowest } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import type { Player } from '../../player.js';
import { never } from '../../thought.js';
import type { Book } from './book.js';
import { Response } from './response.js';

/** What may be thought of a player's skull when two are left, by its discs: some drawn, or the skull shown since. */
const THOUGHT: readonly (readonly number[])[] = [
  [],
  [1, 1 / 2, 1 / 3, 1 / 4],
  [1, 2 / 3, 1 / 2],
  [1, 3 / 4],
  [1],
];
const MADE = [0, 1];

/** How much both sides of a position lose together, at most, against opponents who know all of the book. */
export interface Loss {
  readonly position: string;
  /** What the leader is sure of. */
  readonly leader: number;
  readonly loss: number;
}

/** All positions in which two may be left, four discs each first. */
export function losses(book: Book, anyone: boolean): Loss[] {
  const response = new Response(book, anyone);
  const found: Loss[] = [];
  for (const mine of [4, 3, 2, 1]) {
    for (const yours of [4, 3, 2, 1]) {
      for (const myMade of MADE) {
        for (const yourMade of MADE) {
          for (const p of THOUGHT[mine]) {
            for (const q of THOUGHT[yours]) {
              const leader = response.sure({ leads: true, mine, yours, myMade, yourMade }, p, q);
              const round = { leads: false, mine: yours, yours: mine, myMade: yourMade, yourMade: myMade };
              const position = `${mine}:${yours} discs, ${myMade}:${yourMade} made, skulls ${p.toFixed(2)} ${q.toFixed(2)}`;
              found.push({ position, leader, loss: 1 - leader - response.sure(round, q, p) });
            }
          }
        }
      }
    }
  }
  return found;
}

/** How many of so many duels with four discs each the first of two wins; they take turns in beginning. */
export function duels(
  players: readonly [Player<Skull.State>, Player<Skull.State>],
  games: number,
  options: Skull.GameOptions,
  seed: string,
): number {
  const game = Skull.skull;
  let won = 0;
  for (let i = 0; i < games; i++) {
    const rng = new FastRng(`${seed}/${i}`);
    const state = game.create(2, options);
    game.chance(state, { below: () => i & 1 });
    while (game.outcome(state) === null) {
      const actors = game.actors(state);
      if (actors === 0) {
        game.chance(state, rng);
        continue;
      }
      const seat = lowest(actors);
      const { policy, think, playouts } = players[seat];
      const question = { game, seats: 2, options, seat, view: game.view(state, seat) };
      const action =
        policy === null ? think(question, rng, { playouts, late: never }).action : policy(state, seat, rng);
      game.apply(state, seat, action);
    }
    if (state.winner === 0) won++;
  }
  return won;
}
