import { exchanges, type Route, routes } from '@crossbones/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ByteConnection } from '../../test/clients/byte-connection.js';
import { bytesOf } from '../../test/clients/raw-request.js';
import { type Opened, openServer } from '../../test/server.js';
import { exampleOf, plain } from './schema.js';

/** Word for word as the design has it. */
const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const NO_TABLE = '0123456789abcdefghjk';
const pages = [
  '/',
  '/api/docs',
  '/api/docs.css',
  '/api/openapi.json',
  '/healthz',
  '/readyz',
  '/metrics',
] as const;

/** A request of every kind: each route, each page, and whatever is none. */
const requests: readonly (readonly [string, Buffer | string])[] = [
  ...pages.map((path) => [`GET ${path}`, bytesOf({ method: 'GET', path })] as const),
  ...(Object.keys(routes) as Route[]).flatMap((name) => {
    const [method, pattern] = routes[name];
    const path = pattern.replace(':table', NO_TABLE);
    const { body } = exchanges[name];
    const headers = { 'Idempotency-Key': name };
    const good = body === null ? {} : { body: JSON.stringify(exampleOf(plain(body))) };
    return [
      [`${method} ${path}`, bytesOf({ method, path, headers, ...good })],
      [`DELETE ${path}`, bytesOf({ method: 'DELETE', path })],
      ...(body === null ? [] : [[`POST ${path}, malformed`, bytesOf({ path, headers, body: '[' })]]),
    ] as [string, Buffer][];
  }),
  ['an unknown address', bytesOf({ method: 'GET', path: '/nothing' })],
  ['a bad address', bytesOf({ method: 'GET', path: '/%zz' })],
  ['a stream of nothing', bytesOf({ method: 'GET', path: '/api/stream' })],
  ['too much', bytesOf({ path: '/api/me/name', body: ' '.repeat(20_000) })],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['no request', 'ahoy\r\n\r\n'],
  ['a tunnel', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['large headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: rum\r\n\r\n'],
];

let server: Opened;
const headersOf = async (bytes: Buffer | string): Promise<ReadonlyMap<string, string>> =>
  (await new ByteConnection(server.port).ask(bytes, { alone: true })).headers;
const streamed = async (headers: Record<string, string> = {}): Promise<Headers> => {
  const abort = new AbortController();
  const { headers: got } = await fetch(`${server.url}/api/stream?topics=lobby`, {
    headers,
    signal: abort.signal,
  });
  abort.abort();
  return got;
};

describe('over http', () => {
  beforeAll(async () => {
    server = await openServer({ env: { TRUST_PROXY: 'loopback' } });
  });
  afterAll(() => server.close());

  it.each(requests)('%s is answered under the policy', async (_about, bytes) => {
    const headers = await headersOf(bytes);
    expect(headers.get('content-security-policy')).toBe(POLICY);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.has('cross-origin-opener-policy')).toBe(false);
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.has('server')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
    expect([...headers.values()].join()).not.toContain('upgrade-insecure-requests');
  });

  it('the stream too', async () => {
    const headers = await streamed();
    expect(headers.get('content-security-policy')).toBe(POLICY);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('a proxy that came by https is told to stay there, and whoever came by http is not', async () => {
    const https = { 'X-Forwarded-Proto': 'https' };
    for (const path of [...pages, '/nothing', '/api/me']) {
      const safe = await headersOf(bytesOf({ method: 'GET', path, headers: https }));
      expect(safe.get('strict-transport-security'), path).toBe('max-age=31536000');
      expect(safe.get('content-security-policy'), path).toBe(POLICY);
      const plainly = bytesOf({ method: 'GET', path, headers: { 'X-Forwarded-Proto': 'http' } });
      expect((await headersOf(plainly)).has('strict-transport-security'), path).toBe(false);
    }
    expect((await streamed(https)).get('strict-transport-security')).toBe('max-age=31536000');
  });
});

describe('without a proxy that is trusted', () => {
  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(() => server.close());

  it('nobody can say that they came by https', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' };
    const answered = await headersOf(bytesOf({ method: 'GET', path: '/', headers }));
    expect(answered.has('strict-transport-security')).toBe(false);
  });
});

describe('the pages', () => {
  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(() => server.close());

  it.each(['/', '/api/docs'])('%s loads only what its policy allows', async (path) => {
    const html = await (await fetch(server.url + path)).text();
    expect(html).not.toMatch(/<script|<style|<iframe|<object|<base|<form| style=| on[a-z]+=|javascript:/i);
    const loaded = [...html.matchAll(/<link rel="(\w+)" href="([^"]+)"/g)].map(([, rel, href]) => [
      rel,
      href,
    ]);
    expect(loaded).toEqual([
      ['stylesheet', '/api/docs.css'],
      ['icon', 'data:,'],
    ]);
    const css = await (await fetch(`${server.url}/api/docs.css`)).text();
    expect(css).not.toMatch(/@import|url\(/);
  });
});
