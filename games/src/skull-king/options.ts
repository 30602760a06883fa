import { choice, declare, either, flag, int, list, type OptionsOf, record, text } from '@crossbones/core';
import { suits } from './cards.js';
import { schedules } from './seen/schedule.js';

type ScheduleName = keyof typeof schedules;
const scheduleNames = Object.keys(schedules) as ScheduleName[];

/** What a house card may be: one of these, or a number of a suit. */
export const blankNatures = ['escape', 'pirate', 'mermaid'] as const;
export const MOST_BLANK_VALUE = 15;
export const MOST_BLANKS = 4;

const blank = record({
  name: text(1, 20),
  as: either(choice(...blankNatures), record({ suit: choice(...suits), value: int(0, MOST_BLANK_VALUE) })),
});

export const options = declare(
  { min: 2, max: 8 },
  {
    scoring: choice('skull-king', 'rascal'),
    cannonball: flag(),
    kraken: flag(),
    whale: flag(),
    loot: flag(),
    powers: flag(),
    krakenLead: choice('left', 'would-have-won'),
    schedule: either(choice(...scheduleNames), list(int(1, 14), 1, 20, [[3, 14, 2]])),
    blanks: list(blank, 0, MOST_BLANKS, [
      [],
      [
        { name: 'Parley', as: 'escape' },
        { name: 'Cutlass Kate', as: 'pirate' },
        { name: 'Siren', as: 'mermaid' },
        { name: 'Black spot', as: { suit: 'b', value: 15 } },
      ],
      [
        { name: 'Bilge rat', as: { suit: 'g', value: 0 } },
        { name: 'Twin', as: { suit: 'y', value: 14 } },
      ],
    ]),
  },
  {
    'cannonball-needs-rascal': { rule: 'SK-28', holds: (o) => !o.cannonball || o.scoring === 'rascal' },
  },
);

export type GameOptions = OptionsOf<typeof options>;
