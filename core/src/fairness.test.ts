import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, checkProof, keyOf, type Proof, saltHashOf, secretHashOf } from './fairness.js';
import type { Json } from './json.js';
import { readLog } from './log.js';

const sha = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const secret = sha('a secret');
const salts = ['ann’s own sixteen', null, ''];
const saltHashes = [sha('ann’s own sixteen'), null, sha('never sent in time')];
const seats = ['person', 'bot', 'person'] as const;
const terms = {
  match: 'm'.repeat(20),
  game: 'toy',
  rules: 1,
  options: { hand: 2, colour: 'red' },
  seats,
  salts,
};
const proof: Proof = {
  match: terms.match,
  deal: 'd1',
  secret,
  secretHash: secretHashOf(secret),
  saltHashes,
  salts,
};
const log = {
  game: 'toy',
  rules: 1,
  seats: 3,
  options: { colour: 'red', hand: 2 },
  key: keyOf(secret, terms),
};

describe('canonical JSON', () => {
  it('sorts keys at every depth and leaves no blanks', () => {
    expect(canonical({ b: [1, { d: null, c: 'x y' }], a: true, '': -0.5, é: '\n' })).toBe(
      '{"":-0.5,"a":true,"b":[1,{"c":"x y","d":null}],"é":"\\n"}',
    );
  });

  it('is JSON, and the same however the keys were ordered', () => {
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([name, inner]) => [name, turned(inner)]),
            )
          : value;
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as Json;
        expect(JSON.parse(canonical(plain))).toEqual(plain);
        expect(canonical(turned(plain) as Json)).toBe(canonical(plain));
      }),
    );
  });
});

describe('fairness', () => {
  it('hashes bytes of the secret and letters of the salt', () => {
    expect(secretHashOf(secret)).toBe(sha(Buffer.from(secret, 'hex')));
    expect(saltHashOf('ann’s own sixteen')).toBe(saltHashes[0]);
  });

  it('makes the key by HMAC-SHA256 of the terms, as anybody can', () => {
    const written =
      `{"game":"toy","match":"${terms.match}","options":{"colour":"red","hand":2},"rules":1,` +
      '"salts":["ann’s own sixteen",null,""],"seats":["person","bot","person"]}';
    expect(keyOf(secret, terms)).toBe(
      createHmac('sha256', Buffer.from(secret, 'hex')).update(written).digest('hex'),
    );
  });

  it('holds, and tells whose salt was missing', () => {
    expect(checkProof(log, proof)).toEqual({ ok: true, value: { missing: [2] } });
  });

  const wrong: [what: string, log: object, proof: Partial<Proof>, key: string, args?: object][] = [
    ['another secret', {}, { secret: sha('other') }, 'proof-secret'],
    ['a secret that is no hex', {}, { secret: 'x' }, 'proof-secret'],
    ['a secret in capitals', {}, { secret: secret.toUpperCase() }, 'proof-secret'],
    ['another hash of the secret', {}, { secretHash: sha('other') }, 'proof-secret'],
    ['another salt', {}, { salts: salts.with(0, 'of somebody else') }, 'proof-salt', { seat: 0 }],
    ['a salt that came after all', {}, { salts: salts.with(2, 'another') }, 'proof-salt', { seat: 2 }],
    ['a salt of a bot', {}, { salts: salts.with(1, 'x') }, 'proof-salt', { seat: 1 }],
    ['a person without a salt', {}, { salts: salts.with(0, null) }, 'proof-salt', { seat: 0 }],
    [
      'a bot of which it is said that its salt is missing',
      {},
      { salts: salts.with(1, '') },
      'proof-salt',
      { seat: 1 },
    ],
    ['a salt dropped', {}, { salts: salts.with(0, '') }, 'proof-key'],
    ['another table', {}, { match: 'other' }, 'proof-key'],
    ['other options', { options: { colour: 'red', hand: 3 } }, {}, 'proof-key'],
    ['another game', { game: 'yot' }, {}, 'proof-key'],
    ['other rules', { rules: 2 }, {}, 'proof-key'],
    ['another key', { key: sha('other') }, {}, 'proof-key'],
    ['tables that shared nothing', {}, { tables: { at: 0, of: 2 } }, 'proof-seats', { seats: 6 }],
    ['fewer seats', { seats: 2 }, {}, 'proof-seats', { seats: 2 }],
    ['fewer salts', {}, { salts: salts.slice(1) }, 'proof-seats', { seats: 3 }],
    ['fewer hashes of salts', {}, { saltHashes: saltHashes.slice(0, 2) }, 'proof-seats', { seats: 3 }],
  ];
  it.each(wrong)('fails at the right step with %s', (_, change, other, key, args = {}) => {
    expect(checkProof({ ...log, ...change }, { ...proof, ...other })).toEqual({
      ok: false,
      error: { key, args },
    });
  });
});

describe('a deal that tables share', () => {
  const both = {
    ...terms,
    salts: [...salts, 'of another table', '', null],
    seats: [...terms.seats, 'person', 'person', 'bot'],
    tables: 2,
  } as const;
  const shared = { ...log, key: keyOf(secret, both) };
  const hashes = [...saltHashes, saltHashOf('of another table'), sha('late'), null];
  const proved: Proof = { ...proof, saltHashes: hashes, salts: both.salts, tables: { at: 1, of: 2 } };

  it('has one key, made of the salts of all of them', () => {
    for (const at of [0, 1])
      expect(checkProof(shared, { ...proved, tables: { at, of: 2 } })).toEqual({
        ok: true,
        value: { missing: [2, 4] },
      });
    const written = `"seats":["person","bot","person","person","person","bot"],"tables":2}`;
    expect(keyOf(secret, both)).toBe(
      createHmac('sha256', Buffer.from(secret, 'hex'))
        .update(
          `{"game":"toy","match":"${terms.match}","options":{"colour":"red","hand":2},"rules":1,` +
            `"salts":["ann’s own sixteen",null,"","of another table","",null],${written}`,
        )
        .digest('hex'),
    );
  });

  it.each([
    ['no such table', shared, { tables: { at: 2, of: 2 } }, 'proof-seats'],
    ['one large table', { ...shared, seats: 6 }, { tables: undefined }, 'proof-key'],
    ['tables of another size', { ...shared, seats: 2 }, { tables: { at: 1, of: 3 } }, 'proof-key'],
    ['a salt of the other table', shared, { salts: both.salts.with(0, '') }, 'proof-key'],
    ['no other table', shared, { tables: undefined }, 'proof-seats'],
  ])('is not that of %s', (_, one, other, key) => {
    expect(checkProof(one, { ...proved, ...other } as Proof)).toMatchObject({ ok: false, error: { key } });
  });
});

describe('a log', () => {
  const read = (given: object) => readLog(JSON.stringify({ format: 1, ...log, entries: [], proof: given }));

  it('may carry its proof', () => {
    expect(read(proof)).toMatchObject({ ok: true, value: { proof } });
    const shared = { ...proof, tables: { at: 1, of: 2 } };
    expect(read(shared)).toMatchObject({ ok: true, value: { proof: shared } });
    const long = { ...proof, salts: salts.with(0, 'x'.repeat(128)) };
    expect(read(long)).toMatchObject({ ok: true, value: { proof: long } });
  });

  it('says where the proof is malformed', () => {
    const cases: [object, string, string][] = [
      [{ ...proof, secret: 'x' }, 'wants-text', 'proof.secret'],
      [{ ...proof, secretHash: 'X'.repeat(64) }, 'wants-key', 'proof.secretHash'],
      [{ ...proof, saltHashes: [] }, 'wants-list', 'proof.saltHashes'],
      [{ ...proof, salts: [7] }, 'wants-text', 'proof.salts[0]'],
      [{ ...proof, salts: ['x'.repeat(129)] }, 'wants-text', 'proof.salts[0]'],
      [{ ...proof, salts: [{}] }, 'wants-choice', 'proof.salts[0]'],
      [{ ...proof, more: 1 }, 'unknown-field', 'proof'],
    ];
    for (const [given, key, at] of cases)
      expect(read(given), JSON.stringify(given)).toMatchObject({ ok: false, error: { key, args: { at } } });
    expect(read({ ...proof, salts: [{}] })).toMatchObject({ error: { args: { choices: 'null' } } });
  });
});
