import { FastRng, must, seatsIn } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { skull as game, type State } from '../index.js';
import type { GameView } from '../view.js';
import { awaited, pileRefusal } from './refusal.js';

/** Every state of a few matches played at random, with what each seat sees. */
function* positions(): Generator<{ readonly s: State; readonly seat: number; readonly view: GameView }> {
  const rng = new FastRng('seen');
  const legal = new Uint16Array(game.actions);
  for (const [seats, gangs] of [
    [2, 2],
    [3, 1],
    [4, 1],
    [6, 1],
    [3, 2],
  ] as const) {
    const s = game.create(seats, must(game.options.check({ gangs }, seats)));
    while (game.outcome(s) === null) {
      for (let seat = 0; seat < seats; seat++) yield { s, seat, view: game.view(s, seat) };
      if (game.event(s) !== null) {
        game.chance(s, rng);
        continue;
      }
      const asked = seatsIn(game.actors(s));
      const seat = asked[rng.below(asked.length)];
      game.apply(s, seat, legal[rng.below(game.legal(s, seat, legal))]);
    }
  }
}

const refused = (s: State, seat: number, word: string) => game.refusal(s, seat, game.parse(word)!);

describe('why not, from a view alone', () => {
  it('S-2 S-3 S-4 S-5 S-8 S-9 the table waits for what the game says it waits for', () => {
    const seen = new Set<string>();
    for (const { s, seat, view } of positions()) {
      const why = awaited(view);
      if (why === null) {
        expect(view.phase === 'first' || view.phase === 'over').toBe(true);
        continue;
      }
      // A word that nobody is asked for now.
      const word = view.phase === 'bid' ? `turn:${view.gangs[0].name}` : 'pass';
      expect(why).toEqual(refused(s, seat, word));
      seen.add(why.key);
    }
    expect(seen.size).toBe(9);
  });

  it('S-5 a pile is refused as the game refuses it', () => {
    const seen = new Set<string | null>();
    for (const { s, seat, view } of positions()) {
      if (view.phase !== 'attempt' || view.gangs[view.turn!].seat !== seat) continue;
      for (const [gang, { name }] of view.gangs.entries()) {
        const why = pileRefusal(view, gang);
        expect(why).toEqual(refused(s, seat, `turn:${name}`));
        seen.add(why?.key ?? null);
      }
    }
    expect(seen).toEqual(new Set([null, 'own-pile', 'pile-spent']));
  });
});
