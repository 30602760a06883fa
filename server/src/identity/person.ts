import type { Me } from '@crossbones/api';
import { type Fault, type Field, fail, fault, ok, type Result, text } from '@crossbones/core';
import type { Store, Write } from '../storage/store.js';

const visibleText = text(1, 24);
/**
 * Characters that take up no room, or look like nothing. Those that turn the character before them into a picture are
 * allowed.
 */
const invisible = /(?!\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|\u2800/u;
const visible = /[^\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** A name must be visible: nobody could tell two people without visible names apart. */
export const personName: Field<string> = {
  ...visibleText,
  read(value, at) {
    const read = visibleText.read(value, at);
    if (!read.ok || (visible.test(read.value) && !invisible.test(read.value))) return read;
    return fail(fault('wants-text', { at, min: 1, max: 24 }));
  },
};
export const notSignedIn = fault('not-signed-in');

/** The name of somebody who has deleted themselves; their row goes when every node has noticed. */
export const NOBODY = '';

/** Locks the row of a person until the end of the commit, which fails where there is no such person. */
export const present = ({ db }: Store, person: string): Write => ({
  query: db
    .updateTable('person')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', person)
    .where('name', '<>', NOBODY),
  rows: 1,
});

export async function nameOf({ db }: Store, person: string): Promise<string | null> {
  const row = await db.selectFrom('person').select('name').where('id', '=', person).executeTakeFirst();
  return row === undefined || row.name === NOBODY ? null : row.name;
}

export async function isGuest({ db }: Store, person: string): Promise<boolean> {
  const row = await db.selectFrom('passkey').select('id').where('person', '=', person).executeTakeFirst();
  return row === undefined;
}

export async function me({ db }: Store, person: string): Promise<Result<Me, Fault>> {
  const row = await db
    .selectFrom('person')
    .select(['name', 'recovery_hash'])
    .where('id', '=', person)
    .where('name', '<>', NOBODY)
    .executeTakeFirst();
  if (row === undefined) return fail(notSignedIn);
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'label', 'created'])
    .where('person', '=', person)
    .orderBy('created')
    .orderBy('id')
    .execute();
  const mutes = await db
    .selectFrom('mute')
    .select('other')
    .where('person', '=', person)
    .orderBy('other')
    .execute();
  return ok({
    person,
    name: row.name,
    guest: passkeys.length === 0,
    passkeys,
    recovery: row.recovery_hash !== null,
    muted: mutes.map(({ other }) => other),
  });
}
