import type { Options } from '@crossbones/core';
import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';

const { kinds, skullKingDice } = SkullKingDice;

const known = new WeakMap<Options, boolean>();
const usual = skullKingDice.options.defaults.dice;

/** Whether a table plays with the box's own dice. */
export function familiar(options: Options): boolean {
  let answer = known.get(options);
  if (answer === undefined) {
    const { dice } = options as SkullKingDice.GameOptions;
    answer = kinds.every(
      (kind) =>
        dice[kind].count === usual[kind].count &&
        dice[kind].faces.every((face, side) => face === usual[kind].faces[side]),
    );
    known.set(options, answer);
  }
  return answer;
}
