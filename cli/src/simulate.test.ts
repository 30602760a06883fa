import { type GameId, gameIds, games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { crossbones, lines } from '../test/child.js';

interface Step {
  readonly step: number;
  readonly actors: number[];
  readonly may: number[];
  readonly legal: Record<string, string[]>;
  readonly seat: number | 'chance';
  readonly action: string;
  readonly open: Record<string, unknown>;
}

/** What the rules page of each game wants to see open. */
const openFields: { readonly [id in GameId]?: readonly string[] } = {
  'skull-king': [
    'round',
    'dealer',
    'leader',
    'cardsDealt',
    'hands',
    'bids',
    'won',
    'trick',
    'undealt',
    'scores',
  ],
  'skull-king-dice': ['round', 'starter', 'hands', 'bids', 'won', 'trick', 'bag', 'scores'],
  'skull-queen': ['round', 'dealer', 'leader', 'hands', 'planks', 'centre', 'trick', 'scores'],
  skull: ['first', 'phase', 'turn', 'gangs', 'bid', 'challenger', 'turned', 'scores'],
  'queens-collection': [
    'round',
    'first',
    'hands',
    'market',
    'reserve',
    'discard',
    'removed',
    'boxes',
    'taken',
    'scores',
  ],
};

describe.each(gameIds)('%s', (id) => {
  it('prints speed and statistics', async () => {
    const { code, out, err } = await crossbones(['simulate', id, '--games', '30', '--seed', 's']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/[\d,]+ games\/s +[\d,]+ moves\/s/);
    expect(out).toMatch(/^seat +(mean +sd +min +max +first place|wins) +mean place$/m);
    expect(out).toMatch(/Moves a game: [\d.]+ on average, \d+ to \d+/);
  });

  it('traces every step', async () => {
    const { code, out, err } = await crossbones(['simulate', id, '--games', '2', '--seed', 's', '--trace']);
    expect([code, err]).toEqual([0, '']);
    const all = lines(out).map((line) => JSON.parse(line));
    const heads = all.flatMap((line, i) => ('key' in line ? [i] : []));
    expect(heads).toHaveLength(2);
    for (const [n, head] of heads.entries()) {
      const end = (heads[n + 1] ?? all.length) - 1;
      expect(Object.keys(all[head])).toEqual(['game', 'seats', 'options', 'key']);
      expect(all[head].options).toEqual(games[id].options.defaults);
      expect(all[head].key).toMatch(/^[0-9a-f]{64}$/);
      expect(Object.keys(all[end])).toEqual(['places', 'points', 'grade']);
      expect(all[end].places).toHaveLength(all[head].seats);
      for (const [i, step] of (all.slice(head + 1, end) as Step[]).entries()) {
        expect(Object.keys(step)).toEqual(['step', 'actors', 'may', 'legal', 'seat', 'action', 'open']);
        expect(step.step).toBe(i);
        expect(Object.keys(step.open)).toEqual(expect.arrayContaining([...(openFields[id] ?? [])]));
        if (step.seat === 'chance') expect([step.actors, step.may, step.legal]).toEqual([[], [], {}]);
        else {
          expect([...step.actors, ...step.may]).toContain(step.seat);
          expect(step.legal[step.seat]).toContain(step.action);
          expect(Object.keys(step.legal).map(Number)).toEqual(
            [...step.actors, ...step.may].sort((a, b) => a - b),
          );
        }
      }
    }
  });
});

it('the same seed gives the same trace, another seed another', async () => {
  const trace = async (seed: string): Promise<string> =>
    (await crossbones(['simulate', 'skull', '--games', '1', '--seed', seed, '--trace'])).out;
  const [one, same, other] = await Promise.all([trace('a'), trace('a'), trace('b')]);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

it('optional acts happen in traces, and games with them end', async () => {
  const { out } = await crossbones(['simulate', 'skull', '--games', '30', '--trace']);
  const steps = lines(out).map((line) => JSON.parse(line) as Step);
  expect(steps.some(({ action }) => action === 'gloat')).toBe(true);
});

it('a co-operative game shows its grades', async () => {
  const args = [
    'simulate',
    'queens-collection',
    '--options',
    '{"mode":"cooperative"}',
    '--seats',
    '1',
    '--games',
    '20',
  ];
  const { code, out } = await crossbones(args);
  expect(code).toBe(0);
  expect(out).toMatch(/^grade +share$/m);
});
