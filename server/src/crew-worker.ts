import { bosunOf } from '@crossbones/bots';
import { FastRng, type Game, type Options, type View } from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';

export interface Question {
  readonly game: GameId;
  readonly seats: number;
  readonly options: Options;
  readonly seat: number;
  /** What the seat sees: all that a bot ever gets. */
  readonly view: View;
  readonly seed: string;
}

/** Asks the bosun in a world that the view leaves open. */
export default function answer({ game: id, seats, options, seat, view, seed }: Question): string {
  const game: Game = games[id] as Game;
  const rng = new FastRng(seed);
  const world = game.create(seats, options);
  game.sampler(view).into(world, rng);
  return game.print(bosunOf(id)(world, seat, rng));
}
