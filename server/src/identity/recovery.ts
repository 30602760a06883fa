import type { World } from '@crossbones/core';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import { letters } from '../ids.js';
import type { Store, Write } from '../storage/store.js';
import { hashOf } from './secret.js';

/** Who somebody has shown to be, and what must be written for that to count. */
export interface ProvenPerson {
  readonly person: string;
  readonly write: Write;
}

/** 125 bits, to be written down: five groups of five. */
function recoveryCode(world: World): string {
  const code = letters(world.random(25)).toUpperCase();
  return code.match(/.{5}/g)!.join('-');
}

/** However somebody typed it: without blanks and dashes, and with the letters that look like others read as those. */
function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return /^[0-9a-hjkmnp-tv-z]{25}$/.test(code) ? code : null;
}

export function newRecovery(world: World): { readonly shown: string; readonly hash: string } {
  const shown = recoveryCode(world);
  return { shown, hash: hashOf(readRecoveryCode(shown)!) };
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

/** Whose code this is. The write puts the next one in its place, so that of two who bring it one comes in. */
export async function checkRecovery(
  store: Store,
  world: World,
  typed: string,
): Promise<Result<ProvenPerson & { readonly next: string }, Fault>> {
  const { db } = store;
  const code = readRecoveryCode(typed);
  if (code === null) return fail(fault('wrong-recovery'));
  const hash = hashOf(code);
  const row = await db.selectFrom('person').select('id').where('recovery_hash', '=', hash).executeTakeFirst();
  if (row === undefined) return fail(fault('wrong-recovery'));
  const next = newRecovery(world);
  const query = db
    .updateTable('person')
    .set({ recovery_hash: next.hash })
    .where('id', '=', row.id)
    .where('recovery_hash', '=', hash);
  return ok({ person: row.id, write: { query, rows: 1 }, next: next.shown });
}
