import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../test/clients/api-client.js';
import { refusalIn } from '../../test/clients/refusal.js';
import { type Opened, openServer } from '../../test/server.js';
import { contentPolicy } from './policy.js';

let server: Opened;
beforeAll(async () => {
  server = await openServer({ env: { LOG_LEVEL: 'debug' } });
});
afterAll(() => server.close());

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

  it('that refuses is said in the language of who asks', async () => {
    const said = async (language: string): Promise<string> =>
      (
        await refusalIn(
          await fetch(`${server.url}/api/nothing`, { headers: { 'accept-language': language } }),
        )
      ).message;
    expect(await said('fr-CH, fr;q=0.9, en;q=0.8')).toBe('Il n’y a rien ici.');
    expect(await said('nl, de;q=0.5')).toBe('Hier ist nichts.');
    expect(await said('*')).toBe('There is nothing here.');
  });
});

it('says in the log which route, and nothing that is secret', async () => {
  const anne = new ApiClient(server.url);
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
  expect(text).toMatch(/^crossbones_tables\{phase="gathering"\} \d+$/m);
  for (const time of ['at-sight', 'whole', 'shortened', 'stand-in'])
    expect(text).toContain(`\ncrossbones_bot_answers{time="${time}"} 0\n`);
  expect(text).toContain('\ncrossbones_bots_waiting 0\n');
  for (const line of text.trim().split('\n')) {
    expect(line).toMatch(
      /^(# (HELP|TYPE) crossbones_\w+ .+|crossbones_\w+(\{[^{}]+\})? [\d.e+-]+|crossbones_\w+ NaN)$/,
    );
  }
});
