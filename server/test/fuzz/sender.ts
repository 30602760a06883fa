import type { Route } from '@crossbones/api';
import { type GameId, gameIds, games } from '@crossbones/games';
import { wantsKey } from '../../src/http/openapi.js';
import type { PreparedTable } from './prepared-tables.js';
import { type Draft, NO_TABLE, NOBODY, posts, type RequestWriter } from './request-writer.js';

const NO_TOKEN = 'A'.repeat(43);
/** Nobody becomes a guest by asking for these. */
const knownOnly = posts.filter(
  (name) =>
    !/^(sheet|sheetOpen|sheetAppend|sheetEnd|name|mute|passkeyOffer|signInOffer|signIn|signInRecovery|open|playNow|playDaily|join|sit|takeSeat)$/.test(
      name,
    ),
);

const words = new Map<GameId, readonly string[]>(
  gameIds.map((id) => [
    id,
    Array.from({ length: games[id].actions }, (_, action) => games[id].print(action)),
  ]),
);

/** Words that are none, are not allowed, are somebody else's, or come too late. */
export function action(writer: RequestWriter): Draft {
  const { rng } = writer;
  const table = writer.some('playing', 'acted', 'playing', 'acted', 'paused', 'resigned');
  const who = writer.pick(table.seated);
  const { decision, legal } = table.sights.get(who)!;
  const all = words.get(table.game)!;
  const illegal = all.filter((word) => !legal.includes(word));
  const nonsense = [
    'nonsense',
    'bid:99',
    'bid:-1',
    'bid:1.0',
    'BID:1',
    ' bid:1',
    'toString',
    '__proto__',
    '☠',
    '\ud800',
    'x'.repeat(60),
  ];
  const stranger = writer.pick(nonsense.filter((word) => !all.includes(word)));
  const wrong = writer.pick(illegal);
  const good = legal.length === 0 ? stranger : writer.pick(legal);
  const [about, asked, actions] = writer.pick<readonly [string, number, readonly string[]]>([
    ['not allowed', decision, [wrong]],
    ['not allowed', decision, [wrong]],
    ['not allowed', decision, [wrong, good]],
    ['no word', decision, [stranger]],
    ['one word too many', decision, [good, stranger]],
    ['too late', decision + 1 + rng.below(5), [good]],
    ['too early', Math.max(0, decision - 1 - rng.below(3)), decision === 0 ? [stranger] : [good]],
    ['another time', writer.pick([2 ** 31, 2 ** 53, 1e300]), [good]],
    ['far too many', decision, Array(40).fill(wrong)],
  ]);
  const body = JSON.stringify({ decision: asked, actions });
  const letter = { path: writer.path('submit', table), body };
  return writer.attempt(
    who,
    letter,
    [400, 409],
    `${about} in ${table.game} at ${table.situation}: ${body.slice(0, 120)}`,
  );
}

/** Keys that are none, or belong to something else. */
export function key(writer: RequestWriter): Draft {
  const keys = ['', ' ', 'a b', 'x'.repeat(65), 'é', 'a,b', 'a;b', '"a"', '../x', 'a\tb'];
  if (writer.rng.below(3) === 0) {
    const done = writer.prepared.done.filter(({ path }) => /^\/api\/tables\/[^/]{20}\//.test(path));
    const { who, path, key } = writer.pick(done);
    const other = path.endsWith('/stand') ? '/undo' : '/stand';
    const letter = {
      path: path.replace(/\/[^/]+$/, other),
      body: '{}',
      headers: { 'Idempotency-Key': key },
    };
    return writer.attempt(who, letter, [409], `the key of ${path}`, { names: ['Idempotency-Key'] });
  }
  const { route, who, table, body } = writer.good(writer.pick(posts.filter(wantsKey)));
  const key = writer.pick<string | string[] | null>([
    ...keys.map((one) => Buffer.from(one).toString('latin1')),
    null,
    null,
    ['a', 'b'],
  ]);
  const letter = {
    path: writer.path(route, table),
    body: JSON.stringify(body),
    headers: { 'Idempotency-Key': key },
  };
  return writer.attempt(who, letter, [400], `the key ${JSON.stringify(key)}`, { names: ['Idempotency-Key'] });
}

/** Commands of somebody who is nobody. */
export function unknown(writer: RequestWriter): Draft {
  const { route, table, body } = writer.good(writer.pick(knownOnly));
  const token = writer.pick([
    null,
    '',
    'crossbones',
    'crossbones=',
    'crossbones=short',
    `crossbones=${NO_TOKEN}`,
    `crossbones=${'x'.repeat(500)}`,
    `crossbones="${NO_TOKEN}"`,
    `Crossbones=${NO_TOKEN}`,
    `crossbones=${NO_TOKEN}; crossbones=${NO_TOKEN}`,
    'crossbones=%00%ff; a',
    ';;;=;crossbones',
    `a=b; crossbones=${NO_TOKEN.slice(1)}é`,
  ]);
  const letter = { path: writer.path(route, table), body: JSON.stringify(body), headers: { Cookie: token } };
  return writer.attempt(null, letter, [401], `the cookie ${token}`);
}

/** What concerns oneself. */
export function person(writer: RequestWriter): Draft {
  const { ids } = writer.prepared;
  const [route, body, status] = writer.pick<readonly [Route, unknown, number]>([
    ['mute', { person: ids.anne, muted: true }, 403],
    ['mute', { person: NOBODY, muted: true }, 404],
    ['passkeyRemove', { id: writer.pick(['none', '', 'x'.repeat(2_000), "' or 1=1"]) }, 404],
    ['passkeyAdd', { challenge: writer.pick(['none', '', ids.anne]), label: 'Phone', response: {} }, 409],
    ['signIn', { challenge: writer.pick(['none', '', ids.anne]), response: { id: 'x', response: {} } }, 409],
    ['recovery', {}, 403],
    ['join', { table: NO_TABLE }, 404],
    ['join', { table: writer.some('closed').id }, 409],
  ]);
  return writer.attempt(
    'anne',
    { path: writer.path(route, null), body: JSON.stringify(body) },
    [status],
    JSON.stringify(body),
  );
}

/** Somebody's first command, which is refused: they stay nobody. */
export function newcomer(writer: RequestWriter): Draft {
  const gathering = writer.some('gathering');
  const [route, table, body] = writer.pick<readonly [Route, PreparedTable | null, unknown]>([
    ['name', null, { name: ' ' }],
    ['mute', null, { person: NOBODY, muted: true }],
    ['open', null, { game: 'skull', seats: 32 }],
    ['join', null, { table: NO_TABLE }],
    ['join', null, { table: writer.some('closed').id }],
    ['sit', gathering, { seat: writer.pick([0, 1, 2, 30]) }],
    ['sit', writer.some('playing', 'over', 'closed'), {}],
    ['sit', null, {}],
    ['takeSeat', writer.some('playing', 'gathering', 'over'), { token: 'a token of no link' }],
  ]);
  const letter = { path: writer.path(route, table), body: JSON.stringify(body) };
  const cookie = writer.pick([null, `crossbones=${NO_TOKEN}`]);
  return writer.attempt(
    null,
    { ...letter, headers: { Cookie: cookie } },
    [400, 404, 409],
    JSON.stringify(body),
  );
}
