import { exchanges, type Route, routes } from '@crossbones/api';
import { FastRng } from '@crossbones/core';
import { counted, sliced } from '@crossbones/core/suite';
import { expect, it } from 'vitest';
import { plain } from '../../src/http/schema.js';
import { openServer } from '../server.js';
import { sqliteGround } from '../storage/ground.js';
import { type PersonName, PreparedTables, people } from './prepared-tables.js';
import { pick } from './spoil.js';
import { portOf, still } from './still-server.js';
import { wellFormed } from './well-formed.js';

const TIMES = process.env.DEEP ? 5_000 : 600;
/** Whoever does this is not there any more. */
const farewells: readonly string[] = ['delete', 'signOut', 'sessionEnd', 'signIn', 'signInRecovery'];
const names = (Object.keys(routes) as Route[]).filter((name) => !farewells.includes(name));

it(`${TIMES} well-formed requests of anybody at any table: each is done or refused, and a new start finds what was there`, async () => {
  const ground = await sqliteGround();
  let server = await openServer({ store: ground, world: still.world('any'), env: still.env });
  const prepared = await PreparedTables.build(server.url);
  const rng = new FastRng(sliced('any requests'));
  const known = {
    texts: [
      ...prepared.tables.map(({ id }) => id),
      ...Object.values(prepared.ids),
      ...prepared.tables.flatMap(({ sights }) =>
        [...sights.values()].flatMap(({ legal }) => legal.slice(0, 3)),
      ),
      prepared.sheet.sheet,
      prepared.sheet.token,
      'ab'.repeat(32),
      'ABC234',
    ],
    numbers: [0, 1, 2, 3, 4, 7, 60_000],
  };
  const statuses = new Map<number, number>();
  for (let i = 0; i < TIMES; i++) {
    const name = pick(rng, names);
    const [method, form] = routes[name];
    const path = form
      .replace(':table', pick(rng, prepared.tables).id)
      .replace(':sheet', prepared.sheet.sheet);
    const { body } = exchanges[name];
    const text = body === null ? undefined : JSON.stringify(wellFormed(plain(body), known, rng));
    const who: PersonName = pick(rng, people);
    const headers = {
      Cookie: prepared.cookie(who),
      'Idempotency-Key': sliced(`any-${i}`).replace(/\W+/g, '-'),
    };
    const about = `${i}: ${who}: ${method} ${path} ${text}`;
    const response = await fetch(server.url + path, {
      method,
      headers: { ...headers, ...(text === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(text === undefined ? {} : { body: text }),
    });
    const { status } = response;
    const said = await response.text();
    if (status >= 500 || (status !== 200 && !/"code":"[a-z0-9-]+"/.test(said)))
      throw new Error(`answered with ${status} ${said.slice(0, 300)}: ${about}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses.get(200)).toBeGreaterThan(TIMES / 20);
  expect(server.logged).toEqual([]);
  counted({ requests: TIMES });

  // What a new start reads of the disk is what everybody was shown.
  const sights = await prepared.sights();
  server.world.pace = 1;
  await server.close();
  server = await openServer({
    store: ground,
    world: still.world('again'),
    env: { ...still.env, PORT: String(portOf(server)) },
  });
  expect(await prepared.sights()).toEqual(sights);
  server.world.pace = 1;
  await server.close();
  await ground.leave();
});
