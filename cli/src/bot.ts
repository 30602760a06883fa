import { bosunOf } from '@crossbones/bots';
import type { Rng, View } from '@crossbones/core';
import type { Setting } from './setting.js';

/** How those play who fill the empty seats. */
export const levels = ['random', 'bosun'] as const;
export type Level = (typeof levels)[number];

/** Says a word for a seat from what that seat sees. */
export type Bot = (seat: number, view: View, words: readonly string[], rng: Rng) => string;

const random: Bot = (_seat, _view, words, rng) => words[rng.below(words.length)];

export function botOf(setting: Setting, level: Level): Bot {
  return level === 'random' ? random : bosun(setting);
}

/** Asks the bosun in a world that the view leaves open, for nobody but the table knows the true one. */
function bosun({ id, game, seats, options }: Setting): Bot {
  const policy = bosunOf(id);
  const world = game.create(seats, options);
  return (seat, view, _words, rng) => {
    game.sampler(view).into(world, rng);
    return game.print(policy(world, seat, rng));
  };
}
