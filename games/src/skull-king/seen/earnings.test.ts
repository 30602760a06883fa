import { FastRng, must, seatsIn } from '@crossbones/core';
import { expect, it } from 'vitest';
import { skullKing as game } from '../index.js';
import type { GameView } from '../view.js';
import { earnings } from './earnings.js';

const everything = { kraken: true, whale: true, powers: true, loot: true };
const tables = [
  [2, everything],
  [4, everything],
  [4, { ...everything, scoring: 'rascal' }],
  [5, { ...everything, scoring: 'rascal', cannonball: true }],
  [
    6,
    {
      ...everything,
      blanks: [
        { name: 'Kate', as: 'pirate' },
        { name: 'Twin', as: { suit: 'b', value: 14 } },
      ],
    },
  ],
] as const;

/** What all see when a round is scored, and then when the next is dealt, in matches played at random. */
function* scored(): Generator<readonly [view: GameView, later: GameView]> {
  const rng = new FastRng('points');
  const legal = new Uint16Array(game.actions);
  for (const [seats, chosen] of [...tables, ...tables, ...tables]) {
    const s = game.create(seats, must(game.options.check(chosen, seats)));
    while (game.outcome(s) === null) {
      if (game.event(s) !== null) {
        const before = game.view(s, 'spectator');
        game.chance(s, rng);
        if (before.sheet.length > 0 && before.phase === 'deal') yield [before, game.view(s, 'spectator')];
        continue;
      }
      const [seat] = seatsIn(game.actors(s));
      game.apply(s, seat, legal[rng.below(game.legal(s, seat, legal))]);
    }
  }
}

it('SK-23 SK-24 SK-25 SK-26 SK-27 SK-28 SK-32 every point of a round is accounted for, by what brought it', () => {
  const kinds = new Set<string>();
  for (const [view] of scored())
    for (let seat = 0; seat < view.seats; seat++) {
      const { base, extras, points, bid, won } = earnings(view, view.round, seat);
      expect(base! + extras.reduce((sum, extra) => sum + extra.points, 0)).toBe(points);
      expect([bid, won, points]).toEqual(view.sheet.at(-1)![seat]);
      const cards = view.tricks.flatMap(({ taker, bounty = [] }) => (taker === seat ? bounty : []));
      expect(cards.reduce((sum, [, worth]) => sum + worth, 0)).toBe(view.bonus[seat]);
      for (const extra of extras) {
        kinds.add(extra.of);
        expect(extra.points).not.toBe(0);
        if (extra.of === 'alliance') expect(view.alliances.flat()).toContain(extra.with);
        if (extra.of === 'alliance') expect(extra.with).not.toBe(seat);
      }
    }
  expect([...kinds].sort()).toEqual(['alliance', 'card', 'wager']);
});

it('a round that has passed is told as the bid and a sum', () => {
  for (const [view, later] of scored())
    for (let seat = 0; seat < view.seats; seat++) {
      const full = earnings(view, view.round, seat);
      const { base, extras, points } = earnings(later, view.round, seat);
      expect(points).toBe(full.points);
      if (view.options.cannonball) expect([base, extras]).toEqual([null, []]);
      else {
        const rest = points - full.base!;
        expect(extras).toEqual(rest === 0 ? [] : [{ of: 'bonus', points: rest }]);
        expect(base).toBe(full.base);
        expect(base! + extras.reduce((sum, extra) => sum + extra.points, 0)).toBe(points);
      }
    }
});
