import type { Body, Reply } from '@crossbones/api';
import { type Sight, saltHashOf } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { ApiClient, type Record } from '../clients/api-client.js';
import { PushService } from '../clients/push-service.js';
import { StreamReader } from '../clients/stream-reader.js';
import { FastClock } from '../clocks/fast-clock.js';
import { type DatabaseKind, type Opened, openServer } from '../server.js';

type Opening = Body<'open'>;

/** A short game: one round with so many cards. */
export const round = (cards: number, seats: number, settings: Opening['settings'] = {}): Opening => ({
  game: 'skull-king',
  seats,
  options: { schedule: [cards] },
  settings: { undo: false, ...settings },
});

/** How often a server repeats its regular jobs. */
const BEATS_MS = [1_000, 2_000] as const;

export const saltOf = ({ person }: ApiClient): string => `the salt of ${person}`;

/** A server whose time passes only when a test says so, and people who come to it. */
export class CommandBench {
  server!: Opened<FastClock>;
  readonly push = new PushService();
  readonly record: Record = { granted: new Set(), refused: new Set() };
  private readonly ears: StreamReader[] = [];
  /** How much is done at each beat. */
  private jobs: readonly number[] = [];

  constructor(readonly storage: DatabaseKind) {}

  async open(env: { readonly [name: string]: string } = {}): Promise<void> {
    await this.push.open();
    const world = new FastClock();
    this.server = await openServer({
      store: this.storage,
      world,
      env: { DAILY: 'on', ...env },
      ways: this.push.ways,
    });
    this.jobs = BEATS_MS.map((ms) => this.server.world.waiting(ms));
  }

  async close(): Promise<void> {
    for (const ear of this.ears) ear.close();
    await this.server.close();
    await this.push.close();
  }

  come(...names: string[]): Promise<ApiClient[]> {
    return Promise.all(names.map((name) => new ApiClient(this.server.url, name, this.record).board()));
  }

  stranger(): ApiClient {
    return new ApiClient(this.server.url, 'Stranger', this.record);
  }

  /** Lets so much time pass while the server runs. */
  async pass(ms: number): Promise<void> {
    const { world } = this.server;
    await this.server.ask(`update pulse set at = ${world.now() + ms}`);
    world.leap(ms);
  }

  /** Lets so many seconds pass one by one, and waits each time until the server has done what it does every second. */
  async seconds(count: number): Promise<void> {
    const { world } = this.server;
    for (let i = 0; i < count; i++) {
      world.leap(1_000);
      await eventually('the work of a second', () =>
        BEATS_MS.every((ms, beat) => world.waiting(ms) >= this.jobs[beat]),
      );
    }
  }

  async listen(who: ApiClient | null, topics: string, after?: string): Promise<StreamReader> {
    const ear = await StreamReader.open(this.server.url, topics, who?.cookie ?? null, after);
    this.ears.push(ear);
    return ear;
  }

  /** These people sit down in this order; the first is the host. */
  async seat(opening: Opening, [host, ...others]: readonly ApiClient[]): Promise<string> {
    const { table } = await host.do('open', { body: opening });
    for (const other of others) await other.do('sit', { table, body: {} });
    return table;
  }

  /** The same, and the game begins; bots take the other seats. */
  async begin(opening: Opening, people: readonly ApiClient[]): Promise<string> {
    const table = await this.seat(opening, people);
    if (people.length < opening.seats) await people[0].do('fill', { table, body: {} });
    await this.start(table, people);
    return table;
  }

  async start(table: string, people: readonly ApiClient[], host = people[0]): Promise<void> {
    for (const one of people) await one.do('ready', { table, body: { saltHash: saltHashOf(saltOf(one)) } });
    await this.server.world.slowly(async () => {
      await host.do('start', { table });
      for (const one of people) await one.do('salt', { table, body: { salt: saltOf(one) } });
    });
  }

  async look(who: ApiClient, table: string): Promise<Reply<'table'>['table']> {
    return (await who.do('table', { table })).table;
  }

  async sight(who: ApiClient, table: string): Promise<Sight> {
    return (await who.do('table', { table })).step!.sight as Sight;
  }

  /** Plays this word, or the first legal one. */
  async act(who: ApiClient, table: string, word?: string): Promise<Reply<'submit'>> {
    const { decision, legal } = await this.sight(who, table);
    return who.do('submit', { table, body: { decision, actions: [word ?? legal[0]] } });
  }

  /** Lets these people act whenever they are asked, until that holds. */
  async until(
    table: string,
    people: readonly ApiClient[],
    so: (shown: Reply<'table'>) => boolean,
  ): Promise<void> {
    const bots = people.length < (await this.look(people[0], table)).places.length;
    await eventually('the course of a game', async () => {
      const shown = await people[0].do('table', { table });
      if (so(shown)) return true;
      for (const [seat, who] of shown.table.places.entries()) {
        const one = people.find(({ person }) => person === who.person);
        if (one !== undefined && shown.step!.sight.actors.includes(seat)) {
          await this.act(one, table);
          return false;
        }
      }
      if (bots) await this.pass(500);
      return false;
    });
  }

  finish(table: string, people: readonly ApiClient[]): Promise<void> {
    return this.until(table, people, (shown) => shown.table.phase === 'over');
  }

  /** Waits until the table is so. */
  async comes(who: ApiClient, table: string, so: (table: Reply<'table'>['table']) => boolean): Promise<void> {
    await eventually('a table like that', async () => so(await this.look(who, table)));
  }
}
