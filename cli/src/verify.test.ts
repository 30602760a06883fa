import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  FastRng,
  type Game,
  keyOf,
  type Log,
  Match,
  must,
  type Proof,
  saltHashOf,
  secretHashOf,
} from '@crossbones/core';
import { games } from '@crossbones/games';
import { afterAll, describe, expect, it } from 'vitest';
import { crossbones } from '../test/child.js';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const game: Game = games.skull;
const salts = ['the salt of Ann, long', null, ''];
const secret = sha('a secret');
const proof: Proof = {
  match: 'm'.repeat(20),
  deal: 'deal',
  secret,
  secretHash: secretHashOf(secret),
  saltHashes: [saltHashOf('the salt of Ann, long'), null, saltHashOf('too late')],
  salts,
};
const options = must(game.options.check({}, 3));
const dealt = { seats: 3, options, rules: game.rules, game: game.id, match: proof.match, salts };
const key = keyOf(secret, { ...dealt, seats: ['person', 'bot', 'person'] });

/** A whole game at random with that key. */
function played(): Log {
  const match = must(Match.open(game, { seats: 3, options, key }));
  const rng = new FastRng('verify');
  while (match.outcome() === null) {
    const [seat] = match.view(match.step, 'spectator').actors;
    const legal = match.legal(seat);
    must(match.submit(seat, [legal[rng.below(legal.length)]]));
  }
  return { ...match.log(), proof };
}
const log = played();

function verified(
  change: Partial<Log> | { proof: undefined } = {},
  ...more: string[]
): ReturnType<typeof crossbones> {
  const file = join(folder, `${sha(JSON.stringify(change))}.json`);
  writeFileSync(file, JSON.stringify({ ...log, ...change }));
  return crossbones(['verify', file, ...more]);
}

describe('verify', () => {
  it('tells that a match holds, and what that does not prove', async () => {
    const { code, out, err } = await verified();
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Skull, 3 seats, \d+ entries\n/);
    expect(out).toMatch(/✓ secret .*published before the start/);
    expect(out).toMatch(
      /✓ salts .*What seat 0 gave is what they promised; none came from seat 2; seat 1 is a bot\./,
    );
    expect(out).toMatch(/✓ key/);
    expect(out).toMatch(/✓ play .*Every entry was allowed, and the end is the one told: seat \d first\./);
    expect(out).toMatch(/Not proven:\n.*--seal/);
    expect(out).not.toContain('✗');
  });

  it('compares the hash that was noted at the start', async () => {
    const well = await verified({}, '--seal', proof.secretHash);
    expect(well.code).toBe(0);
    expect(well.out).toMatch(/✓ seal/);
    expect(well.out).not.toMatch(/--seal/);
    const other = await verified({}, '--seal', sha('other'));
    expect(other.code).toBe(1);
    expect(other.out).toMatch(/✗ seal .*another one[\s\S]*This log does not hold\./);
  });

  const wrong: [what: string, change: Partial<Log> | { proof: undefined }, says: RegExp][] = [
    ['no proof', { proof: undefined }, /✗ deal .*carries no proof/],
    ['another secret', { proof: { ...proof, secret: sha('x') } }, /✗ secret .*not the one whose hash/],
    ['another salt', { proof: { ...proof, salts: ['x', null, ''] } }, /✓ secret[\s\S]*✗ salts .*seat 0/],
    ['other seats', { proof: { ...proof, salts: ['x'] } }, /✗ salts .*not for a table of 3 seats/],
    ['another key', { key: sha('chosen') }, /✓ salts[\s\S]*✗ key .*does not follow/],
    ['a match that was cut', { entries: log.entries.slice(0, -1) }, /✗ play .*does not come to its end/],
    [
      'an entry that was not allowed',
      { entries: log.entries.with(0, { seat: 0, action: 'pass' }) },
      /✗ play .*entries\[0\]: /,
    ],
  ];
  it.each(wrong)('does not hold with %s', async (_, change, says) => {
    const { code, out, err } = await verified(change);
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(says);
    expect(out).toMatch(/This log does not hold\./);
    expect(out).not.toMatch(/Not proven/);
  });

  it('takes a match that was broken off', async () => {
    const { code, out } = await verified({ entries: [...log.entries.slice(0, 3), { table: 'abort' }] });
    expect(code).toBe(0);
    expect(out).toMatch(/✓ play .*broken off/);
  });

  const bad: [args: string[], says: RegExp][] = [
    [[], /verify wants the name of a log file/],
    [['/nowhere/at/all.json'], /no file/],
    [['x', '--seal', 'abc'], /--seal wants a hash of 64 hexadecimal digits, in lower case, and not “abc”/],
  ];
  it.each(bad)('%j is not understood', async (args, says) => {
    const { code, out, err } = await crossbones(['verify', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
  });

  it('says where a file is malformed', async () => {
    const { code, err } = await verified({ proof: { ...proof, secret: 'abc' } });
    expect(code).toBe(2);
    expect(err).toMatch(/^proof\.secret must be/);
  });
});
