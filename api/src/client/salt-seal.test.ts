import { dailyKey, keyOf, type Log, saltHashOf, secretHashOf } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { type KeyValueStore, memory, Seal, sealedAt } from './salt-seal.js';
import { realWorld } from './world.js';

const table = 't'.repeat(20);
const secret = 'ab'.repeat(32);
const seal = (storage: KeyValueStore = memory()): Seal => new Seal(table, storage, realWorld);
const sealedFor = (hash: string) => ({
  deal: 'd',
  secretHash: secretHashOf(secret),
  saltHashes: [hash, null],
});
const without = (seat: number) => ({ key: 'seal-without-you', args: { seat } });

/** A log as an honest server would give it, but for what is changed. */
function logOf(saltHash: string, salt: string, change: object = {}): Log {
  const salts = [salt, null];
  const key = keyOf(secret, {
    match: table,
    game: 'toy',
    rules: 1,
    options: {},
    seats: ['person', 'bot'],
    salts,
  });
  const proof = { match: table, ...sealedFor(saltHash), secret, salts, ...change };
  return { format: 1, game: 'toy', rules: 1, seats: 2, options: {}, key, entries: [], proof };
}

describe('a player’s part in the deal', () => {
  it('is one salt, which lasts over a reload and is nobody else’s', () => {
    const storage = memory();
    const hash = seal(storage).saltHash();
    expect(seal(storage).saltHash()).toBe(hash);
    expect(seal(storage).salt).toMatch(/^[0-9a-f]{32}$/);
    expect(saltHashOf(seal(storage).salt!)).toBe(hash);
    expect(seal().saltHash()).not.toBe(hash);
  });

  it('wants its own hash in the seal, and the seal to stay', () => {
    const mine = seal();
    const hash = mine.saltHash();
    expect(mine.note(sealedFor(hash), 0)).toBeNull();
    expect(mine.note(sealedFor(hash), 0)).toBeNull();
    expect(mine.note({ ...sealedFor(hash), deal: 'e' }, 0)).toMatchObject({ key: 'seal-changed' });
    const other = seal();
    other.saltHash();
    expect(other.note(sealedFor(hash), 0)).toEqual(without(0));
    expect(seal().note(sealedFor(hash), null)).toBeNull();
  });

  it('has no salt in a deal of the day, which is the same at many tables', () => {
    const match = 'daily/2026-11-18/toy';
    const link = 'cd'.repeat(32);
    const key = dailyKey(link, match);
    const sealed = { deal: match, secretHash: secretHashOf(key), saltHashes: [null, null] };
    const chain = { anchor: secretHashOf(link), first: '2026-11-18', link };
    const proof = { match, ...sealed, secret: key, salts: [null, null], chain };
    const log: Log = { format: 1, game: 'toy', rules: 1, seats: 2, options: {}, key, entries: [], proof };
    const mine = seal();
    expect(mine.note(sealed, 0)).toBeNull();
    expect(mine.check(log, 0)).toEqual({ ok: true, value: { missing: [] } });
    const other = { ...proof, match: 'daily/2026-11-19/toy' };
    expect(mine.check({ ...log, proof: other }, 0)).toMatchObject({ error: { key: 'seal-changed' } });
    const late = { ...chain, anchor: link };
    expect(mine.check({ ...log, proof: { ...proof, chain: late } }, 0)).toMatchObject({
      error: { key: 'proof-chain' },
    });
  });

  it('checks at the end what was promised at the start', () => {
    const mine = seal();
    const hash = mine.saltHash();
    const salt = mine.salt!;
    mine.note(sealedFor(hash), 0);
    expect(mine.check(logOf(hash, salt), 0)).toEqual({ ok: true, value: { missing: [] } });
    // Nobody has said that it came in time.
    expect(mine.check(logOf(hash, ''), 0)).toEqual({ ok: true, value: { missing: [0] } });
    mine.given();
    expect(mine.check(logOf(hash, ''), 0)).toEqual({ ok: false, error: without(0) });
    const changed = { ok: false, error: { key: 'seal-changed', args: {} } };
    expect(mine.check(logOf(saltHashOf('other salt'), 'other salt'), 0)).toEqual(changed);
    expect(mine.check(logOf(hash, salt, { match: 'x' }), 0)).toEqual(changed);
    expect(mine.check(logOf(hash, salt, { secretHash: hash }), 0)).toEqual(changed);
    expect(mine.check({ ...logOf(hash, salt), key: hash }, 0)).toMatchObject({ error: { key: 'proof-key' } });
    const { proof: _, ...bare } = logOf(hash, salt);
    expect(mine.check(bare, 0)).toMatchObject({ error: { key: 'proof-missing' } });
  });
});

describe('a salt at one of several tables that share a deal', () => {
  it('was given where their people gathered', () => {
    const places = Array(3).fill(null) as never;
    expect(sealedAt({ id: 'a', places }, 2)).toEqual({ table: 'a', place: 2 });
    const duplicate = { hall: 'h', at: 1, of: 2 };
    expect(sealedAt({ id: 'a', places, duplicate }, 2)).toEqual({ table: 'h', place: 5 });
    expect(sealedAt({ id: 'a', places, duplicate }, null)).toEqual({ table: 'h', place: null });
  });
});
