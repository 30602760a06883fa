import type { World } from '@crossbones/core';
import { tableId } from '../ids.js';
import type { Store } from '../storage/store.js';
import type { CallNode, NodeConnection } from './connection.js';
import type { NodeDesk } from './forwarded.js';
import { IncomingLink } from './incoming-link.js';
import { OutgoingLink, SILENT_TURNS } from './outgoing-link.js';
import { firstFor } from './rank.js';

/** Links are looked after each turn. */
const TURN_MS = 500;
/** Every so many turns a node writes that it lives, and reads who else does. */
const TURNS_A_BEAT = 2;
/** A node whose number did not move on between so many readings has died. */
const DEAD_AFTER = 3;
/** After so many its row is deleted. */
const FORGOTTEN_AFTER = 10;
/** Between two attempts to reach a node that was not reached: so many turns, twice as many each time, up to the last. */
const [SOONEST, LATEST] = [2, 16];
/** After so many turns everybody has read of a change. */
const SETTLED_AFTER = 6;

/** Another node that lives, as far as the database says. */
interface Peer {
  readonly id: string;
  /** Empty: it can be reached over the database only, and serves what it is asked by itself. */
  readonly url: string;
  readonly secret: string;
  beat: number;
  /** In how many readings its number has not moved on. */
  unchanged: number;
  link: OutgoingLink | null;
  /** For how many turns it is not called again, and how many it will be after the next failure. */
  wait: number;
  nextWait: number;
}

/**
 * The nodes on one database, and which of them serves which table. No node decides this for another, and two may believe
 * different things for a while: each entry is written under `(match, seq)` by whoever is first, so a wrong owner costs
 * time and nothing else.
 */
export class Nodes {
  readonly id: string;
  private readonly secret: string;
  private url = '';
  private dial: CallNode | null = null;
  private desk: NodeDesk | null = null;
  private readonly peers = new Map<string, Peer>();
  private readonly callers = new Set<IncomingLink>();
  private readonly watchers: (() => void)[] = [];
  /** Nodes that serve tables, as the database says, and those of them that we can reach: we ourselves in both. */
  private owners: readonly string[] = [];
  private reached: readonly string[] = [];
  private beats = 0;
  private turns = 0;
  /** How many turns ago a beat was written that we know of. */
  private unbeaten = 0;
  /** For how many turns others may not know yet of the last change. */
  private unsettled = 0;
  private joined = false;
  private lastTurn: number;
  private beating: Promise<void> = Promise.resolve();
  private cancel: () => void = () => {};
  private stopped = false;

  private constructor(
    private readonly store: Store,
    private readonly world: World,
    private readonly failed: (error: unknown) => void,
  ) {
    this.id = tableId(world.random);
    this.secret = Buffer.from(world.random(32)).toString('hex');
    this.lastTurn = world.now();
  }

  /** Null where there is one node only. */
  static async begin(store: Store, world: World, failed: (error: unknown) => void): Promise<Nodes | null> {
    if (!store.shared) return null;
    const nodes = new Nodes(store, world, failed);
    await store.hearAs?.(nodes.id);
    return nodes;
  }

  /** What is done here for other nodes. */
  serveWith(desk: NodeDesk): void {
    this.desk = desk;
  }

  /** Tells the others where this node can be reached; null: not at all, and then it serves whatever it is asked. */
  async join(url: string | null, dial: CallNode): Promise<void> {
    this.url = url ?? '';
    this.dial = url === null ? null : dial;
    this.joined = true;
    await this.beat().catch(() => {
      // The database does not answer: we are heard of when it does.
    });
    this.again();
  }

  /** Calls whenever tables may have gone from one node to another, or something may have been missed. */
  watch(call: () => void): void {
    this.watchers.push(call);
  }

  /** How many nodes share the tables, this one included, as far as it can reach them. */
  get size(): number {
    return Math.max(1, this.reached.length);
  }

  /** The link to the node that serves the table, or null if this one does. */
  elsewhere(table: string): OutgoingLink | null {
    // What came while we stood still is done here, in its order: others may have given us up.
    if (this.reached.length <= 1 || this.overslept()) return null;
    const first = firstFor(table, this.reached)!;
    return first === this.id ? null : (this.peers.get(first)?.link ?? null);
  }

  /**
   * Whether the table is ours by what the database says, and the others know that we live: then nobody else writes to it
   * without telling us.
   */
  owns(table: string): boolean {
    if (this.url === '' || this.unsettled > 0 || this.unbeaten >= SILENT_TURNS || this.stopped) return false;
    return firstFor(table, this.owners) === this.id;
  }

  /**
   * Tells those who may have the table in memory how far it has come: its owner, and whoever is not linked to us and so
   * may serve it as well.
   */
  announce(table: string, seq: number): void {
    if (!this.joined) {
      this.store.announce(table, seq);
      return;
    }
    const owner = firstFor(table, this.owners);
    for (const { id } of this.peers.values())
      if (id === owner || !this.isLinked(id)) this.store.announce(table, seq, id);
  }

  /** Another node calls. */
  accept(connection: NodeConnection): void {
    if (this.desk === null || this.url === '' || this.stopped) {
      connection.close();
      return;
    }
    const called = {
      id: this.id,
      secret: this.secret,
      desk: this.desk,
      overslept: () => this.overslept(),
      ended: (over: IncomingLink) => void this.callers.delete(over),
      failed: this.failed,
    };
    this.callers.add(new IncomingLink(called, connection, this.world));
  }

  /** Leaves its tables to the others. */
  async leave(): Promise<void> {
    if (this.stopped) return;
    this.stopped = true;
    this.cancel();
    this.owners = [];
    this.reached = [];
    this.hangUp();
    await this.beating;
    const row = this.store.db.deleteFrom('node').where('id', '=', this.id);
    // Otherwise the others notice.
    await this.store.commit([{ query: row }]).catch(() => {});
  }

  /** Whether this node has stood still, as a stopped process does. */
  private overslept(): boolean {
    return this.world.now() - this.lastTurn > SILENT_TURNS * TURN_MS;
  }

  private hangUp(): void {
    for (const caller of this.callers) caller.end();
    for (const { link } of this.peers.values()) link?.end();
  }

  private isLinked(id: string): boolean {
    for (const { from } of this.callers) if (from === id) return true;
    return false;
  }

  private again(): void {
    if (!this.stopped) this.cancel = this.world.after(TURN_MS, () => this.turn());
  }

  private turn(): void {
    const overslept = this.overslept();
    this.lastTurn = this.world.now();
    this.turns++;
    this.unbeaten++;
    if (this.unsettled > 0) this.unsettled--;
    // What callers have sent meanwhile they have asked elsewhere since.
    if (overslept) {
      this.unbeaten = SILENT_TURNS;
      this.hangUp();
    }
    for (const caller of this.callers) caller.turn();
    for (const peer of this.peers.values()) this.reach(peer);
    if (this.turns % TURNS_A_BEAT === 0)
      this.beating = this.beating
        .then(() => this.beat())
        .catch(() => {
          // The database does not answer: what we know stays, and `owns` says that we are not sure.
        });
    if (overslept) this.changed();
    this.again();
  }

  /** Keeps the link to another node, or calls it again. */
  private reach(peer: Peer): void {
    const { dial } = this;
    if (peer.link !== null) peer.link.turn();
    else if (dial !== null && peer.url !== '' && !this.stopped && peer.wait-- <= 0) {
      peer.wait = peer.nextWait;
      peer.nextWait = Math.min(LATEST, peer.nextWait * 2);
      const link: OutgoingLink = new OutgoingLink(peer, this.id, dial, this.world, () => {
        if (link.open) peer.nextWait = SOONEST;
        else if (peer.link === link) peer.link = null;
        this.count();
      });
      peer.link = link;
    }
  }

  /** Says that this node lives, and reads who else does. */
  private async beat(): Promise<void> {
    if (this.stopped) return;
    const { db } = this.store;
    const before = this.turns;
    const row = { id: this.id, url: this.url, secret: this.secret, beat: ++this.beats };
    const query = db
      .insertInto('node')
      .values(row)
      .onConflict((known) => known.column('id').doUpdateSet({ beat: row.beat }));
    await this.store.commit([{ query }]);
    const rows = await db.selectFrom('node').selectAll().where('id', '<>', this.id).orderBy('id').execute();
    if (this.stopped) return;
    const unsure = this.unbeaten >= SILENT_TURNS;
    this.unbeaten = this.turns - before;
    for (const { id, url, secret, beat } of rows) {
      const peer = this.peers.get(id);
      if (peer === undefined) {
        this.peers.set(id, { id, url, secret, beat, unchanged: 0, link: null, wait: 0, nextWait: SOONEST });
      } else if (peer.beat !== beat) Object.assign(peer, { beat, unchanged: 0 });
      else if (++peer.unchanged === DEAD_AFTER) peer.link?.end();
      else if (peer.unchanged === FORGOTTEN_AFTER) await this.forget(peer);
    }
    const there = new Set(rows.map(({ id }) => id));
    for (const [id, { link }] of this.peers) {
      if (there.has(id)) continue;
      this.peers.delete(id);
      link?.end();
    }
    for (const peer of this.peers.values()) if (peer.link === null) this.reach(peer);
    if (!this.count() && unsure) this.changed();
  }

  private async forget({ id, beat }: Peer): Promise<void> {
    const row = this.store.db.deleteFrom('node').where('id', '=', id).where('beat', '=', beat);
    await this.store.commit([{ query: row }]);
  }

  /** Sees who serves tables now; answers whether that is somebody else than before. */
  private count(): boolean {
    if (this.stopped) return false;
    const live = [...this.peers.values()].filter(
      ({ url, unchanged }) => url !== '' && unchanged < DEAD_AFTER,
    );
    const own = this.url === '' ? [] : [this.id];
    const owners = [...live.map(({ id }) => id), ...own].sort();
    const reached = [...live.filter(({ link }) => link?.open).map(({ id }) => id), ...own].sort();
    const same = owners.join() === this.owners.join() && reached.join() === this.reached.join();
    this.owners = owners;
    this.reached = reached;
    if (same) return false;
    this.unsettled = SETTLED_AFTER;
    this.changed();
    return true;
  }

  private changed(): void {
    for (const call of this.watchers) call();
  }
}
