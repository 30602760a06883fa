import type { Reply } from '@crossbones/api';
import { FastRng, type Game, type Sight, saltHashOf } from '@crossbones/core';
import { type GameId, gameIds, games } from '@crossbones/games';
import { ApiClient } from '../clients/api-client.js';

/** Anne hosts, Bea, Cid and Dan have seats, Wil watches, Kit was sent away while people gathered, Eve is a stranger. */
export const people = ['anne', 'bea', 'cid', 'dan', 'wil', 'kit', 'eve'] as const;
export type PersonName = (typeof people)[number];
const crew = ['anne', 'bea', 'cid', 'dan'] as const;

/** Where at a table things stand. */
export const situations = [
  'gathering',
  'filled',
  'sealing',
  'playing',
  'acted',
  'paused',
  'resigned',
  'over',
  'closed',
] as const;
export type Situation = (typeof situations)[number];

export interface PreparedTable {
  readonly situation: Situation;
  readonly game: GameId;
  readonly id: string;
  readonly seats: number;
  /** By seat; the others are free or bots. */
  readonly seated: readonly PersonName[];
  readonly sights: ReadonlyMap<PersonName, Sight>;
}

interface Opening {
  readonly game: GameId;
  readonly seats: number;
  readonly people: number;
  readonly options?: object;
  readonly settings?: object;
}

/** A request that was done once, under its key. */
export interface DoneCommand {
  readonly who: PersonName;
  readonly path: string;
  readonly key: string;
}

/** The fewest seats that each game can have with its default options. */
const fewest = (id: GameId): number =>
  Math.min(...(games[id] as unknown as Game).options.seats(games[id].options.defaults));

/** A server with people at tables of every game, in every state that a table can be in. Its time must stand still. */
export class PreparedTables {
  readonly tables: PreparedTable[] = [];
  readonly done: DoneCommand[] = [];
  readonly ids = {} as Record<PersonName, string>;
  /** A score sheet of Anne's that others watch: two lines. */
  sheet!: Reply<'sheetOpen'>;
  private readonly visitors: { readonly [who in PersonName]: ApiClient };
  private readonly rng = new FastRng('anchorage');

  private constructor(url: string) {
    this.visitors = Object.fromEntries(people.map((who) => [who, new ApiClient(url)])) as {
      [who in PersonName]: ApiClient;
    };
  }

  static async build(url: string): Promise<PreparedTables> {
    const prepared = new PreparedTables(url);
    await prepared.settle();
    return prepared;
  }

  cookie(who: PersonName): string {
    return this.visitors[who].cookie!;
  }

  at(...wanted: readonly Situation[]): PreparedTable[] {
    return this.tables.filter(({ situation }) => wanted.includes(situation));
  }

  /** A command that must be done. */
  async tell<T = unknown>(who: PersonName, path: string, body: object = {}): Promise<T> {
    const key = `prepared-${this.done.length}`;
    this.done.push({ who, path, key });
    const response = await this.visitors[who].post(path, body, { 'idempotency-key': key });
    const text = await response.text();
    if (!response.ok) throw new Error(`${who} may not ${path} ${JSON.stringify(body)}: ${text}`);
    return JSON.parse(text) as T;
  }

  async look(who: PersonName, path: string): Promise<string> {
    return (await this.visitors[who].get(path)).text();
  }

  /** What everybody is shown at every address. */
  async sights(): Promise<Map<string, string>> {
    const shown = new Map<string, string>();
    const paths = ['/api/me', '/api/tables', '/api/tables/mine', `/api/sheets/${this.sheet.sheet}`];
    for (const who of people) {
      for (const path of [...paths, ...this.tables.map(({ id }) => `/api/tables/${id}`)])
        shown.set(`${who} at ${path}`, await this.look(who, path));
    }
    return shown;
  }

  private async settle(): Promise<void> {
    for (const who of people) {
      const { person } = await this.tell<{ person: string }>(who, '/api/me/name', { name: who });
      this.ids[who] = person;
    }
    // Not one of the requests that were done under a key: sheets need none.
    const { anne } = this.visitors;
    const opened = await anne.post('/api/sheets', { head: { game: 'skull' } });
    this.sheet = (await opened.json()) as Reply<'sheetOpen'>;
    const first = { token: this.sheet.token, from: 2, lines: [{ round: 0, to: { made: [1] } }] };
    await anne.post(`/api/sheets/${this.sheet.sheet}/append`, first);
    for (const game of gameIds) {
      await this.gathering(game);
      await this.playing('playing', { game, seats: fewest(game), people: fewest(game) });
      await this.playing(
        'acted',
        { game, seats: fewest(game), people: fewest(game), settings: { undo: false } },
        7,
      );
    }
    await this.playing('playing', {
      game: 'queens-collection',
      seats: 4,
      people: 4,
      options: { mode: 'teams' },
    });
    await this.filled();
    await this.sealing();
    const three = { game: 'skull', seats: 3, people: 3 } as const;
    await this.playing('paused', three, 0, async (id) => {
      for (const who of crew.slice(0, 3)) await this.tell(who, `/api/tables/${id}/wish`, { wish: 'pause' });
    });
    await this.playing('resigned', three, 0, (id) => this.tell('anne', `/api/tables/${id}/resign`));
    const short = { game: 'skull-king', seats: 2, people: 2, options: { schedule: 'bedtime' } } as const;
    await this.playing('over', short, Number.POSITIVE_INFINITY);
    const closed = await this.open({ game: 'skull', seats: 3, people: 1 });
    await this.tell('anne', `/api/tables/${closed}/leave`);
    this.moor('closed', closed, { game: 'skull', seats: 3, people: 0 }, new Map());
  }

  private moor(situation: Situation, id: string, opening: Opening, sights: Map<PersonName, Sight>): void {
    const { game, seats } = opening;
    this.tables.push({ situation, game, id, seats, seated: crew.slice(0, opening.people), sights });
  }

  private async open({ game, seats, people: taken, options = {}, settings = {} }: Opening): Promise<string> {
    const { table } = await this.tell<Reply<'open'>>('anne', '/api/tables', {
      game,
      seats,
      options,
      settings,
    });
    for (const [seat, who] of crew.slice(0, taken).entries())
      if (seat > 0) await this.tell(who, `/api/tables/${table}/sit`, { seat });
    return table;
  }

  private async gathering(game: GameId): Promise<void> {
    const opening = { game, seats: 4, people: 2 };
    const id = await this.open(opening);
    await this.tell('anne', `/api/tables/${id}/fill`, { seat: 2 });
    for (const who of ['wil', 'kit'] as const) await this.tell(who, '/api/tables/join', { table: id });
    await this.tell('anne', `/api/tables/${id}/kick`, { person: this.ids.kit });
    this.moor('gathering', id, opening, new Map());
  }

  private async filled(): Promise<void> {
    const opening = { game: 'skull', seats: 3, people: 2 } as const;
    const id = await this.open(opening);
    await this.tell('wil', '/api/tables/join', { table: id });
    await this.tell('anne', `/api/tables/${id}/fill`);
    await this.ready(id, ['anne']);
    this.moor('filled', id, opening, new Map());
  }

  private async sealing(): Promise<void> {
    const opening = { game: 'skull', seats: 3, people: 3 } as const;
    const id = await this.open(opening);
    await this.tell('wil', '/api/tables/join', { table: id });
    await this.ready(id, crew.slice(0, 3));
    await this.tell('anne', `/api/tables/${id}/start`);
    this.moor('sealing', id, opening, new Map());
  }

  private async ready(id: string, whom: readonly PersonName[]): Promise<void> {
    for (const who of whom)
      await this.tell(who, `/api/tables/${id}/ready`, { saltHash: saltHashOf(saltOf(who)) });
  }

  /** A match in which so many actions have been done. */
  private async playing(
    situation: Situation,
    opening: Opening,
    actions = 0,
    then: (id: string) => Promise<unknown> = async () => {},
  ): Promise<void> {
    const id = await this.open(opening);
    await this.tell('wil', '/api/tables/join', { table: id });
    const seated = crew.slice(0, opening.people);
    await this.ready(id, seated);
    await this.tell('anne', `/api/tables/${id}/start`);
    for (const who of seated) await this.tell(who, `/api/tables/${id}/salt`, { salt: saltOf(who) });
    for (let i = 0; i < actions; i++) if (!(await this.act(id, seated))) break;
    await then(id);
    const sights = new Map<PersonName, Sight>();
    for (const who of [...seated, 'wil'] as PersonName[]) sights.set(who, await this.sight(who, id));
    this.moor(situation, id, opening, sights);
  }

  /** Somebody whom the game waits for does anything; false when it is over. */
  private async act(id: string, seated: readonly PersonName[]): Promise<boolean> {
    const { actors } = await this.sight('wil', id);
    if (actors.length === 0) return false;
    const who = seated[actors[this.rng.below(actors.length)]];
    const { decision, legal } = await this.sight(who, id);
    const actions = [legal[this.rng.below(legal.length)]];
    await this.tell(who, `/api/tables/${id}/submit`, { decision, actions });
    return true;
  }

  async sight(who: PersonName, id: string): Promise<Sight> {
    const { step } = JSON.parse(await this.look(who, `/api/tables/${id}`)) as Reply<'table'>;
    return step!.sight as Sight;
  }
}

const saltOf = (who: PersonName): string => `the salt of ${who}, and no other`;
