import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../test/clients/api-client.js';
import { refusalIn } from '../../test/clients/refusal.js';
import { type Opened, openServer } from '../../test/server.js';

const NO_TABLE = '0123456789abcdefghjk';
let server: Opened;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

describe('a session', () => {
  it('begins at the first command and not before', async () => {
    const anne = new ApiClient(server.url);
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
    const nobody = new ApiClient(server.url);
    for (const [path, body] of [
      ['/api/me/sign-out', { everywhere: false }],
      ['/api/me/delete', { sure: true }],
      [`/api/tables/${NO_TABLE}/submit`, { decision: 0, actions: ['x'] }],
    ] as const) {
      const response = await nobody.post(path, body);
      expect(response.status).toBe(401);
      expect((await refusalIn(response)).code).toBe('not-signed-in');
    }
    expect((await nobody.get('/api/me/export')).status).toBe(401);
    expect(nobody.cookie).toBeNull();
  });

  it('does not begin at a table that is none', async () => {
    const nobody = new ApiClient(server.url);
    const response = await nobody.post(`/api/tables/${NO_TABLE}/sit`, {});
    expect(response.status).toBe(404);
    expect((await refusalIn(response)).code).toBe('no-table');
    expect(nobody.cookie).toBeNull();
  });

  it('does not begin with a command that is refused', async () => {
    const anne = new ApiClient(server.url);
    const opened = await anne.post('/api/tables', { game: 'skull', seats: 3 });
    const { table } = (await opened.json()) as { table: string };
    const nobody = new ApiClient(server.url);
    for (const [path, body, code] of [
      ['/api/me/name', { name: ' ' }, 'wants-text'],
      ['/api/tables', { game: 'skull', seats: 32 }, 'wants-int'],
      [`/api/tables/${table}/sit`, { seat: 0 }, 'seat-taken'],
      [`/api/tables/${table}/take-seat`, { token: 'of no link at all' }, 'not-started'],
    ] as const) {
      expect((await refusalIn(await nobody.post(path, body))).code).toBe(code);
      expect(nobody.cookie).toBeNull();
    }
    expect((await nobody.post(`/api/tables/${table}/sit`, { seat: 1 })).status).toBe(200);
    expect(nobody.cookie).not.toBeNull();
  });

  it('ends by signing out', async () => {
    const anne = new ApiClient(server.url);
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
