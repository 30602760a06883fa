import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../test/clients/api-client.js';
import { refusalIn } from '../../test/clients/refusal.js';
import { type Opened, openServer } from '../../test/server.js';

let server: Opened;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

describe('a page of somebody else', () => {
  it.each([
    ['https://evil.example', 'foreign-origin', 403],
    ['null', 'foreign-origin', 403],
    ['file://', 'foreign-origin', 403],
  ])('at %s cannot command', async (origin, code, status) => {
    const response = await new ApiClient(server.url).post('/api/me/name', { name: 'X' }, { origin });
    expect(response.status).toBe(status);
    expect((await refusalIn(response)).code).toBe(code);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('differs from our own', async () => {
    const response = await new ApiClient(server.url).post(
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
    const response = await new ApiClient(server.url).post('/api/me/name', '{"name":"X"}', {
      'content-type': type,
    });
    expect(response.status).toBe(415);
    expect((await refusalIn(response)).code).toBe('wants-content-type');
  });
});

it('a key must be one that can be', async () => {
  const body = { game: 'skull', seats: 4 };
  const without = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(without.status).toBe(400);
  expect((await refusalIn(without)).code).toBe('wants-idempotency-key');
  for (const key of ['', 'a b', 'x'.repeat(65), 'é', 'a, b']) {
    const response = await new ApiClient(server.url).post('/api/tables', body, { 'idempotency-key': key });
    expect(response.status, key).toBe(400);
  }
});
