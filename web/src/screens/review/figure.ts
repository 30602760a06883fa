import type { ReviewUnit } from '@crossbones/games/crew';
import type { Volumes } from '@crossbones/texts/load';
import { rounded } from '../../parts/number.js';

/** A number in the unit of a review, without its unit; chances are told in hundredths. */
export const figure = (n: number, unit: ReviewUnit, language: string): string =>
  rounded(unit === 'wins' ? 100 * n : n, language);

/** The same with its unit. */
export const amount = (n: number, unit: ReviewUnit, text: Volumes['review'], language: string): string =>
  text.amount(figure(n, unit, language), unit);

/** What comes of a match for a seat, in parts that sum up to the result as they are shown. */
export function shownShares(
  { result, luck, own, others }: { readonly [part in 'result' | 'luck' | 'own' | 'others']: number },
  unit: ReviewUnit,
): { readonly [part in 'result' | 'par' | 'luck' | 'own' | 'others']: number } {
  const digits = unit === 'wins' ? 100 : 10;
  const round = (n: number): number => Math.round(n * digits) / digits;
  const parts = { result: round(result), luck: round(luck), own: round(own), others: round(others) };
  // The average takes what rounding leaves.
  return { ...parts, par: round(parts.result - parts.luck - parts.own - parts.others) };
}
