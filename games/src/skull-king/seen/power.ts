import type { GameView } from '../view.js';

type Power = GameView['powers'][number];

/** Whether the power that was lent has been used, as far as all can tell. */
function isUsed({ phase }: GameView, power: Power): boolean {
  switch (power.power) {
    case 'rosie':
      return power.lead !== null;
    case 'harry':
      return power.change !== null;
    case 'rascal':
      return power.wager !== null;
    case 'will':
      return phase !== power.power;
    case 'juanita':
      return true;
  }
}

/** The power that was used between two views of a round, if any. */
export const usedBetween = (before: GameView, view: GameView): Power | null =>
  view.powers.find(
    (power) =>
      isUsed(view, power) && !before.powers.some((old) => old.power === power.power && isUsed(before, old)),
  ) ?? null;
