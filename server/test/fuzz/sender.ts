import type { Route } from '@crossbones/api';
import { type GameId, gameIds, games } from '@crossbones/games';
import { wantsKey } from '../../src/http/openapi.js';
import type { PreparedTable } from './prepared-tables.js';
import { type Draft, NO_TABLE, NOBODY, posts, type RequestWriter } from './request-writer.js';

const NO_TOKEN = 'A'.repeat(43);
/** Nobody becomes a guest by asking for these. */
const knownOnly = posts.filter(
  (name) =>
    !/^(sheet|sheetOpen|sheetAppend|sheetEnd|name|mute|passkeyOffer|signInOffer|signIn|signInRecovery|open|playNow|join|sit|takeSeat)$/.test(
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
export function action(scribe: RequestWriter): Draft {
  const { rng } = scribe;
  const berth = scribe.some('playing', 'acted', 'playing', 'acted', 'paused', 'resigned');
  const who = scribe.pick(berth.seated);
  const { decision, legal } = berth.sights.get(who)!;
  const all = words.get(berth.game)!;
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
  const stranger = scribe.pick(nonsense.filter((word) => !all.includes(word)));
  const wrong = scribe.pick(illegal);
  const good = legal.length === 0 ? stranger : scribe.pick(legal);
  const [about, asked, actions] = scribe.pick<readonly [string, number, readonly string[]]>([
    ['not allowed', decision, [wrong]],
    ['not allowed', decision, [wrong]],
    ['not allowed', decision, [wrong, good]],
    ['no word', decision, [stranger]],
    ['one word too many', decision, [good, stranger]],
    ['too late', decision + 1 + rng.below(5), [good]],
    ['too early', Math.max(0, decision - 1 - rng.below(3)), decision === 0 ? [stranger] : [good]],
    ['another time', scribe.pick([2 ** 31, 2 ** 53, 1e300]), [good]],
    ['far too many', decision, Array(40).fill(wrong)],
  ]);
  const body = JSON.stringify({ decision: asked, actions });
  const letter = { path: scribe.path('submit', berth), body };
  return scribe.attempt(
    who,
    letter,
    [400, 409],
    `${about} in ${berth.game} at ${berth.mooring}: ${body.slice(0, 120)}`,
  );
}

/** Keys that are none, or belong to something else. */
export function key(scribe: RequestWriter): Draft {
  const keys = ['', ' ', 'a b', 'x'.repeat(65), 'é', 'a,b', 'a;b', '"a"', '../x', 'a\tb'];
  if (scribe.rng.below(3) === 0) {
    const done = scribe.anchorage.done.filter(({ path }) => /^\/api\/tables\/[^/]{20}\//.test(path));
    const { who, path, key } = scribe.pick(done);
    const other = path.endsWith('/stand') ? '/undo' : '/stand';
    const letter = {
      path: path.replace(/\/[^/]+$/, other),
      body: '{}',
      headers: { 'Idempotency-Key': key },
    };
    return scribe.attempt(who, letter, [409], `the key of ${path}`, { names: ['Idempotency-Key'] });
  }
  const { route, who, berth, body } = scribe.good(scribe.pick(posts.filter(wantsKey)));
  const key = scribe.pick<string | string[] | null>([
    ...keys.map((one) => Buffer.from(one).toString('latin1')),
    null,
    null,
    ['a', 'b'],
  ]);
  const letter = {
    path: scribe.path(route, berth),
    body: JSON.stringify(body),
    headers: { 'Idempotency-Key': key },
  };
  return scribe.attempt(who, letter, [400], `the key ${JSON.stringify(key)}`, { names: ['Idempotency-Key'] });
}

/** Commands of somebody who is nobody. */
export function unknown(scribe: RequestWriter): Draft {
  const { route, berth, body } = scribe.good(scribe.pick(knownOnly));
  const token = scribe.pick([
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
  const letter = { path: scribe.path(route, berth), body: JSON.stringify(body), headers: { Cookie: token } };
  return scribe.attempt(null, letter, [401], `the cookie ${token}`);
}

/** What concerns oneself. */
export function person(scribe: RequestWriter): Draft {
  const { ids } = scribe.anchorage;
  const [route, body, status] = scribe.pick<readonly [Route, unknown, number]>([
    ['mute', { person: ids.anne, muted: true }, 403],
    ['mute', { person: NOBODY, muted: true }, 404],
    ['passkeyRemove', { id: scribe.pick(['none', '', 'x'.repeat(2_000), "' or 1=1"]) }, 404],
    ['passkeyAdd', { challenge: scribe.pick(['none', '', ids.anne]), label: 'Phone', response: {} }, 409],
    ['signIn', { challenge: scribe.pick(['none', '', ids.anne]), response: { id: 'x', response: {} } }, 409],
    ['recovery', {}, 403],
    ['join', { table: NO_TABLE }, 404],
    ['join', { table: scribe.some('closed').id }, 409],
  ]);
  return scribe.attempt(
    'anne',
    { path: scribe.path(route, null), body: JSON.stringify(body) },
    [status],
    JSON.stringify(body),
  );
}

/** Somebody's first command, which is refused: they stay nobody. */
export function newcomer(scribe: RequestWriter): Draft {
  const gathering = scribe.some('gathering');
  const [route, berth, body] = scribe.pick<readonly [Route, PreparedTable | null, unknown]>([
    ['name', null, { name: ' ' }],
    ['mute', null, { person: NOBODY, muted: true }],
    ['open', null, { game: 'skull', seats: 32 }],
    ['join', null, { table: NO_TABLE }],
    ['join', null, { table: scribe.some('closed').id }],
    ['sit', gathering, { seat: scribe.pick([0, 1, 2, 30]) }],
    ['sit', scribe.some('playing', 'over', 'closed'), {}],
    ['sit', null, {}],
    ['takeSeat', scribe.some('playing', 'gathering', 'over'), { token: 'a token of no link' }],
  ]);
  const letter = { path: scribe.path(route, berth), body: JSON.stringify(body) };
  const cookie = scribe.pick([null, `crossbones=${NO_TOKEN}`]);
  return scribe.attempt(
    null,
    { ...letter, headers: { Cookie: cookie } },
    [400, 404, 409],
    JSON.stringify(body),
  );
}
