import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalIn } from '../../test/clients/refusal.js';
import { type Opened, openServer } from '../../test/server.js';

let server: Opened;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** A body of so many bytes that means nothing. */
async function asked(path: string, bytes: number): Promise<string> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    body: `{"x":"${'x'.repeat(bytes - 8)}"}`,
  });
  return (await refusalIn(response)).code;
}

it.each([
  ['/api/me/name', 16],
  ['/api/tables', 16],
  ['/api/tables/join', 16],
  ['/api/sign-in', 64],
  ['/api/sheets', 64],
])('%s takes %i KB and not a byte more', async (path, kilobytes) => {
  expect(await asked(path, kilobytes * 1_024)).not.toBe('too-large');
  expect(await asked(path, kilobytes * 1_024 + 1)).toBe('too-large');
});
