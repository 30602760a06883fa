import type { GameView } from '../view.js';

type Power = GameView['powers'][number];

/** Whether the power that was lent has been used, as far as all can tell: until then its player is waited for. */
const isUsed = ({ phase }: GameView, { power }: Power): boolean => phase !== power;

/** The power that was used between two views of a round, if any. */
export const usedBetween = (before: GameView, view: GameView): Power | null =>
  view.powers.find(
    (power) =>
      isUsed(view, power) && !before.powers.some((old) => old.power === power.power && isUsed(before, old)),
  ) ?? null;
