import { choice, declare, type OptionsOf } from '@crossbones/core';

export const options = declare({ min: 2, max: 4 }, { rounds: choice(3, 5) });

export type GameOptions = OptionsOf<typeof options>;
