import { type Sheet, standing } from '@crossbones/games/sheet';
import type { PadGame } from '../../../play/pad/pad-game.js';

/** A line is drawn through two rounds at least. */
const FEWEST_ROUNDS = 2;

/** Whether there is a curve to draw: not where there are no points, or too few rounds. */
export function hasCurve(sheet: Sheet, { ledger }: PadGame): boolean {
  const { points, totals } = standing(sheet, ledger);
  return totals.length >= FEWEST_ROUNDS && points.every((row) => row !== null);
}
