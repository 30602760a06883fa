import { keyOf, type Options } from '@crossbones/core';
import type { DuplicateDeal } from './happening.js';
import type { Place } from './place.js';

interface Places {
  readonly places: readonly Place[];
  /** The deal that the table shares with others, if it does. */
  readonly duplicate: DuplicateDeal | null;
}

/** As much of a table as its key is made of. */
interface Dealing extends Places {
  readonly id: string;
  readonly game: { readonly id: string; readonly rules: number };
  readonly options: Options;
  /** The secret of the deal, once there is one. */
  readonly secret: string | null;
  /** The day whose deal it is, if it is one of the deals of the days. */
  readonly day: number | null;
}

/** The salts as they count: null for a bot, an empty one for a person who sent none. */
export const saltsOf = ({ places, duplicate }: Places): (string | null)[] =>
  duplicate !== null
    ? [...duplicate.salts]
    : places.map(({ saltHash, salt }) => (saltHash === null ? null : (salt ?? '')));

export const saltHashesOf = ({ places, duplicate }: Places): (string | null)[] =>
  duplicate !== null ? [...duplicate.saltHashes] : places.map(({ saltHash }) => saltHash);

/**
 * The key of the table's match, from the server's secret and everybody's salts. The key of a deal of the day is the
 * same at every table: it is its secret. Tables that share a deal have the key of the place where they gathered.
 */
export function dealKey(table: Dealing): string {
  const { id, game, options, secret, day, duplicate } = table;
  if (secret === null) throw new Error('a deal without its secret');
  if (day !== null) return secret;
  const seats = saltHashesOf(table).map((hash) => (hash === null ? 'bot' : 'person'));
  return keyOf(secret, {
    match: duplicate?.hall ?? id,
    game: game.id,
    rules: game.rules,
    options,
    seats,
    salts: saltsOf(table),
    ...(duplicate === null ? {} : { tables: duplicate.tables.length }),
  });
}
