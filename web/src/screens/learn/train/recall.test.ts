import { expect, it } from 'vitest';
import { answered, daysUntil, isDue, missedAt, type Recall } from './recall.js';

const DAY = 86_400_000;
const MONDAY = 1_800_000_000_000;

it('comes back after a day, three days and a week, and is solved with the third right answer in a row', () => {
  let recall: Recall | null = missedAt(MONDAY);
  const days: number[] = [];
  let now = MONDAY;
  while (recall !== null) {
    expect(isDue(recall, recall.due - 1)).toBe(false);
    expect(isDue(recall, recall.due)).toBe(true);
    days.push((recall.due - now) / DAY);
    expect(daysUntil(recall, now)).toBe(days.at(-1));
    now = recall.due;
    recall = answered(recall, true, now);
  }
  expect(days).toEqual([1, 3, 7]);
});

it('goes back to a day when it is missed again, and begins to count anew', () => {
  const twice = answered(answered(missedAt(MONDAY), true, MONDAY)!, true, MONDAY)!;
  expect(twice).toEqual({ right: 2, due: MONDAY + 7 * DAY });
  const again = answered(twice, false, MONDAY + 9 * DAY)!;
  expect(again).toEqual({ right: 0, due: MONDAY + 10 * DAY });
  expect(answered(again, true, MONDAY + 10 * DAY)).toEqual({ right: 1, due: MONDAY + 13 * DAY });
});

it('counts from the answer, however late it is', () => {
  const late = MONDAY + 100 * DAY;
  expect(answered(missedAt(MONDAY), true, late)).toEqual({ right: 1, due: late + 3 * DAY });
});
