import { createHash } from 'node:crypto';
import type { Body } from '@crossbones/api';
import type { World } from '@crossbones/core';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Store } from '../storage/store.js';
import type { Notice } from '../table/notice.js';
import { mayCall } from './endpoint.js';
import { type Post, post } from './post.js';
import { canRead, sealed } from './sealed-message.js';
import { Vapid } from './vapid.js';

/** What a message says: which game at which table, and why. Never anything of the game itself. */
export interface Call {
  readonly kind: Notice['is'];
  readonly game: GameId;
  readonly table: string;
  /** Milliseconds that are left on the clock, when half of the time is over. */
  readonly left?: number;
}

/** Ways to the outside, which tests replace. */
export interface Ways {
  readonly post?: Post;
  readonly mayCall?: (endpoint: string) => boolean;
}

/** Nobody uses more browsers than this; the oldest is dropped. */
const MOST = 8;
const LOOK_MS = 60_000;
/** Older notices are for decisions that are long past. */
const KEPT_MS = 90 * 86_400_000;

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** Calls people who are waited for and not there, by Web Push. */
export class PushNotifier {
  private anybody = false;
  private cancel: () => void = () => {};
  private stopped = false;
  private readonly calling = new Set<Promise<void>>();

  private constructor(
    private readonly store: Store,
    private readonly world: World,
    private readonly failed: (error: unknown) => void,
    private readonly vapid: Vapid,
    private readonly ways: Required<Ways>,
  ) {}

  static async begin(
    store: Store,
    world: World,
    failed: (error: unknown) => void,
    ways: Ways = {},
  ): Promise<PushNotifier> {
    const vapid = await Vapid.keep(store, world);
    const notifier = new PushNotifier(store, world, failed, vapid, { post, mayCall, ...ways });
    await notifier.look();
    notifier.again();
    return notifier;
  }

  get key(): string {
    return this.vapid.publicKey;
  }

  /** Whether anybody can be called at all: if nobody can, tables need not plan for it. */
  get wanted(): boolean {
    return this.anybody;
  }

  async listen(
    person: string,
    session: string,
    site: string,
    { endpoint, p256dh, auth }: Body<'noticesOn'>,
  ): Promise<Result<object, Fault>> {
    if (!this.ways.mayCall(endpoint) || !canRead({ p256dh, auth })) return fail(fault('wrong-endpoint'));
    const { db } = this.store;
    const row = { person, session, p256dh, auth, site, created: this.world.now() };
    const query = db
      .insertInto('subscription')
      .values({ id: idOf(endpoint), endpoint, ...row })
      .onConflict((known) => known.column('id').doUpdateSet(row));
    await this.store.commit([{ query }]);
    this.anybody = true;
    const older = await db
      .selectFrom('subscription')
      .select('id')
      .where('person', '=', person)
      .orderBy('created', 'desc')
      .offset(MOST)
      .limit(100)
      .execute();
    await this.remove(older.map(({ id }) => id));
    return ok({});
  }

  async unlisten(person: string, endpoint: string): Promise<void> {
    const query = this.store.db
      .deleteFrom('subscription')
      .where('id', '=', idOf(endpoint))
      .where('person', '=', person);
    await this.store.commit([{ query }]);
  }

  async reaches(person: string): Promise<boolean> {
    return (await this.of(person).limit(1).execute()).length > 0;
  }

  /** Calls somebody once for this notice, from whichever node is first. `until`: when it is too late. */
  async call(
    person: string,
    { is, seat, decision }: Notice,
    game: GameId,
    table: string,
    until: number | null,
  ): Promise<void> {
    const at = this.world.now();
    const made = { match: table, seat, decision, kind: is, at };
    const claim = { query: this.store.db.insertInto('notice').values(made) };
    if (!(await this.store.commit([claim]))) return;
    const left = is === 'reminder' && until !== null ? { left: until - at } : {};
    const calling = this.send(person, { kind: is, game, table, ...left }, until ?? at + 3 * 86_400_000)
      .catch(this.failed)
      .finally(() => this.calling.delete(calling));
    this.calling.add(calling);
  }

  async prune(now: number): Promise<void> {
    const { db } = this.store;
    const orphan = db
      .deleteFrom('subscription')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('session').select('hash').whereRef('session.hash', '=', 'subscription.session')),
        ),
      );
    await this.store.commit([{ query: orphan }]);
    const until = now - KEPT_MS;
    const old = await db.selectFrom('notice').select('match').distinct().where('at', '<', until).execute();
    for (const { match } of old) {
      const query = db.deleteFrom('notice').where('match', '=', match).where('at', '<', until);
      await this.store.commit([{ query }]);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancel();
    await Promise.all(this.calling);
  }

  private async send(person: string, call: Call, until: number): Promise<void> {
    const all = await this.of(person).execute();
    const text = JSON.stringify(call);
    const gone: string[] = [];
    for (const { id, endpoint, site, p256dh, auth } of all) {
      const now = this.world.now();
      // Endpoints are checked when they are added, but an older version may have added this one.
      if (!this.ways.mayCall(endpoint)) continue;
      const body = sealed(text, { p256dh, auth }, this.world.random);
      const headers = {
        authorization: this.vapid.authorization(endpoint, site, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': String(body.length),
        ttl: String(Math.max(60, Math.floor((until - now) / 1_000))),
        urgency: 'normal',
        // The push service replaces an undelivered message by the next one of the same table.
        topic: call.table,
      };
      // A push service that does not answer is no mistake of ours; the person is called again at their next turn.
      const status = await this.ways.post({ endpoint, headers, body }).catch(() => 0);
      if (status === 404 || status === 410) gone.push(id);
    }
    await this.remove(gone);
  }

  /** Browsers of this person that can be called: those that are still signed in. */
  private of(person: string) {
    return this.store.db
      .selectFrom('subscription')
      .innerJoin('session', 'session.hash', 'subscription.session')
      .select(['subscription.id', 'endpoint', 'p256dh', 'auth', 'site'])
      .where('subscription.person', '=', person)
      .where('session.person', '=', person);
  }

  private async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.store.commit([{ query: this.store.db.deleteFrom('subscription').where('id', 'in', ids) }]);
  }

  private again(): void {
    this.cancel = this.world.after(LOOK_MS, () => {
      this.look()
        .catch(this.failed)
        .finally(() => {
          if (!this.stopped) this.again();
        });
    });
  }

  /** Somebody may have subscribed at another node. */
  private async look(): Promise<void> {
    const row = await this.store.db.selectFrom('subscription').select('id').limit(1).executeTakeFirst();
    this.anybody = row !== undefined;
  }
}
