import { FastRng, seatsIn } from '@crossbones/core';
import { expect, it } from 'vitest';
import { skullQueen as game } from '../index.js';
import { cardRefusal } from './refusal.js';

it('SQ-6 SQ-7 a card is refused from a view alone as the game refuses it', () => {
  const rng = new FastRng('seen');
  const legal = new Uint16Array(game.actions);
  const seen = new Set<string | null>();
  for (const seats of [2, 3, 5]) {
    const s = game.create(seats, game.options.defaults);
    while (game.outcome(s) === null) {
      if (game.event(s) !== null) {
        game.chance(s, rng);
        continue;
      }
      const asked = seatsIn(game.actors(s));
      for (const seat of asked) {
        const view = game.view(s, seat);
        for (const card of view.hand ?? []) {
          const why = cardRefusal(view, card);
          expect(why).toEqual(game.refusal(s, seat, game.parse(card)!));
          seen.add(why?.key ?? null);
        }
      }
      const seat = asked[rng.below(asked.length)];
      game.apply(s, seat, legal[rng.below(game.legal(s, seat, legal))]);
    }
  }
  expect(seen).toEqual(new Set([null, 'place-first', 'must-follow']));
});
