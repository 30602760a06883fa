import { FastRng, Match, must, type Sight } from '@crossbones/core';
import { games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { script, type View } from './script.js';

type Seen = Sight & { readonly view: View };

const game = games['queens-collection'];
const tables = [
  { seats: 2, options: { mode: 'competitive' } },
  { seats: 4, options: { mode: 'competitive' } },
  { seats: 4, options: { mode: 'teams' } },
  { seats: 1, options: { mode: 'cooperative', spaces: 2 } },
  { seats: 3, options: { mode: 'cooperative' } },
];

const opened = (table: (typeof tables)[number], key: string) =>
  must(Match.open(game, { ...table, key: key.repeat(64) }));
const look = (match: ReturnType<typeof opened>, viewer: number | 'spectator'): Seen =>
  match.view(match.step, viewer) as unknown as Seen;

/** Turning up until the fourth card gives long turns; taking comes before swapping. */
function chosen(legal: readonly string[], view: View, rng: FastRng): string {
  if (legal.includes('reveal') && view.revealed.length < 4 && rng.below(4) > 0) return 'reveal';
  const pairs = legal.filter((word) => word.startsWith('pair:'));
  const from = pairs.length > 0 && rng.below(5) > 0 ? pairs : legal;
  return from[rng.below(from.length)];
}

describe.each(tables)('a table of $seats, $options.mode', (table) => {
  it('is told in pictures that end with the newest view and hold long enough', () => {
    const match = opened(table, 'a');
    const rng = new FastRng(`script/${table.seats}/${table.options.mode}`);
    const viewers = [0, 'spectator'] as const;
    const before = new Map(viewers.map((viewer) => [viewer, look(match, viewer).view]));
    const moments = new Set<string>();
    for (let step = 0; step < 500 && match.outcome() === null; step++) {
      const [seat] = match.actors;
      const sight = look(match, seat);
      must(match.submit(seat, [chosen(sight.legal, sight.view, rng)]));
      for (const viewer of viewers) {
        const seen = look(match, viewer);
        const scenes = script(before.get(viewer)!, seen);
        expect(scenes.at(-1)!.view).toBe(seen.view);
        expect(scenes.reduce((sum, { hold }) => sum + hold, 0)).toBeLessThan(12_000);
        for (const { view, moment } of scenes) {
          if (moment) moments.add(moment.is);
          expect(view.market.length).toBeLessThanOrEqual(3);
          expect(view.revealed.length).toBeLessThanOrEqual(5);
          for (const [hand, size] of view.hands.map((one, i) => [one, view.sizes[i]] as const))
            if (hand !== null) expect(hand).toHaveLength(size);
          const pawns =
            view.boxes.flatMap((box) => box.pawns).length + view.taken.flatMap((one) => one.pawns).length;
          expect(pawns).toBe(seen.view.boxes.length * seen.view.options.spaces);
        }
        before.set(viewer, seen.view);
      }
    }
    const wanted =
      table.options.mode === 'cooperative'
        ? ['moved', 'redrew']
        : [
            'turned',
            'clash',
            'kept',
            'took',
            'swapped',
            'dealt',
            'round',
            ...(table.options.mode === 'teams' ? ['reshuffled'] : []),
          ];
    expect([...moments]).toEqual(expect.arrayContaining(wanted));
  });
});
