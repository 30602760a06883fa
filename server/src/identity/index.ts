import type { Body, Me, Reply } from '@crossbones/api';
import type { World } from '@crossbones/core';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import { personId } from '../ids.js';
import type { Store, Write } from '../storage/store.js';
import { rename } from '../table/person-changes.js';
import type { Person } from '../table/request.js';
import { type Export, exported } from './export.js';
import { erase, forget, SETTLED_MS } from './forget.js';
import { merge } from './guest.js';
import { guestName } from './name.js';
import { type FirstCommand, forgetFirstCommand, newcomerBy, rememberedKey, remembering } from './newcomer.js';
import { Passkeys } from './passkey.js';
import { isGuest, me, NOBODY, nameOf, notSignedIn, personName, present } from './person.js';
import { prune } from './prune.js';
import { checkRecovery, renewRecovery } from './recovery.js';
import { hashOf } from './secret.js';
import { BELIEVED_MS, type Session, Sessions } from './session.js';
import { type Site, siteAt } from './site.js';
import type { TableChanges } from './visit.js';

export type { Session } from './session.js';

interface IdentitySettings {
  /** Where people find the server, if that is set; otherwise each request says where it was sent to. */
  readonly origin: string | null;
  /** Is told of errors in work that nobody waited for. */
  readonly failed?: (error: unknown) => void;
}

type Answer<T> = Promise<Result<T, Fault>>;
/** Somebody has come in: the token goes to the browser, once. */
type Entered<T> = Answer<T & { readonly token: string }>;

const MOST_MUTED = 500;

/** Who people are. No passwords, no addresses: a name, sessions, and for those who want to stay, passkeys. */
export class Identity {
  private readonly sessions: Sessions;
  private readonly passkeys: Passkeys;
  private readonly cancels = new Set<() => void>();

  constructor(
    private readonly store: Store,
    private readonly world: World,
    private readonly tables: TableChanges,
    private readonly settings: IdentitySettings,
  ) {
    this.sessions = new Sessions(store, world);
    this.passkeys = new Passkeys(store, world);
  }

  /** Whose token this is; null for none, an unknown or an old one. */
  session(token: string | null): Promise<Session | null> {
    return this.sessions.find(token);
  }

  /** The same at once, where it is remembered. */
  known(token: string | null): Session | null {
    return this.sessions.known(token);
  }

  /** Makes a guest, with a name that we make up; the same first command again answers the same guest. */
  async begin(first: FirstCommand | null = null): Entered<{ readonly person: Person }> {
    const key = rememberedKey(first);
    for (;;) {
      const now = this.world.now();
      const before = key === null ? null : await newcomerBy(this.store, key, now);
      if (before !== null) {
        if (before.digest !== first!.digest) return fail(fault('key-reused'));
        const again = await this.beginAgain(before.person);
        if (again !== null) return ok(again);
        // That guest is gone, or has an account by now, which a first command must not open.
        await this.store.commit([forgetFirstCommand(this.store, before.person)]);
        continue;
      }
      const person = { id: personId(this.world.random), name: guestName(this.world) };
      const row = { ...person, created: now, recovery_hash: null };
      const { token, write } = this.sessions.begin(person.id);
      const kept = key === null ? [] : remembering(this.store, key, first!.digest, person.id, now);
      const begun = [{ query: this.store.db.insertInto('person').values(row), rows: 1 }, write, ...kept];
      if (await this.store.commit(begun)) return ok({ token, person });
    }
  }

  /** Removes a guest whose first command was refused, unless the same command came twice and succeeded once. */
  async unbegin(person: string, token: string): Promise<void> {
    const { db } = this.store;
    const others = db.selectFrom('session').select('hash').where('session.person', '=', person);
    const alone = db
      .deleteFrom('newcomer')
      .where('person', '=', person)
      .where(({ not, exists }) => not(exists(others)));
    const row = db
      .deleteFrom('person')
      .where('id', '=', person)
      .where(({ not, exists }) => not(exists(others)));
    // Two of these at once wait for each other at the person's row: the second one deletes the row.
    await this.store.commit([
      present(this.store, person),
      { query: db.deleteFrom('session').where('hash', '=', hashOf(token)) },
      { query: alone },
      { query: row },
    ]);
    this.sessions.changed(person);
  }

  me(person: string): Answer<Me> {
    return me(this.store, person);
  }

  async rename(person: string, given: string): Answer<Me> {
    const name = personName.read(given, 'name');
    if (!name.ok) return name;
    const query = this.store.db
      .updateTable('person')
      .set({ name: name.value })
      .where('id', '=', person)
      .where('name', '<>', NOBODY);
    if (!(await this.store.commit([{ query, rows: 1 }]))) return fail(notSignedIn);
    this.sessions.changed(person);
    await this.tellName(person);
    return this.me(person);
  }

  async mute(person: string, { person: other, muted }: Body<'mute'>): Answer<Me> {
    const { db } = this.store;
    const now = await this.me(person);
    if (!now.ok) return now;
    const row = { person, other };
    if (!muted) {
      const query = db.deleteFrom('mute').where('person', '=', person).where('other', '=', other);
      await this.store.commit([{ query }]);
    } else {
      if (other === person) return fail(fault('mute-yourself'));
      if ((await this.name(other)) === null) return fail(fault('no-person'));
      if (now.value.muted.length >= MOST_MUTED && !now.value.muted.includes(other))
        return fail(fault('too-many-muted', { max: MOST_MUTED }));
      const query = db
        .insertInto('mute')
        .values(row)
        .onConflict((known) => known.doNothing());
      await this.store.commit([present(this.store, person), { query }]);
    }
    this.sessions.changed(person);
    return this.me(person);
  }

  /** What was remembered about this person is out of date. */
  changed(person: string): void {
    this.sessions.changed(person);
  }

  /** Calls when another node has changed something about a person; null: it may be anybody. */
  listen(changed: (person: string | null) => void): void {
    this.sessions.listen(changed);
  }

  async sessionList(session: Session): Promise<Reply<'sessions'>> {
    return { sessions: await this.sessions.list(session.person.id, session.hash) };
  }

  /** Ends the session of this name; answers its hash, or null if there was none. */
  endSession(person: string, id: string): Promise<string | null> {
    return this.sessions.endNamed(person, id);
  }

  /** Gives the session a new token, and the old one is worth nothing; null: the session is over. */
  renew({ hash }: Session): Promise<string | null> {
    return this.sessions.renew(hash);
  }

  signOut(hash: string, everywhere: boolean): Promise<void> {
    return this.sessions.end(hash, everywhere);
  }

  export(person: string): Answer<Export> {
    return exported(this.store, person);
  }

  async forget(person: string): Answer<null> {
    const gone = await forget(this.store, this.world, this.tables, person);
    this.sessions.changed(person);
    if (gone.ok) this.later(SETTLED_MS, () => this.settle());
    return gone;
  }

  async passkeyOffer(person: string, here: string): Answer<Reply<'passkeyOffer'>> {
    const site = this.site(here);
    if (!site.ok) return site;
    const name = await this.name(person);
    return name === null
      ? fail(notSignedIn)
      : ok(await this.passkeys.offer({ id: person, name }, site.value));
  }

  async passkeyAdd(person: string, body: Body<'passkeyAdd'>, here: string): Answer<Reply<'passkeyAdd'>> {
    const site = this.site(here);
    if (!site.ok) return site;
    const added = await this.passkeys.add(person, site.value, body);
    if (!added.ok) return added;
    const now = await this.me(person);
    return now.ok ? ok({ me: now.value, recovery: added.value }) : now;
  }

  async passkeyRemove(person: string, id: string): Answer<Me> {
    const removed = await this.passkeys.remove(person, id);
    return removed.ok ? this.me(person) : removed;
  }

  async recovery(person: string): Answer<Reply<'recovery'>> {
    const renewed = await renewRecovery(this.store, this.world, person);
    return renewed.ok ? ok({ recovery: renewed.value }) : renewed;
  }

  async signInOffer(here: string): Answer<Reply<'signInOffer'>> {
    const site = this.site(here);
    return site.ok ? ok(await this.passkeys.signInOffer(site.value)) : site;
  }

  async signIn(session: Session | null, body: Body<'signIn'>, here: string): Entered<{ readonly me: Me }> {
    const site = this.site(here);
    if (!site.ok) return site;
    const proof = await this.passkeys.check(site.value, body);
    if (!proof.ok) return proof;
    return this.enter(session, proof.value.person, [proof.value.write], fault('passkey-refused'));
  }

  async signInRecovery(
    session: Session | null,
    body: Body<'signInRecovery'>,
    key: string | null = null,
  ): Entered<{ readonly me: Me; readonly recovery: string }> {
    for (let lost = false; ; lost = true) {
      const proof = await checkRecovery(this.store, this.world, body.code, key);
      if (!proof.ok) return proof;
      const { person, write, next, again } = proof.value;
      // Somebody who needs the code may have lost a device: whoever has that device must be signed out.
      const others = { query: this.store.db.deleteFrom('session').where('person', '=', person) };
      const writes = again ? [write] : [write, others];
      const entered = await this.enter(session, person, writes, fault('wrong-recovery'));
      if (entered.ok) return ok({ ...entered.value, recovery: next });
      // The request that was faster may have been this same one, sent twice.
      if (lost) return entered;
    }
  }

  /** To be called now and then, by any node. */
  async prune(now: number): Promise<void> {
    await prune(this.store, now);
    await this.settle();
  }

  /** Cancels what was put off; the next `prune` does it. */
  stop(): void {
    for (const cancel of this.cancels) cancel();
    this.cancels.clear();
  }

  private name(person: string): Promise<string | null> {
    return nameOf(this.store, person);
  }

  /** Of two renames at once, the one that finishes last brings all tables to the name that was kept. */
  private async tellName(person: string): Promise<void> {
    let told: string | null = null;
    for (;;) {
      const name = await this.name(person);
      if (name === null || name === told) return;
      await this.tables.everywhere(person, (table, at) => rename(table, { id: person, name }, at));
      told = name;
    }
  }

  private site(here: string): Result<Site, Fault> {
    return siteAt(this.settings.origin ?? here);
  }

  /** One more session of a guest. */
  private async beginAgain(id: string): Promise<{ readonly token: string; readonly person: Person } | null> {
    const name = await this.name(id);
    if (name === null || !(await isGuest(this.store, id))) return null;
    const { token, write } = this.sessions.begin(id);
    return (await this.store.commit([present(this.store, id), write]))
      ? { token, person: { id, name } }
      : null;
  }

  /** Signs in under a new token, and gives the account what the guest of this browser had. */
  private async enter(
    session: Session | null,
    account: string,
    proof: readonly Write[],
    otherwise: Fault,
  ): Entered<{ readonly me: Me }> {
    const before = session?.person.id ?? null;
    const guest =
      before !== null && before !== account && (await isGuest(this.store, before)) ? before : null;
    const { token, write } = this.sessions.begin(account);
    const writes = [present(this.store, account), ...proof, write];
    if (session !== null && guest === null)
      writes.push({ query: this.store.db.deleteFrom('session').where('hash', '=', session.hash) });
    if (!(await this.store.commit(writes))) return fail(otherwise);
    const name = await this.name(account);
    if (name === null) return fail(notSignedIn);
    if (guest !== null) {
      const join = () => merge(this.store, this.world, this.tables, guest, { id: account, name });
      await join();
      this.sessions.changed(guest);
      // Once more, for what another node accepted from the guest before it had heard.
      this.later(2 * BELIEVED_MS, join);
    }
    if (before !== null) this.sessions.changed(before);
    this.sessions.changed(account);
    const now = await this.me(account);
    return now.ok ? ok({ token, me: now.value }) : now;
  }

  private async settle(): Promise<void> {
    const done = await erase(this.store, this.world, this.tables);
    if (!done) this.later(SETTLED_MS, () => this.settle());
  }

  private later(ms: number, job: () => Promise<void>): void {
    const cancel = this.world.after(ms, () => {
      this.cancels.delete(cancel);
      job().catch((error) => this.settings.failed?.(error));
    });
    this.cancels.add(cancel);
  }
}
