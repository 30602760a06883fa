import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ByteConnection } from '../../test/clients/byte-connection.js';
import { refusalIn } from '../../test/clients/refusal.js';
import { type Opened, openServer } from '../../test/server.js';

const NO_TABLE = '0123456789abcdefghjk';
let server: Opened;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

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
    if (method !== 'HEAD') expect((await refusalIn(response)).code).toBe('wrong-method');
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
    const bytes = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const { status, body } = await new ByteConnection(server.port).ask(bytes, { alone: true });
    expect(Math.floor(status / 100)).toBe(4);
    expect(body).toMatch(/^{"error":{"code":"/);
  });

  it.each(['nope', 'X'.repeat(20), `${NO_TABLE}x`, "'; drop table person; --"])(
    'of no table is not found: %s',
    async (id) => {
      const response = await fetch(`${server.url}/api/tables/${encodeURIComponent(id)}`);
      expect(response.status).toBe(404);
      expect((await refusalIn(response)).code).toBe('no-table');
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
    const answer = await new ByteConnection(server.port).ask(bytes, { alone: true });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(/^{"error":{"code":"/);
  });
});
