import { tableEntries } from '@crossbones/core';
import { gameIds } from '@crossbones/games/catalogue';
import { type Static, type TSchema, Type } from 'typebox';

/** Exactly these fields: anything else in a request is a mistake worth telling. */
export const exactly = <P extends Record<string, TSchema>>(fields: P, more = {}) =>
  Type.Object(fields, { additionalProperties: false, ...more });

export const oneOf = <const T extends readonly string[]>(words: T, more = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words], ...more });

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Twenty letters and digits, 100 bits: whoever knows a table's id may come in. */
export const TableId = Type.String({
  pattern: '^[0-9a-hjkmnp-tv-z]{20}$',
  description: "A table's id; also its invitation",
});
export const SheetId = Type.String({
  pattern: '^[0-9a-hjkmnp-tv-z]{20}$',
  description: 'The id of a score sheet; whoever knows it may watch',
});
export const PersonId = Type.String({ pattern: '^[0-9a-hjkmnp-tv-z]{16}$' });
export const SessionId = Type.String({
  pattern: '^[0-9a-f]{16}$',
  description: 'Names a session, and is no secret',
});
export const Code = Type.String({
  pattern: '^(?:[2-9A-HJ-NP-Z]{6}|[2-9A-HJ-NP-Z]{8})$',
  description: 'Six letters and digits to read out; eight while somebody tries to guess some',
});
export const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: '256 bits in hex' });
export const Day = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  description: 'A day of UTC, as 2026-11-18',
});
export const DealName = Type.String({
  pattern: '^daily/[0-9]{4}-[0-9]{2}-[0-9]{2}/[a-z-]+$',
  description: 'A deal of the day',
});
export const GameName = oneOf(gameIds);
export const Seat = Type.Integer({ minimum: 0, maximum: 31 });
export const Time = Type.Integer({ minimum: 0, description: 'Milliseconds since 1970' });
export const Seq = Type.Integer({
  minimum: 0,
  description: 'Number of the last thing that happened at the table',
});
export const Name = Type.String({ minLength: 1, maxLength: 24, description: 'One to 24 visible characters' });
export const TableEntryWord = oneOf(tableEntries);

export type GameName = Static<typeof GameName>;
