import type { Body } from '@crossbones/api';
import { type Fault, must, type Result, saltHashOf } from '@crossbones/core';
import type { Level } from '@crossbones/games/crew';
import { absent, botActs, type Chore, chores, close, deal, timeUp } from '../src/table/deadlines.js';
import { fill, open, sit } from '../src/table/gathering.js';
import type { StoredHappening } from '../src/table/happening.js';
import { submit } from '../src/table/playing.js';
import type { Person, Request } from '../src/table/request.js';
import { ready, salt, start } from '../src/table/start.js';
import { type Rulebooks, Table } from '../src/table/table.js';

export const person = (name: string): Person => ({ id: name.toLowerCase().padEnd(16, '0'), name });
export const ann = person('Ann');
export const ben = person('Ben');
export const cat = person('Cat');
export const dan = person('Dan');

export const SECRET = 'ab'.repeat(32);
export const saltOf = ({ id }: Person): string => `salt${[...id].reverse().join('')}`;

type Command<T> = (table: Table, request: Request) => Result<T, Fault>;

/** A table with a clock that a test turns, and a record of all that was kept. */
export class TestTable {
  at = 1_000_000;
  readonly kept: StoredHappening[] = [];
  readonly outages: { start: number; until: number }[] = [];
  private keys = 0;
  private parts = 0;
  readonly served = (from: number, to: number): number =>
    this.outages.reduce(
      (rest, { start, until }) => rest - Math.max(0, Math.min(until, to) - Math.max(start, from)),
      to - from,
    );
  readonly table: Table;

  constructor(
    readonly id = 'table000000000000000',
    rulebooks?: Rulebooks,
  ) {
    this.table = new Table(id, null, this.served, rulebooks);
  }

  request(by: Person, key = `key${this.keys++}`): Request {
    return { by, at: this.at, key, digest: 'digest' };
  }

  /**
   * Runs a command and keeps what happened, as the storage would; checks that a refused command has changed nothing.
   */
  ask<T>(by: Person, command: Command<T>, key?: string): Result<T, Fault> {
    const result = command(this.table, this.request(by, key));
    const fresh = this.table.takeFresh();
    if (!result.ok && fresh.length > 0) throw new Error(`refused, but ${JSON.stringify(fresh)}`);
    this.kept.push(...(JSON.parse(JSON.stringify(fresh)) as StoredHappening[]));
    return result;
  }

  do<T>(by: Person, command: Command<T>): T {
    return must(this.ask(by, command));
  }

  refused(by: Person, command: Command<unknown>): string {
    const result = this.ask(by, command);
    return result.ok ? 'not refused' : result.error.key;
  }

  /** What the server does by itself. */
  self(change: (table: Table, at: number) => void): void {
    change(this.table, this.at);
    this.kept.push(...this.table.takeFresh());
  }

  pass(ms: number): void {
    this.at += ms;
  }

  /** What happened since a number, by name. */
  since(seq: number): string[] {
    return this.kept
      .filter((kept) => kept.seq > seq)
      .map(({ what }) => (what.is === 'table' ? what.entry : what.is));
  }

  /** The same table, read again from what was kept. */
  reloaded(): Table {
    const table = new Table(this.id, this.table.secret, this.served);
    for (const kept of JSON.parse(JSON.stringify(this.kept)) as StoredHappening[]) table.fold(kept);
    return table;
  }

  attend(chore: Chore): void {
    this.at = Math.max(this.at, chore.is === 'bot' ? chore.due : chore.at);
    this.self((table, at) => {
      switch (chore.is) {
        case 'deal':
          return deal(table, at, () => `part${this.parts++}`.padEnd(20, '0'));
        case 'bot':
          return botActs(table, chore.seat, chore.decision, this.word(chore.seat), at);
        case 'clock':
          return timeUp(table, chore.seat, chore.decision, this.word(chore.seat), at);
        case 'absence':
          return absent(table, chore.seat, at);
        case 'close':
          return close(table, at);
      }
    });
  }

  chore(is: Chore['is'], seat?: number): Chore | undefined {
    return chores(this.table).find(
      (one) => one.is === is && (seat === undefined || ('seat' in one && one.seat === seat)),
    );
  }

  word(seat: number): string {
    return this.table.match!.legal(seat)[0];
  }

  submit(by: Person, ...actions: string[]): Result<{ seq: number; step: number }, Fault> {
    const seat = this.table.seatOf(by.id)!;
    const { decision } = this.table.sight(seat)!;
    const words = actions.length > 0 ? actions : [this.word(seat)];
    return this.ask(by, (table, request) => submit(table, request, { decision, actions: words }));
  }
}

/** A table at which these people sit, and bots on the seats that are left. */
export function gathered(
  body: Body<'open'>,
  people: readonly Person[] = [ann],
  id?: string,
  level: Level = 'bosun',
  rulebooks?: Rulebooks,
): TestTable {
  const scene = new TestTable(id, rulebooks);
  const [host, ...others] = people;
  scene.do(host, (table, request) => open(table, request, body));
  for (const other of others) scene.do(other, (table, request) => sit(table, request, {}));
  if (scene.table.free > 0) scene.do(host, (table, request) => fill(table, request, { level }));
  return scene;
}

/** The same with the match begun. */
export function begun(
  body: Body<'open'>,
  people: readonly Person[] = [ann],
  id?: string,
  level?: Level,
  rulebooks?: Rulebooks,
): TestTable {
  const scene = gathered(body, people, id, level, rulebooks);
  for (const one of people)
    scene.do(one, (table, request) => ready(table, request, { saltHash: saltHashOf(saltOf(one)) }));
  scene.do(people[0], (table, request) => start(table, request, { id: 'deal', secret: SECRET }));
  for (const one of people) scene.do(one, (table, request) => salt(table, request, { salt: saltOf(one) }));
  return scene;
}

/** Bots and people play on, each the first legal word, until the match is over. */
export function finish(scene: TestTable): TestTable {
  const { table } = scene;
  while (table.phase === 'playing') {
    const bot = scene.chore('bot');
    if (bot !== undefined) scene.attend(bot);
    else {
      const { person } = table.places[table.actors[0]];
      must(scene.submit({ id: person!, name: table.nameOf(person)! }));
    }
  }
  return scene;
}
