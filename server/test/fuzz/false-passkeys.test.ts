import { FastRng, type Rng } from '@crossbones/core';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../clients/api-client.js';
import { Authenticator } from '../clients/authenticator.js';
import type { FastClock } from '../clocks/fast-clock.js';
import { type Opened, openServer } from '../server.js';
import { rowsOf } from '../storage/rows.js';
import { pick } from './spoil.js';
import { still } from './still-server.js';

const DEEP = process.env.DEEP !== undefined;

/** What stands in the place of a part of a passkey's answer. */
const counterfeit = (rng: Rng): unknown =>
  pick<unknown>(rng, [
    ...[null, true, 0, -1, '', ' ', 'x', '☠', '%%%', '====', '\ud800', 'A'.repeat(5_000)],
    ...[[], ['x'], {}, { length: 3 }, { toString: 1 }],
    ...['null', '{}', '[]', '1', '"x"', '{"type":', '{"type":1,"challenge":{},"origin":[]}'].map((text) =>
      Buffer.from(text).toString('base64url'),
    ),
    Buffer.from(Array.from({ length: rng.below(300) }, () => rng.below(256))).toString('base64url'),
  ]);

describe('passkeys that are none', () => {
  let server: Opened<FastClock>;
  afterAll(async () => {
    server.world.pace = 1;
    await server.close();
  });

  it('are refused, and only the question is used up', async () => {
    server = await openServer({ store: 'sqlite', world: still.world('passkeys'), env: still.env });
    const rng = new FastRng('passkeys');
    const [eve, kit] = [new ApiClient(server.url), new ApiClient(server.url)];
    const authenticator = new Authenticator();
    type Offer = { readonly challenge: string; readonly options: Record<string, unknown> };
    const offer = async (who: ApiClient, path: string): Promise<Offer> =>
      (await (await who.post(path)).json()) as Offer;
    const origin = 'http://localhost';
    const begun = await offer(eve, '/api/me/passkeys/offer');
    const response = authenticator.create(begun.options, origin);
    const added = await eve.post('/api/me/passkeys/add', {
      challenge: begun.challenge,
      label: 'Phone',
      response,
    });
    expect(added.status).toBe(200);
    const passkey = authenticator.credentials[0];
    const kept = async () => {
      const { challenge: _, ...rest } = Object.fromEntries(await rowsOf(server));
      return rest;
    };
    const rows = await kept();

    const parts = ['id', 'rawId', 'type', 'clientDataJSON'];
    const codes = new Map<string, number>();
    for (let i = 0; i < (DEEP ? 5_000 : 400); i++) {
      const adding = i % 2 === 0;
      const asked = await offer(adding ? eve : kit, adding ? '/api/me/passkeys/offer' : '/api/sign-in/offer');
      const good = adding
        ? authenticator.create(asked.options, origin)
        : authenticator.get(asked.options, origin, { credential: passkey });
      const part = pick(rng, [
        ...parts,
        ...(adding ? ['attestationObject'] : ['authenticatorData', 'signature']),
      ]);
      const wrong = counterfeit(rng);
      const bad = Object.hasOwn(good, part)
        ? { ...good, [part]: wrong }
        : { ...good, response: { ...(good.response as object), [part]: wrong } };
      const body = { challenge: asked.challenge, response: bad };
      const answer = adding
        ? await eve.post('/api/me/passkeys/add', { ...body, label: 'Phone' })
        : await kit.post('/api/sign-in', body);
      const about = `${adding ? 'adding' : 'signing in'} with ${part} ${JSON.stringify(wrong)}`;
      expect([403, 404], about).toContain(answer.status);
      const { error } = (await answer.json()) as { error: { code: string } };
      codes.set(error.code, (codes.get(error.code) ?? 0) + 1);
    }
    expect([...codes.keys()].sort()).toEqual(['passkey-refused', 'unknown-passkey']);
    expect(await kept()).toEqual(rows);
    expect(server.logged).toEqual([]);

    const last = await offer(kit, '/api/sign-in/offer');
    const right = authenticator.get(last.options, origin, { credential: passkey });
    expect((await kit.post('/api/sign-in', { challenge: last.challenge, response: right })).status).toBe(200);
  });
});
