import { keyOf } from '@crossbones/core';
import type { Table } from './table.js';

/** The salts as they count: none of a bot, an empty one of a person who sent none. */
export const saltsOf = ({ places }: Pick<Table, 'places'>): (string | null)[] =>
  places.map(({ saltHash, salt }) => (saltHash === null ? null : (salt ?? '')));

export const saltHashesOf = ({ places }: Pick<Table, 'places'>): (string | null)[] =>
  places.map(({ saltHash }) => saltHash);

/** The key of the table's match, from the server's secret and everybody's salts. */
export function dealKey(table: Table): string {
  const { id, game, options, secret } = table;
  if (secret === null) throw new Error('a deal without its secret');
  const seats = saltHashesOf(table).map((hash) => (hash === null ? 'bot' : 'person'));
  return keyOf(secret, {
    match: id,
    game: game.id,
    rules: game.rules,
    options,
    seats,
    salts: saltsOf(table),
  });
}
