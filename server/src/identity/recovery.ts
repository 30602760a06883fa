import { createHmac } from 'node:crypto';
import type { World } from '@crossbones/core';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import { letters } from '../ids.js';
import type { Store, Write } from '../storage/store.js';
import { isSecretKey } from './newcomer.js';
import { hashOf } from './secret.js';

/** Who somebody has proved to be, and what must be written for that to count. */
export interface ProvenPerson {
  readonly person: string;
  readonly write: Write;
}

/** 125 bits, to be written down: five groups of five. */
const BYTES = 25;
const spelled = (bytes: Uint8Array): string => letters(bytes).toUpperCase().match(/.{5}/g)!.join('-');

/** However it was typed: blanks and dashes are dropped, and letters that look like digits are read as those digits. */
function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return /^[0-9a-hjkmnp-tv-z]{25}$/.test(code) ? code : null;
}

export function newRecovery(world: World): { readonly shown: string; readonly hash: string } {
  return written(spelled(world.random(BYTES)));
}

const written = (shown: string) => ({ shown, hash: hashOf(readRecoveryCode(shown)!) });

/**
 * The code that follows a code. It is always the same for the same request, so that somebody who did not get the answer
 * can ask again. Nobody can find it without both the old code and the key of the request.
 */
function nextRecovery(world: World, code: string, key: string | null): ReturnType<typeof newRecovery> {
  if (key === null || !isSecretKey(key)) return newRecovery(world);
  return written(spelled(createHmac('sha256', code).update(`recovery ${key}`).digest().subarray(0, BYTES)));
}

/** A new code in the place of the old one. */
export async function renewRecovery(
  store: Store,
  world: World,
  person: string,
): Promise<Result<string, Fault>> {
  const { db } = store;
  const { shown, hash } = newRecovery(world);
  const passkey = db.selectFrom('passkey').select('passkey.id').where('passkey.person', '=', person);
  const query = db
    .updateTable('person')
    .set({ recovery_hash: hash })
    .where('id', '=', person)
    .where(({ exists }) => exists(passkey));
  return (await store.commit([{ query, rows: 1 }])) ? ok(shown) : fail(fault('wants-passkey'));
}

/**
 * Whose code this is. The write puts the next code in its place, so that of two requests with one code only one comes
 * in; the same request again still comes in.
 */
export async function checkRecovery(
  store: Store,
  world: World,
  typed: string,
  key: string | null,
): Promise<Result<ProvenPerson & { readonly next: string; readonly again: boolean }, Fault>> {
  const { db } = store;
  const code = readRecoveryCode(typed);
  if (code === null) return fail(fault('wrong-recovery'));
  const hash = hashOf(code);
  const next = nextRecovery(world, code, key);
  const row = await db
    .selectFrom('person')
    .select(['id', 'recovery_hash as now'])
    .where('recovery_hash', 'in', [hash, next.hash])
    .executeTakeFirst();
  if (row === undefined) return fail(fault('wrong-recovery'));
  const query = db
    .updateTable('person')
    .set({ recovery_hash: next.hash })
    .where('id', '=', row.id)
    .where('recovery_hash', '=', row.now);
  return ok({ person: row.id, write: { query, rows: 1 }, next: next.shown, again: row.now !== hash });
}
