import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../../test/clients/api-client.js';
import { Authenticator } from '../../test/clients/authenticator.js';
import { FastClock } from '../../test/clocks/fast-clock.js';
import { type Opened, openServer } from '../../test/server.js';

const HERE = 'https://bones.example';
const round = { game: 'skull', seats: 3 } as const;

let server: Opened<FastClock>;
beforeAll(async () => {
  const env = {
    LOG_LEVEL: 'info',
    PUBLIC_URL: HERE,
    TRUST_PROXY: 'loopback',
    RATE_PER_ADDRESS: '100',
    TABLES_PER_PERSON: '1',
  };
  server = await openServer({ world: new FastClock(), env });
});
afterAll(() => server.close());

let houses = 0;
const stranger = (name: string): ApiClient =>
  new ApiClient(server.url, name, undefined, { 'x-forwarded-for': `203.0.113.${++houses}` });
const come = (name: string): Promise<ApiClient> => stranger(name).board();

interface Line {
  readonly event?: string;
  readonly from?: string;
  readonly person?: string;
  readonly [name: string]: unknown;
}
/** What was noted of these kinds, oldest first. */
const noted = (...events: string[]): Line[] =>
  server.logged
    .map((line) => JSON.parse(line) as Line)
    .filter(({ event }) => event !== undefined && events.includes(event));

const secrets: string[] = [];

it('notes who came in and by what, who could not, and what became of their sessions', async () => {
  const anne = await come('Zanzibarina');
  const [phone, laptop] = [new Authenticator(), new Authenticator()];
  const add = async (device: Authenticator) => {
    const { challenge, options } = await anne.do('passkeyOffer');
    const response = device.create(options, HERE);
    return anne.do('passkeyAdd', { body: { challenge, label: 'Quaxophone', response } });
  };
  const { recovery } = await add(phone);
  const { me } = await add(laptop);
  await anne.do('passkeyRemove', { body: { id: me.passkeys[1].id } });
  const other = stranger('Zanzibarina');
  const { challenge, options } = await other.do('signInOffer');
  await other.do('signIn', { body: { challenge, response: phone.get(options, HERE) } });
  await other.fails('signIn', 'challenge-over', { body: { challenge, response: phone.get(options, HERE) } });
  const wrong = 'AAAAA-BBBBB-CCCCC-DDDDD-EEEEE';
  await other.fails('signInRecovery', 'wrong-recovery', { body: { code: wrong } });
  const next = await other.do('recovery');
  const third = stranger('Zanzibarina');
  const found = await third.do('signInRecovery', { body: { code: next.recovery } });
  secrets.push(recovery!, wrong, next.recovery, found.recovery, me.passkeys[1].id);
  for (const { cookie } of [anne, other, third]) secrets.push(cookie!.split('=')[1]);
  const [{ id }] = (await third.do('sessions')).sessions;
  await third.do('export');
  await third.do('sessionEnd', { body: { id } });

  const lines = noted(
    ...['sign-in', 'sign-in-failed', 'passkey-added', 'passkey-removed', 'recovery-used'],
    ...['recovery-renewed', 'data-exported', 'session-ended'],
  );
  expect(lines.map(({ event, why, person }) => [event, person === me.person || why])).toEqual([
    ['passkey-added', true],
    ['passkey-added', true],
    ['passkey-removed', true],
    ['sign-in', true],
    ['sign-in-failed', 'challenge-over'],
    ['sign-in-failed', 'wrong-recovery'],
    ['recovery-renewed', true],
    ['recovery-used', true],
    ['data-exported', true],
    ['session-ended', true],
  ]);
  // One household is told from another.
  expect(new Set(lines.map(({ from }) => from)).size).toBe(3);
});

it('notes who was sent away, let back in, and has deleted themselves', async () => {
  const [anne, ben] = [await come('Anne'), await come('Zanzibarino')];
  const { table } = await anne.do('open', { body: round });
  await ben.do('sit', { table, body: {} });
  await ben.do('say', { table, body: { channel: 'table', text: 'quetzalcoatlus' } });
  const body = { person: ben.person };
  await anne.ask('kick', { table, body });
  await anne.ask('readmit', { table, body });
  await ben.do('delete', { body: { sure: true } });
  secrets.push(table);
  expect(
    noted('kicked', 'readmitted', 'person-deleted').map(({ event, person, whom }) => [event, person, whom]),
  ).toEqual([
    ['kicked', anne.person, ben.person],
    ['readmitted', anne.person, ben.person],
    ['person-deleted', ben.person, undefined],
  ]);
});

it('notes what is not of here, and what is too much, once a minute of each household', async () => {
  const anne = await come('Anne');
  const origin = { origin: 'https://plunder.example' };
  for (let i = 0; i < 3; i++) await anne.fails('open', 'foreign-origin', { body: round, headers: origin });
  const host = { 'x-forwarded-host': 'plunder.example' };
  for (let i = 0; i < 3; i++) await anne.fails('me', 'foreign-host', { headers: host });
  await anne.do('open', { body: round });
  for (let i = 0; i < 3; i++) await anne.fails('open', 'too-many-tables', { body: round });
  for (let i = 0; i < 10; i++) await anne.fails('join', 'no-code', { body: { code: 'QWERTY' } });
  for (let i = 0; i < 3; i++) await anne.fails('join', 'too-many-guesses', { body: { code: 'QWERTY' } });
  const hasty = stranger('Hasty');
  for (let tries = 0; tries < 3; ) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => hasty.ask('me')));
    tries += answers.filter(({ status }) => status === 429).length;
  }
  const kinds = ['foreign-origin', 'foreign-host', 'quota-refused', 'codes-guessed', 'rate-limited'];
  const first = noted(...kinds);
  expect(first.map(({ event }) => event)).toEqual(kinds);
  expect(first.map(({ why }) => why)).toEqual([
    ...['foreign-origin', 'foreign-host', 'too-many-tables', 'too-many-guesses', 'slow-down'],
  ]);
  server.world.leap(60_000);
  await anne.fails('me', 'foreign-host', { headers: host });
  expect(noted(...kinds)).toHaveLength(kinds.length + 1);
  secrets.push('plunder', 'QWERTY');
});

it('has no secret in it, no name, no word, no address', () => {
  const log = server.logged.join('');
  expect(secrets.length).toBeGreaterThan(8);
  const words = ['Zanzibarin', 'Quaxophone', 'quetzalcoatlus', '203.0.113.'];
  for (const one of [...secrets, ...words]) expect(log).not.toContain(one);
});
