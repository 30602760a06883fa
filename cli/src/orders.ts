import type { Refusal } from '@crossbones/api';
import type { TableClient } from '@crossbones/api/client';
import type { Result } from '@crossbones/core';
import { type Level, levels } from '@crossbones/games/crew';
import { spokenKeys } from '@crossbones/texts';
import { near } from './near.js';
import { defined } from './text.js';
import type { Tidings } from './tidings.js';
import type { Voice } from './voice.js';

/** What somebody at a table can ask for besides the words of the game. */
interface Order {
  /** Carries the order out; answers with what to tell about it. */
  give(client: TableClient, rest: string, tidings: Tidings): Promise<readonly string[]>;
}

/** A refusal as the server says it, in our language; where nobody answered, we say so ourselves. */
export function told({ code, rule, message }: Refusal, { words }: Voice): string {
  if (code === 'given-up') return words.givenUp;
  return rule === undefined ? message : `${message} (${rule})`;
}

const done = (
  result: Result<unknown, Refusal>,
  { voice }: Tidings,
  well: readonly string[] = [],
): readonly string[] => (result.ok ? well : [told(result.error, voice)]);

/** The seat that an order names: undefined where it names none, null where that is no number. */
const seatIn = (rest: string): number | null | undefined =>
  rest === '' ? undefined : /^\d{1,2}$/.test(rest) ? Number(rest) : null;

function personIn({ table }: TableClient, name: string): string | null {
  const wanted = name.toLowerCase();
  return table?.people.find((one) => one.name?.toLowerCase() === wanted)?.person ?? null;
}

/** Where a line is heard: at the table, or among those who watch while others play. */
function channelOf({ seat, table }: TableClient): 'table' | 'watchers' {
  return seat === null && (table?.phase === 'playing' || table?.phase === 'sealing') ? 'watchers' : 'table';
}

const orders: { readonly [word: string]: Order } = {
  say: {
    async give(client, text, tidings) {
      if (text === '') return [tidings.voice.words.sayWhat];
      return done(
        await client.tellTable('say', { channel: channelOf(client), text }, { patience: 0 }),
        tidings,
      );
    },
  },
  team: {
    async give(client, text, tidings) {
      if (text === '') return [tidings.voice.words.sayWhat];
      return done(await client.tellTable('say', { channel: 'team', text }, { patience: 0 }), tidings);
    },
  },
  who: {
    give: async ({ table }, _, tidings) => (table === null ? [] : tidings.roll(table)),
  },
  ready: {
    give: async (client, _, tidings) =>
      done(await client.ready(), tidings, [tidings.voice.words.youAreReady]),
  },
  unready: { give: async (client, _, tidings) => done(await client.tellTable('unready', {}), tidings) },
  sit: {
    async give(client, rest, tidings) {
      const seat = seatIn(rest);
      if (seat === null) return [tidings.voice.words.whichSeat];
      const sat = await client.tellTable('sit', seat === undefined ? {} : { seat });
      return sat.ok ? done(await client.ready(), tidings) : done(sat, tidings);
    },
  },
  stand: { give: async (client, _, tidings) => done(await client.tellTable('stand', {}), tidings) },
  fill: {
    async give(client, rest, tidings) {
      const words = rest.split(' ');
      const level = levels.find((one) => one === words.at(-1)?.toLowerCase());
      const seat = seatIn((level === undefined ? words : words.slice(0, -1)).join(' '));
      if (seat === null) return [tidings.voice.words.whichSeat, tidings.voice.words.whichBot(levels)];
      const body: { seat?: number; level?: Level } = {};
      if (seat !== undefined) body.seat = seat;
      if (level !== undefined) body.level = level;
      return done(await client.tellTable('fill', body), tidings);
    },
  },
  clear: {
    async give(client, rest, tidings) {
      const seat = seatIn(rest);
      return seat === null || seat === undefined
        ? [tidings.voice.words.whichSeat]
        : done(await client.tellTable('clear', { seat }), tidings);
    },
  },
  start: {
    give: async (client, _, tidings) => done(await client.tellTable('start', {}), tidings),
  },
  kick: {
    async give(client, rest, tidings) {
      const person = personIn(client, rest);
      return person === null
        ? [tidings.voice.words.nobodyThere]
        : done(await client.tellTable('kick', { person }), tidings);
    },
  },
  host: {
    async give(client, rest, tidings) {
      const person = personIn(client, rest);
      return person === null
        ? [tidings.voice.words.nobodyThere]
        : done(await client.tellTable('host', { person }), tidings);
    },
  },
  code: {
    async give(client, _, tidings) {
      const made = await client.tellTable('code', {});
      return done(made, tidings, made.ok ? [tidings.voice.words.joinWith(made.value.code)] : []);
    },
  },
  pause: {
    give: async (client, _, tidings) =>
      done(await client.tellTable('wish', { wish: 'pause' }), tidings, [tidings.voice.words.onceAgreed]),
  },
  resume: {
    give: async (client, _, tidings) =>
      done(await client.tellTable('wish', { wish: 'resume' }), tidings, [tidings.voice.words.onceAgreed]),
  },
  back: {
    give: async (client, _, tidings) => done(await client.tellTable('back', {}), tidings),
  },
  resign: {
    async give(client, rest, tidings) {
      if (rest !== 'yes') return [tidings.voice.words.resignSure];
      return done(await client.tellTable('resign', {}), tidings);
    },
  },
  handover: {
    async give(client, _, tidings) {
      const made = await client.tellTable('seatLink', {});
      return done(made, tidings, made.ok ? [tidings.voice.words.takeWord(made.value.token)] : []);
    },
  },
  take: {
    give: async (client, token, tidings) =>
      token.length < 10 || token.length > 60
        ? [tidings.voice.words.takeWhat]
        : done(await client.tellTable('takeSeat', { token }), tidings),
  },
};

/** What can be asked of a table, for the help. */
export const orderHelp = ({ words }: Voice, width: number): string[] =>
  defined(Object.values(words.orders), width);

export const orderWords: readonly string[] = Object.keys(orders);

/** What a typed line asks of the table, or null if it is nothing of that kind. */
export function orderOf(
  typed: string,
): ((client: TableClient, tidings: Tidings) => Promise<readonly string[]>) | null {
  const text = typed.trim();
  if (text.startsWith('/')) return spoken(text.slice(1).trim().toLowerCase());
  const [word, ...rest] = text.split(/\s+/);
  const name = word.toLowerCase();
  if (!Object.hasOwn(orders, name)) return null;
  const given = name === 'say' || name === 'team' ? text.slice(word.length).trim() : rest.join(' ');
  return (client, tidings) => orders[name].give(client, given, tidings);
}

function spoken(word: string): ReturnType<typeof orderOf> {
  const wanted = word.replace(/\s+/g, '-');
  const phrase = spokenKeys.find((key) => key === wanted || key === near(wanted, spokenKeys).near);
  if (phrase === undefined || word === '')
    return async (_, tidings) => spokenKeys.map((key) => `  /${key.padEnd(12)} ${tidings.voice.spoken(key)}`);
  return async (client, tidings) =>
    done(await client.tellTable('say', { channel: channelOf(client), phrase }, { patience: 0 }), tidings);
}
