import { type Refusal, type Route, routes } from '@crossbones/api';
import { eventually } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import { ApiClient } from '../clients/api-client.js';
import { wrongWith } from '../clients/form.js';
import { RawConnection } from '../clients/raw-connection.js';
import { StreamReader } from '../clients/stream-reader.js';
import { FastClock } from '../clocks/fast-clock.js';
import { openServer } from '../server.js';
import { type CommandBench, round } from './bench.js';

const NO_TABLE = '0123456789abcdefghjk';

/** Requests that are none, too many, or too late. */
export const request = (port: CommandBench, slow: Slow): void => {
  /** Somebody else's refusal, in the form of all of them. */
  const refusal = async (status: number, text: string): Promise<string> => {
    const reply = JSON.parse(text) as { error: Refusal };
    expect(await wrongWith('refusal', reply)).toBeNull();
    expect(status).toBeGreaterThanOrEqual(400);
    port.record.refused.add(reply.error.code);
    return reply.error.code;
  };
  const raw = async (bytes: string): Promise<[number, string]> => {
    const { status, text } = await (await RawConnection.open(port.server.url, bytes)).answer();
    return [status, await refusal(status, text)];
  };
  const get = async (path: string, init: RequestInit = {}): Promise<[number, string]> => {
    const response = await fetch(port.server.url + path, init);
    return [response.status, await refusal(response.status, await response.text())];
  };

  describe('a request', () => {
    it('that cannot be read is said to be so', async () => {
      const head = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
      expect(await raw('Ahoy!\r\n\r\n')).toEqual([400, 'bad-http']);
      expect(await raw('GET /api/me HTTP/1.1\r\nConnection: close\r\n\r\n')).toEqual([400, 'wants-host']);
      expect(await raw(`GET /api/me ${head}Expect: rum\r\n\r\n`)).toEqual([417, 'unknown-expectation']);
      expect(await raw(`GET /api/me ${head}X: ${'x'.repeat(20_000)}\r\n\r\n`)).toEqual([
        431,
        'headers-too-large',
      ]);
      expect(await raw(`GET /api/%zz ${head}\r\n`)).toEqual([400, 'bad-url']);
      expect(await get('/api/nothing')).toEqual([404, 'not-found']);
      expect(await get('/api/me', { method: 'DELETE' })).toEqual([405, 'wrong-method']);
    });

    it('has a body that JSON can be found in', async () => {
      const [anne] = await port.come('Anne');
      const table = await port.seat(round(1, 2), [anne]);
      const body = (text: string) => text as never;
      const named = (name: string) => ({ headers: { 'content-type': name }, body: { name: 'Anne' } });
      await anne.fails('name', 'wants-content-type', named('text/plain'));
      await anne.fails('name', 'wants-plain-body', {
        headers: { 'content-encoding': 'gzip' },
        body: { name: 'Anne' },
      });
      await anne.fails('name', 'foreign-origin', {
        headers: { origin: 'https://evil.example' },
        body: { name: 'Anne' },
      });
      await anne.fails('name', 'too-large', { body: { name: 'x'.repeat(17_000) } });
      await anne.fails('name', 'wants-json', { body: body('{') });
      const headers = { 'content-type': 'application/json' };
      const bytes = { method: 'POST', headers, body: Buffer.from([0x22, 0xff, 0x22]) };
      expect(await get(routes.name[1], bytes)).toEqual([400, 'wants-utf8']);
      for (const deep of ['['.repeat(7_000), `{"name":${'{"a":'.repeat(65)}1${'}'.repeat(66)}`])
        await anne.fails('name', 'too-deep', { body: body(deep) });
      const head = body(`{"head":${'['.repeat(30_000)}${']'.repeat(30_000)}}`);
      await anne.fails('sheetOpen', 'too-deep', { body: head });
      await anne.fails('name', 'wants-text', { body: { name: ` ${'[{'.repeat(10)}` } });
      await anne.fails('name', 'forbidden-key', { body: body('{"name":"x","__proto__":{}}') });
      await anne.fails('name', 'forbidden-character', { body: { name: '\0' } });
      await anne.fails('name', 'missing-field', { body: {} as never });
      await anne.fails('mute', 'wants-form', { body: { person: 'Ben', muted: true } });
      await anne.fails('mute', 'wants-boolean', { body: { person: anne.person, muted: 1 as never } });
      await anne.fails('sit', 'wants-int', { table, body: { seat: 32 } });
      await anne.fails('open', 'wants-object', { body: body('[]') });
      await anne.fails('submit', 'wants-list', { table, body: { decision: 0, actions: [] } });
      await anne.fails('ready', 'wants-form', { table, body: { saltHash: 'AB' } });
      await anne.fails('salt', 'wants-string', { table, body: { salt: 'short' } });
      await anne.fails('wish', 'wants-choice', { table, body: { wish: 'stop' as never } });
    });

    it('at a table has a key', async () => {
      const [anne] = await port.come('Anne');
      const [method, path] = routes.open;
      const headers = { 'content-type': 'application/json', cookie: anne.cookie! };
      const open = { method, headers, body: JSON.stringify(round(1, 2)) };
      expect(await get(path, open)).toEqual([400, 'wants-idempotency-key']);
      for (const key of ['a b', 'x'.repeat(65), '~x'])
        await anne.fails('open', 'bad-idempotency-key', { body: round(1, 2), key });
    });

    it('of every kind that wants somebody, or a table, wants them', async () => {
      const [anne] = await port.come('Anne');
      for (const route of Object.keys(routes) as Route[]) {
        if (!routes[route][1].includes(':table') || route === 'rematch') continue;
        const { status, text } = await anne.ask(route, { table: NO_TABLE, body: bodies[route] as never });
        expect([route, status, text]).toEqual([route, 404, expect.stringContaining('"no-table"')]);
        await anne.fails(route, 'no-table', { table: 'none', body: bodies[route] as never });
      }
      await anne.fails('rematch', 'no-table', { table: NO_TABLE });
    });
  });

  describe('a stream', () => {
    it('wants to know about what, and from where', async () => {
      const topics = (query: string) => get(`/api/stream${query}`);
      expect(await topics('')).toEqual([400, 'wants-topics']);
      expect(await topics(`?topics=${Array(33).fill('lobby').join(',')}`)).toEqual([400, 'wants-topics']);
      expect(await topics('?topics=weather')).toEqual([400, 'bad-topic']);
      expect(await topics('?topics=lobby,lobby')).toEqual([400, 'topic-twice']);
      expect(await topics('?topics=lobby&after=yesterday')).toEqual([400, 'bad-cursor']);
      expect(await topics('?topics=lobby&until=tomorrow')).toEqual([400, 'wants-known-query']);
      const ear = await port.listen(null, `lobby,table:${NO_TABLE}`);
      const refused = await ear.until('refused', ({ topic }) => topic === `table:${NO_TABLE}`);
      expect(refused.error.code).toBe('no-table');
      ear.close();
    });

    it('goes on from its cursor', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.begin(round(2, 2), [anne, ben]);
      const ear = await port.listen(anne, `table:${table}`);
      await ear.until('step', () => true);
      const { id } = ear.heard.at(-1)!;
      ear.close();
      await port.act(anne, table);
      await port.act(ben, table);
      const { seq } = await ben.do('say', { table, body: { channel: 'table', phrase: 'ahoy' } });
      const next = await port.listen(anne, `table:${table}`, id!);
      await next.until('line', (line) => line.seq === seq);
      expect(next.all('step').map(({ sight }) => sight.step)).toEqual([1, 2]);
      expect(next.heard.at(-1)!.id).toBe(`${table}:${seq}`);
      // Who has seen everything is told nothing twice.
      const last = await port.listen(anne, `table:${table}`, `${table}:${seq}`);
      await port.until(table, [anne, ben], ({ step }) => step!.sight.step === 3);
      await last.until('step', () => true);
      expect(last.heard[0]).toMatchObject({ event: 'step', data: { sight: { step: 3 } } });
      for (const one of [next, last]) one.close();
    });
  });

  describe('too much', () => {
    it('is slowed down, by address and by session', async () => {
      const env = {
        RATE_PER_ADDRESS: '5',
        RATE_PER_SESSION: '2',
        STREAMS_PER_ADDRESS: '2',
        TRUST_PROXY: '1',
      };
      const server = await openServer({ store: port.storage, world: new FastClock(), env });
      // However slow this machine is, time all but stands still between two leaps.
      server.world.pace = 0.001;
      const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
      const anne = new ApiClient(server.url, 'Anne', port.record);
      const ben = new ApiClient(server.url, 'Ben', port.record);
      try {
        await anne.do('name', { ...from('10.0.0.1'), body: { name: 'Anne' } });
        for (let i = 0; i < 6; i++) await anne.do('me', from('10.0.0.1'));
        expect((await anne.fails('me', 'slow-down', from('10.0.0.2'))).args.seconds).toBeGreaterThan(0);
        server.world.leap(1_000);
        await anne.do('me', from('10.0.0.1'));
        for (let i = 0; i < 20; i++) await ben.do('me', from('10.0.0.3'));
        await ben.fails('me', 'slow-down', from('10.0.0.3'));
        // Too fast comes before anything else that is wrong.
        await ben.fails('open', 'slow-down', { ...from('10.0.0.3'), body: '{' as never });
        await ben.do('me', from('10.0.0.4'));

        const ears = [
          await StreamReader.open(server.url, 'lobby', null),
          await StreamReader.open(server.url, 'lobby', null),
        ];
        const third = await fetch(`${server.url}/api/stream?topics=lobby`);
        expect(third.headers.get('retry-after')).toBe('5');
        expect(await refusal(third.status, await third.text())).toBe('too-many-streams');
        ears[0].close();
        await eventually('a free place', async () => {
          server.world.leap(1_000);
          return StreamReader.open(server.url, 'lobby', null).then(
            (ear) => ears.push(ear),
            () => false,
          );
        });
        for (const ear of ears) ear.close();

        // However many wrong codes others send, a right one comes in; only new ones are longer then.
        server.world.leap(60_000);
        const host = await new ApiClient(server.url, 'Host', port.record).board();
        const { table } = await host.do('open', { body: round(1, 2) });
        const { code } = await host.do('code', { table });
        expect(code).toHaveLength(6);
        const guest = new ApiClient(server.url, 'Guest', port.record);
        for (let i = 0; i < 400; i++) {
          const order = { ...from(`10.1.0.${i % 40}`), body: { code: 'ABCDEF' } };
          await guest.fails('join', 'no-code', order);
        }
        await guest.fails('join', 'too-many-guesses', { ...from('10.1.0.7'), body: { code } });
        await guest.do('join', { ...from('10.2.0.1'), body: { code } });
        const longer = await host.do('code', { table });
        expect(longer.code).toHaveLength(8);
        await guest.do('join', { ...from('10.2.0.1'), body: { code: longer.code } });
      } finally {
        await server.close();
      }
    });
  });

  describe('a server with an address of its own', () => {
    it('is asked under no other, but by those who watch over it and from inside', async () => {
      const server = await openServer({
        store: port.storage,
        env: { PUBLIC_URL: 'https://play.example.org' },
      });
      const asked = async (host: string, path = '/api/me', more = ''): Promise<number> => {
        const bytes = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`;
        const { status, text } = await (await RawConnection.open(server.url, bytes)).answer();
        if (status >= 400)
          expect(await refusal(status, text)).toBe(path === '/metrics' ? 'inside-only' : 'foreign-host');
        return status;
      };
      try {
        for (const own of [
          'play.example.org',
          'PLAY.example.org:443',
          '127.0.0.1:3000',
          'localhost',
          '[::1]:80',
          '10.0.0.11',
        ])
          expect([own, await asked(own)]).toEqual([own, 200]);
        for (const foreign of [
          'evil.example',
          'play.example.org.evil.example',
          'play.example.org:80',
          '203.0.113.7',
        ])
          for (const path of ['/api/me', '/', '/api/stream?topics=lobby', '/nothing'])
            expect([foreign, path, await asked(foreign, path)]).toEqual([foreign, path, 421]);
        for (const path of ['/healthz', '/readyz', '/metrics'])
          expect(await asked('203.0.113.7:3000', path)).toBe(200);
        // Whom a proxy has brought that is not believed may be anybody.
        expect(await asked('127.0.0.1', '/metrics', 'X-Forwarded-For: 127.0.0.1\r\n')).toBe(403);
      } finally {
        await server.close();
      }
    });

    it('tells its figures to whoever has the token, or is inside', async () => {
      const env = { METRICS_TOKEN: 'sixteen-letters-or-more', TRUST_PROXY: 'loopback' };
      const servers = [
        await openServer({ store: port.storage, env }),
        await openServer({ store: port.storage, env: { TRUST_PROXY: 'loopback' } }),
      ];
      const figures = async (at: number, headers: { readonly [name: string]: string }): Promise<number> =>
        (await fetch(`${servers[at].url}/metrics`, { headers })).status;
      try {
        expect(await figures(0, {})).toBe(403);
        expect(await figures(0, { authorization: 'Bearer sixteen-letters-or-more!' })).toBe(403);
        const right = { authorization: 'Bearer sixteen-letters-or-more', 'x-forwarded-for': '203.0.113.7' };
        expect(await figures(0, right)).toBe(200);
        expect(await figures(1, {})).toBe(200);
        expect(await figures(1, { 'x-forwarded-for': '192.168.1.20' })).toBe(200);
        expect(await figures(1, { 'x-forwarded-for': '203.0.113.7' })).toBe(403);
        expect(await figures(1, { 'x-forwarded-for': '2001:db8::7' })).toBe(403);
      } finally {
        await Promise.all(servers.map((server) => server.close()));
      }
    });

    it('keeps so many connections of one address, and any number of a proxy it trusts', async () => {
      const ask = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
      const env = { CONNECTIONS_PER_ADDRESS: '3' };
      const server = await openServer({ store: port.storage, env });
      const proxied = await openServer({ store: port.storage, env: { ...env, TRUST_PROXY: 'loopback' } });
      try {
        const idle = await Promise.all([1, 2, 3].map(() => RawConnection.open(server.url)));
        const { status, text } = await (await RawConnection.open(server.url)).answer();
        expect([status, await refusal(status, text)]).toEqual([429, 'too-many-connections']);
        idle[0].say(ask);
        expect(await idle[0].answer()).toMatchObject({ status: 200 });
        await eventually('a free place', async () => {
          return (await (await RawConnection.open(server.url, ask)).answer()).status === 200;
        });
        const lines = await Promise.all(
          Array.from({ length: 12 }, () => RawConnection.open(proxied.url, ask)),
        );
        for (const line of lines) expect(await line.answer()).toMatchObject({ status: 200 });
      } finally {
        await server.close();
        await proxied.close();
      }
    });
  });

  describe('a server that stops', () => {
    it('says so to those who watch over it, and farewell to the streams', async () => {
      const server = await openServer({ store: port.storage });
      const ear = await StreamReader.open(server.url, 'lobby', null);
      await ear.until('lobby', () => true);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      const line = await RawConnection.open(server.url, 'GET /readyz HTTP/1.1\r\nHost: x\r\n');
      // A request that has begun is still answered.
      await fetch(`${server.url}/healthz`);
      const closed = server.close();
      await eventually('a farewell', () => ear.over);
      expect(ear.all('bye')).toHaveLength(1);
      line.say('\r\n');
      const { status, text } = await line.answer();
      expect([status, await refusal(status, text)]).toEqual([503, 'stopping']);
      await closed;
    });
  });

  describe('a connection', () => {
    it('on which a request does not come to its end is given up', async () => {
      const { status, text } = await slow.half.answer();
      expect([status, await refusal(status, text)]).toEqual([408, 'too-slow']);
    });

    it('on which nothing is asked ends without a word', async () => {
      expect(await slow.silent.heard()).toBe('');
    });
  });
};

/** Those who take their time: they are given up only after a while, so they begin early. */
export interface Slow {
  readonly half: RawConnection;
  readonly silent: RawConnection;
}

export const dawdle = async (url: string): Promise<Slow> => ({
  half: await RawConnection.open(url, 'GET /api/me HTTP/1.1\r\nHost:'),
  silent: await RawConnection.open(url),
});

/** Something well-formed for every command at a table. */
const bodies: { readonly [route in Route]?: object } = {
  ready: { saltHash: 'ab'.repeat(32) },
  kick: { person: '0123456789abcdef' },
  readmit: { person: '0123456789abcdef' },
  host: { person: '0123456789abcdef' },
  clear: { seat: 0 },
  salt: { salt: 'long enough for a salt' },
  submit: { decision: 0, actions: ['x'] },
  wish: { wish: null },
  face: { face: 1 },
  nudge: { seat: 0 },
  standIn: { seat: 0, agreed: true },
  takeSeat: { token: 'long enough for a link' },
  say: { channel: 'table', phrase: 'ahoy' },
};
