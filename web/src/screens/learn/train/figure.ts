import type { ReviewUnit } from '@crossbones/games/crew';
import { spoken } from '../../../shell/language.js';

/** A share in the reader's language: “51 %”. */
export const share = (part: number): string =>
  part.toLocaleString(spoken(), { style: 'percent', maximumFractionDigits: 0 });

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** How much something gives away or may be off, without its unit; chances are told in hundredths. */
export const size = (value: number, unit: ReviewUnit): string =>
  (unit === 'wins' ? 100 * value : value).toLocaleString(spoken(), DIGITS);

/** What something is worth: a chance to win, or points with their sign. */
export const worth = (value: number, unit: ReviewUnit): string =>
  value
    .toLocaleString(spoken(), {
      ...DIGITS,
      ...(unit === 'wins' ? { style: 'percent' } : { signDisplay: 'exceptZero' }),
    })
    .replace('-', '−');
