import { exchanges, type Route } from '@crossbones/api';
import { text } from '@crossbones/core';
import { gameIds, games } from '@crossbones/games';
import { plain } from '../../src/http/schema.js';
import type { PersonName } from './prepared-tables.js';
import type { Draft, RequestWriter } from './request-writer.js';
import { spoil } from './spoil.js';

/** What can be typed, but not seen or told apart. */
const unseen = [
  ' ',
  '   ',
  ' x',
  'x ',
  'a\tb',
  'a\nb',
  '\u0007',
  '\u200b',
  'x\u202ey',
  '\ud800',
  'x\udc00',
  '\ufeff',
  'x\u2028y',
  'a\u00adb',
  '\u2029',
  '\ue000',
  '\u3000',
];
const sentence = text(1, 300);

/** One field is wrong, lacking, or too many. */
export function shape(writer: RequestWriter, wanted?: Route): Draft {
  const { route, who, table, body } = writer.good(wanted);
  const { value, about, names, place } = spoil(plain(exchanges[route].body!), body, writer.rng);
  const letter = { path: writer.path(route, table), body: JSON.stringify(value) };
  return writer.attempt(who, letter, [400], about, { names, covers: `${route} ${place}` });
}

/** A body that is no JSON, or has what no JSON of ours has. */
export function json(writer: RequestWriter): Draft {
  const { rng } = writer;
  const { route, who, table, body } = writer.good();
  const good = JSON.stringify(body);
  const cut = (): number => 1 + rng.below(Math.max(1, good.length - 1));
  const adding = (member: string): string => (good === '{}' ? `{${member}}` : `{${member},${good.slice(1)}`);
  const spliced = (...bytes: number[]): Buffer => {
    const at = cut();
    const whole = Buffer.from(good);
    return Buffer.concat([whole.subarray(0, at), Buffer.from(bytes), whole.subarray(at)]);
  };
  const deep = 50 + rng.below(2_500);
  const proto = writer.pick(['__proto__', '\\u005f_proto__', '__pro\\u0074o__', '\\u005F\\u005Fproto__']);
  const odd = ['1e999', '-1E400', '01', '+1', '.5', '0x1F', 'NaN', 'Infinity', 'undefined', 'True', '1_0'];
  const [about, sent] = writer.pick<readonly [string, string | Buffer]>([
    ['truncated', good.slice(0, rng.below(good.length))],
    ['a comma too many', good.replace(/\}$/, ',}')],
    ['other quotes', good === '{}' ? "{'a':1}" : good.replaceAll('"', "'")],
    ['a comment', `/* ahoy */${good}`],
    ['twice', good + good],
    ['a mark of byte order', `\ufeff${good}`],
    ['UTF-16', Buffer.from(good, 'utf16le')],
    [
      'not UTF-8',
      spliced(...writer.pick([[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80], [0xe2, 0x82]])),
    ],
    ['a NUL', spliced(0)],
    ['a control character', adding(`"a\u0007":1`)],
    ['a prototype', adding(`"${proto}":${writer.pick(['{"admin":true}', 'null', '1'])}`)],
    ['an escaped NUL', adding(`"a\\u0000":"\\u0000"`)],
    ['a broken escape', adding(`"a":"${writer.pick(['\\x41', '\\u12', '\\', '\\ud8'])}"`)],
    ['an odd number', adding(`"a":${writer.pick(odd)}`)],
    ['a number too large', /:\d/.test(good) ? good.replace(/:\d+/, ':1e999') : adding('"a":-1e999')],
    ['deep lists', '['.repeat(deep) + ']'.repeat(deep)],
    ['deep objects', `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`],
    ['deep inside', adding(`"a":${'['.repeat(deep)}${']'.repeat(deep)}`)],
    ['nothing', writer.pick(['', ' ', '\r\n', '\t'])],
    ['no object', writer.pick(['null', 'true', '0', '""', '"x"', '[]', '[{}]', '1e999', '-0'])],
    ['a name too long', adding(`"${'x'.repeat(9_000)}":1`)],
  ]);
  return writer.attempt(who, { path: writer.path(route, table), body: sent }, [400], about);
}

/** Options that this game does not have, or not together, or not with so many seats. */
export function option(writer: RequestWriter): Draft {
  const { rng } = writer;
  for (;;) {
    const game = writer.pick(gameIds);
    const { options: list } = games[game];
    const names: readonly string[] = [...list.names, 'kraken', 'gangs', 'mode', 'nonsense', 'constructor'];
    const values = [
      null,
      true,
      1,
      2,
      99,
      '',
      'x',
      [],
      [1],
      {},
      'teams',
      'rascal',
      [{ name: ' ', as: 'escape' }],
    ];
    const options = Object.fromEntries(
      Array.from({ length: rng.below(3) }, () => [writer.pick(names), writer.pick<unknown>(values)]),
    );
    const seats = 1 + rng.below(32);
    if (list.check(options, seats).ok) continue;
    const body = JSON.stringify({ game, seats, options });
    return writer.attempt('eve', { path: '/api/tables', body }, [400], body);
  }
}

/** Names and lines of which nothing can be seen, or more than can be seen. */
export function invisible(writer: RequestWriter): Draft {
  const words = unseen.filter((word) => !sentence.read(word, '').ok);
  const word = writer.pick(words);
  const table = writer.some('gathering');
  const [route, who, body] = writer.pick<readonly [Route, PersonName, unknown]>([
    ['name', 'anne', { name: word }],
    ['passkeyAdd', 'anne', { challenge: 'none', label: word, response: {} }],
    ['say', 'wil', { channel: 'table', text: word }],
    ['open', 'eve', { game: 'skull-king', seats: 4, options: { blanks: [{ name: word, as: 'escape' }] } }],
  ]);
  return writer.attempt(
    who,
    { path: writer.path(route, table), body: JSON.stringify(body) },
    [400],
    JSON.stringify(word),
  );
}
