import { join } from 'node:path';
import type { DatabaseKind } from '../server.js';
import { type Ground, postgresGround, sqliteGround } from '../storage/ground.js';
import { restore } from './dump.js';
import type { Recording } from './recording.js';
import { readRecording, SHELF, unpack, unpackAll } from './shelf.js';

/** The data of a release, laid out as its own server would find them; nothing has opened them yet. */
export async function lay(
  release: string,
  storage: DatabaseKind,
): Promise<{ readonly ground: Ground; readonly recording: Recording }> {
  const folder = join(SHELF, release, storage);
  const ground = await (storage === 'sqlite' ? sqliteGround() : postgresGround());
  if (storage === 'sqlite') await unpackAll(join(folder, 'data'), ground.config.folder);
  else await restore(ground.config.databaseUrl!, (await unpack(join(folder, 'dump.sql'))).toString());
  return { ground, recording: await readRecording(folder) };
}
