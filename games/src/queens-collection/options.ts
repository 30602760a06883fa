import { choice, declare, type OptionsOf } from '@crossbones/core';

export const options = declare(
  { min: 1, max: 4 },
  { mode: choice('competitive', 'teams', 'cooperative'), spaces: choice(3, 2) },
  {
    'competitive-needs-two-seats': {
      rule: 'QC-2',
      holds: (o, seats) => o.mode !== 'competitive' || seats >= 2,
    },
    'teams-need-four-seats': { rule: 'QC-11', holds: (o, seats) => o.mode !== 'teams' || seats === 4 },
    'two-spaces-need-cooperation': { rule: 'QC-1', holds: (o) => o.spaces === 3 || o.mode === 'cooperative' },
  },
);

export type GameOptions = OptionsOf<typeof options>;
