import type { Game, Options } from '@crossbones/core';

/** Sides are teams where there are at least two of them, of at least two seats each. */
export function teamsOf(game: Game, seats: number, options: Options): readonly number[] | null {
  const state = game.create(seats, options);
  const sides = Array.from({ length: seats }, (_, seat) => game.side(state, seat));
  const several = new Set(sides.filter((side, seat) => sides.indexOf(side) !== seat));
  return several.size >= 2 ? sides : null;
}
