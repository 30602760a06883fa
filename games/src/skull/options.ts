import { choice, declare, type OptionsOf } from '@crossbones/core';

export const options = declare(
  { min: 2, max: 12 },
  { gangs: choice(1, 2) },
  {
    'one-gang-each-needs-three-seats': { rule: 'S-1', holds: (o, seats) => o.gangs === 2 || seats >= 3 },
    'two-gangs-each-need-at-most-six-seats': {
      rule: 'S-11',
      holds: (o, seats) => o.gangs === 1 || seats <= 6,
    },
  },
);

export type GameOptions = OptionsOf<typeof options>;
