import { FastRng, must, seatsIn } from '@crossbones/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skullQueen as game, type State } from '../index.js';
import { colours } from './colour.js';
import { begun, type Draft, fixed, isOpen, turn, worthOf } from './placement.js';

/** A table where the cards are dealt and somebody has made so many choices. */
function dealt(seats: number, seat: number, choices: number, rng: FastRng): State {
  const s = game.create(seats, must(game.options.check({}, seats)));
  while (game.event(s) !== null) game.chance(s, rng);
  const legal = new Uint16Array(game.actions);
  for (let n = 0; n < choices; n++) game.apply(s, seat, legal[rng.below(game.legal(s, seat, legal))]);
  return s;
}

const space = fc.integer({ min: 0, max: 4 });
const drafts = fc.record({
  side: fc.constantFrom('front', 'back'),
  at: fc.record({ r: space, y: space, g: space, b: space }),
});

describe('a placement put together from one view', () => {
  it('SQ-6 is legal word by word, from wherever it was left, and comes true', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 0, max: 5 }),
        drafts,
        (seats, choices, thought) => {
          const s = dealt(seats, 1, choices, new FastRng(`placement ${seats}`));
          const before = game.view(s, 1);
          const done = fixed(before, 1);
          const stands = begun(before, 1);
          const at = Object.fromEntries(
            colours.map((colour) => [colour, isOpen(colour, done) ? thought.at[colour] : stands.at[colour]]),
          ) as Draft['at'];
          const draft = { side: done > 0 ? stands.side : thought.side, at };
          for (const word of turn(draft, done)) {
            expect(game.refusal(s, 1, game.parse(word)!)).toBeNull();
            game.apply(s, 1, game.parse(word)!);
          }
          const view = game.view(s, 1);
          expect(view.placed[1]).toBe(true);
          expect(begun(view, 1)).toEqual(draft);
          expect(seatsIn(game.actors(s))).not.toContain(1);
        },
      ),
    );
  });

  it('begins with everybody in the middle', () => {
    const view = game.view(dealt(3, 0, 0, new FastRng('middle')), 0);
    expect(begun(view, 0)).toEqual({ side: 'front', at: { r: 2, y: 2, g: 2, b: 2 } });
    expect(turn(begun(view, 0), fixed(view, 0))).toEqual(['side:front', 'r:2', 'y:2', 'g:2', 'b:2']);
  });

  it('is worth what its spaces are', () => {
    const worth = { front: [8, 5, 3, 2, 1], back: [1, 2, 3, 5, 8] };
    const draft: Draft = { side: 'back', at: { r: 0, y: 4, g: 2, b: 2 } };
    expect(worthOf(draft, worth)).toBe(1 + 8 + 3 + 3);
    expect(worthOf({ ...draft, side: 'front' }, worth)).toBe(8 + 1 + 3 + 3);
  });
});
