import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkProof, type Entry, FastRng, type Game, type Log, Match } from '@crossbones/core';
import { counted, sliced, tryouts } from '@crossbones/core/suite';
import { type GameId, gameIds, games } from '@crossbones/games';
import { afterAll, describe, expect, it } from 'vitest';
import { dailyLog, eventsOf, playedLog } from './dealt.js';

/** The second verifier, which knows nothing of the first: docs/verify.py. */
const verifier = fileURLToPath(new URL('../../docs/verify.py', import.meta.url));
const vectors = fileURLToPath(new URL('../../docs/fairness-vectors.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'crossbones-python-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hasPython = spawnSync('python3', ['--version']).status === 0;
/** Matches of each game, and changes tried on each of them. */
const [MATCHES, CHANGES] = process.env.DEEP ? [200, 6] : [3, 4];

function python(...args: string[]): { status: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync('python3', [verifier, ...args], { encoding: 'utf8' });
  return { status, out: stdout + stderr };
}

function logsOf(id: GameId): Log[] {
  const tables = tryouts(games[id] as Game);
  return Array.from({ length: MATCHES }, (_, i) => {
    const { seats, options } = tables[(i * 7) % tables.length];
    return playedLog(id, seats, options, sliced(`python ${id} ${i}`));
  });
}

/** Whether the first verifier takes a log: proof, every entry, and the end. */
function holds(log: Log): boolean {
  if (!checkProof(log, log.proof!).ok) return false;
  const played = Match.replay(games[log.game as GameId] as Game, log);
  return played.ok && played.value.outcome() !== null;
}

/** Entries that were not taken back, nor take anything back. */
function inForce(entries: readonly Entry[]): number[] {
  const at: number[] = [];
  for (const [i, entry] of entries.entries()) {
    if ('action' in entry) at.push(i);
    else if (entry.table === 'undo') at.pop();
  }
  return at;
}

/** A card or die that leaves a hand. How Tigress is played is no piece: she is the same card either way. */
const isPiece = (word: string): boolean =>
  !/^(bid|side|lead|wager|tigress|[rygb]:)|shot$|^cannonball$/.test(word);

/**
 * Beside the ghost of Skull Queen a sealed card may be replaced, also by itself: of two words of one seat in a row only
 * the last left the hand, and where both are the same one of them can be missing.
 */
const isSealedTwice = ({ game, seats, entries }: Log, at: number): boolean => {
  if (game !== 'skull-queen' || seats !== 2) return false;
  const among = inForce(entries);
  const place = among.indexOf(at);
  const beside = [among[place - 1], among[place + 1]].filter((i) => i !== undefined);
  return beside.some((i) => entries[i].seat === entries[at].seat);
};

/** What one entry may be changed to: another card or die, another seat, another word of this very log, or nothing. */
function changedEntry(log: Log, rng: FastRng): { log: Partial<Log>; piece: boolean } {
  const { entries, seats } = log;
  const among = inForce(entries);
  const at = among[rng.below(among.length)];
  const entry = entries[at] as { seat: number; action: string };
  const words = among.map((i) => (entries[i] as { action: string }).action);
  const other = words[rng.below(words.length)];
  const wasPiece = isPiece(entry.action) && !isSealedTwice(log, at);
  switch (rng.below(4)) {
    case 0:
      return { log: { entries: entries.toSpliced(at, 1) }, piece: wasPiece };
    case 1:
      return {
        log: { entries: entries.with(at, { ...entry, seat: (entry.seat + 1) % seats }) },
        piece: seats > 1 && wasPiece,
      };
    default:
      return {
        log: { entries: entries.with(at, { ...entry, action: other }) },
        piece: other !== entry.action && wasPiece && isPiece(other),
      };
  }
}

const title = hasPython
  ? 'the verifier in Python'
  : 'the verifier in Python (not tried: there is no python3 here)';
describe.skipIf(!hasPython)(title, () => {
  it('agrees with the test vectors', () => {
    expect(python('--vectors', vectors)).toEqual({ status: 0, out: `${vectors}: holds\n` });
  });

  it.each(gameIds)('draws what the engine draws in %s', (id) => {
    const file = join(folder, `${id}.json`);
    writeFileSync(file, JSON.stringify({ games: logsOf(id).map((log) => ({ log, events: eventsOf(log) })) }));
    expect(python('--vectors', file)).toEqual({ status: 0, out: `${file}: holds\n` });
    counted({ matches: MATCHES });
  });

  it.each(gameIds)('refuses what was changed in %s', (id) => {
    const rng = new FastRng(sliced(`changed ${id}`));
    const files: { file: string; mine: boolean; must: boolean; what: string }[] = [];
    const keep = (log: Log, must: boolean, what: string): void => {
      const file = join(folder, `${id}-${files.length}.json`);
      writeFileSync(file, JSON.stringify(log));
      files.push({ file, mine: holds(log), must, what });
    };
    for (const log of logsOf(id)) {
      const { proof } = log;
      const seat = rng.below(log.seats);
      keep(log, false, 'nothing');
      keep({ ...log, proof: { ...proof!, salts: proof!.salts.with(seat, 'another') } }, true, 'a salt');
      keep({ ...log, proof: { ...proof!, match: 'another' } }, true, 'the table');
      keep({ ...log, key: proof!.secretHash }, true, 'the key');
      keep({ ...log, entries: log.entries.slice(0, -2) }, id !== 'skull-king', 'the end');
      for (let i = 0; i < CHANGES; i++) {
        const { log: change, piece } = changedEntry(log, rng);
        // In games without pieces that are all played, an action may be as good as another.
        keep({ ...log, ...change }, piece && /king|skull-queen/.test(id), `an entry, ${i}`);
      }
    }
    const told = python(...files.map(({ file }) => file))
      .out.trimEnd()
      .split('\n');
    for (const [i, { file, mine, must, what }] of files.entries()) {
      const says = told[i].startsWith(`${file}: holds`);
      const at = `${file}: ${what}: ${told[i]}`;
      expect(told[i].startsWith(`${file}: `), at).toBe(true);
      // Whatever holds by all the rules holds by those the second one knows, and these games it knows whole.
      if (mine) expect(says, at).toBe(true);
      else if (id === 'skull' || id === 'queens-collection') expect(says, at).toBe(false);
      if (must) expect([mine, says], at).toEqual([false, false]);
    }
  });

  it('knows a deal that tables share, and what was changed in it', () => {
    const log = playedLog('skull-king', 2, {}, 'shared', undefined, 4);
    const proof = log.proof!;
    const { tables: _tables, ...alone } = proof;
    const logs: [Log, boolean][] = [
      [log, true],
      [{ ...log, proof: { ...proof, tables: { at: 3, of: 4 } } }, true],
      [playedLog('queens-collection', 3, {}, 'shared', undefined, 2), true],
      [{ ...log, proof: { ...proof, tables: { at: 4, of: 4 } } }, false],
      [{ ...log, proof: { ...proof, tables: { at: 0, of: 3 } } }, false],
      [{ ...log, proof: alone }, false],
      [{ ...log, proof: { ...proof, salts: proof.salts.with(7, 'another') } }, false],
      [{ ...log, proof: { ...proof, match: 'another' } }, false],
    ];
    const files = logs.map(([one], i) => {
      const file = join(folder, `shared-${i}.json`);
      writeFileSync(file, JSON.stringify(one));
      return file;
    });
    const told = python(...files)
      .out.trimEnd()
      .split('\n');
    for (const [i, [one, good]] of logs.entries())
      expect([holds(one), told[i].startsWith(`${files[i]}: holds`)], told[i]).toEqual([good, good]);
  });

  it('knows where the deal of a day comes from, and what was changed in it', () => {
    const log = dailyLog('skull-king', 3, 4, 'a day');
    const proof = log.proof!;
    const chain = proof.chain!;
    const { chain: _chain, ...unchained } = proof;
    const logs: [Log, boolean][] = [
      [log, true],
      [dailyLog('skull', 4, 1, 'the first day'), true],
      [{ ...log, proof: unchained }, false],
      [{ ...log, proof: { ...proof, match: 'daily/2027-01-03/skull-king' } }, false],
      [{ ...log, proof: { ...proof, match: 'daily/2027-01-02/skull' } }, false],
      [{ ...log, proof: { ...proof, match: 'daily/2026-02-30/skull-king' } }, false],
      [{ ...log, proof: { ...proof, match: 'another' } }, false],
      [{ ...log, proof: { ...proof, chain: { ...chain, first: '2026-12-29' } } }, false],
      [{ ...log, proof: { ...proof, chain: { ...chain, anchor: chain.link } } }, false],
      [{ ...log, proof: { ...proof, chain: { ...chain, link: chain.anchor } } }, false],
      [{ ...log, key: proof.secretHash }, false],
    ];
    const files = logs.map(([changed], i) => {
      const file = join(folder, `daily-${i}.json`);
      writeFileSync(file, JSON.stringify(changed));
      return file;
    });
    const told = python(...files)
      .out.trimEnd()
      .split('\n');
    for (const [i, [changed, right]] of logs.entries())
      expect([holds(changed), told[i].startsWith(`${files[i]}: holds`)], told[i]).toEqual([right, right]);
  });
});
