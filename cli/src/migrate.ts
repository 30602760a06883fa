import { fail, ok } from '@crossbones/core';
import { readArguments } from './arguments.js';
import { type Command, misuse } from './command.js';

const ways = ['to-postgres', 'to-sqlite'] as const;

/** Moves a server from the one database to the other, while none runs. */
export const migrate: Command = async (args, voice) => {
  const read = readArguments('migrate', args, { data: 'string' }, 1);
  if (!read.ok) return read;
  const [given] = read.value.positionals;
  const way = ways.find((one) => one === given);
  if (way === undefined) return misuse('migrate-wants', { known: ways.join(', ') });
  const { readConfig, StorageError, transfer } = await import('@crossbones/server');
  const { data } = read.value.values;
  const config = readConfig({ ...process.env, ...(data === undefined ? {} : { DATA_DIR: data }) });
  if (!config.ok) return fail(() => config.error.map((one) => voice.say(null, one)).join('\n'));
  const { folder, databaseUrl } = config.value;
  if (databaseUrl === null) return misuse('migrate-wants-database');
  try {
    const done = await transfer(way, { folder, databaseUrl });
    if (!done.ok) return fail(() => voice.say(null, done.error));
    const { rows, tables } = done.value;
    process.stdout.write(`${voice.words.movedWhole(rows, tables)}\n`);
    return ok(0);
  } catch (error) {
    if (error instanceof StorageError) return fail(() => error.message);
    throw error;
  }
};
