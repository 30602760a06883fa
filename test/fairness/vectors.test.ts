import { createCipheriv, createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import {
  canonical,
  type Game,
  type Json,
  keyFrom,
  keyOf,
  type Log,
  Match,
  must,
  rngAt,
  shuffle,
} from '@crossbones/core';
import { type GameId, gameIds, games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { type Dealt, eventsOf, playedLog } from './dealt.js';

/**
 * What docs/fairness.md promises of the deals, in numbers: whoever writes a verifier tries it on these, and the engine
 * may never deal otherwise. `VECTORS=write npx vitest run test/fairness/vectors.test.ts` makes them anew, which is
 * right only where a game or a number of rules is added.
 */
interface Vectors {
  readonly keys: readonly { secret: string; terms: Json; written: string; key: string }[];
  readonly streams: readonly { key: string; name: string; seed: string; words: readonly number[] }[];
  readonly draws: readonly {
    key: string;
    name: string;
    below: readonly number[];
    gives: readonly number[];
  }[];
  readonly shuffles: readonly { key: string; name: string; size: number; gives: readonly number[] }[];
  readonly games: readonly { log: Log; events: readonly Dealt[] }[];
}

const file = new URL('../../docs/fairness-vectors.json', import.meta.url);
const key = keyFrom('fairness');
const names = ['dealer', 'deal/1', 'deal/10', 'roll/8/8/4', 'reshuffle/2/3', 'loss/12'];
const sizes = [1, 2, 36, 50, 74, 78];

/** Tables at which every event there is happens, in few rounds. */
const tables: { readonly [id in GameId]: readonly (readonly [seats: number, options: object])[] } = {
  'skull-king': [
    [
      3,
      {
        kraken: true,
        whale: true,
        loot: true,
        powers: true,
        schedule: [3, 14, 8],
        blanks: [
          { name: 'Cutlass Kate', as: 'pirate' },
          { name: 'Black spot', as: { suit: 'b', value: 15 } },
        ],
      },
    ],
    [2, { schedule: 'brawl' }],
  ],
  'skull-king-dice': [[3, {}]],
  'skull-queen': [
    [2, {}],
    [4, { middle: 4 }],
  ],
  skull: [
    [3, { gangs: 1 }],
    [3, { gangs: 2, lastSkull: 'anyone' }],
  ],
  'queens-collection': [
    [2, { mode: 'competitive' }],
    [4, { mode: 'teams' }],
    [3, { mode: 'cooperative', spaces: 2 }],
  ],
};

/** Half of all words are thrown away for the first, none for a power of two. */
const ranges = [2 ** 31 + 1, 2, 6, 70, 2 ** 31 + 1, 2 ** 32, 3_000_000_000, 1, 52];

/** The key stream as Node's own ChaCha20 has it: its 16 bytes are the counter and the nonce. */
function stream(name: string): { seed: string; words: number[] } {
  const seed = createHmac('sha256', Buffer.from(key, 'hex')).update(name).digest();
  const bytes = createCipheriv('chacha20', seed, Buffer.alloc(16)).update(Buffer.alloc(280));
  return {
    seed: seed.toString('hex'),
    words: Array.from({ length: 70 }, (_, i) => bytes.readUInt32LE(4 * i)),
  };
}

function shuffled(name: string, size: number): number[] {
  const row = Uint8Array.from({ length: size }, (_, i) => i);
  shuffle(row, size, rngAt(key, name));
  return Array.from(row);
}

function keyVector(
  secret: string,
  salts: readonly (string | null)[],
  options: Json,
): Vectors['keys'][number] {
  const seats = salts.map((salt) => (salt === null ? ('bot' as const) : ('person' as const)));
  const terms = { match: 'm1ckfhpgzxt0', game: 'skull', rules: 2, options, seats, salts };
  return { secret, terms, written: canonical(terms), key: keyOf(secret, terms) };
}

const fresh = (): Omit<Vectors, 'games'> => ({
  keys: [
    keyVector(keyFrom('one'), ['00112233445566778899aabbccddeeff', null, ''], {
      lastSkull: 'anyone',
      gangs: 2,
    }),
    keyVector(keyFrom('two'), ['“sálz”\n\\ 🏴‍☠️', 'x'], { gangs: 2 }),
  ],
  streams: names.slice(0, 2).map((name) => ({ key, name, ...stream(name) })),
  draws: names.map((name) => {
    const rng = rngAt(key, name);
    return { key, name, below: ranges, gives: ranges.map((n) => rng.below(n)) };
  }),
  shuffles: names.map((name, i) => ({ key, name, size: sizes[i], gives: shuffled(name, sizes[i]) })),
});

const lines = (list: readonly unknown[]): string =>
  `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
if (process.env.VECTORS === 'write') {
  const played = gameIds.flatMap((id) =>
    tables[id].map(([seats, options], i) => playedLog(id, seats, { ...options }, `vector ${id} ${i}`)),
  );
  const all: Vectors = { ...fresh(), games: played.map((log) => ({ log, events: eventsOf(log) })) };
  const parts = Object.entries(all).map(([name, list]) => `${JSON.stringify(name)}: ${lines(list)}`);
  writeFileSync(file, `{\n${parts.join(',\n')}\n}\n`);
}
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vectors;

describe('the test vectors of docs/fairness.md', () => {
  const { games: logs, ...rest } = vectors;
  it.each(Object.entries(fresh()))('%s are what the engine makes', (name, made) => {
    expect(rest[name as keyof typeof rest]).toEqual(made);
  });

  it.each(logs.map(({ log, events }) => [`${log.game} for ${log.seats}`, log, events] as const))(
    '%s is dealt as it was',
    (_, log, events) => {
      expect(must(Match.replay(games[log.game as GameId] as Game, log)).outcome()).not.toBeNull();
      expect(eventsOf(log)).toEqual(events);
    },
  );

  it('has every game under its newest rules, and every event that the page names', () => {
    const page = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8');
    for (const id of gameIds) {
      const [, part] = page.split(`### ${heading[id]}\n`);
      const own = logs.filter(({ log }) => log.game === id);
      expect(own.map(({ log }) => log.rules)).toContain(games[id].rules);
      const told = [...part.split('\n### ')[0].matchAll(/^\| `([a-z]+)/gm)].map(([, kind]) => kind);
      const seen = own.flatMap(({ events }) => events.map(({ event }) => event.split('/')[0]));
      expect([...new Set(seen)].sort(), id).toEqual([...new Set(told)].sort());
    }
  });
});

const heading: { readonly [id in GameId]: string } = {
  'skull-king': 'Skull King',
  'skull-king-dice': 'Skull King dice',
  'skull-queen': 'Skull Queen',
  skull: 'Skull',
  'queens-collection': 'Queen’s Collection',
};
