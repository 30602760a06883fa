import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../test/clients/api-client.js';
import { refusalIn } from '../../test/clients/refusal.js';
import { type Opened, openServer } from '../../test/server.js';

let server: Opened;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

describe('a key', () => {
  const open = (anne: ApiClient, body: object, key: string) =>
    anne.post('/api/tables', body, { 'idempotency-key': key });

  it('gets the same answer twice, and is refused with another body', async () => {
    const anne = new ApiClient(server.url);
    await anne.post('/api/me/name', { name: 'Anne' });
    const body = { game: 'skull', seats: 3 };
    const first = await (await open(anne, body, 'one')).text();
    expect(await (await open(anne, body, 'one')).text()).toBe(first);
    const other = await open(anne, { ...body, seats: 4 }, 'one');
    expect(other.status).toBe(409);
    expect((await refusalIn(other)).code).toBe('key-reused');
    const { table } = JSON.parse(first) as { table: string };
    const sit = () => anne.post(`/api/tables/${table}/sit`, { seat: 2 }, { 'idempotency-key': 'two' });
    expect(await (await sit()).text()).toBe(await (await sit()).text());
    const stand = await anne.post(`/api/tables/${table}/stand`, {}, { 'idempotency-key': 'two' });
    expect((await refusalIn(stand)).code).toBe('key-reused');
  });
});

it('what a game refuses comes in its own words, with the rule', async () => {
  const anne = new ApiClient(server.url);
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
  expect((await refusalIn(await submit([legal[0]], decision + 7))).code).toBe('stale-decision');
  expect((await submit([legal[0]])).status).toBe(200);
  for (const path of ['log', 'replay', 'recollection']) {
    const early = await anne.get(`/api/tables/${table}/${path}`);
    expect(early.status).toBe(409);
    expect((await refusalIn(early)).code).toBe('not-over');
  }
});
