import type { Store, Write } from '../storage/store.js';
import { hashOf } from './secret.js';

/** The first command of a stranger, by which they are known again if its answer is lost with their cookie. */
export interface FirstCommand {
  readonly key: string;
  /** Of everything that was asked: the same key for anything else is another's, or a mistake. */
  readonly digest: string;
}

/** For so long whoever repeats their first command is who they were. */
const KNOWN_MS = 600_000;
/** Only a key of 128 bits or more, in the narrowest letters there are, is a secret. */
const SECRET_LENGTH = 22;
/** Whether it could not be guessed: whoever knows such a key gets a session by it. */
export const isSecretKey = (key: string): boolean => key.length >= SECRET_LENGTH;

/** As it is kept; null where the key could be guessed, so that nobody may come in by it. */
export const rememberedKey = (first: FirstCommand | null): string | null =>
  first === null || !isSecretKey(first.key) ? null : hashOf(first.key);

export async function newcomerBy({ db }: Store, key: string, now: number) {
  const row = db.selectFrom('newcomer').select(['person', 'digest']).where('key_hash', '=', key);
  return (await row.where('expires', '>', now).executeTakeFirst()) ?? null;
}

/** Remembers who somebody became; of two nodes that do so for one key, one succeeds. */
export const remembering = (
  { db }: Store,
  key: string,
  digest: string,
  person: string,
  now: number,
): Write[] => [
  { query: db.deleteFrom('newcomer').where('key_hash', '=', key).where('expires', '<=', now) },
  {
    query: db.insertInto('newcomer').values({ key_hash: key, digest, person, expires: now + KNOWN_MS }),
    rows: 1,
  },
];

/** Nobody comes in as this person by their first command any more. */
export const noWayBack = ({ db }: Store, person: string): Write => ({
  query: db.deleteFrom('newcomer').where('person', '=', person),
});
