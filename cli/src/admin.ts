import { hostname, userInfo } from 'node:os';
import { fail, ok, type Result } from '@crossbones/core';
import type { AdminOrder, AdminReply } from '@crossbones/server';
import { readArguments } from './arguments.js';
import { type Command, type Complaint, misuse } from './command.js';

/** The first word of each order that can be given. */
const orders = ['tables', 'table', 'close', 'remove', 'person', 'audit'] as const;

/** Lists what a server keeps, and closes or removes tables and people, whether the server is running or not. */
export const admin: Command = async (args, voice) => {
  const spec = { data: 'string', json: 'boolean', by: 'string', reason: 'string' } as const;
  const read = readArguments('admin', args, spec, 4);
  if (!read.ok) return read;
  const { data, json, by = whoAmI(), reason } = read.value.values;
  const order = readOrder(read.value.positionals, by, reason);
  if (!order.ok) return order;
  const { administer, readConfig, StorageError } = await import('@crossbones/server');
  const config = readConfig({ ...process.env, ...(data === undefined ? {} : { DATA_DIR: data }) });
  if (!config.ok) return fail(() => config.error.map((one) => voice.say(null, one)).join('\n'));
  try {
    const done = await administer(config.value, order.value);
    if (!done.ok) return fail(() => voice.say(null, done.error));
    process.stdout.write(done.value.map((row) => `${json ? JSON.stringify(row) : lineOf(row)}\n`).join(''));
    return ok(0);
  } catch (error) {
    if (error instanceof StorageError) return fail(() => error.message);
    throw error;
  }
};

const whoAmI = (): string => `${userInfo().username}@${hostname()}`;
const ONE_LINE = /^[^\p{C}]{1,200}$/u;

function readOrder(
  [name = '', ...rest]: readonly string[],
  by: string,
  reason: string | undefined,
): Result<AdminOrder, Complaint> {
  const [first = '', second = '', third = ''] = rest;
  switch (`${name} ${rest.length}`) {
    case 'tables 0':
      return ok({ do: 'tables' });
    case 'audit 0':
      return ok({ do: 'audit' });
    case 'table 1':
      return ok({ do: 'table', table: first });
    case 'person 1':
      return ok({ do: 'person', who: first });
  }
  const change =
    name === 'close' && rest.length === 1
      ? ({ do: 'close', table: first } as const)
      : name === 'remove' && first === 'table' && rest.length === 2
        ? ({ do: 'remove-table', table: second } as const)
        : name === 'remove' && first === 'name' && rest.length === 2
          ? ({ do: 'remove-name', person: second } as const)
          : name === 'remove' && first === 'chat-line' && rest.length === 3 && /^\d{1,9}$/.test(third)
            ? ({ do: 'remove-line', table: second, line: Number(third) } as const)
            : null;
  if (change === null) return misuse('admin-wants', { known: orders.join(', ') });
  if (reason === undefined) return misuse('missing-reason');
  if (!ONE_LINE.test(reason)) return misuse('bad-reason', { name: '--reason' });
  if (!ONE_LINE.test(by)) return misuse('bad-reason', { name: '--by' });
  return ok({ ...change, by, reason });
}

/** A row for people: its values in their order, by name where that helps. */
const lineOf = (row: AdminReply[number]): string =>
  Object.entries(row)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => {
      if (typeof value === 'boolean') return value ? name : '';
      if (Array.isArray(value)) return value.map((one) => one ?? '–').join(', ');
      return typeof value === 'number' ? `${name} ${value}` : String(value);
    })
    .filter((text) => text !== '')
    .join('  ');
