import { readdirSync, readFileSync } from 'node:fs';
import { exchanges, type Route, routes } from '@crossbones/api';
import { FastRng, type Game, type Json, Match, readLog, versionOf } from '@crossbones/core';
import { awkwardTexts, counted, mutatedJson, mutatedText, sliced } from '@crossbones/core/suite';
import { type GameId, gameIds, games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { tokenIn } from '../../src/http/cookie.js';
import { readJson } from '../../src/http/malformed.js';
import { foreignHost } from '../../src/http/request-host.js';
import { exampleOf, plain } from '../../src/http/schema.js';
import { cursorOf, readCursor, readTopics } from '../../src/http/topics.js';

/** Whatever reads what somebody else wrote, fed without a network between: nothing throws, and what is taken is whole. */
const TIMES = process.env.DEEP ? 40_000 : 400;
const rng = new FastRng(sliced('inputs'));
const several = (text: string): string => {
  let made = text;
  for (let left = 1 + rng.below(3); left > 0; left--) made = mutatedText(made, rng);
  return made;
};

/** Somewhere in it there is a name that no object may have of its own. */
const hasProto = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(hasProto));

describe('what comes over the network', () => {
  const bodies = (Object.keys(routes) as Route[]).flatMap((route) => {
    const { body } = exchanges[route];
    return body === null ? [] : [exampleOf(plain(body)) as Json];
  });

  it('as a body is JSON without surprises, or refused', () => {
    for (let i = 0; i < TIMES; i++) {
      const good = bodies[i % bodies.length];
      const bytes = Buffer.from(
        rng.below(2) === 0 ? several(JSON.stringify(good)) : JSON.stringify(mutatedJson(good, rng)),
      );
      if (bytes.length > 0 && rng.below(4) === 0) bytes[rng.below(bytes.length)] = rng.below(256);
      const read = readJson(bytes);
      if (read.ok) {
        expect(hasProto(read.value), bytes.toString('latin1')).toBe(false);
        expect(JSON.stringify(read.value).includes('\\u0000'), bytes.toString('latin1')).toBe(false);
      } else expect(read.error.key).toMatch(/^[a-z0-9-]+$/);
    }
    counted({ inputs: TIMES });
  });

  it('as topics, a cursor, a cookie or a host is what it seems, or refused', () => {
    const table = '0123456789abcdefghjk';
    const foreign = foreignHost('https://crossbones.example');
    for (let i = 0; i < TIMES; i++) {
      const topics = readTopics(several(`lobby,table:${table},sheet:${table}`));
      if (topics.ok)
        for (const id of [...topics.value.tables, ...topics.value.sheets])
          expect(id).toMatch(/^[0-9a-z]{20}$/);
      const cursor = readCursor(several(`${table}:12,${table.replace('0', '1')}:7`));
      if (cursor.ok) expect(readCursor(cursorOf(cursor.value))).toEqual(cursor);
      const token = tokenIn(several(`a=b; crossbones=${'t'.repeat(32)}; c=d`));
      if (token !== null) expect(token).toMatch(/^[\w-]{20,128}$/);
      foreign(several('crossbones.example:443'));
    }
    counted({ inputs: 4 * TIMES });
  });
});

describe.each(gameIds)('%s', (id) => {
  const game = games[id] as Game;

  it('takes options that it would take again, or none', () => {
    const good = game.options.names.map((name) =>
      game.options.fields[name].values.map((value) => ({ ...game.options.defaults, [name]: value })),
    );
    const all = [game.options.defaults, ...good.flat()] as Json[];
    for (let i = 0; i < TIMES; i++) {
      const given = mutatedJson(all[rng.below(all.length)], rng);
      const seats = rng.below(10) === 0 ? rng.below(40) - 10 : 2 + rng.below(5);
      const read = game.options.check(given, seats);
      if (read.ok) expect(game.options.check(JSON.parse(JSON.stringify(read.value)), seats)).toEqual(read);
    }
    counted({ inputs: TIMES });
  });

  it('knows a word exactly, or not at all', () => {
    for (let i = 0; i < TIMES; i++) {
      const word = i < awkwardTexts.length ? awkwardTexts[i] : several(game.print(rng.below(game.actions)));
      const action = game.parse(word);
      if (action !== null) expect(game.print(action), JSON.stringify(word)).toBe(word);
    }
    counted({ inputs: TIMES });
  });

  it('plays a log of somebody else as far as it could have happened', () => {
    const logs = goldenOf(id);
    let taken = 0;
    const times = Math.ceil(TIMES / 20);
    for (let i = 0; i < times; i++) {
      const good = logs[i % logs.length];
      const source =
        rng.below(3) === 0 ? several(good) : JSON.stringify(mutatedJson(JSON.parse(good) as Json, rng));
      const log = readLog(source);
      if (!log.ok) continue;
      taken++;
      const book = versionOf(game, log.value.rules);
      const played = book === null ? null : Match.replay(book, log.value);
      // Whatever was taken is a log again, of the same match.
      if (played?.ok) {
        const again = Match.replay(book!, played.value.log());
        expect(again.ok && again.value.step).toBe(played.value.step);
      }
    }
    expect(taken).toBeGreaterThan(0);
    counted({ inputs: times });
  });
});

function goldenOf(id: GameId): string[] {
  const folder = new URL('../../../games/golden/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${id}.`))
    .map((name) =>
      JSON.stringify((JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { log: Json }).log),
    );
}
