import type { SessionView } from '@crossbones/api';
import type { World } from '@crossbones/core';
import type { Store, Write } from '../storage/store.js';
import type { Person } from '../table/request.js';
import { forgetFirstCommand } from './newcomer.js';
import { hashOf, isSessionToken, sessionToken } from './secret.js';

export interface Session {
  readonly person: Person;
  readonly hash: string;
  readonly muted: ReadonlySet<string>;
}

/** Hardly anybody mutes anybody. */
export const nobody: ReadonlySet<string> = new Set();

const DAY_MS = 86_400_000;
/** A session that nobody uses for so long is over. */
export const UNSEEN_MS = 400 * DAY_MS;
/** How long a node may go on believing in a session that another node has ended, if it does not hear of it. */
export const BELIEVED_MS = 5_000;
/** The time of last use is written only when it is this much out of date. */
const SEEN_STEP_MS = DAY_MS / 4;
/** How long answers are remembered where there is no other node that could change them. */
const ALONE_MS = 600_000;
/** More than there are people at a node: whoever is forgotten costs a look into the database at each move. */
const REMEMBERED = 50_000;
/** Under this and a person's id nodes tell each other that something about that person has changed. */
const TOPIC = 'person:';
/** The first so many letters of a session's hash are its name for its owner. */
const NAMED = 16;

/** Who holds which session. Every request asks, so answers are remembered for a while. */
export class Sessions {
  /** By token: it was shown to us a moment ago, and to hash it again would take longer than all the rest. */
  private readonly remembered = new Map<string, { readonly until: number; readonly session: Session }>();
  /** Counts changes made here: an answer that was read before one must not be remembered after it. */
  private changes = 0;
  private readonly listeners: ((person: string | null) => void)[] = [];

  constructor(
    private readonly store: Store,
    private readonly world: World,
  ) {
    store.listen(
      (topic) => topic.startsWith(TOPIC) && this.heard(topic.slice(TOPIC.length)),
      () => this.heard(null),
    );
  }

  /** Calls when another node has changed something about a person; null: it may be anybody. */
  listen(changed: (person: string | null) => void): void {
    this.listeners.push(changed);
  }

  /** What is remembered of a token. */
  known(token: string | null): Session | null {
    const known = token === null ? undefined : this.remembered.get(token);
    return known !== undefined && this.world.now() < known.until ? known.session : null;
  }

  async find(token: string | null): Promise<Session | null> {
    const known = this.known(token);
    if (known !== null || token === null || !isSessionToken(token)) return known;
    const now = this.world.now();
    const { changes } = this;
    const session = await this.read(hashOf(token), now);
    if (changes === this.changes) this.remember(token, session, now);
    return session;
  }

  /** A new session, and the write that makes it one. */
  begin(person: string): { readonly token: string; readonly write: Write } {
    const token = sessionToken(this.world);
    const now = this.world.now();
    const row = { hash: hashOf(token), person, created: now, seen: now };
    return { token, write: { query: this.store.db.insertInto('session').values(row), rows: 1 } };
  }

  async renew(hash: string): Promise<string | null> {
    const { db } = this.store;
    const whose = await db.selectFrom('session').select('person').where('hash', '=', hash).executeTakeFirst();
    if (whose === undefined) return null;
    const token = sessionToken(this.world);
    const next = hashOf(token);
    const renewed = await this.store.commit([
      { query: db.updateTable('session').set({ hash: next }).where('hash', '=', hash), rows: 1 },
      { query: db.updateTable('subscription').set({ session: next }).where('session', '=', hash) },
      forgetFirstCommand(this.store, whose.person),
    ]);
    if (!renewed) return null;
    this.changed(whose.person);
    return token;
  }

  /** All sessions of a person, the last used first; `hash` is the one that asks. */
  async list(person: string, hash: string): Promise<SessionView[]> {
    const rows = await this.rowsOf(person);
    return rows.map(({ hash: one, created, seen }) => ({
      id: one.slice(0, NAMED),
      begun: created,
      seen,
      here: one === hash,
    }));
  }

  /** Ends the session of this name, if there is one; answers its hash. */
  async endNamed(person: string, id: string): Promise<string | null> {
    const found = (await this.rowsOf(person)).find(({ hash }) => hash.slice(0, NAMED) === id);
    if (found === undefined) return null;
    await this.end(found.hash, false);
    return found.hash;
  }

  private rowsOf(person: string) {
    return this.store.db
      .selectFrom('session')
      .select(['hash', 'created', 'seen'])
      .where('person', '=', person)
      .where('seen', '>', this.world.now() - UNSEEN_MS)
      .orderBy('seen', 'desc')
      .orderBy('hash')
      .execute();
  }

  async end(hash: string, everywhere: boolean): Promise<void> {
    const { db } = this.store;
    const whose = db.selectFrom('session').select('person').where('hash', '=', hash);
    const { person } = (await whose.executeTakeFirst()) ?? {};
    if (person === undefined) return;
    const ending = everywhere
      ? db.deleteFrom('session').where('person', '=', person)
      : db.deleteFrom('session').where('hash', '=', hash);
    await this.store.commit([{ query: ending }, forgetFirstCommand(this.store, person)]);
    this.changed(person);
  }

  /** What is remembered about this person is out of date, here and at other nodes. */
  changed(person: string): void {
    this.forget(person);
    this.store.announce(TOPIC + person, this.world.now());
  }

  private heard(person: string | null): void {
    this.forget(person);
    for (const listener of this.listeners) listener(person);
  }

  private forget(person: string | null): void {
    this.changes++;
    for (const [token, { session }] of this.remembered) {
      if (person === null || session.person.id === person) this.remembered.delete(token);
    }
  }

  private async read(hash: string, now: number): Promise<Session | null> {
    const { db } = this.store;
    const row = await db
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person')
      .select(['person.id', 'person.name', 'session.seen'])
      .where('session.hash', '=', hash)
      .where('session.seen', '>', now - UNSEEN_MS)
      .executeTakeFirst();
    if (row === undefined) return null;
    const mutes = await db.selectFrom('mute').select('other').where('person', '=', row.id).execute();
    if (row.seen < now - SEEN_STEP_MS) {
      const seen = db.updateTable('session').set({ seen: now }).where('hash', '=', hash);
      await this.store.commit([{ query: seen }]);
    }
    const muted = mutes.length === 0 ? nobody : new Set(mutes.map(({ other }) => other));
    return { person: { id: row.id, name: row.name }, hash, muted };
  }

  private remember(token: string, session: Session | null, now: number): void {
    this.remembered.delete(token);
    if (session === null) return;
    this.remembered.set(token, { until: now + (this.store.shared ? BELIEVED_MS : ALONE_MS), session });
    if (this.remembered.size <= REMEMBERED) return;
    const [oldest] = this.remembered.keys();
    this.remembered.delete(oldest);
  }
}
