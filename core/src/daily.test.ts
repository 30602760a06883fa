import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CHAIN_DAYS, dailyDay, dailyKey, dailyName, dateOf, dayOf, isLinkOf } from './daily.js';
import { checkProof, type Proof, secretHashOf } from './fairness.js';

const hashed = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const seed = 'ab'.repeat(32);
const links = [seed];
for (let i = 0; i < 10; i++) links.unshift(hashed(links[0]));
const [anchor] = links;
const first = '2026-11-18';
const start = dayOf(first)!;

describe('days', () => {
  it('are written as dates, and dates that do not exist are none', () => {
    expect(dateOf(0)).toBe('1970-01-01');
    expect(dateOf(20_775)).toBe('2026-11-18');
    expect(dayOf('2026-11-18')).toBe(20_775);
    expect(dayOf('2028-02-29')).not.toBeNull();
    for (const wrong of ['2027-02-29', '2026-13-01', '2026-1-1', '', 'today', '2026-11-18T00:00'])
      expect(dayOf(wrong)).toBeNull();
  });

  it('stand in the name of a deal', () => {
    expect(dailyName('2026-11-18', 'skull')).toBe('daily/2026-11-18/skull');
    expect(dailyDay('daily/2026-11-18/skull')).toBe(20_775);
    for (const other of [
      'm'.repeat(20),
      'daily/2026-11-18',
      'daily/2026-02-30/skull',
      'daily/2026-11-18/a/b',
    ])
      expect(dailyDay(other)).toBeNull();
  });
});

describe('a chain', () => {
  it('has one link for each day, and its hashes lead to the anchor', () => {
    for (let place = 1; place <= 10; place++) {
      const chain = { anchor, first, link: links[place] };
      expect(isLinkOf(start + place - 1, chain)).toBe(true);
      expect(isLinkOf(start + place, chain)).toBe(false);
    }
    expect(isLinkOf(start - 1, { anchor, first, link: anchor })).toBe(false);
    expect(isLinkOf(start + CHAIN_DAYS, { anchor, first, link: seed })).toBe(false);
    expect(isLinkOf(start, { anchor, first: 'never', link: links[1] })).toBe(false);
    expect(isLinkOf(start, { anchor, first, link: 'no link' })).toBe(false);
  });

  it('gives a key for each game: the keys of one day tell nothing of those of another', () => {
    const name = 'daily/2026-11-18/skull';
    const expected = createHmac('sha256', Buffer.from(links[1], 'hex')).update(name).digest('hex');
    expect(dailyKey(links[1], name)).toBe(expected);
    expect(expected).toBe('6cfa82fb2eb70db4ea1c21a95d25f478963e51ea708ce1893f5ea9f261529312');
    expect(dailyKey(links[1], 'daily/2026-11-18/skull-king')).not.toBe(expected);
  });
});

describe('the proof of a deal of the day', () => {
  const match = 'daily/2026-11-20/skull';
  const key = dailyKey(links[3], match);
  const log = { game: 'skull', rules: 2, seats: 2, options: {}, key };
  const chain = { anchor, first, link: links[3] };
  const proof: Proof = {
    match,
    deal: match,
    secret: key,
    secretHash: secretHashOf(key),
    saltHashes: [null, null],
    salts: [null, null],
    chain,
  };

  it('holds', () => expect(checkProof(log, proof)).toEqual({ ok: true, value: { missing: [] } }));

  it('names what does not hold', () => {
    const other = dailyKey(links[4], match);
    const wrong = (changed: Partial<Proof>, head: Partial<typeof log> = {}): string => {
      const checked = checkProof({ ...log, ...head }, { ...proof, ...changed });
      return checked.ok ? 'holds' : checked.error.key;
    };
    const { chain: _chain, ...unchained } = proof;
    expect(checkProof(log, unchained)).toMatchObject({ error: { key: 'proof-chain' } });
    expect(wrong({ match: 'm'.repeat(20) })).toBe('proof-chain');
    expect(wrong({ match: 'daily/2026-11-21/skull' })).toBe('proof-chain');
    expect(wrong({}, { game: 'skull-king' })).toBe('proof-chain');
    expect(wrong({ chain: { ...chain, link: links[4] } })).toBe('proof-chain');
    expect(wrong({ chain: { ...chain, anchor: links[1] } })).toBe('proof-chain');
    expect(wrong({ chain: { ...chain, first: '2026-11-17' } })).toBe('proof-chain');
    expect(wrong({ secret: other, secretHash: secretHashOf(other) }, { key: other })).toBe('proof-key');
    expect(wrong({}, { key: other })).toBe('proof-key');
    expect(wrong({ secret: other })).toBe('proof-secret');
  });
});
