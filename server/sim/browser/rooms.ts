import type { Body, Reply, Route } from '@crossbones/api';
import { type Fault, fail, fault, type Result } from '@crossbones/core';
import { cursorOf, readCursor, readTopics } from '../../src/http/topics.js';
import { letters } from '../../src/ids.js';
import type { Follower } from '../../src/room/followers.js';
import { Room } from '../../src/room/room.js';
import type { RoomServices } from '../../src/room/services.js';
import { appear } from '../../src/table/absence.js';
import { open, sit } from '../../src/table/gathering.js';
import { submit } from '../../src/table/playing.js';
import type { Request } from '../../src/table/request.js';
import { ready, salt, start } from '../../src/table/start.js';
import type { Table } from '../../src/table/table.js';
import type { NodeGround, Serve, Serving } from '../node.js';
import { MemoryArchive } from './archive.js';
import type { MemoryDisk } from './disk.js';

/** How often a node asks for what it missed, and how often a stream shows a sign of life. */
const SWEEP_MS = 1_000;
const COMMENT_MS = 15_000;

/** The players, by the names on their devices, and the one table they play at. */
interface Players {
  readonly names: readonly string[];
  readonly table: string;
}

type Command = (table: Table, request: Request, body: never) => Result<unknown, Fault>;

/**
 * A node that serves only the players of one table: its rooms, which decide as they do in production, without accounts,
 * limits, lobby and push around them.
 */
export const roomsOn =
  (disk: MemoryDisk, company: Players): Serve =>
  async (ground) => {
    const { world, wire, failed } = ground;
    const archive = new MemoryArchive(disk, ground);
    // A node that cannot reach the disk does not start.
    await archive.reached();
    const services: RoomServices = {
      world,
      archive,
      presence: archive.presence,
      bots: {
        ask: () => Promise.reject(new Error('no bot plays here')),
        tally: null,
        dismiss: () => {},
      },
      lobby: { announce: () => {} },
      notifier: null,
      quotas: null,
      kicks: null,
      failed,
    };
    const rooms = new Map<string, Room>();
    const roomOf = (id: string): Room => {
      const room = rooms.get(id) ?? new Room(id, services);
      rooms.set(id, room);
      return room;
    };
    wire.listen(
      (id, seq) => rooms.get(id)?.heard(seq),
      () => {},
    );
    const sweep = (): void =>
      void world.after(SWEEP_MS, () => {
        archive
          .reached()
          .then((tables) => {
            for (const { id, seq } of tables) rooms.get(id)?.heard(seq);
          }, failed)
          .finally(sweep);
      });
    sweep();
    return servingOf(ground, archive, company, roomOf);
  };

function servingOf(
  { world }: NodeGround,
  archive: MemoryArchive,
  { names, table: only }: Players,
  roomOf: (id: string) => Room,
): Serving {
  const commands: { readonly [route in Route]?: Command } = {
    sit: (table, request, body: Body<'sit'>) => sit(table, request, body),
    ready: (table, request, body: Body<'ready'>) => ready(table, request, body),
    start: (table, request) =>
      start(table, request, { id: letters(world.random(20)), secret: hex(world.random(32)) }),
    salt: (table, request, body: Body<'salt'>) => salt(table, request, body),
    submit: (table, request, body: Body<'submit'>) => submit(table, request, body),
  };
  /** The first who comes opens the table; the same request again finds its answer there. */
  const opened = async (request: Request, body: Body<'open'>): Promise<Result<Reply<'open'>, Fault>> => {
    const table = archive.blank(only);
    const done = open(table, request, body);
    if (!done.ok) return done;
    if (!(await archive.commit(table, table.takeFresh())))
      return roomOf(only).run(request, () => fail(fault('no-table')));
    roomOf(only).adopt(table);
    return done;
  };
  return {
    answer: async ({ index, token }, { route, table, body, key }) => {
      const digest = `${route} ${JSON.stringify(body)}`;
      const request = { by: { id: token!, name: names[index] }, at: world.now(), key, digest };
      const command = commands[route];
      if (route !== 'open' && command === undefined) throw new Error(`nobody here knows ${route}`);
      const done =
        command === undefined
          ? await opened(request, body as Body<'open'>)
          : await roomOf(table!).run(request, (open) => {
              const result = command(open, request, body as never);
              // Somebody who does something is there.
              if (result.ok) appear(open, request.by.id, request.at);
              return result;
            });
      return done.ok
        ? { ok: true, json: JSON.stringify(done.value), become: undefined }
        : { ok: false, json: done.error.key, become: undefined };
    },
    follow: async ({ token }, topics, after, outlet) => {
      const wanted = readTopics(topics);
      const cursor = readCursor(after ?? '');
      if (!wanted.ok || !cursor.ok) return false;
      const [id] = wanted.value.tables;
      const follower: Follower = {
        person: token,
        tell: (event, json, reached) => {
          if (reached !== undefined) cursor.value.set(reached.table, reached.seq);
          outlet.write(`id: ${cursorOf(cursor.value)}\nevent: ${event}\ndata: ${json}\n\n`);
        },
      };
      const leave = await roomOf(id).follow(follower, cursor.value.get(id) ?? null);
      if (leave === null) return false;
      let hush: () => void = () => {};
      const comment = (): void => {
        outlet.write(':\n\n');
        hush = world.after(COMMENT_MS, comment);
      };
      comment();
      const close = (): void => {
        hush();
        leave();
      };
      if (outlet.destroyed) close();
      else outlet.on('close', close);
      return true;
    },
    stop: () => {},
  };
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
