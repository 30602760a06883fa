import { must } from '@crossbones/core';
import { expect, it } from 'vitest';
import { deckOf } from '../deck.js';
import { options } from '../options.js';
import { scheduleOf } from '../schedule.js';
import { remark, schedules } from './schedule.js';

it('SK-3 who sets up a table hears when there are too few cards, and only then', () => {
  let said = 0;
  // With two cards more than the box has, eight get nine each.
  const blanks = ['Kate', 'Anne'].map((name) => ({ name, as: 'pirate' }));
  for (let seats = 2; seats <= 8; seats++)
    for (const schedule of [...(Object.keys(schedules) as (keyof typeof schedules)[]), [3, 14, 2]])
      for (const more of [{}, { kraken: true }, { kraken: true, whale: true, loot: true }, { blanks }]) {
        const chosen = must(options.check({ schedule, ...more }, seats));
        const dealt = scheduleOf(chosen, deckOf(chosen).cards.length, seats === 2 ? 3 : seats);
        const wanted = typeof schedule === 'string' ? schedules[schedule] : schedule;
        const told = remark(chosen, seats);
        expect(told === null).toBe(wanted.every((cards, round) => cards === dealt[round]));
        if (told !== null)
          expect(told.args).toEqual({ most: Math.max(...dealt), wanted: Math.max(...wanted) });
        said += Number(told !== null);
      }
  expect(said).toBeGreaterThan(5);
  expect(remark(must(options.check({ schedule: 'barrage', kraken: true, whale: true }, 8)), 8)).toEqual({
    rule: 'SK-3',
    key: 'fewer-cards',
    args: { most: 9, wanted: 10 },
  });
});
