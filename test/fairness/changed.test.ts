import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Entry, FastRng, type Game, keyFrom, type Log, Match, must, type Proof } from '@crossbones/core';
import { sliced, tryouts } from '@crossbones/core/suite';
import { type GameId, gameIds, games } from '@crossbones/games';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { verify } from '../../cli/src/verify.js';
import { Voice } from '../../cli/src/voice.js';
import { playedLog } from './dealt.js';

/** `crossbones verify` over logs of all games in which one single thing was changed. */
const folder = mkdtempSync(join(tmpdir(), 'crossbones-changed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [MATCHES, CHANGES] = process.env.DEEP ? [12, 150] : [1, 30];

async function verdict(log: object): Promise<{ holds: boolean; says: string }> {
  const file = join(folder, 'match.json');
  writeFileSync(file, JSON.stringify(log));
  let says = '';
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    says += text;
    return true;
  });
  try {
    const voice = new Voice('en');
    const done = await verify([file], voice);
    return { holds: done.ok && done.value === 0, says: done.ok ? says : done.error(voice) };
  } finally {
    written.mockRestore();
  }
}

const logsOf = (id: GameId): Log[] => {
  const tables = tryouts(games[id] as Game);
  return Array.from({ length: MATCHES }, (_, i) => {
    const { seats, options } = tables[(i * 5 + 2) % tables.length];
    return playedLog(id, seats, options, sliced(`changed ${id} ${i}`));
  });
};

/** The same digits, one of them another. */
const slipped = (hex: string): string => (hex[9] === '0' ? '1' : '0').padStart(10, hex) + hex.slice(10);

/** Everything in the head of a log, changed one at a time, and which finding must say so. */
function* heads(log: Log): Generator<[what: string, log: object, says: RegExp]> {
  const proof = log.proof!;
  const proven = (change: Partial<Proof>): object => ({ ...log, proof: { ...proof, ...change } });
  yield ['key', { ...log, key: slipped(log.key) }, /✗ key/];
  yield ['secret', proven({ secret: slipped(proof.secret) }), /✗ secret/];
  yield ['secretHash', proven({ secretHash: slipped(proof.secretHash) }), /✗ secret/];
  yield ['match', proven({ match: `${proof.match}.` }), /✗ key/];
  for (const [seat, salt] of proof.salts.entries()) {
    const salts = (other: string | null): object => proven({ salts: proof.salts.with(seat, other) });
    const hashes = (other: string | null): object =>
      proven({ saltHashes: proof.saltHashes.with(seat, other) });
    yield [`salts[${seat}]`, salts(`${salt ?? ''}x`), /✗ salts .*seat \d/];
    if (salt !== null) {
      yield [`salts[${seat}], a bot`, salts(null), /✗ salts .*seat \d/];
      yield [`saltHashes[${seat}], a bot`, hashes(null), /✗ salts .*seat \d/];
    }
    if (salt) {
      yield [`salts[${seat}], late`, salts(''), /✗ key/];
      yield [`saltHashes[${seat}]`, hashes(slipped(proof.saltHashes[seat]!)), /✗ salts .*seat \d/];
    }
    if (salt === null) yield [`saltHashes[${seat}], a person`, hashes(keyFrom('x')), /✗ salts .*seat \d/];
  }
  yield ['seats', { ...log, seats: log.seats + 1 }, /✗ salts|seats|players/];
  for (const id of gameIds)
    if (id !== log.game) yield [`game ${id}`, { ...log, game: id }, /✗ key|option|seats|rule|has no/i];
  yield ['rules', { ...log, rules: log.rules + 1 }, /rules/];
  if (log.rules > 1) yield ['rules before', { ...log, rules: log.rules - 1 }, /✗ key|lastSkull/];
  const { options } = games[log.game as GameId] as Game;
  for (const name of options.names) {
    for (const value of options.fields[name].values) {
      if (JSON.stringify(value) === JSON.stringify(log.options[name])) continue;
      const other = { ...log.options, [name]: value };
      if (options.check(other, log.seats).ok) yield [`options.${name}`, { ...log, options: other }, /✗ key/];
    }
  }
}

/** What can befall the entries with one slip, and where it begins. */
function slip({ entries, seats, game }: Log, rng: FastRng): [at: number, entries: Entry[]] {
  const at = rng.below(entries.length);
  const entry = entries[at];
  switch (rng.below(6)) {
    case 0:
      return [at, entries.toSpliced(at, 1)];
    case 1:
      return [at, entries.toSpliced(at, 0, entry)];
    case 2:
      return [at, entries.with(at, { ...entry, seat: rng.below(seats) } as Entry)];
    case 3:
      return [at, entries.with(at, { table: 'undo', seat: rng.below(seats) })];
    case 4: {
      const all = entries.filter((one) => 'action' in one);
      return [at, entries.with(at, { ...all[rng.below(all.length)] })];
    }
    default: {
      const rulebook = games[game as GameId] as Game;
      const action = rulebook.print(rng.below(rulebook.actions));
      return [at, entries.with(at, { seat: 'seat' in entry ? (entry.seat ?? 0) : 0, action })];
    }
  }
}

/** The words the rules allowed a seat after so many entries, and whether it could take its last one back. */
function allowed(log: Log, step: number, entry: Entry): boolean {
  const begun = { ...log, entries: log.entries.slice(0, step) };
  const match = must(Match.replay(games[log.game as GameId] as Game, begun));
  if (match.outcome() !== null) return false;
  if ('action' in entry) return entry.seat < log.seats && match.legal(entry.seat).includes(entry.action);
  return entry.table === 'undo' ? match.undoable(entry.seat!) : true;
}

const isSame = (one: Entry | undefined, other: Entry | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

describe.each(gameIds)('a log of %s', (id) => {
  const logs = logsOf(id);

  it('holds as it is', async () => {
    for (const log of logs) expect(await verdict(log)).toMatchObject({ holds: true });
  });

  it('does not hold with anything changed that its key is made of', async () => {
    for (const log of logs) {
      for (const [what, changed, says] of heads(log)) {
        const found = await verdict(changed);
        expect(found, what).toMatchObject({ holds: false });
        expect(found.says, what).toMatch(says);
      }
    }
  });

  it('names the entry that could not be, and takes none that the rules did not allow', async () => {
    const rng = new FastRng(`slip ${id}`);
    for (const log of logs) {
      let refused = 0;
      for (let i = 0; i < CHANGES; i++) {
        const [at, entries] = slip(log, rng);
        const first = entries.findIndex((entry, place) => !isSame(entry, log.entries[place]));
        const { holds, says } = await verdict({ ...log, entries });
        const what = `${at}: ${JSON.stringify(log.entries[at])}, now ${JSON.stringify(entries[at])}: ${says}`;
        if (first < 0 && entries.length === log.entries.length) expect(holds, what).toBe(true);
        else if (holds) expect(allowed(log, first, entries[first]), what).toBe(true);
        else {
          refused++;
          const [, place] = /✗ play +entries\[(\d+)\]: \S/.exec(says) ?? [];
          if (place === undefined) expect(says, what).toMatch(/✗ play .*does not come to its end/);
          else expect(Number(place), what).toBeGreaterThanOrEqual(first < 0 ? at : first);
        }
      }
      expect(refused).toBeGreaterThan(CHANGES / 2);
    }
  });

  it('cannot tell what the hash of a salt that never came was, nor how the server calls its deal', async () => {
    for (const log of logs) {
      const { proof } = log;
      const saltHashes = proof!.saltHashes.map((hash, seat) =>
        proof!.salts[seat] === '' ? keyFrom('other') : hash,
      );
      const changed = { ...log, proof: { ...proof!, saltHashes, deal: 'other' } };
      expect(await verdict(changed)).toMatchObject({ holds: true });
    }
  });
});
