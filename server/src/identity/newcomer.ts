import type { Store, Write } from '../storage/store.js';
import { hashOf } from './secret.js';

/**
 * The first command of a newcomer. If its answer, and the cookie in it, are lost, the same command again finds the same
 * guest.
 */
export interface FirstCommand {
  readonly key: string;
  /** Over everything that was asked: the same key with another request is somebody else's, or a mistake. */
  readonly digest: string;
}

/** So long a repeated first command finds the same guest. */
const KNOWN_MS = 600_000;
/**
 * A key of 128 bits has at least this many letters, even when it is written as densely as possible. Shorter keys are
 * no secrets.
 */
const SECRET_LENGTH = 22;
/** Whether the key cannot be guessed: whoever knows such a key gets a session by it. */
export const isSecretKey = (key: string): boolean => key.length >= SECRET_LENGTH;

/** The key as it is kept; null where it could be guessed, so that nobody can come in by it. */
export const rememberedKey = (first: FirstCommand | null): string | null =>
  first === null || !isSecretKey(first.key) ? null : hashOf(first.key);

export async function newcomerBy({ db }: Store, key: string, now: number) {
  const row = db.selectFrom('newcomer').select(['person', 'digest']).where('key_hash', '=', key);
  return (await row.where('expires', '>', now).executeTakeFirst()) ?? null;
}

/** Remembers which guest a first command made; of two nodes that do so for one key, one succeeds. */
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

/** From now on nobody comes in as this person by a first command. */
export const forgetFirstCommand = ({ db }: Store, person: string): Write => ({
  query: db.deleteFrom('newcomer').where('person', '=', person),
});
