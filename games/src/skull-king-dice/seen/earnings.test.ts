import { FastRng, must, seatsIn } from '@crossbones/core';
import { expect, it } from 'vitest';
import { skullKingDice as game } from '../index.js';
import type { GameView } from '../view.js';
import { earnings } from './earnings.js';

it('SD-8 SD-9 SD-10 SD-11 every point of a round is accounted for, while it is seen and later', () => {
  const rng = new FastRng('points');
  const legal = new Uint16Array(game.actions);
  const rolls = new Set<string | null>();
  for (let match = 0; match < 24; match++) {
    const scoring = match % 8 === 0 ? 'landlubber' : 'standard';
    const s = game.create(5, must(game.options.check({ scoring }, 5)));
    while (game.outcome(s) === null) {
      if (game.event(s) !== null) {
        const view = game.view(s, 'spectator');
        game.chance(s, rng);
        if (view.phase !== 'deal' || view.round === 0) continue;
        for (const sight of [view, game.view(s, 'spectator')])
          for (let seat = 0; seat < view.seats; seat++) {
            const { base, extras, points } = earnings(sight, view.round, seat);
            expect(base + extras.reduce((sum, extra) => sum + extra.points, 0)).toBe(points);
            expect(points).toBe(view.sheet.at(-1)!.points[seat]);
            for (const { roll } of extras) rolls.add(roll);
            if (sight === view) expect(extras.every(({ roll }) => roll !== null)).toBe(true);
          }
        continue;
      }
      const [seat] = seatsIn(game.actors(s));
      game.apply(s, seat, legal[rng.below(game.legal(s, seat, legal))]);
    }
  }
  expect(rolls).toContain('pirate:skull');
});

it('SD-10 shows what a player captured in that round, and nothing of others or of another round', () => {
  const row = { bids: [1, 1, 0], won: [1, 1, 0], bonus: [30, 30, 0], points: [50, 50, 10] };
  const taken = (winner: number) => ({ winner, bounty: [['pirate:skull', 30]] });
  const view = {
    options: { scoring: 'standard' },
    sheet: [row],
    tricks: [taken(0), taken(1), { winner: 0 }],
  };
  const extras = (round: number) => earnings({ ...view, round } as unknown as GameView, 1, 0).extras;
  expect(extras(1)).toEqual([{ roll: 'pirate:skull', points: 30 }]);
  expect(extras(2)).toEqual([{ roll: null, points: 30 }]);
});
