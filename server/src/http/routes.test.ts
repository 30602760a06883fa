import { exchanges, type Route, routes } from '@crossbones/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalIn } from '../../test/clients/refusal.js';
import { type Opened, openServer } from '../../test/server.js';
import { exampleOf, plain } from './schema.js';

let server: Opened;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const names = Object.keys(routes) as Route[];
const commands = names.filter((name) => routes[name][0] === 'POST');

/** A request as a page of ours would send it, but for these headers. */
function asked(name: Route, headers: { readonly [name: string]: string }): Promise<Response> {
  const [method, pattern] = routes[name];
  const path = pattern.replace(':table', '0123456789abcdefghjk').replace(':sheet', '0123456789abcdefghjk');
  const { body } = exchanges[name];
  const sent = { 'content-type': 'application/json', 'idempotency-key': name };
  return fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: method === 'POST' ? { ...sent, ...headers } : { ...headers },
    ...(method === 'POST' ? { body: JSON.stringify(body === null ? {} : exampleOf(plain(body))) } : {}),
  });
}

describe('every command', () => {
  it.each(commands)('%s is refused to a page of somebody else, and makes nobody a guest', async (name) => {
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`]) {
      const response = await asked(name, { origin });
      expect(response.headers.get('set-cookie')).toBeNull();
      expect((await refusalIn(response)).code).toBe('foreign-origin');
    }
  });
});

describe('every route', () => {
  it.each(names)(
    '%s sends nobody elsewhere, and packs no secret together with what others chose',
    async (name) => {
      const response = await asked(name, { 'accept-encoding': 'br, gzip, deflate' });
      expect(response.headers.get('location')).toBeNull();
      expect(response.status < 300 || response.status >= 400).toBe(true);
      expect(response.headers.get('content-encoding')).toBeNull();
      await response.arrayBuffer();
    },
  );

  it.each(['//evil.example', '/\\evil.example', '/%2f%2fevil.example', '/?next=https://evil.example'])(
    'and so does %s',
    async (path) => {
      const response = await fetch(server.url + path, { redirect: 'manual' });
      expect(response.headers.get('location')).toBeNull();
      await response.arrayBuffer();
    },
  );
});
