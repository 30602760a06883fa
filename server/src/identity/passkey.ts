import type { Body, Reply } from '@crossbones/api';
import type { World } from '@crossbones/core';
import { type Fault, fail, fault, ok, type Result, text } from '@crossbones/core';
import type { DatabaseSchema } from '../storage/schema.js';
import type { Store } from '../storage/store.js';
import type { Person } from '../table/request.js';
import { ALGORITHMS, asserted, readWays, registered, webauthn } from './ceremony.js';
import { CHALLENGE_MS, Challenges } from './challenge.js';
import { NOBODY, notSignedIn, present } from './person.js';
import { newRecovery, type ProvenPerson } from './recovery.js';
import type { Site } from './site.js';

const MOST_PASSKEYS = 20;
const passkeyLabel = text(1, 24);
const challengeOver = fault('challenge-over');
const refused = fault('passkey-refused');

/** The owner of an account has the private keys; this is the public side. */
export class Passkeys {
  private readonly challenges: Challenges;

  constructor(
    private readonly store: Store,
    private readonly world: World,
  ) {
    this.challenges = new Challenges(store, world);
  }

  async offer(person: Person, site: Site): Promise<Reply<'passkeyOffer'>> {
    const held = await this.store.db
      .selectFrom('passkey')
      .select(['id', 'transports'])
      .where('person', '=', person.id)
      .execute();
    const { id, value } = await this.challenges.begin(person.id);
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: 'Crossbones',
      rpID: site.domain,
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: person.name,
      userDisplayName: person.name,
      challenge: value,
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: held.map((passkey) => ({
        id: passkey.id,
        transports: readWays(JSON.parse(passkey.transports)),
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return { challenge: id, options: { ...options } };
  }

  /** Answers the recovery code that comes with the first passkey, or null. */
  async add(person: string, site: Site, body: Body<'passkeyAdd'>): Promise<Result<string | null, Fault>> {
    const label = passkeyLabel.read(body.label, 'label');
    if (!label.ok) return label;
    const asked = await this.challenges.take(body.challenge, person);
    if (asked === null) return fail(challengeOver);
    const credential = await registered(body.response, asked, site);
    if (credential === null) return fail(refused);
    return this.keep({
      id: credential.id,
      person,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(readWays(credential.transports)),
      label: label.value,
      created: this.world.now(),
    });
  }

  async remove(person: string, id: string): Promise<Result<null, Fault>> {
    const { db } = this.store;
    const others = db
      .selectFrom('passkey as other')
      .select('other.id')
      .where('other.person', '=', person)
      .where('other.id', '<>', id);
    const removal = db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('person', '=', person)
      .where(({ exists }) => exists(others));
    // Two removals at once wait for each other at the person's row: the second sees what the first has left.
    if (await this.store.commit([present(this.store, person), { query: removal, rows: 1 }])) return ok(null);
    const held = db.selectFrom('passkey').select('id').where('id', '=', id).where('person', '=', person);
    return fail(fault((await held.executeTakeFirst()) === undefined ? 'no-passkey' : 'last-passkey'));
  }

  async signInOffer(site: Site): Promise<Reply<'signInOffer'>> {
    const { id, value } = await this.challenges.begin(null);
    const options = await (await webauthn()).generateAuthenticationOptions({
      rpID: site.domain,
      challenge: value,
      timeout: CHALLENGE_MS,
      userVerification: 'preferred',
    });
    return { challenge: id, options: { ...options } };
  }

  /** Whose passkey this is; the write records that it was used. */
  async check(site: Site, body: Body<'signIn'>): Promise<Result<ProvenPerson, Fault>> {
    const { db } = this.store;
    const asked = await this.challenges.take(body.challenge, null);
    if (asked === null) return fail(challengeOver);
    const { id } = body.response;
    if (typeof id !== 'string') return fail(refused);
    const passkey = await db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
    if (passkey === undefined) return fail(fault('unknown-passkey'));
    const counter = await asserted(body.response, asked, site, passkey);
    if (counter === null) return fail(refused);
    const query = db
      .updateTable('passkey')
      .set({ counter })
      .where('id', '=', id)
      .where('counter', '=', passkey.counter);
    return ok({ person: passkey.person, write: { query, rows: 1 } });
  }

  /** Tries again while other requests change the same account. */
  private async keep(passkey: DatabaseSchema['passkey']): Promise<Result<string | null, Fault>> {
    const { db } = this.store;
    for (;;) {
      const held = await db.selectFrom('passkey').select('id').where('person', '=', passkey.person).execute();
      const known = db.selectFrom('passkey').select('id').where('id', '=', passkey.id);
      if ((await known.executeTakeFirst()) !== undefined) return fail(fault('passkey-known'));
      if (held.length >= MOST_PASSKEYS) return fail(fault('too-many-passkeys', { max: MOST_PASSKEYS }));
      const owner = await db
        .selectFrom('person')
        .select('recovery_hash')
        .where('id', '=', passkey.person)
        .where('name', '<>', NOBODY)
        .executeTakeFirst();
      if (owner === undefined) return fail(notSignedIn);
      const code = owner.recovery_hash === null ? newRecovery(this.world) : null;
      const first = db
        .updateTable('person')
        .set({ recovery_hash: code?.hash ?? null })
        .where('id', '=', passkey.person)
        .where('name', '<>', NOBODY)
        .where('recovery_hash', 'is', null);
      const kept = await this.store.commit([
        code === null ? present(this.store, passkey.person) : { query: first, rows: 1 },
        { query: db.insertInto('passkey').values(passkey), rows: 1 },
      ]);
      if (kept) return ok(code?.shown ?? null);
    }
  }
}
