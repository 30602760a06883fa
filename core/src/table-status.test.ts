import { describe, expect, it } from 'vitest';
import { withoutResigned } from './table-status.js';

describe('an outcome of which some have resigned', () => {
  const outcome = { places: [1, 2, 2, 4], points: [9, 5, 5, 1], grade: null };

  it('puts them last, all alike, and leaves the order of the others', () => {
    expect(withoutResigned(outcome, [0])).toEqual({ ...outcome, places: [4, 1, 1, 3] });
    expect(withoutResigned(outcome, [3, 1])).toEqual({ ...outcome, places: [1, 3, 2, 3] });
    expect(withoutResigned(outcome, [0, 1, 2, 3])).toEqual({ ...outcome, places: [1, 1, 1, 1] });
  });

  it('is left alone where nobody has, and where all stand or fall together', () => {
    expect(withoutResigned(outcome, [])).toBe(outcome);
    const together = { places: [1, 1], points: null, grade: 3 };
    expect(withoutResigned(together, [1])).toBe(together);
  });
});
