import { RareMap } from '../rare-map.js';
import { type Notice, noticed, notices } from '../table/notice.js';
import type { Table } from '../table/table.js';
import type { RoomAccess, RoomServices } from './services.js';

/** While somebody is there they need not be called; we look again after this time. */
export const STILL_THERE_MS = 30_000;

/** Calls those whom the table waits for and who are not there. */
export class Notices {
  /** By kind and seat, the decision for which somebody has been called, or need not be. */
  private readonly called = new RareMap<string, number>();

  constructor(
    private readonly room: RoomAccess,
    private readonly services: RoomServices,
  ) {}

  pending(table: Table): Notice[] {
    if (this.services.notifier?.wanted !== true) return [];
    return notices(table).filter((notice) => this.called.get(nameOf(notice)) !== notice.decision);
  }

  /** Null when it is done, else how long it can wait. */
  async send(notice: Notice): Promise<number | null> {
    const { notifier } = this.services;
    const asked = await this.room.look((table) => {
      const whom = noticed(table, notice);
      return whom === null ? null : { ...whom, game: table.game.id };
    });
    if (notifier !== null && asked !== null && (await notifier.reaches(asked.person))) {
      if (await this.room.isPresent(asked.person)) return STILL_THERE_MS;
      await notifier.call(asked.person, notice, asked.game, this.room.id, asked.until);
    }
    this.called.set(nameOf(notice), notice.decision);
    return null;
  }
}

const nameOf = ({ is, seat }: Notice): string => `${is} ${seat}`;
