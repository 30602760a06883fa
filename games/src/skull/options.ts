import { type Condition, choice, declare, type OptionsOf } from '@crossbones/core';

/** S-1, S-11: two gangs each for two to six, one for three to twelve. */
export const seats = { min: 2, max: 12 };
export const gangs = choice(1, 2);
export const conditions: { readonly [name: string]: Condition<{ readonly gangs: 1 | 2 }> } = {
  'one-gang-each-needs-three-seats': { rule: 'S-1', holds: (o, count) => o.gangs === 2 || count >= 3 },
  'two-gangs-each-need-at-most-six-seats': {
    rule: 'S-11',
    holds: (o, count) => o.gangs === 1 || count <= 6,
  },
};

export const options = declare(seats, { gangs, lastSkull: choice('challenger', 'anyone') }, conditions);

export type GameOptions = OptionsOf<typeof options>;
