import type { World } from '@crossbones/core';
import type { Store } from './storage/store.js';

/** The time between two signs of life. */
const BEAT_MS = 2_000;
/** No clock runs for longer than this, so older outages concern nobody. */
const REACH_MS = 90 * 86_400_000;
/** A silence longer than this was an outage, where other nodes might have been there. */
const SILENCE_MS = 3 * BEAT_MS;

interface Outage {
  readonly start: number;
  readonly until: number;
}

/** Knows when the service was there, so that time in which it was not is charged to nobody. */
export class Uptime {
  private readonly outages: Outage[] = [];
  private stopped = false;
  private cancel: () => void = () => {};

  private constructor(
    private readonly store: Store,
    private readonly world: World,
  ) {}

  static async begin(store: Store, world: World): Promise<Uptime> {
    const service = new Uptime(store, world);
    // A single node knows that it was away until now, however short the silence was.
    await service.beat(store.shared ? SILENCE_MS : 0);
    service.again();
    return service;
  }

  /** Milliseconds of service between two times. */
  served = (from: number, to: number): number => {
    let lost = 0;
    for (const { start, until } of this.outages) {
      lost += Math.max(0, Math.min(until, to) - Math.max(start, from));
    }
    return Math.max(0, to - from - lost);
  };

  stop(): void {
    this.stopped = true;
    this.cancel();
  }

  private again(): void {
    this.cancel = this.world.after(BEAT_MS, async () => {
      await this.beat(SILENCE_MS).catch(() => {
        // The database does not answer: the silence until it does again counts as an outage.
      });
      if (!this.stopped) this.again();
    });
  }

  private async beat(silence: number): Promise<void> {
    const { db } = this.store;
    const now = this.world.now();
    const pulse = await db.selectFrom('pulse').select('at').where('id', '=', 1).executeTakeFirst();
    if (pulse === undefined) {
      await this.store.commit([{ query: db.insertInto('pulse').values({ id: 1, at: now }) }]);
    } else if (pulse.at < now) {
      const alive = db.updateTable('pulse').set({ at: now }).where('id', '=', 1).where('at', '=', pulse.at);
      const outage = db.insertInto('outage').values({ start: pulse.at, until: now });
      // If another node was faster, it has written the same.
      await this.store.commit(
        now - pulse.at > silence ? [{ query: outage }, { query: alive, rows: 1 }] : [{ query: alive }],
      );
    }
    const known = this.outages.at(-1)?.until ?? now - REACH_MS;
    const more = db.selectFrom('outage').selectAll().where('until', '>', known).orderBy('until');
    this.outages.push(...(await more.execute()));
  }
}
