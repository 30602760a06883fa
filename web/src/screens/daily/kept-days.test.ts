import { expect, it } from 'vitest';
import { dayAfter, daysFrom, openDay } from './kept-days.js';

const deal = { game: 'skull', rules: 2, seats: 4, options: { gangs: 1 }, key: 'ab'.repeat(32) } as const;

it('reads back what it kept, and nothing that is broken', () => {
  const days = [{ day: '2026-11-17', deals: [deal] }];
  expect(daysFrom(JSON.stringify(days))).toEqual(days);
  for (const broken of [
    null,
    '',
    '{}',
    '[1]',
    '[null]',
    JSON.stringify([{ day: 'x', deals: [{ ...deal, key: 'k' }] }]),
  ])
    expect(daysFrom(broken)).toEqual([]);
});

it('keeps a day only once it is open', () => {
  const more = {
    level: 'bosun',
    begun: false,
    table: null,
    result: null,
    crew: { plays: 0, of: 1_000, scores: null },
    people: { finished: 0, scores: null },
  } as const;
  const reply = {
    day: '2026-11-17',
    today: '2026-11-18',
    first: '2026-11-01',
    anchor: 'cd'.repeat(32),
    ends: 0,
    opens: 0,
    link: null,
    streak: { now: 0, best: 0 },
  };
  expect(openDay({ ...reply, deals: [{ ...deal, ...more, key: null }] })).toBeNull();
  expect(openDay({ ...reply, deals: [{ ...deal, ...more }] })).toEqual({ day: reply.day, deals: [deal] });
});

it('counts days over months and years', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
});
