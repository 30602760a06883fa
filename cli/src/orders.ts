import { type Level, levels, type Refusal } from '@crossbones/api';
import type { TableClient } from '@crossbones/api/client';
import type { Result } from '@crossbones/core';
import { spokenKeys, spokenOf } from '@crossbones/texts';
import { near } from './near.js';
import { listed } from './text.js';
import type { Tidings } from './tidings.js';

/** What somebody at a table can ask for besides the words of the game. */
interface Order {
  readonly about: string;
  /** What is to be told about it. */
  give(client: TableClient, rest: string, tidings: Tidings): Promise<readonly string[]>;
}

export const told = (error: Refusal): string =>
  error.rule === undefined ? error.message : `${error.message} (${error.rule})`;

const done = (result: Result<unknown, Refusal>, well: readonly string[] = []): readonly string[] =>
  result.ok ? well : [told(result.error)];

/** A number in an order, or nothing at all. */
const seatIn = (rest: string): number | null | undefined =>
  rest === '' ? undefined : /^\d{1,2}$/.test(rest) ? Number(rest) : null;

const WHICH_SEAT = 'Say which seat by its number; who shows them.';

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
    about: 'say ahoy all       speaks to the table; /thanks says a set phrase, / lists them',
    async give(client, text) {
      if (text === '') return ['Say what?'];
      return done(await client.tellTable('say', { channel: channelOf(client), text }, { patience: 0 }));
    },
  },
  team: {
    about: 'team hold on       speaks to your partner, in games that have them',
    async give(client, text) {
      if (text === '') return ['Say what?'];
      return done(await client.tellTable('say', { channel: 'team', text }, { patience: 0 }));
    },
  },
  who: {
    about: 'who                shows who is there',
    give: async ({ table }, _, tidings) => (table === null ? [] : tidings.roll(table)),
  },
  ready: {
    about: 'ready, unready     before the start',
    give: async (client) => done(await client.ready(), ['You are ready.']),
  },
  unready: { about: '', give: async (client) => done(await client.tellTable('unready', {})) },
  sit: {
    about: 'sit 2, stand       takes a free seat, or leaves yours',
    async give(client, rest) {
      const seat = seatIn(rest);
      if (seat === null) return [WHICH_SEAT];
      const sat = await client.tellTable('sit', seat === undefined ? {} : { seat });
      return sat.ok ? done(await client.ready()) : done(sat);
    },
  },
  stand: { about: '', give: async (client) => done(await client.tellTable('stand', {})) },
  fill: {
    about:
      'fill, clear 2      the host puts bots on free seats, or takes one away; fill 2 captain is one of them',
    async give(client, rest) {
      const words = rest.split(' ');
      const level = levels.find((one) => one === words.at(-1)?.toLowerCase());
      const seat = seatIn((level === undefined ? words : words.slice(0, -1)).join(' '));
      if (seat === null) return [WHICH_SEAT, `A bot is a ${listed(levels, 'or')}.`];
      const body: { seat?: number; level?: Level } = {};
      if (seat !== undefined) body.seat = seat;
      if (level !== undefined) body.level = level;
      return done(await client.tellTable('fill', body));
    },
  },
  clear: {
    about: '',
    async give(client, rest) {
      const seat = seatIn(rest);
      return seat === null || seat === undefined
        ? [WHICH_SEAT]
        : done(await client.tellTable('clear', { seat }));
    },
  },
  start: {
    about: 'start              the host starts; it happens by itself when all are ready',
    give: async (client) => done(await client.tellTable('start', {})),
  },
  kick: {
    about: 'kick Ben, host Ben the host sends somebody away, or hands hosting over',
    async give(client, rest) {
      const person = personIn(client, rest);
      return person === null ? [NOBODY] : done(await client.tellTable('kick', { person }));
    },
  },
  host: {
    about: '',
    async give(client, rest) {
      const person = personIn(client, rest);
      return person === null ? [NOBODY] : done(await client.tellTable('host', { person }));
    },
  },
  code: {
    about: 'code               a new short code to join by',
    async give(client) {
      const made = await client.tellTable('code', {});
      return done(made, made.ok ? [`Others join with --table ${made.value.code}.`] : []);
    },
  },
  pause: {
    about: 'pause, resume      once everybody says so',
    give: async (client) =>
      done(await client.tellTable('wish', { wish: 'pause' }), ['Once everybody agrees.']),
  },
  resume: {
    about: '',
    give: async (client) =>
      done(await client.tellTable('wish', { wish: 'resume' }), ['Once everybody agrees.']),
  },
  back: {
    about: 'back               takes your seat back from the bosun',
    give: async (client) => done(await client.tellTable('back', {})),
  },
  resign: {
    about: 'resign             gives up; a bosun plays your seat to the end',
    async give(client, rest) {
      if (rest !== 'yes') return ['Your seat would come last. Type resign yes if you mean it.'];
      return done(await client.tellTable('resign', {}));
    },
  },
  handover: {
    about: 'handover           a word that gives your seat to whoever types it after take, once',
    async give(client) {
      const made = await client.tellTable('seatLink', {});
      return done(made, made.ok ? [`At this table: take ${made.value.token}`] : []);
    },
  },
  take: {
    about: '',
    give: async (client, token) =>
      token.length < 10 || token.length > 60
        ? ['Take what? Somebody’s handover says the word.']
        : done(await client.tellTable('takeSeat', { token })),
  },
};

const NOBODY = 'Nobody of that name is here; who shows them.';

export const orderHelp: readonly string[] = Object.values(orders)
  .map(({ about }) => about)
  .filter((about) => about !== '');

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
    return async () => spokenKeys.map((key) => `  /${key.padEnd(12)} ${spokenOf(key)}`);
  return async (client) =>
    done(await client.tellTable('say', { channel: channelOf(client), phrase }, { patience: 0 }));
}
