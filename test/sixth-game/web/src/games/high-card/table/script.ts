import type { GameView } from '@crossbones/games/high-card/index';
import { type Scene, stepwise } from '../../../play/script.js';

export type View = GameView;
export type Moment = { readonly is: 'won'; readonly winner: number };

const LANDS = 600;
const WON = 1_500;

export const script = stepwise<View, Moment>((before, view): Scene<View, Moment>[] => {
  const now: Scene<View, Moment> = { view, moment: null, hold: before === null ? 0 : LANDS };
  if (before === null || view.winners.length === before.winners.length) return [now];
  // As it lay when the last card was played.
  const whole = { ...view, laid: view.lastLaid };
  return [{ view: whole, moment: { is: 'won', winner: view.winners.at(-1)! }, hold: WON }, now];
});
