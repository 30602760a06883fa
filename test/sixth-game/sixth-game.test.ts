import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGame, root } from './add.js';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-sixth-'));
let touched: readonly string[];
beforeAll(() => {
  touched = addGame(folder);
  execFileSync(process.execPath, [join(folder, 'scripts/build.js')]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the terminal of the copy to its end. */
function crossbones(args: readonly string[], input = ''): Promise<{ code: number | null; out: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(folder, 'cli/bin/crossbones.js'), ...args], {
      env: { ...process.env, NO_COLOR: '1', LC_ALL: 'en' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.on('close', (code) => resolve({ code, out }));
    // A game that is over does not wait for the rest of its input.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

const floors = ['core', 'games', 'bots', 'texts', 'api', 'server', 'cli', 'web'];

/** Everything people wrote, floor by floor. */
const written = (at: string): string[] =>
  [...floors, 'docs', 'scripts'].flatMap((floor) =>
    readdirSync(join(at, floor), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name).slice(at.length).replaceAll('\\', '/').replace(/^\//, ''))
      .filter((path) => !/(^|\/)(node_modules|dist|\.types|coverage)\//.test(path)),
  );

describe('a sixth game', () => {
  it('touches its own folders, and one line a floor', () => {
    const lines = (path: string): string[] => readFileSync(path, 'utf8').split('\n');
    const changed = written(folder).flatMap((path) => {
      if (!existsSync(join(root, path))) {
        // What is new lies in a folder, or is a file, of the game's own name.
        expect(path).toMatch(/\/high-card(\/|\.)/);
        return [];
      }
      const [before, after] = [lines(join(root, path)), lines(join(folder, path))];
      if (before.join('\n') === after.join('\n')) return [];
      expect(before.filter((line) => !after.includes(line))).toEqual([]);
      return [{ path, more: after.length - before.length }];
    });
    expect(changed.sort((one, other) => (one.path < other.path ? -1 : 1))).toEqual(
      [...touched].sort().map((path) => ({ path, more: 1 })),
    );
    const places = changed.map(({ path }) => path.split('/')[0]);
    expect(new Set(places).size).toBe(places.length);
  });

  // Half a minute of a processor: `npm run test:deep` takes it.
  if (process.env.DEEP)
    it('compiles', () => {
      execFileSync(process.execPath, [join(folder, 'node_modules/typescript-7/bin/tsc'), '-b'], {
        cwd: folder,
      });
    });

  it('is simulated', async () => {
    const { code, out } = await crossbones(['simulate', 'high-card', '--games', '200', '--seed', 's']);
    expect(code).toBe(0);
    expect(out).toMatch(/High Card: 200 games, 3 seats/);
  });

  it('is played in the terminal, with bots of every level', async () => {
    for (const level of ['deckhand', 'bosun', 'captain', 'admiral']) {
      const game = ['play', 'high-card', '--seats', '3', '--bots', level, '--seed', 's'];
      const { code, out } = await crossbones(game, '1\n'.repeat(3));
      expect(code, out).toBe(0);
      expect(out).toMatch(/Which card do you play\?/);
      expect(out).toMatch(/wins? the round/);
    }
  });

  it('is scored', async () => {
    const { code, out } = await crossbones(['score', 'high-card'], '{"cards":["c3","c9","c1"]}\n');
    expect([code, JSON.parse(out)]).toEqual([0, { points: [0, 1, 0] }]);
  });

  it('is settled by the arbiter', async () => {
    const { code, out } = await crossbones(['arbiter', 'high-card'], '{"cards":["c3","c9","c1"]}\n');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ winner: 1, why: 'Seat 1 has played the highest card, the 9.' });
  });

  it('stands in the help', async () => {
    const { out } = await crossbones(['help']);
    expect(out).toMatch(/high-card +High Card\. Twelve cards/);
  });
});
