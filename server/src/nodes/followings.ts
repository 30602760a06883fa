import type { EventName } from '@crossbones/api';
import type { World } from '@crossbones/core';
import type { Follower, Reached } from '../room/followers.js';
import type { NodeDesk } from './forwarded.js';
import type { Nodes } from './nodes.js';
import type { OutgoingLink } from './outgoing-link.js';

/** A table that could not be followed where it went is tried again after this time. */
const AGAIN_MS = 1_000;

interface Ground {
  readonly nodes: Nodes;
  /** Follows a table that this node serves itself. */
  readonly here: NodeDesk['follow'];
  readonly world: Pick<World, 'after'>;
  failed(error: unknown): void;
}

/** Who follows which table by a stream of this node. They follow it where it is served, and go with it. */
export class Followings {
  private readonly all = new Set<Following>();

  constructor(private readonly ground: Ground) {
    ground.nodes.watch(() => {
      for (const following of this.all) following.move();
    });
  }

  async follow(table: string, follower: Follower, after: number | null): Promise<(() => void) | null> {
    const following = new Following(this.ground, table, follower, after);
    this.all.add(following);
    const leave = (): void => {
      this.all.delete(following);
      following.end();
    };
    try {
      if (await following.begin()) return leave;
    } catch (error) {
      leave();
      throw error;
    }
    leave();
    return null;
  }
}

class Following implements Follower {
  /** Where it is followed: over a link, here (null), or nowhere at the moment. */
  private at: OutgoingLink | null | undefined;
  private leave: () => void = () => {};
  /** It goes where the table is now. */
  private going = false;
  private over = false;
  private cancel: () => void = () => {};

  constructor(
    private readonly ground: Ground,
    private readonly table: string,
    private readonly follower: Follower,
    /** How far the follower has come. */
    private told: number | null,
  ) {}

  get person(): string | null {
    return this.follower.person;
  }

  tell(event: EventName, json: string, reached?: Reached): void {
    if (reached !== undefined) this.told = reached.seq;
    this.follower.tell(event, json, reached);
  }

  gone(table: string): void {
    this.follower.gone?.(table);
  }

  /** False if there is no such table. */
  async begin(): Promise<boolean> {
    this.going = true;
    try {
      return await this.go();
    } finally {
      this.going = false;
      if (this.at !== undefined) this.move();
    }
  }

  /** The table may be served elsewhere now. */
  move(): void {
    if (this.going || this.over) return;
    if (this.at !== undefined && this.ground.nodes.elsewhere(this.table) === this.at) return;
    this.begin().then(
      (found) => {
        if (!found && !this.over) this.gone(this.table);
      },
      (error) => {
        this.ground.failed(error);
        this.again();
      },
    );
  }

  end(): void {
    this.over = true;
    this.cancel();
    this.depart();
  }

  private again(): void {
    this.cancel();
    if (this.over) return;
    this.cancel = this.ground.world.after(AGAIN_MS, () => this.move());
  }

  private async go(): Promise<boolean> {
    const { nodes, here } = this.ground;
    let refused: OutgoingLink | null = null;
    for (;;) {
      const to = nodes.elsewhere(this.table);
      if (this.over || (to === this.at && this.at !== undefined)) return true;
      if (to !== null && to === refused) {
        // Where it should be followed it cannot be: we follow it here for a while.
        this.again();
        return this.arrive(null, await here(this.table, this, this.told));
      }
      this.depart();
      const leave: (() => void) | null | 'elsewhere' =
        to === null ? await here(this.table, this, this.told) : await to.follow(this.table, this, this.told);
      if (leave === 'elsewhere') refused = to;
      else if (!this.arrive(to, leave)) return false;
    }
  }

  private arrive(at: OutgoingLink | null, leave: (() => void) | null): boolean {
    if (leave === null) return false;
    this.at = at;
    this.leave = leave;
    if (this.over) this.depart();
    return true;
  }

  private depart(): void {
    this.leave();
    this.leave = () => {};
    this.at = undefined;
  }
}
