import { type Game, Match, must } from '@crossbones/core';
import { gameIds, games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { branchAnew, branchOf, canBranch, openedOf, originOf } from '../../play/local/branch.js';
import type { SavedMatch } from '../../play/local/saved-matches.js';
import { linkOf, readLink } from './branch-link.js';
import { freeName, treeOf } from './branch-tree.js';
import { randomMatch } from './fixture.js';

const me = { level: 'captain', self: 'Ann' } as const;

const replayed = ({ setup, rules, entries }: Pick<SavedMatch, 'setup' | 'rules' | 'entries'>): Match => {
  const game = games[setup.game] as unknown as Game;
  return must(Match.replay(game, { ...setup, rules: rules ?? game.rules, entries }));
};
const opened = (kept: SavedMatch) => {
  const found = openedOf(kept);
  if (found === null) throw new Error('not over');
  return found;
};

describe.each(gameIds)('a branch of %s', (game) => {
  const kept = randomMatch(game, 'branch');
  const whole = replayed(kept);
  const source = opened(kept);

  it('stands at each step as the match stood there, for everybody, and can be played on', () => {
    const last = kept.entries.length;
    for (let step = 0; step <= last; step += Math.max(1, Math.floor(last / 12))) {
      const branch = branchOf(source, { step, name: 'try', mine: [1], ...me });
      const match = replayed(branch);
      for (const seat of [0, 1, 'spectator'] as const)
        expect(match.view(match.step, seat).view).toEqual(whole.view(step, seat).view);
      expect(match.outcome() === null).toBe(canBranch(source, step));
      expect(branch.setup.bots).toEqual(kept.names.flatMap((_, seat) => (seat === 1 ? [] : [seat])));
    }
    expect(canBranch(source, last)).toBe(false);
  });

  it('travels in a link with the match it left, and back', async () => {
    const step = Math.floor(kept.entries.length / 2);
    const branch = branchOf(source, { step, name: 'a try', mine: [0, 1], ...me });
    const match = replayed(branch);
    const [seat] = match.actors;
    must(match.submit(seat, [match.legal(seat)[0]]));
    const played = { ...branch, entries: match.log().entries };
    for (const deflates of [true, false]) {
      const link = await linkOf(source, played, 'https://example.org', deflates);
      expect(link).toMatch(/^https:\/\/example\.org\/what-if#[\w-]+$/);
      const read = must(await readLink(link.slice(link.indexOf('#'))));
      expect(read.opened.outcome).toEqual(kept.outcome);
      expect(read.opened.names).toEqual(kept.names);
      expect(read.branch?.entries).toEqual(played.entries);
      expect(read.branch?.name).toBe('a try');
      // It leaves the match where it left it.
      const again = replayed({ ...read.opened, setup: branch.setup });
      expect(again.view(read.branch!.step, 'spectator').view).toEqual(
        replayed(branch).view(branch.entries.length, 'spectator').view,
      );
    }
  });

  it('is refused in a link as long as the match is played', async () => {
    const half = randomMatch(game, 'branch', (match) => match.step > 4);
    const link = await linkOf({ ...opened(kept), entries: half.entries }, null, '');
    const read = await readLink(link.split('#')[1]);
    expect(read.ok ? null : read.error.key).toBe('not-over');
    expect(openedOf(half)).toBeNull();
  });
});

it('a link carries who resigned, for that decides the places', async () => {
  const kept = randomMatch('skull-king', 'gone');
  const entries = [...kept.entries];
  entries.splice(2, 0, { table: 'resign', seat: 0 });
  const match = replayed({ ...kept, entries });
  const source = { ...opened(kept), entries, outcome: match.outcome()! };
  expect(source.outcome.places[0]).toBe(3);
  const link = await linkOf(source, null, '');
  expect(must(await readLink(link.split('#')[1])).opened.outcome).toEqual(source.outcome);
});

it('a link whose branch nobody plays, or whose seats do not fit, is refused', async () => {
  const kept = randomMatch('skull', 'seats');
  const source = opened(kept);
  const branch = branchOf(source, { step: 3, name: 'try', mine: [0], ...me });
  const refused = async (one: typeof source, other: SavedMatch | null): Promise<void> => {
    const read = await readLink((await linkOf(one, other, '')).split('#')[1]);
    expect(read.ok ? null : read.error.key).toBe('broken-link');
  };
  await refused(source, { ...branch, setup: { ...branch.setup, bots: [0, 1, 2] } });
  await refused({ ...source, bots: [1, 1] }, null);
  await refused({ ...source, names: ['Ann'] }, null);
  await refused({ ...source, names: ['Ann', 'B\u202eo', 'Cem'] }, null);
  const moves = source.entries.slice(0, -2);
  await refused({ ...source, entries: [...moves, { seat: 9, action: 'pass' }] }, null);
});

it('the same is tried again under another name, and hangs beside the first try', () => {
  const kept = randomMatch('skull', 'tree');
  const first = { ...branchOf(opened(kept), { step: 3, name: 'try', mine: [0], ...me }), begun: 10 };
  const second = { ...branchAnew(first, { ...first.origin!, name: 'try (2)' }), begun: 20 };
  expect(second.entries).toEqual(first.entries);
  expect(originOf(second)).toEqual(originOf(first));
  const over = { ...first, outcome: kept.outcome };
  const inner = { ...branchOf(opened(over), { step: 4, name: 'inner', mine: [0], ...me }), begun: 30 };
  const { root, rows } = treeOf(`/local/${inner.id}`, [inner, second, over, kept]);
  expect(root).toBe(`/local/${kept.id}`);
  expect(rows.map((row) => [row.kept.origin?.name, row.depth])).toEqual([
    ['try', 1],
    ['inner', 2],
    ['try (2)', 1],
  ]);
  expect(freeName('try', rows, (name, n) => `${name} (${n})`)).toBe('try (3)');
  expect(freeName('other', rows, (name) => name)).toBe('other');
  // Whoever has deleted the first match still sees what hung on it.
  expect(treeOf(`/local/${inner.id}`, [inner, second, over]).root).toBe(`/local/${kept.id}`);
});

it('whoever plays several seats has nothing hidden from them; bots play the rest', () => {
  const source = opened(randomMatch('skull', 'solo'));
  const two = branchOf(source, { step: 2, name: 'two', mine: [0, 2], ...me });
  expect(two.setup).toMatchObject({ solo: true, bots: [1] });
  expect(two.names).toEqual(source.names);
  const one = branchOf(source, { step: 2, name: 'one', mine: [2], ...me });
  expect(one.setup.solo).toBeUndefined();
  expect(one.setup.bots).toEqual([0, 1]);
  // They take their name along, and the bot that takes their seat has another.
  expect(one.names.slice(1)).toEqual(['Bo', 'Ann']);
  expect(one.names[0]).not.toBe('Ann');
});
