import type { Game, Options } from '@crossbones/core';

/** The sides of a game are teams if there are at least two, with at least two seats each. */
export function teamsOf(game: Game, seats: number, options: Options): readonly number[] | null {
  const state = game.create(seats, options);
  const sides = Array.from({ length: seats }, (_, seat) => game.side(state, seat));
  const several = new Set(sides.filter((side, seat) => sides.indexOf(side) !== seat));
  return several.size >= 2 ? sides : null;
}
