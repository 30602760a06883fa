import type { ChatLine, EventName } from '@crossbones/api';
import type { World } from '@crossbones/core';
import { fault } from '@crossbones/core';
import type { Identity } from '../identity/index.js';
import type { Follower, Reached } from '../room/followers.js';
import type { Sheets } from '../sheets.js';
import type { TableDirectory } from '../table-directory.js';
import { type Cursor, cursorOf, type Topics } from './topics.js';
import { refusalOf } from './write-reply.js';

const COMMENT_MS = 15_000;
/** Streams take turns at their comments: a thousand at once would hold up everybody's moves. */
const TURNS = 15;
/** So many streams are served at once; then people's moves have their turn. */
const SLICE = 100;
/** After so many comments we ask whether the session still exists. */
const COMMENTS_A_LOOK = 4;
/** A reader that is further behind than this is disconnected; it comes back and resumes where it was. */
const BEHIND_BYTES = 1_048_576;

/** Whose stream it is. */
export interface Reader {
  readonly token: string | null;
  readonly person: string | null;
  readonly muted: ReadonlySet<string>;
}

/** Where a stream is written to, once its head is written. */
export interface Outlet {
  /** What is not sent yet, in bytes. */
  readonly writableLength: number;
  readonly destroyed: boolean;
  write(text: string): unknown;
  end(): unknown;
  destroy(): unknown;
  /** Calls when the reader has gone. */
  on(event: 'close', gone: () => void): unknown;
}

/** One browser that follows some topics. */
export class BrowserStream implements Follower {
  readonly person: string | null;
  token: string | null;
  muted: ReadonlySet<string>;
  private readonly leaves: (() => void)[] = [];
  private ended = false;
  /** When in the round of comments it is this stream's turn. */
  turn = 0;

  constructor(
    private readonly outlet: Outlet,
    reader: Reader,
    private readonly cursor: Cursor,
  ) {
    this.person = reader.person;
    this.token = reader.token;
    this.muted = reader.muted;
  }

  get open(): boolean {
    return !this.ended;
  }

  tell(event: EventName, json: string, reached?: Reached): void {
    if (reached !== undefined) this.cursor.set(reached.table, reached.seq);
    if (event === 'line' && this.muted.size > 0) {
      const { person } = JSON.parse(json) as ChatLine;
      if (person !== null && this.muted.has(person)) return;
    }
    const id = this.cursor.size === 0 ? '' : `id: ${cursorOf(this.cursor)}\n`;
    this.write(`${id}event: ${event}\ndata: ${json}\n\n`);
  }

  gone(table: string): void {
    refuse(this, `table:${table}`, 'no-table');
  }

  /** Calls `leave` when the stream is over; at once if it is over already. */
  leaving(leave: () => void): void {
    if (this.ended) leave();
    else this.leaves.push(leave);
  }

  comment(): void {
    this.write(':\n\n');
  }

  /** Asks the browser to reconnect at once. */
  bye(): void {
    if (this.ended) return;
    this.write('event: bye\ndata: {}\n\n');
    this.close();
    this.outlet.end();
  }

  close(): void {
    if (this.ended) return;
    this.ended = true;
    for (const leave of this.leaves.splice(0)) leave();
  }

  private write(text: string): void {
    if (this.ended) return;
    this.outlet.write(text);
    if (this.outlet.writableLength <= BEHIND_BYTES) return;
    this.close();
    this.outlet.destroy();
  }
}

/** Says that a topic cannot be followed, or not any more. */
const refuse = (stream: BrowserStream, topic: string, why: 'no-table' | 'no-sheet'): void =>
  stream.tell('refused', JSON.stringify({ topic, error: refusalOf(fault(why), null) }));

/** Where tables are followed: here, or wherever each is served. */
export interface Followable {
  /** Shows what was missed after a number, and from then on all that happens; null: there is no such table. */
  follow(table: string, follower: Follower, after: number | null): Promise<(() => void) | null>;
}

/** All streams of this node. */
export class Streams {
  private readonly streams = new Set<BrowserStream>();
  private ticks = 0;
  private begun = 0;
  private stopped = false;
  private cancel: () => void;

  constructor(
    private readonly directory: Pick<TableDirectory, 'lobby'>,
    private readonly tables: Followable,
    private readonly sheets: Sheets,
    private readonly identity: Pick<Identity, 'session' | 'listen'>,
    private readonly world: World,
    private readonly failed: (error: unknown) => void,
  ) {
    this.cancel = world.after(COMMENT_MS / TURNS, () => this.tick());
    identity.listen((person) => this.look(person).catch(failed));
  }

  get size(): number {
    return this.streams.size;
  }

  /** Follows the topics until the reader goes. */
  async begin(
    stream: BrowserStream,
    { lobby, tables, sheets }: Topics,
    seen: ReadonlyMap<string, number>,
  ): Promise<void> {
    stream.turn = this.begun++ % TURNS;
    this.streams.add(stream);
    stream.leaving(() => this.streams.delete(stream));
    if (this.stopped) {
      stream.bye();
      return;
    }
    try {
      if (lobby) stream.leaving(await this.directory.lobby.follow(stream));
      for (const table of tables) {
        if (!stream.open) return;
        const leave = await this.tables.follow(table, stream, seen.get(table) ?? null);
        if (leave !== null) stream.leaving(leave);
        else stream.gone(table);
      }
      for (const sheet of sheets) {
        if (!stream.open) return;
        const gone = (): void => refuse(stream, `sheet:${sheet}`, 'no-sheet');
        const leave = await this.sheets.follow(sheet, { stream, gone });
        if (leave !== null) stream.leaving(leave);
        else gone();
      }
    } catch (error) {
      this.failed(error);
      stream.bye();
    }
  }

  /** This person has changed whom they do not want to hear. */
  mute(person: string, muted: ReadonlySet<string>): void {
    for (const stream of this.streams) if (stream.person === person) stream.muted = muted;
  }

  /** Ends these streams, because their reader is somebody else now; their pages come back as that person. */
  part(whose: (stream: BrowserStream) => boolean): void {
    for (const stream of this.streams) if (whose(stream)) stream.bye();
  }

  /** The same reader under a new token. */
  renew(token: string | null, next: string): void {
    for (const stream of this.streams) if (stream.token === token) stream.token = next;
  }

  stop(): void {
    this.stopped = true;
    this.cancel();
    this.part(() => true);
  }

  private tick(): void {
    this.ticks++;
    const turn = this.ticks % TURNS;
    this.comment(turn).catch(this.failed);
    if (this.ticks % (TURNS * COMMENTS_A_LOOK) === 0) this.look(null).catch(this.failed);
    if (!this.stopped) this.cancel = this.world.after(COMMENT_MS / TURNS, () => this.tick());
  }

  private async comment(turn: number): Promise<void> {
    let served = 0;
    for (const stream of this.streams) {
      if (stream.turn !== turn) continue;
      if (served > 0 && served % SLICE === 0) await this.rest();
      served++;
      stream.comment();
    }
  }

  private rest(): Promise<void> {
    return new Promise((resolve) => this.world.after(1, resolve));
  }

  /** At another node this person (null: anybody) may have signed out, or muted somebody. */
  private async look(person: string | null): Promise<void> {
    let served = 0;
    for (const stream of [...this.streams]) {
      if (stream.token === null || !stream.open) continue;
      if (person !== null && stream.person !== person) continue;
      if (served > 0 && served % SLICE === 0) await this.rest();
      served++;
      const session = await this.identity.session(stream.token);
      if ((session?.person.id ?? null) !== stream.person) stream.bye();
      else if (session !== null) stream.muted = session.muted;
    }
  }
}
