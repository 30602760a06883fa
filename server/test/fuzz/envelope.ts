import { type Route, routes, STREAM } from '@crossbones/api';
import type { RawRequest } from '../clients/raw-request.js';
import { type Draft, NO_TABLE, type RequestWriter } from './request-writer.js';

/** Headers with which no page of ours would send it. */
export function header(writer: RequestWriter): Draft {
  const { route, who, table, body } = writer.good();
  const [about, headers, status] = writer.pick<readonly [string, NonNullable<RawRequest['headers']>, number]>(
    [
      [
        'type',
        {
          'Content-Type': writer.pick([
            null,
            '',
            'text/plain',
            'application/x-www-form-urlencoded',
            'multipart/form-data; boundary=x',
            'application/jsonp',
            'application/json5',
            'text/json',
            '*/*',
            'application/',
            'json',
            'application/json\u00ff',
          ]),
        },
        415,
      ],
      [
        'encoding',
        { 'Content-Encoding': writer.pick(['gzip', 'br', 'deflate', 'zstd', 'x', '', 'identity, gzip']) },
        415,
      ],
      [
        'origin',
        {
          Origin: writer.pick([
            'https://evil.example',
            'null',
            'http://localhost.evil.example',
            'http://localhost:81',
            'http://127.0.0.1',
            'http://localhost/',
            'file://',
            '*',
            '',
            'http://evil.example@localhost',
            'localhost',
            'ftp://localhost',
            'http://locälhost',
          ]),
        },
        403,
      ],
      ['two origins', { Origin: ['http://localhost', 'https://evil.example'] }, 403],
      ['two encodings', { 'Content-Encoding': ['identity', 'gzip'] }, 415],
    ],
  );
  const letter = { path: writer.path(route, table), body: JSON.stringify(body), headers };
  return writer.attempt(who, letter, [status], `${about} ${JSON.stringify(headers)}`);
}

/** What the address does not take. */
export function method(writer: RequestWriter): Draft {
  const route = writer.pick(Object.keys(routes) as Route[]);
  const table = writer.pick([...writer.prepared.tables, null]);
  const pages = [
    '/',
    '/api/docs',
    '/api/docs.css',
    '/api/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    STREAM,
  ];
  const page = writer.rng.below(4) === 0 ? writer.pick(pages) : null;
  const path = page ?? writer.path(route, table);
  const takesBody = page === null && routes[route][0] === 'POST';
  const others = [
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'SEARCH',
    'LINK',
    'PURGE',
    'LOCK',
    'MKCOL',
    'M-SEARCH',
    'REPORT',
    'SOURCE',
  ];
  // An address that takes both has only other ones to refuse.
  const both = path === '/api/tables';
  const method = writer.pick(both ? others : takesBody ? ['GET', 'HEAD', ...others] : ['POST', ...others]);
  const withBody = !/GET|HEAD|TRACE/.test(method) && writer.rng.below(2) === 0;
  const letter = { method, path, ...(withBody ? { body: '{"name":"Nobody"}' } : {}) };
  // Some words of ours could be a table's id as far as a GET can tell.
  return writer.attempt('anne', letter, /GET|HEAD/.test(method) ? [404, 405] : [405], 'this method');
}

/** Addresses of nothing. */
export function address(writer: RequestWriter): Draft {
  const { id } = writer.some('gathering', 'playing');
  const word = (length: number): string =>
    Array.from({ length }, () => writer.pick([...'abcxyz0189-_.~%/?&=+:@ é\u0001"<>\\^`{|}'])).join('');
  const path = writer.pick([
    '/api',
    '/api/',
    '/api/nothing',
    '/API/ME',
    '/api//me',
    '/api/me/',
    '/api/me%2fname',
    `/api/tables/${id.toUpperCase()}`,
    `/api/tables/${id}x`,
    `/api/tables/${id.slice(1)}`,
    `/api/tables/${id}%00`,
    `/api/tables/${id}/`,
    `/api/tables/${id}/nothing`,
    `/api/tables/${id}/sit/down`,
    `/api/tables//${id}/sit`,
    `/api/tables/${NO_TABLE}`,
    `/api/tables/${writer.prepared.ids.anne}`,
    '/api/tables/%zz',
    '/api/tables/%',
    '/api/%e0%a4%a',
    '/api/tables/%c3%28',
    '/api/tables/%ff%fe',
    '/api/tables/%00',
    '/api/tables/..%2f..%2fetc%2fpasswd',
    '/../../etc/passwd',
    '/api/../api/nothing',
    '/.env',
    '/wp-login.php',
    '/%2e%2e/%2e%2e',
    '//evil.example/x',
    '/api/tables/constructor',
    '/api/tables/__proto__',
    `/api/tables/${'x'.repeat(1 + writer.rng.below(6_000))}`,
    `/${encodeURIComponent(word(1 + writer.rng.below(30)))}`,
    `/api/tables/${encodeURIComponent(word(20))}/sit`,
    `/x${word(12).replace(/[\0- "<>\\^`{|}é]/g, '')}`,
  ]);
  const post = writer.rng.below(2) === 0;
  const letter = post ? { path, body: '{}' } : { method: 'GET', path };
  return writer.attempt('anne', letter, [400, 404, 405, 414], 'this address');
}

/** What stands after the question mark. */
export function query(writer: RequestWriter): Draft {
  const wrong = ['x', '', '-1', '1.5', '1e3', '99999999999', 'null', '[]', '%00', '%zz', '1%20', '%D9%A3'];
  const [about, query] = writer.pick([
    ['from', `from=${writer.pick(wrong)}`],
    ['count', `count=${writer.pick([...wrong, '0', '201'])}`],
    ['from', 'from=1&from=2'],
    ['count', 'count[]=1'],
    ['more', 'from=0&more=1'],
    ['__proto__', '__proto__=1'],
    ['from', 'from[a]=1'],
  ]);
  const table = writer.some('over');
  const letter = { method: 'GET', path: `${writer.path('replay', table)}?${query}` };
  return writer.attempt('anne', letter, [400], `${about} in ${query}`);
}

/** Topics and cursors that are none. */
export function stream(writer: RequestWriter): Draft {
  const { id } = writer.some('playing');
  const many = Array.from({ length: 33 }, (_, i) => `table:${id.slice(0, -2)}${String(10 + i)}`).join(',');
  const topics = [
    '',
    'nothing',
    'lobby,lobby',
    `table:${id},table:${id}`,
    'table:',
    `table:${id}x`,
    `table:${id.toUpperCase()}`,
    'lobby,',
    ',',
    'Lobby',
    `lobby,${id}`,
    '%00',
    'lobby%20',
    many,
    'lobby&topics=lobby',
    'lobby&more=1',
    'lobby&__proto__=1',
    'x'.repeat(3_000),
  ];
  const cursors = [
    'x',
    `${id}`,
    `${id}:`,
    `${id}:-1`,
    `${id}:1.5`,
    `${id}:x`,
    `${id}:1,${id}:2`,
    `:1`,
    ',',
    `${id}:9999999999999999`,
    `${NO_TABLE}:1,`,
    '%00',
    'x'.repeat(2_000),
    many,
  ];
  const [query, headers] = writer.pick<readonly [string, NonNullable<RawRequest['headers']>]>([
    [`topics=${writer.pick(topics)}`, {}],
    [`topics=lobby&after=${writer.pick(cursors)}`, {}],
    ['topics=lobby', { 'Last-Event-ID': writer.pick(cursors.filter((one) => !one.includes('%'))) }],
    [`topics[]=lobby`, {}],
    ['', {}],
  ]);
  const letter = { method: 'GET', path: `${STREAM}?${query}`, headers };
  return writer.attempt('anne', letter, [400], JSON.stringify(headers));
}

/** More than anybody reads. */
export function large(writer: RequestWriter): Draft {
  const { route, who, table, body } = writer.good();
  const most = /passkeys|sign-in|sheets/.test(routes[route][1]) ? 65_536 : 16_384;
  const padded = JSON.stringify(body) + ' '.repeat(most + writer.rng.below(5_000));
  const path = writer.path(route, table);
  if (writer.rng.below(2) === 0)
    return writer.attempt(who, { path, body: padded }, [413], 'too large', { alone: true });
  const chunked = `${padded.length.toString(16)}\r\n${padded}\r\n0\r\n\r\n`;
  const headers = { 'Content-Length': null, 'Transfer-Encoding': 'chunked' };
  return writer.attempt(who, { path, body: chunked, headers }, [413], 'too large, in chunks', {
    alone: true,
  });
}
