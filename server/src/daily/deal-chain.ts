import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import { setImmediate as breath } from 'node:timers/promises';
import { CHAIN_DAYS, type ChainLink, DAY_MS, dateOf, type World } from '@crossbones/core';
import type { Store } from '../storage/store.js';

/** So many links are hashed before others have their turn. */
const SLICE = 2_000;
/** Every so manieth link is remembered. */
const APART = 256;

const hashed = (link: Buffer): Buffer => hash('sha256', link, 'buffer');

/** The row of a chain, with every `APART`th of its links. */
interface KnownChain {
  readonly anchor: string;
  readonly first: number;
  /** Link `APART * i` at i; the last is the seed, wherever it falls. */
  readonly marks: readonly Buffer[];
}

/**
 * A hash chain that was made at the first start of a server with this database. The seed is its end; each link is the
 * hash of the one after it, and the anchor that of the first day's. So whoever knows the anchor can check every link,
 * and nobody can tell a later one from an earlier one.
 */
export class DealChain {
  private known: Promise<KnownChain> | null = null;

  constructor(private readonly store: Store) {}

  /** Makes the chain, if there is none; of nodes that start at once, one makes it for all. */
  async begin(world: World): Promise<void> {
    const { db } = this.store;
    while ((await db.selectFrom('deal_chain').select('id').executeTakeFirst()) === undefined) {
      const seed = Buffer.from(world.random(32));
      const first = Math.floor(world.now() / DAY_MS);
      const [anchor] = await marksOf(seed);
      const made = { id: 1, seed: seed.toString('hex'), anchor: anchor.toString('hex'), first };
      await this.store.commit([{ query: db.insertInto('deal_chain').values(made) }]);
    }
  }

  async anchor(): Promise<Omit<ChainLink, 'link'> & { readonly start: number }> {
    const { anchor, first } = await this.chain();
    return { anchor, first: dateOf(first), start: first };
  }

  /** The link of a day; null where the chain has none. */
  async link(day: number): Promise<ChainLink | null> {
    const { anchor, first, marks } = await this.chain();
    const place = day - first + 1;
    if (place < 1 || place > CHAIN_DAYS) return null;
    const mark = Math.ceil(place / APART);
    let link = marks[mark];
    for (let at = Math.min(mark * APART, CHAIN_DAYS); at > place; at--) link = hashed(link);
    return { anchor, first: dateOf(first), link: link.toString('hex') };
  }

  private chain(): Promise<KnownChain> {
    this.known ??= this.read().catch((error) => {
      this.known = null;
      throw error;
    });
    return this.known;
  }

  private async read(): Promise<KnownChain> {
    const row = await this.store.db
      .selectFrom('deal_chain')
      .select(['seed', 'anchor', 'first'])
      .executeTakeFirstOrThrow();
    const marks = await marksOf(Buffer.from(row.seed, 'hex'));
    return { anchor: row.anchor, first: Number(row.first), marks };
  }
}

async function marksOf(seed: Buffer): Promise<Buffer[]> {
  const marks: Buffer[] = [];
  marks[Math.ceil(CHAIN_DAYS / APART)] = seed;
  let link = seed;
  for (let at = CHAIN_DAYS - 1; at >= 0; at--) {
    link = hashed(link);
    if (at % APART === 0) marks[at / APART] = link;
    if (at % SLICE === 0) await breath();
  }
  return marks;
}
