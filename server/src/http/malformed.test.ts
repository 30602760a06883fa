import { exchanges, type Route, routes } from '@crossbones/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../test/clients/api-client.js';
import { refusalIn } from '../../test/clients/refusal.js';
import { type Opened, openServer } from '../../test/server.js';
import { exampleOf, plain } from './schema.js';

const NO_TABLE = '0123456789abcdefghjk';
let server: Opened;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

describe('what is malformed', () => {
  const at = (path: string, body: unknown, headers = {}) =>
    new ApiClient(server.url).post(path, body, headers);

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
    [`${'['.repeat(64)}${']'.repeat(64)}`, 'wants-object', /object/],
    [`${'['.repeat(8_000)}${']'.repeat(8_000)}`, 'too-deep', /64 lists and objects/],
    [
      `{"game":"skull","seats":4,"options":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`,
      'too-deep',
      /nested/,
    ],
  ])('%s is said to be so', async (body, code, message) => {
    const response = await at('/api/tables', body);
    expect(response.status).toBe(400);
    const error = await refusalIn(response);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
  });

  it('names a list’s item', async () => {
    const anne = new ApiClient(server.url);
    await anne.post('/api/me/name', { name: 'Anne' });
    const response = await anne.post(`/api/tables/${NO_TABLE}/submit`, { decision: 0, actions: ['a', 7] });
    expect((await refusalIn(response)).message).toMatch(/^actions\[1\] must be a text of 1 to 60 characters/);
  });

  it('takes the last of two fields with one name, as JSON is read everywhere', async () => {
    const response = await at('/api/me/name', '{"name":"A","name":"Bea"}');
    expect(((await response.json()) as { name: string }).name).toBe('Bea');
  });

  it('refuses what is not UTF-8, compressed, or too large', async () => {
    const own = { 'content-type': 'application/json' };
    const post = (body: Buffer | string, headers = {}) =>
      fetch(`${server.url}/api/me/name`, { method: 'POST', headers: { ...own, ...headers }, body });
    expect((await refusalIn(await post(Buffer.from([0x22, 0xff, 0xfe, 0x22])))).code).toBe('wants-utf8');
    expect((await post('{}', { 'content-encoding': 'gzip' })).status).toBe(415);
    const large = await post(JSON.stringify({ name: 'x'.repeat(17_000) }));
    expect(large.status).toBe(413);
    expect((await refusalIn(large)).message).toContain('16384');
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
      await refusalIn(response);
    }
    expect((await fetch(`${server.url}/api/tables/${NO_TABLE}/replay?from=1&count=2`)).status).toBe(404);
  });
});

it('every example of the reference is well-formed', async () => {
  const anne = new ApiClient(server.url);
  await anne.post('/api/me/name', { name: 'Anne' });
  for (const name of Object.keys(routes) as Route[]) {
    const { body } = exchanges[name];
    if (body === null || name === 'delete' || name === 'signOut') continue;
    const response = await anne.post(routes[name][1].replace(':table', NO_TABLE), exampleOf(plain(body)));
    expect(response.status, name).not.toBe(400);
    expect(response.status, name).toBeLessThan(500);
  }
});
