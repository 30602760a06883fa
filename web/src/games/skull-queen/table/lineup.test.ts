import { describe, expect, it } from 'vitest';
import { begun, type Draft, fixed, turn, worthOf } from './lineup.js';
import type { View } from './script.js';

const worth = { front: [8, 5, 3, 2, 1], back: [1, 2, 3, 5, 8] };
const draft: Draft = { side: 'back', at: { r: 0, y: 4, g: 2, b: 2 } };
const nobody = { side: null, pirates: { r: null, y: null, g: null, b: null }, overboard: [] };
const seen = (plank: object, steps: number): View => ({ planks: [plank], steps: [steps] }) as unknown as View;

describe('a placement', () => {
  it('begins with everybody in the middle', () => {
    expect(begun(seen(nobody, 0), 0)).toEqual({ side: 'front', at: { r: 2, y: 2, g: 2, b: 2 } });
  });

  it('begins with what is sealed already', () => {
    const plank = { side: draft.side, pirates: draft.at, overboard: [] };
    expect(begun(seen(plank, 5), 0)).toEqual(draft);
    expect(fixed(seen(plank, 5), 0)).toBe(0);
  });

  it('is sent whole, or what is left of it', () => {
    expect(turn(draft, 0)).toEqual(['side:back', 'r:0', 'y:4', 'g:2', 'b:2']);
    const half = seen({ ...nobody, side: 'back', pirates: { ...nobody.pirates, r: 0 } }, 2);
    expect(turn(begun(half, 0), fixed(half, 0))).toEqual(['y:2', 'g:2', 'b:2']);
  });

  it('is worth what its spaces are', () => {
    expect(worthOf(draft, worth)).toBe(1 + 8 + 3 + 3);
    expect(worthOf({ ...draft, side: 'front' }, worth)).toBe(8 + 1 + 3 + 3);
  });
});
