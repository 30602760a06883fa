import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { exchanges, type Route, routes } from '@crossbones/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Serving, serving, Visitor } from '../fixture/serving.js';
import { contentPolicy } from './policy.js';
import { exampleOf, plain } from './schema.js';

const NO_TABLE = '0123456789abcdefghjk';
let server: Serving;
beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.stop());

const errorOf = async (response: Response): Promise<{ code: string; message: string }> => {
  const body = (await response.json()) as { error: { code: string; message: string; args: object } };
  expect(Object.keys(body)).toEqual(['error']);
  expect(body.error.message).toMatch(/^.{5,}[.?!]$/);
  expect(typeof body.error.args).toBe('object');
  return body.error;
};

/** Sends bytes as they are and reads until the connection is over. */
const raw = (bytes: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('latin1');
      if (/\r\n\r\n[\s\S]/.test(text)) socket.end();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });

describe('every reply', () => {
  it.each([
    '/',
    '/api/me',
    '/api/docs',
    '/api/docs.css',
    '/api/openapi.json',
    '/healthz',
    '/metrics',
    '/nothing',
  ])('of %s carries the policy', async (path) => {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('content-security-policy')).toBe(contentPolicy);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('answers HEAD as GET, without a body', async () => {
    const response = await fetch(`${server.url}/api/docs`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1_000);
    expect(await response.text()).toBe('');
  });
});

describe('a session', () => {
  it('begins at the first command and not before', async () => {
    const anne = new Visitor(server.url);
    expect(await (await anne.get('/api/me')).json()).toBeNull();
    expect(await (await anne.get('/api/tables/mine')).json()).toEqual({ tables: [] });
    expect(anne.cookie).toBeNull();
    const opened = await anne.post('/api/tables', { game: 'skull-king', seats: 4 });
    expect(opened.status).toBe(200);
    expect(opened.headers.get('set-cookie')).toMatch(
      /^crossbones=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const me = (await (await anne.get('/api/me')).json()) as { guest: boolean; name: string };
    expect(me.guest).toBe(true);
    expect(((await (await anne.get('/api/tables/mine')).json()) as { tables: [] }).tables).toHaveLength(1);
  });

  it('is needed for what only somebody can do', async () => {
    const nobody = new Visitor(server.url);
    for (const [path, body] of [
      ['/api/me/sign-out', { everywhere: false }],
      ['/api/me/delete', { sure: true }],
      [`/api/tables/${NO_TABLE}/submit`, { decision: 0, actions: ['x'] }],
    ] as const) {
      const response = await nobody.post(path, body);
      expect(response.status).toBe(401);
      expect((await errorOf(response)).code).toBe('not-signed-in');
    }
    expect((await nobody.get('/api/me/export')).status).toBe(401);
    expect(nobody.cookie).toBeNull();
  });

  it('does not begin at a table that is none', async () => {
    const nobody = new Visitor(server.url);
    const response = await nobody.post(`/api/tables/${NO_TABLE}/sit`, {});
    expect(response.status).toBe(404);
    expect((await errorOf(response)).code).toBe('no-table');
    expect(nobody.cookie).toBeNull();
  });

  it('does not begin with a command that is refused', async () => {
    const anne = new Visitor(server.url);
    const opened = await anne.post('/api/tables', { game: 'skull', seats: 3 });
    const { table } = (await opened.json()) as { table: string };
    const nobody = new Visitor(server.url);
    for (const [path, body, code] of [
      ['/api/me/name', { name: ' ' }, 'wants-text'],
      ['/api/tables', { game: 'skull', seats: 32 }, 'wants-int'],
      [`/api/tables/${table}/sit`, { seat: 0 }, 'seat-taken'],
      [`/api/tables/${table}/take-seat`, { token: 'of no link at all' }, 'not-started'],
    ] as const) {
      expect((await errorOf(await nobody.post(path, body))).code).toBe(code);
      expect(nobody.cookie).toBeNull();
    }
    expect((await nobody.post(`/api/tables/${table}/sit`, { seat: 1 })).status).toBe(200);
    expect(nobody.cookie).not.toBeNull();
  });

  it('ends by signing out', async () => {
    const anne = new Visitor(server.url);
    await anne.post('/api/me/name', { name: 'Anne' });
    const { cookie } = anne;
    const out = await anne.post('/api/me/sign-out', { everywhere: false });
    expect(out.headers.get('set-cookie')).toMatch(/^crossbones=; Max-Age=0;/);
    expect(await (await fetch(`${server.url}/api/me`, { headers: { cookie: cookie! } })).json()).toBeNull();
  });

  it.each([
    'crossbones=',
    'crossbones=short',
    `crossbones=${'x'.repeat(500)}`,
    'crossbones=%00%ff; a',
    ';;;=;crossbones',
    `crossbones=${'A'.repeat(43)}; crossbones=${'B'.repeat(43)}`,
  ])('is not made of the cookie %s', async (cookie) => {
    const response = await fetch(`${server.url}/api/me`, { headers: { cookie } });
    expect(response.status).toBe(200);
    expect(await response.json()).toBeNull();
  });
});

describe('a page of somebody else', () => {
  it.each([
    ['https://evil.example', 'foreign-origin', 403],
    ['null', 'foreign-origin', 403],
    ['file://', 'foreign-origin', 403],
  ])('at %s cannot command', async (origin, code, status) => {
    const response = await new Visitor(server.url).post('/api/me/name', { name: 'X' }, { origin });
    expect(response.status).toBe(status);
    expect((await errorOf(response)).code).toBe(code);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('differs from our own', async () => {
    const response = await new Visitor(server.url).post(
      '/api/me/name',
      { name: 'X' },
      { origin: server.url },
    );
    expect(response.status).toBe(200);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('cannot send %s', async (type) => {
    const response = await new Visitor(server.url).post('/api/me/name', '{"name":"X"}', {
      'content-type': type,
    });
    expect(response.status).toBe(415);
    expect((await errorOf(response)).code).toBe('wants-content-type');
  });
});

describe('what is malformed', () => {
  const at = (path: string, body: unknown, headers = {}) => new Visitor(server.url).post(path, body, headers);

  it.each([
    ['{"game":"chess","seats":4}', 'wants-choice', /^game must be one of skull-king,/],
    ['{"game":"skull","seats":"4"}', 'wants-int', /^seats must be a whole number, 1 to 32\.$/],
    ['{"game":"skull","seats":99}', 'wants-int', /^seats must be/],
    ['{"game":"skull","seats":1e999}', 'wants-int', /^seats/],
    ['{"game":"skull"}', 'missing-field', /^The body lacks the field “seats”/],
    ['{"game":"skull","seats":4,"more":1}', 'unknown-field', /unknown field “more”.*known are game, seats/],
    [
      '{"game":"skull","seats":4,"settings":{"clock":{"per":"move"}}}',
      'missing-field',
      /^settings\.clock lacks the field “ms”/,
    ],
    [
      '{"game":"skull","seats":4,"settings":{"clock":{"per":"day"}}}',
      'wants-choice',
      /^settings\.clock\.per must be one of none, move, match/,
    ],
    [
      '{"game":"skull","seats":4,"settings":{"undo":1}}',
      'wants-boolean',
      /^settings\.undo must be true or false/,
    ],
    ['[]', 'wants-object', /^The body must be an object/],
    ['null', 'wants-object', /^The body/],
    ['"x"', 'wants-object', /^The body/],
    ['{', 'wants-json', /valid JSON/],
    ['', 'wants-json', /valid JSON/],
    ['{"game":"skull","seats":4,"__proto__":{"a":1}}', 'forbidden-key', /__proto__/],
    ['{"game":"skull","seats":4,"options":{"\\u005f_proto__":{"a":1}}}', 'forbidden-key', /__proto__/],
    ['{"game":"skull","seats":4,"options":{"a":"\\u0000"}}', 'forbidden-character', /NUL/],
    [`${'['.repeat(8_000)}${']'.repeat(8_000)}`, 'wants-object', /object/],
    [
      `{"game":"skull","seats":4,"options":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`,
      'unknown-field',
      /a/,
    ],
  ])('%s is said to be so', async (body, code, message) => {
    const response = await at('/api/tables', body);
    expect(response.status).toBe(400);
    const error = await errorOf(response);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
  });

  it('is said in the language of who asks', async () => {
    const said = async (language: string): Promise<string> =>
      (await errorOf(await fetch(`${server.url}/api/nothing`, { headers: { 'accept-language': language } })))
        .message;
    expect(await said('fr-CH, fr;q=0.9, en;q=0.8')).toBe('Il n’y a rien ici.');
    expect(await said('nl, de;q=0.5')).toBe('Hier ist nichts.');
    expect(await said('*')).toBe('There is nothing here.');
  });

  it('names a list’s item', async () => {
    const anne = new Visitor(server.url);
    await anne.post('/api/me/name', { name: 'Anne' });
    const response = await anne.post(`/api/tables/${NO_TABLE}/submit`, { decision: 0, actions: ['a', 7] });
    expect((await errorOf(response)).message).toMatch(/^actions\[1\] must be a text of 1 to 60 characters/);
  });

  it('takes the last of two fields with one name, as JSON is read everywhere', async () => {
    const response = await at('/api/me/name', '{"name":"A","name":"Bea"}');
    expect(((await response.json()) as { name: string }).name).toBe('Bea');
  });

  it('refuses what is not UTF-8, compressed, or too large', async () => {
    const own = { 'content-type': 'application/json' };
    const post = (body: Buffer | string, headers = {}) =>
      fetch(`${server.url}/api/me/name`, { method: 'POST', headers: { ...own, ...headers }, body });
    expect((await errorOf(await post(Buffer.from([0x22, 0xff, 0xfe, 0x22])))).code).toBe('wants-utf8');
    expect((await post('{}', { 'content-encoding': 'gzip' })).status).toBe(415);
    const large = await post(JSON.stringify({ name: 'x'.repeat(17_000) }));
    expect(large.status).toBe(413);
    expect((await errorOf(large)).message).toContain('16384');
  });

  it('wants a key that can be one', async () => {
    const body = { game: 'skull', seats: 4 };
    const without = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(without.status).toBe(400);
    expect((await errorOf(without)).code).toBe('wants-idempotency-key');
    for (const key of ['', 'a b', 'x'.repeat(65), 'é', 'a, b']) {
      const response = await at('/api/tables', body, { 'idempotency-key': key });
      expect(response.status, key).toBe(400);
    }
  });

  it('takes numbers in an address only where they are some', async () => {
    for (const query of [
      'from=x',
      'from=-1',
      'count=0',
      'count=201',
      'from=1&from=2',
      'more=1',
      'from=1e3',
    ]) {
      const response = await fetch(`${server.url}/api/tables/${NO_TABLE}/replay?${query}`);
      expect(response.status, query).toBe(400);
      await errorOf(response);
    }
    expect((await fetch(`${server.url}/api/tables/${NO_TABLE}/replay?from=1&count=2`)).status).toBe(404);
  });
});

describe('an address', () => {
  it.each([
    ['DELETE', '/api/me', 'GET, HEAD'],
    ['PUT', '/api/tables', 'GET, HEAD, POST'],
    ['GET', `/api/tables/${NO_TABLE}/submit`, 'POST'],
    ['POST', `/api/tables/${NO_TABLE}`, 'GET, HEAD'],
    ['POST', '/api/tables/mine', 'GET, HEAD'],
    ['POST', '/api/stream', 'GET'],
    ['HEAD', '/api/stream', 'GET'],
    ['OPTIONS', '/api/me/name', 'POST'],
    ['POST', '/api/docs', 'GET, HEAD'],
  ])('refuses %s %s and says what it takes', async (method, path, allow) => {
    const response = await fetch(server.url + path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    if (method !== 'HEAD') expect((await errorOf(response)).code).toBe('wrong-method');
  });

  it.each([
    '/api/tables/%zz',
    '/api/%',
    '/%c3%28',
    '/api/tables/%00',
    `/api/tables/${'x'.repeat(5_000)}`,
    '//',
    '/..%2f..',
  ])('that is none is refused: %s', async (path) => {
    const text = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(text).toContain('{"error":{"code":"');
  });

  it.each(['nope', 'X'.repeat(20), `${NO_TABLE}x`, "'; drop table person; --"])(
    'of no table is not found: %s',
    async (id) => {
      const response = await fetch(`${server.url}/api/tables/${encodeURIComponent(id)}`);
      expect(response.status).toBe(404);
      expect((await errorOf(response)).code).toBe('no-table');
    },
  );
});

describe('bytes that are no request', () => {
  it.each([
    ['garbage', 'hello\r\n\r\n', 400],
    ['an unknown method', 'BREW /api/me HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['no host', 'GET /api/me HTTP/1.1\r\n\r\n', 400],
    ['no version', 'GET /api/me\r\nHost: x\r\n\r\n', 400],
    ['a version of the future', 'GET /api/me HTTP/2.0\r\nHost: x\r\n\r\n', 400],
    ['no address', 'GET * HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a tunnel', 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['an expectation', 'GET /api/me HTTP/1.1\r\nHost: x\r\nExpect: rum\r\n\r\n', 417],
    [
      'two lengths',
      'POST /api/me/name HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'length and chunks',
      'POST /api/me/name HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'a bad chunk',
      'POST /api/me/name HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
    ],
    ['large headers', `GET /api/me HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a NUL in a header', 'GET /api/me HTTP/1.1\r\nHost: x\r\nX: \0\r\n\r\n', 400],
  ])('%s', async (_name, bytes, status) => {
    const text = await raw(bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).toContain('"error":{"code":"');
  });
});

describe('a key', () => {
  const open = (anne: Visitor, body: object, key: string) =>
    anne.post('/api/tables', body, { 'idempotency-key': key });

  it('gets the same answer twice, and is refused with another body', async () => {
    const anne = new Visitor(server.url);
    await anne.post('/api/me/name', { name: 'Anne' });
    const body = { game: 'skull', seats: 3 };
    const first = await (await open(anne, body, 'one')).text();
    expect(await (await open(anne, body, 'one')).text()).toBe(first);
    const other = await open(anne, { ...body, seats: 4 }, 'one');
    expect(other.status).toBe(409);
    expect((await errorOf(other)).code).toBe('key-reused');
    const { table } = JSON.parse(first) as { table: string };
    const sit = () => anne.post(`/api/tables/${table}/sit`, { seat: 2 }, { 'idempotency-key': 'two' });
    expect(await (await sit()).text()).toBe(await (await sit()).text());
    const stand = await anne.post(`/api/tables/${table}/stand`, {}, { 'idempotency-key': 'two' });
    expect((await errorOf(stand)).code).toBe('key-reused');
  });
});

it('what a game refuses comes in its own words, with the rule', async () => {
  const anne = new Visitor(server.url);
  const now = await anne.post('/api/tables/now', { game: 'skull-king', alone: true });
  const { table } = (await now.json()) as { table: string };
  const salt = 'x'.repeat(32);
  const saltHash = createHash('sha256').update(salt).digest('hex');
  expect((await anne.post(`/api/tables/${table}/ready`, { saltHash })).status).toBe(200);
  expect((await anne.post(`/api/tables/${table}/start`)).status).toBe(200);
  expect((await anne.post(`/api/tables/${table}/salt`, { salt })).status).toBe(200);
  const { step } = (await (await anne.get(`/api/tables/${table}`)).json()) as {
    step: { sight: { decision: number; legal: string[] } };
  };
  const { decision, legal } = step.sight;
  const submit = (actions: string[], at = decision) =>
    anne.post(`/api/tables/${table}/submit`, { decision: at, actions });
  const illegal = await submit(['bid:9']);
  expect(legal).not.toContain('bid:9');
  expect(illegal.status).toBe(409);
  const body = (await illegal.json()) as { error: { rule: string; message: string } };
  expect(body.error.rule).toMatch(/^SK-/);
  expect(body.error.message).not.toMatch(/rules do not allow/);
  expect((await submit(['nonsense'])).status).toBe(400);
  expect((await errorOf(await submit([legal[0]], decision + 7))).code).toBe('stale-decision');
  expect((await submit([legal[0]])).status).toBe(200);
  for (const path of ['log', 'replay']) {
    const early = await anne.get(`/api/tables/${table}/${path}`);
    expect(early.status).toBe(409);
    expect((await errorOf(early)).code).toBe('not-over');
  }
});

it('every example of the reference is well-formed', async () => {
  const anne = new Visitor(server.url);
  await anne.post('/api/me/name', { name: 'Anne' });
  for (const name of Object.keys(routes) as Route[]) {
    const { body } = exchanges[name];
    if (body === null || name === 'delete' || name === 'signOut') continue;
    const response = await anne.post(routes[name][1].replace(':table', NO_TABLE), exampleOf(plain(body)));
    expect(response.status, name).not.toBe(400);
    expect(response.status, name).toBeLessThan(500);
  }
});

it('says in the log which route, and nothing that is secret', async () => {
  const anne = new Visitor(server.url);
  const opened = (await (await anne.post('/api/tables', { game: 'skull', seats: 4 })).json()) as {
    table: string;
  };
  await anne.get(`/api/tables/${opened.table}`);
  await anne.post(`/api/tables/${opened.table}/code`);
  await anne.post('/api/tables/join', { code: 'ABC234' });
  const log = server.logged.join('');
  expect(log).toContain('"route":"table"');
  expect(log).not.toContain(opened.table);
  expect(log).not.toContain(anne.cookie!.split('=')[1]);
  expect(log).not.toContain('ABC234');
  expect(log).not.toContain('"level":50');
});

it('tells how it is', async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  expect(text).toMatch(/^crossbones_requests_total\{route="me",status="200"\} \d+$/m);
  expect(text).toMatch(/^crossbones_command_seconds_bucket\{le="\+Inf"\} \d+$/m);
  for (const line of text.trim().split('\n')) {
    expect(line).toMatch(
      /^(# (HELP|TYPE) crossbones_\w+ .+|crossbones_\w+(\{[^{}]+\})? [\d.e+-]+|crossbones_\w+ NaN)$/,
    );
  }
});
