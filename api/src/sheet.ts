import { type Static, Type } from 'typebox';
import { exactly } from './schema.js';

/** The longest line of a sheet, in bytes of JSON. */
export const LINE_BYTES = 8_192;

/** Shows that a line comes from the device that keeps the sheet. */
export const SheetToken = Type.String({
  pattern: '^[0-9a-hjkmnp-tv-z]{26}$',
  description: 'Stays on the device that keeps the sheet',
});

/**
 * One line of a sheet: its head, which comes first, or a round as it is written now. What is in them is up to the score
 * pad.
 */
export const SheetLine = Type.Union([
  exactly({ head: Type.Record(Type.String(), Type.Unknown()) }),
  exactly({
    round: Type.Integer({ minimum: 0, maximum: 999 }),
    to: Type.Unknown({ description: 'The whole round; null: nothing is written there any more' }),
  }),
]);

export type SheetLine = Static<typeof SheetLine>;
