import type { Summary } from '@crossbones/api';
import type { World } from '@crossbones/core';
import { sql } from 'kysely';
import type { Follower } from './room/followers.js';
import { listed } from './storage/migrations.js';
import type { Store } from './storage/store.js';

const SHOWN = 100;
/** So many tables of one host are shown, so that nobody fills the list alone. */
const SHOWN_OF_ONE = 2;
/** Changes that come faster are shown together. */
const GATHER_MS = 200;

/**
 * The rank of a table among its host's. Tables of people who deleted themselves have no host, and each counts alone.
 */
const place = sql<number>`row_number() over (
  partition by case when opener = '' then id else opener end order by touched desc, id)`;

/** By this name nodes tell each other that the list has changed. */
export const LOBBY = 'lobby';

/** The list of public tables, live. */
export class Lobby {
  private readonly followers = new Set<Follower>();
  private shown = '';
  private pending = false;

  constructor(
    private readonly store: Store,
    private readonly world: World,
    private readonly failed: (error: unknown) => void,
  ) {}

  async tables(): Promise<Summary[]> {
    const rows = await this.store.db
      .selectFrom(({ selectFrom }) =>
        selectFrom('match')
          .select(['id', 'summary', 'touched'])
          .select(place.as('place'))
          .where('public', '=', listed)
          .where('phase', 'in', ['gathering', 'sealing', 'playing'])
          .as('open'),
      )
      .select('summary')
      .where('place', '<=', SHOWN_OF_ONE)
      .orderBy('touched', 'desc')
      .orderBy('id')
      .limit(SHOWN)
      .execute();
    return rows.map(({ summary }) => JSON.parse(summary) as Summary);
  }

  async follow(follower: Follower): Promise<() => void> {
    const json = JSON.stringify({ tables: await this.tables() });
    if (this.followers.size === 0) this.shown = json;
    this.followers.add(follower);
    follower.tell('lobby', json);
    return () => void this.followers.delete(follower);
  }

  /** A public table has changed here. */
  announce(): void {
    this.store.announce(LOBBY, 0);
    this.changed();
  }

  /** A public table has changed, here or at another node. */
  changed(): void {
    if (this.pending || this.followers.size === 0) return;
    this.pending = true;
    this.world.after(GATHER_MS, () => {
      this.pending = false;
      this.show().catch(this.failed);
    });
  }

  private async show(): Promise<void> {
    if (this.followers.size === 0) return;
    const json = JSON.stringify({ tables: await this.tables() });
    if (json === this.shown) return;
    this.shown = json;
    for (const follower of this.followers) follower.tell('lobby', json);
  }
}
